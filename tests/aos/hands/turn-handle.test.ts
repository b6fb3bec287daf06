import { describe, expect, test } from 'vitest';
import { turnHandleOf } from '../../../src/games/aos/hands/drag/turn-handle';
import { stage, unit } from '../fixture';
import { clash, playTo } from './clash';
import { handOn, handOnMatch } from './hand-on';

const facing = (at: number) =>
  handOn(
    stage({
      phase: 'movement',
      azure: [unit('liberators', { models: 5, at: { x: 20, y: 20 } })],
      ember: [unit('liberators', { id: 'foe', at: { x: 60, y: 40 + at } })],
    }),
  );

describe('the handle of a unit', () => {
  test('MOVE-08 stands before the selected unit where it faces, and there is none for others', () => {
    const hand = facing(0);
    expect(turnHandleOf(hand.interaction())).toBeUndefined();
    hand.send({ type: 'select', unit: 'liberators' });
    const handle = turnHandleOf(hand.interaction());
    const [first] = hand.interaction().battle.units[0]?.models ?? [];
    const { middle, knob } = handle ?? { middle: { x: 0, y: 0 }, knob: { x: 0, y: 0 } };
    expect(Math.atan2(knob.y - middle.y, knob.x - middle.x)).toBeCloseTo(first?.facing ?? 9);
    expect(hand.overlays().rings.some(({ look, x }) => look === 'seen' && x === knob.x)).toBe(true);
    hand.send({ type: 'select', unit: 'foe' });
    expect(turnHandleOf(hand.interaction())).toBeUndefined();
  });

  test('pulled round by a right angle it turns the unit around its middle, and the draft stays when let go', () => {
    const hand = facing(0);
    hand.send({ type: 'select', unit: 'liberators' });
    const { middle, knob } = turnHandleOf(hand.interaction()) ?? { middle: { x: 0, y: 0 }, knob: { x: 0, y: 0 } };
    const [dx, dy] = [knob.x - middle.x, knob.y - middle.y];
    hand.pull(knob, { x: middle.x - dy, y: middle.y + dx });
    hand.send({ type: 'release' });
    const draft = hand.draft();
    const [first] = hand.interaction().battle.units[0]?.models ?? [];
    expect('steps' in draft && draft.steps[0]?.facing).toBeCloseTo((first?.facing ?? 0) + Math.PI / 2);
    expect('steps' in draft && draft.steps.length).toBe(5);
    expect(turnHandleOf(hand.interaction())?.middle.x).toBeCloseTo(middle.x);
  });

  test('with one model in focus it turns that model alone', () => {
    const hand = facing(0);
    hand.send({ type: 'select', unit: 'liberators' });
    hand.send({ type: 'focusNext' });
    const { middle, knob } = turnHandleOf(hand.interaction()) ?? { middle: { x: 0, y: 0 }, knob: { x: 0, y: 0 } };
    hand.pull(knob, { x: middle.x - 3, y: middle.y - 1 });
    const draft = hand.draft();
    expect('steps' in draft && draft.steps.map(({ model }) => model)).toEqual(['liberators/1']);
  });

  test('a click on it while units are set up does not lay the unit out there, seed 1', () => {
    const hand = handOnMatch(playTo(clash(1), 'deploy'));
    const before = hand.draft();
    const { knob } = turnHandleOf(hand.interaction()) ?? { knob: { x: 0, y: 0 } };
    hand.click(knob);
    expect(hand.draft()).toEqual(before);
  });
});
