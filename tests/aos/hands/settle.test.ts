import { describe, expect, test } from 'vitest';
import { answersOf } from '../../../src/games/aos/hands/answers';
import { apart, stage, unit } from '../fixture';
import { bringStaged } from '../rules/bring-staged';
import { piece, rectangle } from '../rules/terrain-pieces';
import { handOn, placesOf } from './hand-on';

bringStaged();

const keep = { ...piece(rectangle(10, 10, 16, 16), { height: 5 }), id: 'keep', isGarrison: true };

/** A unit waits in reserve while its movement phase ends; the enemy stands in the middle. */
function arriving() {
  const staged = stage({
    phase: 'movement',
    azure: [unit('lord-celestant', { at: { x: 4, y: 4 } }), unit('liberators', { inReserve: true, models: 5 })],
    ember: [unit('lord-celestant', { id: 'foe', at: { x: 36, y: 24 } })],
    allegiances: { azure: 'stormcast-eternals' },
    generals: { azure: 'lord-celestant/1' },
  });
  staged.submit({ type: 'endPhase' });
  const hand = handOn(staged);
  hand.send({ type: 'select', unit: 'liberators' });
  return { staged, hand };
}

describe('models that are set down', () => {
  test('RES-02 a unit from reserve is laid out where the table is clicked, with its figures, and Enter brings it on', () => {
    const { staged, hand } = arriving();
    hand.click({ x: 60, y: 40 });
    const places = placesOf(hand.draft());
    expect(places.reduce((sum, { x }) => sum + x, 0) / places.length).toBeCloseTo(60, 5);
    expect(hand.minis().filter(({ figure }) => figure === 'liberators')).toHaveLength(5);
    expect(answersOf(hand.interaction()).prime).toEqual({ kind: 'give', command: hand.draft() });
    staged.submit(hand.draft());
    expect(staged.unit('liberators').where.kind).toBe('table');
  });

  test('RES-03 the ground within 9″ of enemies is drawn, and a unit pulled into it says why there', () => {
    const { hand } = arriving();
    const { x, y } = placesOf(hand.draft())[0] ?? { x: 0, y: 0 };
    hand.pull({ x, y }, { x: 36, y: 30 }, 'liberators/1');
    const { areas, labels, strokes } = hand.overlays();
    expect(areas).toMatchObject([{ look: 'danger', grow: 9, discs: [{ x: 36, y: 24 }] }]);
    expect(labels.map(({ text }) => text)).toContain('from an enemy: more than 9″');
    expect(strokes.some(({ look }) => look === 'gap')).toBe(true);
  });

  test('SETUP-04 a block that would overlap by a little slides aside by itself', () => {
    const { hand } = arriving();
    hand.click({ x: 4, y: 5.2 });
    expect(hand.codes()).toEqual([]);
    expect(Math.abs((placesOf(hand.draft())[2]?.x ?? 0) - 4)).toBeLessThan(6);
  });

  test('GARR-11 a garrison leaves to where it is put, within 6″ of its feature', () => {
    const staged = stage({
      phase: 'movement',
      azure: [unit('lord-celestant', { inside: 'keep' })],
      ember: [unit('lord-celestant', { id: 'foe', at: { x: 60, y: 40 } })],
      terrain: [keep],
    });
    const hand = handOn(staged);
    hand.send({ type: 'select', unit: 'lord-celestant' });
    expect(hand.interaction().draft).toBeUndefined();
    const leave = staged.options().find(({ type }) => type === 'leaveGarrison');
    hand.send({ type: 'sketch', draft: leave ?? { seat: 'azure', type: 'pass' } });
    hand.click({ x: 20, y: 13 });
    expect(hand.codes()).toEqual([]);
    expect(placesOf(hand.draft())).toMatchObject([{ x: 20, y: 13 }]);
    expect(hand.overlays().areas).toMatchObject([
      { look: 'reach', grow: 6 },
      { look: 'danger', grow: 3 },
    ]);
    hand.click({ x: 40, y: 13 });
    expect(hand.codes()).toEqual(['garrison.tooFar']);
    expect(hand.overlays().labels.map(({ text }) => text)).toContain('away: within 6″');
  });

  test('RNF-02 a unit that is summoned has figures before it has joined, and is dragged as a whole', () => {
    const staged = stage({
      phase: 'hero',
      azure: [unit('summoner', { at: { x: 20, y: 20 } })],
      ember: [unit('horse-12', { id: 'foe', at: { x: 60, y: 20 } })],
    });
    staged.submit({ type: 'useAbility', unit: 'summoner', ability: 'call' });
    const hand = handOn(staged);
    const before = placesOf(hand.draft());
    const figures = hand.minis().filter(({ figure }) => figure === 'chainrasp-horde');
    expect(figures).toHaveLength(10);
    const [first = { x: 0, y: 0, id: '' }] = figures;
    hand.pull(first, { x: first.x + 1, y: first.y }, first.id);
    expect(placesOf(hand.draft()).map(({ x }, i) => x - (before[i]?.x ?? 0))).toEqual(
      before.map(() => expect.closeTo(1)),
    );
    expect(hand.overlays().areas).toMatchObject([
      { look: 'reach', grow: 12 },
      { look: 'danger', grow: 3 },
    ]);
  });

  test('MEAS-06 a unit called to the general frees its old place as soon as it is put elsewhere', () => {
    const staged = stage({
      phase: 'movement',
      azure: [unit('spirit-torment', { at: { x: 20, y: 20 } }), unit('lord-executioner', { at: { x: 60, y: 5 } })],
      ember: [unit('liberators', { at: { x: 20, y: 46 } })],
      allegiances: { azure: 'nighthaunt' },
      generals: { azure: 'spirit-torment/1' },
      points: { azure: 1 },
    });
    const summon = { type: 'useAbility', unit: 'spirit-torment', ability: 'spectral-summons' } as const;
    staged.submit({ ...summon, target: 'lord-executioner' });
    const hand = handOn(staged);
    hand.click({ x: 24, y: 20 });
    expect(hand.codes()).toEqual([]);
    expect(hand.minis().filter(({ id }) => id === 'lord-executioner/1')).toMatchObject([{ x: 24, y: 20 }]);
    hand.click({ x: 40, y: 20 });
    expect(hand.codes()).toEqual(['summon.tooFar']);
    expect(hand.overlays().rings.some(({ look }) => look === 'foul')).toBe(true);
  });
});

