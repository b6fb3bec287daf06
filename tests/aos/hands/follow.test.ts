import { describe, expect, test } from 'vitest';
import type { Command } from '../../../src/games/aos/commands';
import { surveySteps } from '../../../src/games/aos/facts/moving/movement';
import { unitOf } from '../../../src/games/aos/facts/units';
import { endsOf, isMove } from '../../../src/games/aos/hands/draft/drafts';
import type { Spot } from '../../../src/geometry/shapes/shape';
import { apart, baseOf, type Scene, stage, unit } from '../fixture';
import { piece, rectangle } from '../rules/terrain-pieces';
import { clash, playTo } from './clash';
import { handOn, handOnMatch, placesOf } from './hand-on';

const HERO = 'lord-celestant';
const FOE = [unit(HERO, { id: 'foe', at: { x: 60, y: 40 } })];
/** Too high to be climbed by anyone who walks 5″. */
const WALL = piece(rectangle(22, 17, 22.4, 20.4), { height: 6 });

/** A hand on a staged battle that tells how far each model of what it drafts goes. */
function pulling(scene: Partial<Scene>, dice: readonly number[] = []) {
  const staged = stage({
    phase: 'movement',
    azure: [unit(HERO, { at: { x: 20, y: 20 } })],
    ember: FOE,
    dice,
    ...scene,
  });
  const hand = () => {
    const held = handOn(staged);
    const surveyed = () => {
      const draft = held.draft();
      const { battle } = held.interaction();
      return isMove(draft) ? surveySteps(battle, unitOf(battle, draft.unit), draft.steps, 5) : [];
    };
    const said = () => held.overlays().labels.map(({ number, text }) => `${number} ${text}`.trim());
    const corners = () => surveyed().map(({ path }) => path.length);
    const moved = () => surveyed().map(each => each.moved);
    const endOf = (model: string): Spot | undefined => endsOf(held.interaction().battle, held.draft()).get(model);
    return { ...held, said, corners, moved, endOf };
  };
  return { staged, hand: hand(), again: hand };
}

describe('while a unit is dragged', () => {
  test('MOVE-06 its way is found round a wall, with the corners on the tape, and what is shown is legal', () => {
    const { staged, hand } = pulling({ terrain: [WALL] });
    hand.pull({ x: 20, y: 20 }, { x: 23.4, y: 20 }, `${HERO}/1`);
    expect(hand.codes()).toEqual([]);
    expect(hand.corners()[0]).toBeGreaterThan(2);
    expect(hand.endOf(`${HERO}/1`)).toMatchObject({ x: 23.4, y: 20 });
    const tape = hand.overlays().strokes.find(({ look }) => look === 'tape');
    expect(tape?.points).toHaveLength(hand.corners()[0] ?? 0);
    hand.send({ type: 'release' });
    staged.submit(hand.draft());
    expect(staged.unit(HERO).models[0]).toMatchObject({ x: 23.4, y: 20, z: 0 });
  });

  test('MOVE-12 beyond its Move it stops where the way round has used up 5″, and says what is missing', () => {
    const { staged, hand } = pulling({ terrain: [WALL] });
    hand.pull({ x: 20, y: 20 }, { x: 28, y: 20 }, `${HERO}/1`);
    expect(hand.moved()[0]).toBeCloseTo(5, 4);
    expect(hand.corners()[0]).toBeGreaterThan(2);
    expect(hand.said()[0]).toBe('5″ of 5″');
    expect(hand.said()[1]).toMatch(/^\d(\.\d)?″ short$/);
    expect(hand.overlays().rings).toContainEqual(expect.objectContaining({ look: 'hover', x: 28, y: 20 }));
    hand.send({ type: 'release' });
    expect(hand.said()).toEqual(['5″ of 5″']);
    staged.submit(hand.draft());
  });

  test.each([
    [5, undefined],
    [5.04, undefined],
    [5.5, 0.5],
  ])('MOVE-12 on open ground a hand at %d″ is %s short', (far, short) => {
    const { hand } = pulling({});
    hand.pull({ x: 20, y: 20 }, { x: 20 + far, y: 20 }, `${HERO}/1`);
    expect(hand.codes()).toEqual([]);
    expect(hand.interaction().hold?.overrun?.short).toEqual(short === undefined ? undefined : expect.closeTo(short, 5));
  });

  test('UNIT-02 the others come after in their places round the wall, and the unit holds together', () => {
    const { staged, hand } = pulling({
      azure: [unit('liberators', { models: 5, at: { x: 20, y: 20 } })],
      terrain: [piece(rectangle(29.5, 17, 29.9, 20.4), { height: 6 })],
    });
    const models = staged.unit('liberators').models;
    const front = models.toSorted((a, b) => b.x - a.x)[0] ?? { id: '', x: 0, y: 0 };
    hand.pull(front, { x: front.x + 9, y: front.y }, front.id);
    expect(hand.codes()).toEqual([]);
    expect(Math.max(...hand.moved())).toBeCloseTo(5, 3);
    expect(hand.moved()).toHaveLength(5);
    staged.submit(hand.draft());
  });

  test('MOVE-13 the way keeps more than 3″ from an enemy beside it', () => {
    const { hand } = pulling({
      ember: [unit(HERO, { id: 'foe', at: { x: 22.5, y: 20 - apart(HERO, HERO, 2.8) } })],
    });
    hand.pull({ x: 20, y: 20 }, { x: 24.8, y: 20 }, `${HERO}/1`);
    expect(hand.codes()).toEqual([]);
    expect(hand.corners()[0]).toBeGreaterThan(2);
  });

  test('one model is adjusted after, and the others keep the ways that they found', () => {
    const { hand } = pulling({
      azure: [unit('liberators', { models: 5, at: { x: 20, y: 20 } })],
      terrain: [piece(rectangle(29.5, 17, 29.9, 20.4), { height: 6 })],
    });
    const [one, ...others] = hand.interaction().battle.units[0]?.models ?? [];
    if (!one) throw new Error('nobody');
    hand.pull(one, { x: one.x + 4, y: one.y }, one.id);
    hand.send({ type: 'release' });
    const before = hand.draft();
    const [end = one] = [hand.endOf(one.id)];
    hand.send({ type: 'press', point: { spot: end, model: undefined, single: true } });
    hand.send({ type: 'drag', spot: { x: end.x - 0.4, y: end.y } });
    const after = hand.draft();
    if (!isMove(before) || !isMove(after)) throw new Error('nobody moves');
    for (const { id } of others) {
      expect(after.steps.find(({ model }) => model === id)).toEqual(before.steps.find(({ model }) => model === id));
    }
    expect(hand.endOf(one.id)?.x).toBeCloseTo(end.x - 0.4, 6);
    expect(hand.codes()).toEqual([]);
  });
});

