import { describe, expect, test } from 'vitest';
import { isCoherent } from '../../../src/games/aos/ways/coherency';
import { type FormUpOptions, formUp } from '../../../src/games/aos/ways/formation';
import { nearestTo } from '../../../src/geometry/gaps/along-path';
import { gapBetween } from '../../../src/geometry/gaps/gap';
import { isWithin } from '../../../src/geometry/gaps/within';
import type { Body, Spot } from '../../../src/geometry/shapes/shape';
import type { Surroundings } from '../../../src/geometry/ways/move';
import { movesFuzz } from '../../fuzz/geometry/moves';
import { bare, box, disc, fieldOf, slab } from '../../geometry/ways/scenes';

const RADIUS = 0.63;

/** Five abreast, a tenth of an inch apart. */
const ranks = (count: number, x: number, y: number): Body[] =>
  Array.from({ length: count }, (_, i) => disc(x + (i % 5) * 1.36, y + Math.floor(i / 5) * 1.36, RADIUS));

const around = (enemies: readonly Body[], others: readonly Body[] = [], field = bare(60, 60)): Surroundings => ({
  field,
  others: [...enemies, ...others],
  enemies,
});

const middle = (unit: readonly Spot[]): Spot => ({
  x: unit.reduce((sum, { x }) => sum + x / unit.length, 0),
  y: unit.reduce((sum, { y }) => sum + y / unit.length, 0),
});

const inRange = (unit: readonly Body[], enemies: readonly Body[], range: number): number =>
  unit.filter(body => isWithin(nearestTo(body, enemies)?.gap ?? 99, range)).length;

describe('keeping the formation', () => {
  test('MOVE-02 in the open all models make the same shift, those in front first', () => {
    const unit = ranks(20, 20, 20);
    const to = { x: middle(unit).x, y: middle(unit).y + 5 };
    const formation = formUp(unit, to, undefined, around([]), { shape: 'keep', allowance: 5 });
    expect(formation?.steps).toHaveLength(20);
    for (const { cost } of formation?.steps ?? []) expect(cost.total).toBeCloseTo(5, 9);
    expect(formation?.steps[0]?.model).toBe(15);
    expect(middle(formation?.unit ?? []).y).toBeCloseTo(to.y, 6);
  });

  test('MOVE-12 dragged too far the unit goes as far as it may', () => {
    const unit = ranks(10, 20, 20);
    const formation = formUp(unit, { x: 60, y: middle(unit).y }, undefined, around([]), {
      shape: 'keep',
      allowance: 6,
    });
    expect(middle(formation?.unit ?? []).x).toBeCloseTo(middle(unit).x + 6, 5);
  });

  test('MOVE-11 round obstacles the unit still hangs together', () => {
    const unit = ranks(15, 20, 20);
    const others = [disc(22, 27, 1), disc(25, 28.5, 0.8), disc(19, 29, 1)];
    const to = { x: middle(unit).x, y: middle(unit).y + 7 };
    const formation = formUp(unit, to, undefined, around([], others), { shape: 'keep', allowance: 9 });
    expect(formation).toBeDefined();
    expect(isCoherent(formation?.unit ?? [])).toBe(true);
    expect(formation?.steps.length).toBeGreaterThan(12);
  });

  test('MOVE-13 the whole unit stays more than 3" from enemies', () => {
    const unit = ranks(10, 20, 20);
    const enemies = [disc(22.7, 30)];
    const formation = formUp(unit, { x: 22.7, y: 27 }, undefined, around(enemies), {
      shape: 'keep',
      allowance: 8,
      zone: { enemies, beyond: 3 },
    });
    for (const body of formation?.unit ?? []) expect(gapBetween(body, enemies[0] as Body)).toBeGreaterThan(3);
  });

  test('RETR-02 a retreat that leaves a model within 3" is refused', () => {
    const unit = [disc(20, 20), disc(21.1, 20)];
    const enemies = [disc(20, 22)];
    const zone = { enemies, beyond: 3, onlyAtEnd: true };
    const short = formUp(unit, { x: 20, y: 10 }, undefined, around(enemies), { shape: 'keep', allowance: 1, zone });
    const long = formUp(unit, { x: 20, y: 10 }, undefined, around(enemies), { shape: 'keep', allowance: 5, zone });
    expect(short).toBeUndefined();
    expect(long?.steps).toHaveLength(2);
  });

  test('each model keeps to its own allowance', () => {
    const unit = [disc(20, 20), disc(21.5, 20)];
    const formation = formUp(unit, { x: 20.75, y: 26 }, undefined, around([]), { shape: 'keep', allowance: [4, 6] });
    for (const { cost } of formation?.steps ?? []) expect(isWithin(cost.total, 4)).toBe(true);
  });
});