describe('models that come back', () => {
  const lost = () => {
    const staged = stage({
      phase: 'hero',
      azure: [
        unit('guardian-of-souls', { at: { x: 20, y: 20 } }),
        unit('chainrasp-horde', { at: { x: 24, y: 24 }, lost: 4, lostBefore: true }),
      ],
      ember: [unit('liberators', { at: { x: 60, y: 40 } })],
      dice: [3, 4, 4],
    });
    staged.submit({ type: 'cast', unit: 'guardian-of-souls', model: 'guardian-of-souls/1', spell: 'spectral-lure' });
    staged.submit({ type: 'aimSpell', target: 'chainrasp-horde' });
    return { staged, hand: handOn(staged) };
  };

  test('UNIT-02 each is moved on its own, and one too far from its unit shows the broken link', () => {
    const { hand } = lost();
    const [one, other] = placesOf(hand.draft());
    const ids = hand
      .minis()
      .slice(-placesOf(hand.draft()).length)
      .map(({ id }) => id);
    expect(new Set(hand.minis().map(({ id }) => id)).size).toBe(hand.minis().length);
    if (!one || !other) throw new Error('nobody comes back');
    hand.pull(one, { x: one.x + 9, y: one.y }, ids[0]);
    expect(placesOf(hand.draft())[1]).toEqual(other);
    expect(hand.overlays().strokes.some(({ look }) => look === 'gap')).toBe(true);
    expect(hand.codes()).toContain('unit.notOneGroup');
  });
});

describe('what is aimed', () => {
  const lord = 'lord-arcanum-on-gryph-charger';
  const riding = (dice: readonly number[] = []) =>
    stage({
      phase: 'movement',
      azure: [unit(lord, { at: { x: 20, y: 20 } })],
      ember: [unit('liberators', { at: { x: 60, y: 40 } })],
      dice,
    });

  test('a ride is pointed out on the table, and how far is pulled along its line and no further than rolled', () => {
    const staged = riding([1, 2, 1, 2, 1, 2]);
    const hand = handOn(staged);
    const winds = staged.options().find(({ type }) => type === 'rideWinds');
    hand.send({ type: 'sketch', draft: winds ?? { seat: 'azure', type: 'pass' } });
    hand.click({ x: 30, y: 30 });
    expect(hand.draft()).toMatchObject({ type: 'rideWinds', direction: Math.PI / 4 });
    staged.submit(hand.draft());
    const along = handOn(staged);
    along.pull({ x: 22, y: 22 }, { x: 23, y: 23 });
    expect(along.draft()).toMatchObject({ type: 'rideMove', distance: expect.closeTo(3 * Math.SQRT2) });
    along.send({ type: 'drag', spot: { x: 60, y: 60 } });
    expect(along.draft()).toMatchObject({ distance: 9 });
    along.send({ type: 'drag', spot: { x: 0, y: 0 } });
    expect(along.draft()).toMatchObject({ distance: 0 });
    along.send({ type: 'nudge', by: { x: 1, y: 1 } });
    expect(along.draft()).toMatchObject({ distance: expect.closeTo(Math.SQRT2) });
    staged.submit(along.draft());
  });

  test('the eight winds are one button', () => {
    const hand = handOn(riding());
    hand.send({ type: 'select', unit: lord });
    const { prime, others } = answersOf(hand.interaction());
    const rides = [prime, ...others].filter(answer => answer?.kind === 'sketch' && answer.command.type === 'rideWinds');
    expect(rides).toHaveLength(1);
  });

  test('CAST-07 a point is aimed by clicking, at models too, and shows the units it reaches or why it may not be there', () => {
    const staged = stage({
      phase: 'hero',
      azure: [unit('knight-incantor', { at: { x: 20, y: 20 }, lore: 'starfall' })],
      ember: [unit('liberators', { at: { x: 20, y: 20 + apart('knight-incantor', 'liberators', 9) } })],
      allegiances: { azure: 'stormcast-eternals' },
      dice: [3, 4],
    });
    staged.submit({ type: 'cast', unit: 'knight-incantor', model: 'knight-incantor/1', spell: 'starfall' });
    const hand = handOn(staged);
    hand.click({ x: 21, y: 28 }, 'liberators/1');
    expect(hand.draft()).toEqual({ seat: 'azure', type: 'aimPoint', x: 21, y: 28 });
    expect(hand.overlays().rings).toContainEqual(
      expect.objectContaining({ look: 'aura', outline: { kind: 'circle', radius: 3 } }),
    );
    expect(hand.overlays().areas).toMatchObject([{ look: 'reach', grow: 12 }]);
    hand.click({ x: 50, y: 20 });
    expect(hand.codes()).toContain('aim.tooFar');
    expect(hand.overlays().labels.map(({ text }) => text)).toContain('away: within 12″');
  });
});