describe('charges and pile-ins stop as well', () => {
  const charging = (gap: number) => {
    const { staged, again } = pulling(
      {
        phase: 'charge',
        ember: [unit(HERO, { id: 'foe', at: { x: 20 + apart(HERO, HERO, gap), y: 20 } })],
      },
      [2, 4],
    );
    staged.submit({ type: 'tryCharge', unit: HERO });
    return { staged, hand: again() };
  };

  test('CHARGE-05 pulled onto the enemy a charge stops in contact', () => {
    const { staged, hand } = charging(5);
    hand.pull({ x: 20, y: 20 }, { x: 20 + apart(HERO, HERO, 5), y: 20 }, `${HERO}/1`);
    expect(hand.codes()).toEqual([]);
    expect(hand.endOf(`${HERO}/1`)?.x).toBeCloseTo(25, 4);
    staged.submit(hand.draft());
  });

  test('CHARGE-02 it goes no further than was rolled, and says how much is missing', () => {
    const { hand } = charging(9);
    hand.pull({ x: 20, y: 20 }, { x: 27.5, y: 20 }, `${HERO}/1`);
    expect(hand.endOf(`${HERO}/1`)?.x).toBeCloseTo(26, 5);
    expect(hand.said()).toContain('1.5″ short');
    expect(hand.codes()).toEqual(['charge.fellShort']);
  });

  test('PILE-03 no model is pulled away from its nearest enemy: the ghost stops before that', () => {
    const { staged, again } = pulling({
      phase: 'combat',
      ember: [unit(HERO, { id: 'foe', at: { x: 20 + apart(HERO, HERO, 1), y: 20 } })],
    });
    staged.submit({ type: 'fight', unit: HERO });
    const hand = again();
    hand.pull({ x: 20, y: 20 }, { x: 20.6, y: 23 }, `${HERO}/1`);
    const end = hand.endOf(`${HERO}/1`);
    expect(hand.codes()).toEqual([]);
    expect(end?.y).toBeGreaterThan(20.5);
    expect(end?.y).toBeLessThan(23);
    expect(hand.said().some(text => text.endsWith('not away'))).toBe(true);
  });
});

describe('while a unit is set up', () => {
  test('FB-03 it stays on its own ground, at the border nearest to the hand, and may stand there, seed 1', () => {
    const match = playTo(clash(1), 'deploy');
    const hand = handOnMatch(match);
    const [from = { x: 0, y: 0 }] = placesOf(hand.draft());
    const far = { x: from.x + 3, y: from.y < 24 ? 40 : 8 };
    hand.pull(from, far);
    expect(hand.codes()).toEqual([]);
    const [at = from] = placesOf(hand.draft());
    expect(at.x).toBeCloseTo(from.x + 3, 5);
    expect(Math.abs(at.y - far.y)).toBeLessThan(Math.abs(from.y - far.y));
    expect(hand.interaction().hold?.overrun).toMatchObject(far);
    hand.send({ type: 'release' });
    expect(match.check(hand.draft())).toEqual([]);
  });
});

