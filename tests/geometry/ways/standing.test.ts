import { describe, expect, test } from 'vitest';
import type { Solid } from '../../../src/geometry/shapes/shape';
import { isOnAny, surveyMove } from '../../../src/geometry/ways/move';
import { standingHeight, surfaceHeight } from '../../../src/geometry/ways/solids';
import { bare, box, disc, fieldOf, slab } from './scenes';

const ramp = (degrees: number): Solid => ({
  outline: box(20, 15, 26, 25),
  bottom: 0,
  top: { kind: 'slope', from: { x: 20, y: 20 }, z: 0, rise: { x: Math.tan((degrees * Math.PI) / 180), y: 0 } },
});

test('surfaceHeight follows the slope', () => {
  expect(surfaceHeight(ramp(45), { x: 23, y: 17 })).toBeCloseTo(3, 9);
  expect(surfaceHeight(slab(box(0, 0, 1, 1), 2), { x: 0, y: 0 })).toBe(2);
});

describe('standing', () => {
  const tower = fieldOf(40, 40, slab(box(20, 20, 24, 24), 3));

  test.each<[string, number, number, number, boolean]>([
    ['TMOVE-03 the open table holds everyone', 10, 10, 0, true],
    ['TMOVE-03 beside a solid, touching it, one stands on the table', 19.5, 22, 0, true],
    ['TMOVE-03 halfway up the side is no place to stand', 19.6, 22, 3, false],
    ['TMOVE-03 with the centre over the edge one stands', 20, 22, 3, true],
    ['TMOVE-03 with the centre 0.01" outside one does not', 19.99, 22, 3, false],
    ['TMOVE-03 the middle of the roof holds', 22, 22, 3, true],
    ['TMOVE-03 on the very corner only a quarter of the rim rests', 20, 20, 3, false],
  ])('%s', (_, x, y, z, isStable) => {
    expect(standingHeight(tower, disc(x, y))).toMatchObject({ z, isStable });
  });

  test('TMOVE-03 the feature is named', () => {
    expect(standingHeight(tower, disc(22, 22)).feature).toBe('feature-0');
    expect(standingHeight(tower, disc(2, 2)).feature).toBeUndefined();
  });

  test('TMOVE-03 a wall top narrower than the base cannot hold it, a wide one can', () => {
    const thin = fieldOf(40, 40, slab(box(20, 0, 20.2, 40), 2));
    const wide = fieldOf(40, 40, slab(box(20, 0, 20.8, 40), 2));
    expect(standingHeight(thin, disc(20.1, 20)).isStable).toBe(false);
    expect(standingHeight(wide, disc(20.4, 20)).isStable).toBe(true);
  });

  test('TMOVE-03 a ledge 0.05" lower is the same surface, 0.06" is not', () => {
    const steps = (lower: number) =>
      fieldOf(40, 40, slab(box(20, 0, 20.1, 40), 2), slab(box(20.1, 0, 25, 40), 2 - lower));
    expect(standingHeight(steps(0.05), disc(20.3, 20)).isStable).toBe(true);
    expect(standingHeight(steps(0.06), disc(20.3, 20)).isStable).toBe(false);
  });

  test('TMOVE-03 solids side by side make one floor', () => {
    const tiles = fieldOf(
      40,
      40,
      slab(box(10, 10, 20, 20), 1),
      slab(box(20, 10, 30, 20), 1),
      slab(box(10, 20, 20, 30), 1),
      slab(box(20, 20, 30, 30), 1),
    );
    expect(standingHeight(tiles, disc(20, 20))).toMatchObject({ z: 1, isStable: true });
  });

  test.each([
    ['TMOVE-03 a slope of 30° holds', 30, true],
    ['TMOVE-03 a slope of 31° does not', 31, false],
  ])('%s', (_, degrees, isStable) => {
    const standing = standingHeight(fieldOf(40, 40, ramp(degrees)), disc(23, 20));
    expect(standing.z).toBeCloseTo(3 * Math.tan((degrees * Math.PI) / 180), 9);
    expect(standing.isStable).toBe(isStable);
  });

  test('TMOVE-03 a slope may not rise through the base of who stands before it', () => {
    expect(standingHeight(fieldOf(40, 40, ramp(30)), disc(19.8, 20)).isStable).toBe(false);
    expect(standingHeight(fieldOf(40, 40, ramp(30)), disc(19.5, 20)).isStable).toBe(true);
  });

  test('TMOVE-01 under an arch or on it, by the height one comes with', () => {
    const arch = fieldOf(40, 40, slab(box(20, 20, 24, 24), 3, 2.5));
    expect(standingHeight(arch, disc(22, 22, 0.5, 0, 2))).toMatchObject({ z: 0, isStable: true });
    expect(standingHeight(arch, disc(22, 22, 0.5, 3, 2))).toMatchObject({ z: 3, isStable: true });
    expect(standingHeight(arch, disc(22, 22, 0.5, 0, 2.6))).toMatchObject({ z: 3, isStable: true });
  });

  test('SETUP-04 an oval and a hull are held by half their rim as well', () => {
    const oval = { ...disc(20, 22), outline: { kind: 'oval', length: 3, width: 1 } } as const;
    expect(standingHeight(tower, oval).isStable).toBe(true);
    expect(standingHeight(tower, { ...oval, x: 19.9 }).isStable).toBe(false);
    const hull = { ...disc(20.1, 22), outline: { kind: 'hull', points: box(-1, -0.5, 1, 0.5) } } as const;
    expect(standingHeight(tower, hull).isStable).toBe(true);
  });
});

describe('GARR-12 barred tops', () => {
  const roof = slab(box(20, 20, 24, 24), 3);

  test('GARR-12 nobody may end on the roof of a garrisonable tower, a flyer may pass over it', () => {
    const surroundings = { field: fieldOf(40, 40, roof), others: [], enemies: [], barred: [roof] };
    const flyer = disc(10, 22);
    const onto = {
      path: [
        { x: 10, y: 22 },
        { x: 22, y: 22 },
      ],
    };
    const past = {
      path: [
        { x: 10, y: 22 },
        { x: 30, y: 22 },
      ],
    };
    expect(surveyMove(flyer, onto, surroundings, { flies: true }).isBarred).toBe(true);
    expect(surveyMove(flyer, onto, surroundings).isBarred).toBe(true);
    expect(surveyMove(flyer, past, surroundings, { flies: true }).isBarred).toBe(false);
  });

  test('GARR-12 standing beside it or under it is not standing on it', () => {
    expect(isOnAny([roof], disc(19.5, 22))).toBe(false);
    expect(isOnAny([slab(box(20, 20, 24, 24), 3, 2)], disc(22, 22))).toBe(false);
    expect(isOnAny([roof], disc(19.6, 22, 0.5, 3))).toBe(true);
  });
});

test('an empty field is a table at height 0', () => {
  expect(standingHeight(bare(), disc(5, 5, 0.5, 7))).toEqual({ z: 0, isStable: true });
});
