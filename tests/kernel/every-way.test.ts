import { describe, expect, test } from 'vitest';
import { everyWay, everyWayUpTo } from '../../src/kernel/every-way';

const chancesOf = <T>(decide: Parameters<typeof everyWay<T>>[0]): ReadonlyMap<T, number> => {
  const chances = new Map<T, number>();
  everyWay(decide, (result, chance) => chances.set(result, (chances.get(result) ?? 0) + chance));
  return chances;
};

describe('dice that fall in every way', () => {
  test('two dice add up to 7 in 6 of 36 ways', () => {
    const totals = chancesOf(dice => dice.d6() + dice.d6());
    expect([...totals.keys()].sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(totals.get(7)).toBeCloseTo(6 / 36, 14);
    expect([...totals.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 14);
  });

  test('a die that is rolled only after a 1 has ways only there', () => {
    let ways = 0;
    everyWay(
      dice => (dice.d6() === 1 ? dice.d6() : 0),
      () => {
        ways += 1;
      },
    );
    expect(ways).toBe(11);
  });

  test('a D3 is as likely as half a die, rounded up', () => {
    const halved = chancesOf(dice => Math.ceil(dice.d6() / 2));
    const d3 = chancesOf<number>(dice => dice.d3());
    for (const value of [1, 2, 3]) expect(d3.get(value)).toBeCloseTo(halved.get(value) ?? 0, 14);
  });

  test('no die is one way', () => {
    expect([...chancesOf(() => 'done')]).toEqual([['done', 1]]);
  });

  test('more ways than allowed is a mistake of the program', () => {
    expect(() =>
      everyWay(
        dice => dice.roll(6),
        () => {},
      ),
    ).toThrow('ways');
  });

  test('dice of which nobody knows how many fall are given up at the limit', () => {
    expect(
      everyWayUpTo(
        36,
        dice => dice.roll(2),
        () => {},
      ),
    ).toBe(true);
    expect(
      everyWayUpTo(
        35,
        dice => dice.roll(2),
        () => {},
      ),
    ).toBe(false);
  });
});
