import { describe, expect, test } from 'vitest';
import { facingsFor, rowsFor } from '../../../../src/games/aos/rules/moving/room';
import type { Model } from '../../../../src/games/aos/types';
import { stage, unit } from '../../fixture';

const RADIUS = 40 / 25.4 / 2;
/** A table of 60 by 44, someone on a round base and someone on a long one. */
function table() {
  const { units } = stage({
    phase: 'movement',
    azure: [
      unit('liberators', { at: { x: 20, y: 10 } }),
      unit('lord-arcanum-on-gryph-charger', { at: { x: 50, y: 10 } }),
    ],
    ember: [unit('chainrasp-horde')],
  }).battle();
  const [round, long] = units.map(({ models }) => models[0]);
  if (!round || !long) throw new Error('nobody stands there');
  const mateAt = (x: number, y: number, facing = 1): Model => ({ ...round, id: `mate at ${x}`, x, y, facing });
  return { ground: { minX: 0, minY: 0, maxX: 60, maxY: 44 }, round, long, mateAt };
}
type Asked = Parameters<typeof rowsFor>;
/** Row by row, each place with each facing. */
const placesFor = (ground: Asked[0], model: Model, mates: readonly Model[]) =>
  [...rowsFor(ground, model, mates)].flatMap(({ y, xs }) =>
    xs.flatMap(x => facingsFor(model, mates).map(facing => ({ x, y, facing }))),
  );
const has = (places: readonly { x: number; y: number }[], x: number, y: number): boolean =>
  places.some(place => Math.abs(place.x - x) < 1e-9 && Math.abs(place.y - y) < 1e-9);

describe('UNIT-06 where one more model might stand', () => {
  test('alone, anywhere on the table on a grid of a quarter inch, and along its edges', () => {
    const { ground, round } = table();
    const places = placesFor(ground, round, []);
    for (const x of [RADIUS, 0.25, 30, 59.75, 60 - RADIUS]) {
      for (const y of [RADIUS, 0.25, 22, 43.75, 44 - RADIUS]) expect(has(places, x, y), `${x} ${y}`).toBe(true);
    }
    expect(places).toHaveLength((60 * 4 + 1 + 2) * (44 * 4 + 1 + 2));
    expect(new Set(places.map(({ facing }) => facing))).toEqual(new Set([round.facing]));
  });

  test('beside a mate, first in touch with it and then 1" away, every 7.5 degrees', () => {
    const { ground, round, mateAt } = table();
    const places = placesFor(ground, round, [mateAt(20, 10)]);
    const angleOf = (x: number, y: number) => ((Math.atan2(y - 10, x - 20) * 180) / Math.PI + 360) % 360;
    for (const [ring, away] of [
      [places.slice(0, 48), 2 * RADIUS],
      [places.slice(48, 96), 2 * RADIUS + 1],
    ] as const) {
      for (const { x, y } of ring) expect(Math.hypot(x - 20, y - 10)).toBeCloseTo(away, 9);
      expect(ring.map(({ x, y }) => (Math.round(angleOf(x, y) * 10) / 10) % 360)).toEqual(
        Array.from({ length: 48 }, (_, i) => i * 7.5),
      );
    }
  });

  test('then on the grid around all mates, as far as anyone in coherency can be', () => {
    const { ground, round, mateAt } = table();
    const places = placesFor(ground, round, [mateAt(20, 10), mateAt(23, 14)]).slice(4 * 48);
    const reach = 2 * RADIUS + 1;
    const xs = places.map(({ x }) => x);
    const ys = places.map(({ y }) => y);
    const lowest = (from: number) => Math.ceil((from - reach) * 4) / 4;
    const highest = (from: number) => Math.floor((from + reach) * 4) / 4;
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([lowest(20), highest(23)]);
    expect([Math.min(...ys), Math.max(...ys)]).toEqual([lowest(10), highest(14)]);
    const count = (low: number, high: number) => (high - low) * 4 + 1;
    expect(places).toHaveLength(count(lowest(20), highest(23)) * count(lowest(10), highest(14)));
  });

  test('facing as its last mate does; a base that is not round also a quarter turn on', () => {
    const { ground, round, long, mateAt } = table();
    const mates = [mateAt(20, 10, 1), mateAt(23, 10, 2)];
    expect(new Set(placesFor(ground, round, mates).map(({ facing }) => facing))).toEqual(new Set([2]));
    const [first, second] = placesFor(ground, long, mates);
    expect(first).toMatchObject({ x: second?.x, y: second?.y, facing: 2 });
    expect(second?.facing).toBeCloseTo(2 + Math.PI / 2, 9);
  });

  test('a wider mate is kept as far as its own base asks', () => {
    const { ground, round, long, mateAt } = table();
    const wide = { ...long, x: 20, y: 10 };
    const [first] = placesFor(ground, round, [wide, mateAt(30, 10)]);
    const span = Math.max(...(long.outline.kind === 'oval' ? [long.outline.length / 2, long.outline.width / 2] : [0]));
    expect(Math.hypot((first?.x ?? 0) - 20, (first?.y ?? 0) - 10)).toBeCloseTo(span + RADIUS, 6);
  });
});
