import { describe, expect, test } from 'vitest';
import { shapedAbility } from '../../../src/games/aos/abilities/copy';
import { WARSCROLLS } from '../../../src/games/aos/armies';

const abilities = Object.values(WARSCROLLS).flatMap(warscroll => warscroll.abilities);

describe('an ability in the one shape that all have', () => {
  test.each(abilities.map(ability => [ability.id, ability] as const))('%s says what it said', (_, ability) => {
    expect(shapedAbility(ability)).toEqual(ability);
  });

  test('has its fields in the same order whatever it says', () => {
    const orders = abilities.map(ability => Object.keys(shapedAbility(ability)).join());
    expect(new Set(orders).size).toBe(1);
    const reaches = abilities.flatMap(ability => shapedAbility(ability).reach ?? []);
    expect(new Set(reaches.map(reach => Object.keys(reach).join())).size).toBe(1);
  });
});
