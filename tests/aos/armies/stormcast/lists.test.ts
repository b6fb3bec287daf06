import { describe, expect, test } from 'vitest';
import { armyFaults } from '../../../../src/games/aos/armies/checks/validate';
import { stormcast500, stormcast1000 } from '../../../../src/games/aos/armies/lists';
import { pointsOf } from '../../../../src/games/aos/armies/points';
import { stormcast } from '../../../../src/games/aos/armies/stormcast';
import type { ArmyList } from '../../../../src/games/aos/battle-setup';

describe('Ready-made Stormcast lists', () => {
  test.each<[string, ArmyList, number]>([
    ['500', stormcast500, 500],
    ['1,000', stormcast1000, 1000],
  ])('the list of %s points breaks nothing and costs what it says', (_, list, points) => {
    expect(armyFaults(list)).toEqual([]);
    expect(pointsOf(list)).toBe(points);
  });
});

describe('The warscrolls of the Stormcast Eternals', () => {
  test.each(stormcast.map(scroll => [scroll.name, scroll] as const))('%s hangs together', (_, scroll) => {
    const known = scroll.weapons.map(({ id }) => id);
    const carried = [...scroll.loadouts, ...scroll.swaps].flatMap(({ weapons }) => weapons);
    expect(
      carried.filter(id => !known.includes(id)),
      'weapons carried that it has not',
    ).toEqual([]);
    expect(
      known.filter(id => !carried.includes(id)),
      'weapons nobody carries',
    ).toEqual([]);
    const ids = scroll.abilities.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(
      ids.every(id => id.startsWith(scroll.id)),
      'its abilities are named after it',
    ).toBe(true);
    expect(scroll.keywords).toContain('STORMCAST ETERNAL');
  });
});
