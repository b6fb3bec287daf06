import { describe, expect, test } from 'vitest';
import { crossedBy, rangeOf, reaches } from '../../../src/games/aos/abilities/reach';
import type { Reach } from '../../../src/games/aos/abilities/types';
import type { Ask } from '../../../src/games/aos/asks';
import { hasTarget, targetsOf } from '../../../src/games/aos/rules/abilities/ability-targets';
import { ahead, apart, mark, memory, type Scene, stage, unit } from '../fixture';
import { piece, rectangle } from '../rules/terrain-pieces';

/** A lord with liberators at his left side, allies at his right, and an ally of the enemy before him, each 3" away. */
const around = (more: Partial<Scene> = {}) => {
  const side = apart('lord-celestant', 'liberators', 3);
  return stage({
    phase: 'movement',
    azure: [
      unit('lord-celestant', { at: { x: 30, y: 20 } }),
      unit('liberators', { at: { x: 30 - side, y: 20 }, across: 1, memory: [memory({ kind: 'power' }, 'omen')] }),
      unit('sequitors', { isAlly: true, at: { x: 30 + side, y: 20 }, across: 1 }),
      unit('judicators', { inReserve: true }),
    ],
    ember: [
      unit('guardian-of-souls', { at: { x: 60, y: 40 } }),
      ...[1, 2].map(n => unit('lord-executioner', { id: `idle-${n}`, at: { x: 60, y: 5 * n } })),
      unit('chainrasp-horde', { isAlly: true, at: { x: 30, y: 20 + side }, across: 1 }),
    ],
    generals: { azure: 'liberators/1' },
    ...more,
  });
};
const reached = (reach: Reach | undefined, id: string, from = 'lord-celestant', staged = around()): boolean =>
  reaches(staged.battle(), reach, staged.unit(from), staged.unit(id));

describe('the units an ability reaches', () => {
  test.each<[string, Reach | undefined, string, boolean]>([
    ['ABIL-08 without a reach, its bearer', undefined, 'lord-celestant', true],
    ['ABIL-08 without a reach, nobody else', undefined, 'liberators', false],
    ['ABIL-08 friends include its bearer', { side: 'friend', within: 3 }, 'lord-celestant', true],
    ['not where it says another unit', { side: 'friend', within: 3, isOther: true }, 'lord-celestant', false],
    ['only its bearer where it says so', { side: 'friend', isSelf: true }, 'lord-celestant', true],
    ['and then no other unit', { side: 'friend', isSelf: true }, 'liberators', false],
    ['MEAS-04 a friend at 3.00"', { side: 'friend', within: 3 }, 'liberators', true],
    ['MEAS-04 no friend at 3.00" within 2.99"', { side: 'friend', within: 2.99 }, 'liberators', false],
    ['ALG-07 an ally of its army, if it does not mind', { side: 'friend', within: 3 }, 'sequitors', true],
    ['ALG-07 no ally of its army', { side: 'friend', within: 3, isArmys: true }, 'sequitors', false],
    ['ALG-07 an enemy who is an ally over there', { side: 'any', isArmys: true }, 'chainrasp-horde', true],
    ['RES-05 nobody in reserve', { side: 'friend' }, 'judicators', false],
    ['not a unit it has marked', { side: 'friend', notMarkedBy: 'omen' }, 'liberators', false],
    ['but a unit that another ability has marked', { side: 'friend', notMarkedBy: 'curse' }, 'liberators', true],
    ['WND-04 any model of a unit without wounds', { side: 'friend', within: 3, toWounded: true }, 'liberators', true],
    ['only units it moved across', { side: 'friend', isCrossed: true }, 'liberators', false],
  ])('%s', (_, reach, id, expected) => {
    expect(reached(reach, id)).toBe(expected);
  });

  test('RES-05 a unit in reserve reaches no unit, not even itself', () => {
    expect(reached(undefined, 'judicators', 'judicators')).toBe(false);
    expect(reached({ side: 'friend' }, 'liberators', 'judicators')).toBe(false);
  });

  test('GENL-04 some reach further from a general', () => {
    const staged = around();
    const reach = { side: 'friend', within: 6, withinOfGeneral: 12 } as const;
    const from = (id: string) => rangeOf(staged.battle(), reach, staged.unit(id));
    expect([from('liberators'), from('lord-celestant')]).toEqual([12, 6]);
    expect(rangeOf(staged.battle(), { side: 'friend', within: 6 }, staged.unit('liberators'))).toBe(6);
    const leaderless = { ...staged.battle(), generals: { azure: undefined, ember: undefined } };
    expect(rangeOf(leaderless, reach, staged.unit('liberators'))).toBe(6);
  });

  test('a unit remembers what it crossed, with how many passed', () => {
    const crossing = unit('lord-celestant', {
      at: { x: 30, y: 20 },
      marks: [mark({ do: 'unbinds', by: 1, of: 'chainrasp-horde' }, 'gale')],
      memory: [memory({ kind: 'crossed', unit: 'foe', models: 3 }, 'gale')],
    });
    const staged = around({ azure: [crossing], generals: {} });
    const lord = staged.unit('lord-celestant');
    expect(crossedBy(lord, { ...lord, id: 'foe' })).toBe(3);
    expect(crossedBy(lord, staged.unit('chainrasp-horde'))).toBeUndefined();
  });
});

describe('whether an ability reaches any unit', () => {
  const ember = [
    unit('guardian-of-souls', { at: { x: 60, y: 40 } }),
    unit('chainrasp-horde', { at: { x: 30, y: 20 + ahead('lord-celestant', 'chainrasp-horde', 3) }, across: 1 }),
  ];
  const wall = piece(rectangle(0, 20.9, 72, 21), { height: 20 });
  const alone: Partial<Scene> = { azure: [unit('lord-celestant', { at: { x: 30, y: 20 } })], generals: {} };

  test.each<[string, Reach, Partial<Scene>, boolean]>([
    ['MEAS-04 an enemy at 3.00"', { side: 'enemy', within: 3 }, {}, true],
    ['MEAS-04 none at 3.00" within 2.99"', { side: 'enemy', within: 2.99 }, {}, false],
    ['ABIL-08 itself, of its friends', { side: 'friend', within: 1 }, alone, true],
    ['nobody, where it must be another', { side: 'friend', isOther: true }, alone, false],
    ['ATK-08 units it sees', { side: 'enemy', within: 3, isVisible: true }, {}, true],
    ['ATK-08 nobody behind a wall', { side: 'enemy', within: 3, isVisible: true }, { terrain: [wall] }, false],
    ['the nearest of them', { side: 'enemy', isNearest: true }, {}, true],
  ])('%s', (_, reach, scene, expected) => {
    const staged = around({ ember, ...scene });
    const lord = staged.unit('lord-celestant');
    expect(hasTarget(staged.battle(), lord, reach)).toBe(expected);
    expect(targetsOf(staged.battle(), lord, reach).length > 0).toBe(expected);
  });

  test.each([
    ['chainrasp-horde', true],
    ['guardian-of-souls', false],
  ])('ABIL-02 in answer to what %s did, only if it is within 3"', (target, expected) => {
    const staged = around({ ember });
    const asks: readonly Ask[] = [{ kind: 'useAbilities', seat: 'azure', moment: 'hero', target }];
    const battle = { ...staged.battle(), asks };
    expect(hasTarget(battle, staged.unit('lord-celestant'), { side: 'enemy', within: 3 })).toBe(expected);
  });
});
