import { describe, expect, test } from 'vitest';
import { findLayout, terrainFor } from '../../../src/games/aos/layouts';
import { deckPlaces } from '../../../src/games/aos/picture/decks';
import { slainPictures } from '../../../src/games/aos/picture/slain';
import { doOverlap } from '../../../src/geometry/gaps/gap';
import { isWhollyInside } from '../../../src/geometry/shapes/polygon';
import { stage, unit } from '../fixture';
import { handOn } from '../hands/hand-on';

const road = findLayout('old-road');
const terrain = road ? terrainFor(road) : [];
const keep = terrain.find(({ isGarrison }) => isGarrison);

const inside = (warscroll: string, models: number) =>
  stage({
    phase: 'shooting',
    azure: [unit(warscroll, { id: 'inside', models, inside: keep?.id ?? '' })],
    ember: [unit('liberators', { at: { x: 60, y: 40 } })],
    terrain,
  });

describe('a garrison', () => {
  test.each([
    ['ten on small bases', 'chainrasp-horde', 10],
    ['five on 40 mm', 'liberators', 5],
    ['a hero', 'lord-celestant', 1],
  ])('GARR-04 %s stand on the deck of the keep, none on another and none over the parapet', (_, warscroll, models) => {
    const battle = inside(warscroll, models).battle();
    const places = deckPlaces(battle);
    const bodies = (battle.units[0]?.models ?? []).flatMap(model => {
      const pose = places.get(model.id);
      return pose ? [{ ...model, ...pose }] : [];
    });
    expect(bodies.length).toBeGreaterThanOrEqual(Math.min(models, 4));
    const walls = keep?.solids[1]?.outline ?? [];
    for (const body of bodies) {
      expect(body.z).toBeCloseTo(5.32);
      expect(isWhollyInside(body, walls)).toBe(true);
      expect(bodies.some(other => other !== body && doOverlap(body, other))).toBe(false);
    }
  });

  test('GARR-04 its flag counts all of it, its banner flies there, and its figures can be pointed at', () => {
    const hand = handOn(inside('liberators', 5));
    const { unitFlags, banners } = hand.overlays();
    expect(unitFlags.find(({ id }) => id === 'flag inside')).toMatchObject({ count: 5, seat: 0 });
    expect(banners).toEqual([{ feature: keep?.id, seat: 0 }]);
    const figure = hand.minis().find(({ id }) => id.startsWith('inside/'));
    hand.click(figure ?? { x: 0, y: 0 }, figure?.id);
    expect(hand.interaction().selected).toBe('inside');
    expect(hand.overlays().rings.some(({ look, z }) => look === 'select' && (z ?? 0) > 5)).toBe(true);
  });
});

test('OBJ-01 objectives lie on the table in their order, with the side that holds them', () => {
  const staged = stage({
    phase: 'movement',
    battleplan: 'the-crossing',
    azure: [unit('liberators', { at: { x: 18, y: 24 } })],
    ember: [unit('liberators', { id: 'foe', at: { x: 60, y: 40 } })],
  });
  expect(
    handOn(staged)
      .overlays()
      .objectives?.map(({ numeral, x }) => [numeral, x]),
  ).toEqual([
    ['1', 18],
    ['2', 36],
    ['3', 54],
  ]);
});

test('SLAIN-02 the fallen lie beside the table once each, and not when they have come back', () => {
  const { battle } = stage({
    phase: 'movement',
    azure: [unit('chainrasp-horde', { lost: 3, lostBefore: true })],
    ember: [unit('liberators', { at: { x: 60, y: 40 } })],
  });
  const { slain, units } = battle();
  const fallen = slainPictures({ slain: [...slain, ...slain], units });
  expect(fallen.map(({ figure, seat }) => [figure, seat])).toEqual(slain.map(() => ['chainrasp-horde', 0]));
  expect(slain.length).toBe(3);
  const [risen] = units[0]?.models ?? [];
  const [first] = slain;
  if (!risen || !first) throw new Error('nobody fell');
  expect(slainPictures({ slain: [{ ...first, model: risen.id }], units })).toEqual([]);
});