describe('ranks and lines', () => {
  test('ranks face the given way and are coherent', () => {
    const formation = formUp(ranks(20, 20, 20), { x: 30, y: 25 }, 0, around([]), { shape: 'ranks', allowance: 20 });
    expect(formation?.steps).toHaveLength(20);
    expect(isCoherent(formation?.unit ?? [])).toBe(true);
    expect(middle(formation?.unit ?? []).x).toBeCloseTo(30, 6);
    const depth = new Set(formation?.unit.map(({ x }) => x.toFixed(3)));
    expect(depth.size).toBe(4);
  });

  test('a line is one rank', () => {
    const formation = formUp(ranks(6, 20, 20), { x: 25, y: 25 }, 0, around([]), { shape: 'line', allowance: 20 });
    expect(new Set(formation?.unit.map(({ x }) => x.toFixed(3))).size).toBe(1);
    expect(isCoherent(formation?.unit ?? [])).toBe(true);
  });
});

describe.each(['surround', 'straight'] as const)('charge and pile-in, shape %s', shape => {
  const charge: FormUpOptions = { shape, allowance: 9, weaponRange: 1, firstWithin: 0.5 };

  test('CHARGE-05 the first model ends within half an inch', () => {
    const enemies = [disc(23, 29, 1)];
    const formation = formUp(ranks(10, 20, 20), { x: 0, y: 0 }, undefined, around(enemies), charge);
    const first = formation?.steps[0]?.end as Body;
    expect(isWithin(gapBetween(first, enemies[0] as Body), 0.5)).toBe(true);
    expect(isCoherent(formation?.unit ?? [])).toBe(true);
  });

  test('against a rank of five, five come within reach', () => {
    const enemies = ranks(5, 20, 30);
    const formation = formUp(ranks(10, 20, 20), { x: 0, y: 0 }, undefined, around(enemies), charge);
    expect(inRange(formation?.unit ?? [], enemies, 1)).toBeGreaterThanOrEqual(5);
  });

  test('CHARGE-07 a charge that is too short is refused', () => {
    const enemies = [disc(23, 40, 1)];
    expect(formUp(ranks(10, 20, 20), { x: 0, y: 0 }, undefined, around(enemies), charge)).toBeUndefined();
  });

  test('CHARGE-05 exactly far enough is enough, 0.01" less is not', () => {
    const enemies = [disc(20, 30)];
    const alone = [disc(20, 20)];
    const go = (allowance: number) =>
      formUp(alone, alone[0] as Body, undefined, around(enemies), { ...charge, allowance });
    expect(go(9)?.steps).toHaveLength(1);
    expect(go(8.49)).toBeUndefined();
  });

  test('PILE-03 nobody ends further from its nearest enemy', () => {
    const enemies = ranks(5, 20, 24.5);
    const unit = ranks(10, 20, 20);
    const formation = formUp(unit, { x: 0, y: 0 }, undefined, around(enemies), {
      shape,
      allowance: 3,
      isPileIn: true,
    });
    expect(formation).toBeDefined();
    unit.forEach((body, i) => {
      const nearest = nearestTo(body, enemies);
      const after = gapBetween(formation?.unit[i] as Body, nearest?.enemy as Body);
      expect(isWithin(after, nearest?.gap ?? 0)).toBe(true);
    });
    for (const { cost } of formation?.steps ?? []) expect(isWithin(cost.total, 3)).toBe(true);
  });

  test('PILE-03 without an enemy nobody moves', () => {
    expect(formUp(ranks(3, 20, 20), { x: 0, y: 0 }, undefined, around([]), charge)).toBeUndefined();
  });

  test('TMOVE-02 a charge over a wall pays for it', () => {
    const enemies = [disc(20, 26)];
    const field = fieldOf(60, 60, slab(box(10, 22.5, 30, 22.7), 1));
    const go = (allowance: number) =>
      formUp([disc(20, 20)], { x: 0, y: 0 }, undefined, around(enemies, [], field), { ...charge, allowance });
    expect(go(7.1)?.steps[0]?.cost.climbed).toBe(2);
    expect(go(6.4)).toBeUndefined();
  });
});

