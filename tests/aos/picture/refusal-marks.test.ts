import { describe, expect, test } from 'vitest';
import type { Spot } from '../../../src/geometry/shapes/shape';
import { apart, stage, unit } from '../fixture';
import { clash, playTo } from '../hands/clash';
import { handOn, handOnMatch, placesOf } from '../hands/hand-on';

const HERO = 'lord-celestant';

/** A hero at x 20, y 20 with an enemy n inches to its right, and a friend to its left; nothing is dragged yet. */
function moving(gap: number, at: Spot = { x: 20, y: 20 }) {
  const staged = stage({
    phase: 'movement',
    azure: [unit(HERO, { at }), unit(HERO, { id: 'comrade', at: { x: at.x - apart(HERO, HERO, 1), y: at.y } })],
    ember: [unit(HERO, { id: 'foe', at: { x: at.x + apart(HERO, HERO, gap), y: at.y } })],
  });
  const hand = handOn(staged);
  const looks = () => hand.overlays().rings.map(({ look }) => look);
  const said = () => hand.overlays().labels.map(({ number, text }) => `${number} ${text}`.trim());
  return {
    ...hand,
    looks,
    said,
    pullBy: (x: number, y: number) => hand.pull(at, { x: at.x + x, y: at.y + y }, `${HERO}/1`),
  };
}

describe('what is wrong with a move is marked where it is wrong, while it is dragged', () => {
  test('MOVE-13 2.9″ from an enemy: a cross, the gap and its length', () => {
    const { pullBy, looks, said, overlays } = moving(6.9);
    pullBy(4, 0);
    expect(looks()).toEqual(expect.arrayContaining(['foul', 'hit']));
    expect(overlays().strokes.map(({ look }) => look)).toContain('gap');
    expect(said()).toContain('2.9″ from an enemy: more than 3″');
  });

  test('MOVE-13 3.1″ from an enemy nothing is wrong', () => {
    const { pullBy, looks, said } = moving(7.1);
    pullBy(4, 0);
    expect(looks()).not.toContain('hit');
    expect(said()).toEqual(['4″ of 5″, 1″ left']);
  });

  test('MOVE-06 a friend in the way: its base is marked and a cross lies before it', () => {
    const { pullBy, overlays, said, interaction } = moving(30);
    pullBy(-2, 0);
    const comrade = interaction().battle.units.find(({ id }) => id === 'comrade')?.models[0];
    expect(overlays().rings).toContainEqual(expect.objectContaining({ look: 'foul', x: comrade?.x, y: comrade?.y }));
    expect(said()).toContain('in the way');
  });

  test('MOVE-07 over the edge of the table: the edge itself is marked', () => {
    const { pullBy, overlays, said } = moving(30, { x: 20, y: 2 });
    pullBy(0, -3);
    expect(said()).toContain('the table ends here');
    const edge = overlays().strokes.find(({ look }) => look === 'gap');
    expect(edge?.points.every(({ y }) => y === 0)).toBe(true);
  });

  test('after a refused confirm the marks stay with the draft', () => {
    const { send, looks, said, interaction } = moving(6.9);
    const path = [20, 24].map(x => ({ x, y: 20 }));
    const draft = { seat: 'azure', type: 'move', unit: HERO, steps: [{ model: `${HERO}/1`, path }] } as const;
    expect(said()).not.toContain('2.9″ from an enemy: more than 3″');
    send({ type: 'sketch', draft });
    send({ type: 'refused', refusals: interaction().check(draft) });
    expect(looks()).toContain('hit');
    expect(said()).toContain('2.9″ from an enemy: more than 3″');
  });
});

describe('what is wrong with a set-up is marked where it is wrong, seed 1', () => {
  /** The first unit is pulled so that its first model stands there. */
  const pulled = (to: Spot) => {
    const hand = handOnMatch(playTo(clash(1), 'deploy'));
    const [from = to] = placesOf(hand.draft());
    hand.pull(from, to);
    return {
      texts: hand.overlays().labels.map(({ text }) => text),
      strokes: hand.overlays().strokes,
      rings: hand.overlays().rings.map(({ look }) => look),
    };
  };

  test('SETUP-04 a base over the edge', () => {
    const { texts, strokes, rings } = pulled({ x: 36, y: 0 });
    expect(texts).toContain('over the edge');
    expect(strokes.some(({ look, points }) => look === 'gap' && points.every(({ y }) => y === 0))).toBe(true);
    expect(rings).toEqual(expect.arrayContaining(['foul', 'hit']));
  });

  test('FB-03 a base on the enemy’s ground', () => {
    const match = playTo(clash(1), 'deploy');
    const isBelow = (placesOf(handOnMatch(match).draft())[0]?.y ?? 0) < 24;
    expect(pulled({ x: 36, y: isBelow ? 40 : 8 }).texts).toContain('outside your territory');
  });
});