describe('where halts in mid-climb are agreed on', () => {
  const CLIFF = piece(rectangle(22, 0, 22.4, 48), { height: 6 });
  const FOOT = 22 - baseOf(HERO).length / 2;
  const lone = (more: Partial<Scene> = {}) => pulling({ terrain: [CLIFF], rulings: { midClimbStop: true }, ...more });
  const levels = (draft: Command) => (isMove(draft) ? draft.steps.map(({ level }) => level) : []);
  const climbed = 5 - (FOOT - 20);

  test('TMOVE-03 a hand that points beyond the wall takes the model up it as far as its Move goes', () => {
    const { staged, hand } = lone();
    hand.pull({ x: 20, y: 20 }, { x: 26, y: 20 }, `${HERO}/1`);
    expect(hand.codes()).toEqual([]);
    expect(levels(hand.draft())[0]).toBeCloseTo(climbed, 5);
    expect(hand.said()[0]).toBe(`5″ of 5″, ${Math.round(climbed * 10) / 10}″ up`);
    expect(hand.said()[1]).toMatch(/″ short$/);
    const { rings, strokes } = hand.overlays();
    expect(rings.find(({ look }) => look === 'ghost')?.z).toBeCloseTo(climbed, 5);
    const [foot, top] = strokes.filter(({ look }) => look === 'tape').at(-1)?.points ?? [];
    expect([foot?.x, foot?.z, top?.x]).toEqual([top?.x, 0, FOOT].map(each => expect.closeTo(each ?? -1, 5)));
    expect(top?.z).toBeCloseTo(climbed, 5);
    hand.send({ type: 'release' });
    staged.submit(hand.draft());
    expect(staged.unit(HERO).models[0]?.z).toBeCloseTo(climbed, 5);
  });

  test('TMOVE-03 a hand before the wall leaves it on the ground', () => {
    const { hand } = lone();
    hand.pull({ x: 20, y: 20 }, { x: FOOT - 0.1, y: 20 }, `${HERO}/1`);
    expect(levels(hand.draft())).toEqual([undefined]);
  });

  test('TMOVE-03 keys bring it up the wall too', () => {
    const { staged, hand } = lone();
    hand.click({ x: 20, y: 20 }, `${HERO}/1`);
    hand.send({ type: 'nudge', by: { x: 3, y: 0 } });
    expect(levels(hand.draft())[0]).toBeCloseTo(climbed, 5);
    hand.send({ type: 'turn', angle: 1 });
    expect(hand.draft()).toMatchObject({ steps: [{ facing: 1 }] });
    expect(levels(hand.draft())[0]).toBeCloseTo(climbed, 5);
    staged.submit(hand.draft());
  });

  test('TMOVE-03 who hangs is pulled on up the wall, or down again', () => {
    const { staged, hand, again } = lone({ dice: [6, 1] });
    hand.pull({ x: 20, y: 20 }, { x: 26, y: 20 }, `${HERO}/1`);
    hand.send({ type: 'release' });
    staged.submit(hand.draft());
    staged.submit({ type: 'endPhase' });
    staged.playTo('movement', 'azure');
    const on = again();
    on.pull({ x: FOOT, y: 20 }, { x: 26, y: 20 }, `${HERO}/1`);
    expect(on.codes()).toEqual([]);
    expect(on.moved()[0]).toBeCloseTo(5, 5);
    expect(on.endOf(`${HERO}/1`)?.x).toBeGreaterThan(22.4);
    on.send({ type: 'cancel' });
    on.pull({ x: FOOT, y: 20 }, { x: 16, y: 20 }, `${HERO}/1`);
    expect(on.codes()).toEqual([]);
    expect(on.moved()[0]).toBeCloseTo(5, 5);
    expect(on.endOf(`${HERO}/1`)?.x).toBeCloseTo(FOOT - (5 - climbed), 4);
  });

  test('TMOVE-03 with the proposed ruling it stops before the wall', () => {
    const { hand } = lone({ rulings: {} });
    hand.pull({ x: 20, y: 20 }, { x: 26, y: 20 }, `${HERO}/1`);
    expect(levels(hand.draft())).toEqual([undefined]);
    expect(hand.endOf(`${HERO}/1`)?.x).toBeLessThanOrEqual(FOOT + 1e-5);
  });
});