describe('rings', () => {
  const charge: FormUpOptions = { shape: 'surround', allowance: 9, weaponRange: 1, firstWithin: 0.5 };

  test('five find room around one large base', () => {
    const enemies = [disc(23, 29, 1)];
    const formation = formUp(ranks(10, 20, 20), { x: 0, y: 0 }, undefined, around(enemies), charge);
    expect(inRange(formation?.unit ?? [], enemies, 1)).toBeGreaterThanOrEqual(5);
  });

  test('with 2" weapons a second rank fights too', () => {
    const enemies = ranks(5, 20, 30);
    const unit = ranks(15, 20, 21);
    const long = formUp(unit, { x: 0, y: 0 }, undefined, around(enemies), { ...charge, weaponRange: 2 });
    const short = formUp(unit, { x: 0, y: 0 }, undefined, around(enemies), charge);
    expect(inRange(long?.unit ?? [], enemies, 2)).toBeGreaterThan(inRange(short?.unit ?? [], enemies, 1));
  });
});

describe('presses', () => {
  const pileIn: FormUpOptions = { shape: 'straight', allowance: 3, isPileIn: true };
  const base = (x: number, y: number): Body => disc(x, y, RADIUS);

  test('PILE-02 who touches an enemy already stays, and that is no failure', () => {
    const formation = formUp([base(20, 20)], { x: 0, y: 0 }, undefined, around([base(20, 21.26)]), pileIn);
    expect(formation?.steps).toEqual([]);
  });

  test('CHARGE-05 where the straight way is barred, the first comes from the side', () => {
    const enemies = [base(20, 26)];
    const friend = base(19.4, 24.5);
    const formation = formUp([base(20, 20)], { x: 0, y: 0 }, undefined, around(enemies, [friend]), {
      shape: 'straight',
      allowance: 9,
      firstWithin: 0.5,
    });
    expect(isWithin(gapBetween(formation?.unit[0] as Body, enemies[0] as Body), 0.5)).toBe(true);
  });

  test('UNIT-02 a unit that the first would leave behind goes as far as it stays whole', () => {
    const unit = [base(20, 20), base(20, 18.3), base(20, 16.6)];
    const walled = fieldOf(60, 60, slab(box(10, 18.95, 30, 19.35), 5));
    const formation = formUp(unit, { x: 0, y: 0 }, undefined, around([base(20, 23.5)], [], walled), pileIn);
    expect(formation?.steps.map(({ model }) => model)).toContain(0);
    expect(isCoherent(formation?.unit ?? [])).toBe(true);
  });
});

describe('odd units', () => {
  test('a hundred models in one spot cannot move and do not hang', () => {
    const unit = Array.from({ length: 100 }, () => disc(20, 20));
    expect(formUp(unit, { x: 25, y: 20 }, undefined, around([]), { shape: 'keep', allowance: 5 })).toBeUndefined();
  });

  test('a place that is not a number is refused', () => {
    const go = () => formUp(ranks(2, 20, 20), { x: Number.NaN, y: 0 }, 0, around([]), { shape: 'keep', allowance: 5 });
    expect(go).toThrow(/cannot/);
  });

  test('an empty unit has nothing to move', () => {
    expect(formUp([], { x: 5, y: 5 }, 0, around([]), { shape: 'ranks', allowance: 5 })).toBeUndefined();
  });
});

describe.each(movesFuzz.filter(({ name }) => name.startsWith('formations')))('$name', ({ run }) => {
  test.each(Array.from({ length: 4 }, (_, i) => i * 125))('seeds from %i on', first => {
    for (let seed = first; seed < first + 125; seed++) {
      try {
        run(seed);
      } catch (error) {
        throw new Error(`seed ${seed}: ${String(error)}`);
      }
    }
  });
});
