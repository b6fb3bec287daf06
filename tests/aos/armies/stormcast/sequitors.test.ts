import { describe, expect, test } from 'vitest';
import { armyFaults } from '../../../../src/games/aos/armies/checks/validate';
import type { Muster } from '../../../../src/games/aos/battle-setup';
import { ahead, type StagedUnit, stage, unit } from '../../fixture';

type More = Omit<Partial<StagedUnit>, 'warscroll'>;

const channel = (choice: 0 | 1) =>
  ({ type: 'useAbility', unit: 'sequitors', ability: 'sequitors-aetheric-channelling', choice }) as const;
const WEAPONS = 0;
const SHIELDS = 1;

/** The Prime in front, its unit in a file behind it, and half an inch before it the first of a file of enemies. */
const duel = (more: More, dice: readonly number[], enemy = 'chainrasp-horde') =>
  stage({
    azure: [unit('sequitors', { at: { x: 20, y: 20 }, across: 1, ...more })],
    ember: [unit(enemy, { at: { x: 20, y: 20 + ahead('sequitors', enemy, 0.5) }, across: 1 })],
    dice,
  });

const primeWithGreatmace: More = { swaps: [{ id: 'prime-greatmace', count: 1 }] };

describe('Sequitors', () => {
  test('Sequitor-Prime: 1 more attack for the Prime alone', () => {
    const staged = stage({
      azure: [unit('sequitors', { at: { x: 20, y: 20 } })],
      ember: [
        unit('chainrasp-horde', { at: { x: 20, y: 20 + ahead('sequitors', 'chainrasp-horde', 0.5) }, across: 10 }),
      ],
      dice: Array.from({ length: 11 }, () => 1),
    });
    staged.submit(channel(SHIELDS));
    staged.attack('sequitors', 'chainrasp-horde');
    expect(staged.eventsOf('diceRolled').map(({ dice }) => dice.length)).toEqual([3 + 4 * 2]);
  });

  test('Greatmace Blast: an unmodified hit roll of 6 scores D3 hits against Nighthaunt', () => {
    const staged = duel(primeWithGreatmace, [6, 2, 2, 5, 1, 1, 1]);
    staged.submit(channel(SHIELDS));
    staged.attack('sequitors', 'chainrasp-horde');
    expect(staged.eventsOf('diceRolled').map(({ roll, standing }) => [roll, standing])).toEqual([
      ['hit', 3],
      ['wound', 0],
    ]);
  });

  test('Greatmace Blast: against anyone else it is one hit', () => {
    const staged = duel(primeWithGreatmace, [6, 2, 2, 1], 'liberators');
    staged.submit(channel(SHIELDS));
    staged.attack('sequitors', 'liberators');
    expect(staged.eventsOf('diceRolled')[0]?.standing).toBe(1);
  });

  test('Aetheric Channelling must be used, once, as any combat phase begins', () => {
    const staged = duel({}, []);
    expect(staged.ask()).toEqual({ kind: 'useAbilities', seat: 'azure', moment: 'combatStart' });
    expect(staged.check({ type: 'pass' })).toEqual(['ability.mustUse']);
    expect(staged.options()).toHaveLength(2);
    staged.submit(channel(WEAPONS));
    expect(staged.check(channel(SHIELDS))).toEqual(['ability.usedUp']);
    expect(staged.check({ type: 'pass' })).toEqual([]);
  });

  test('Aetheric Channelling into weapons: failed hit rolls may be re-rolled', () => {
    const staged = duel({}, [1, 3, 2, 2, 3, 1, 1]);
    staged.submit(channel(WEAPONS));
    staged.attack('sequitors', 'chainrasp-horde');
    expect(staged.eventsOf('diceRolled')[0]?.dice).toEqual([
      { before: 1, face: 3, result: 3, passed: true },
      { before: 2, face: 2, result: 2, passed: false },
      { face: 3, result: 3, passed: true },
    ]);
  });

  test('Soulshields: save rolls of 1 may be re-rolled, others not', () => {
    const staged = duel({}, [1, 1, 1, 1, 1, 1, 4, 4, 4, 4, 4, 4, 1, 4, 3, 4]);
    staged.submit(channel(WEAPONS));
    staged.attack('sequitors', 'chainrasp-horde');
    staged.attack('chainrasp-horde', 'sequitors');
    expect(staged.eventsOf('diceRolled').at(-1)?.dice).toMatchObject([
      { before: 1, face: 4 },
      { face: 3, passed: false },
      { face: 4 },
    ]);
  });

  test('Aetheric Channelling into shields: failed save rolls may be re-rolled, not only 1s', () => {
    const staged = duel({}, [1, 1, 1, 4, 4, 4, 4, 4, 4, 1, 4, 3, 3, 4]);
    staged.submit(channel(SHIELDS));
    staged.attack('sequitors', 'chainrasp-horde');
    staged.attack('chainrasp-horde', 'sequitors');
    expect(staged.eventsOf('diceRolled').at(-1)?.dice).toMatchObject([
      { before: 1, face: 4, passed: true },
      { before: 3, face: 3, passed: false },
      { face: 4 },
    ]);
  });

  test('Soulshields: with no shield left, shields cannot be channelled into and nothing is re-rolled', () => {
    const swaps = [
      { id: 'prime-greatmace', count: 1 },
      { id: 'greatmace', count: 2 },
    ];
    const places = [0, 1, 2, 3, 4].map(i => ({ x: 20, y: 20 - i * 1.8 }));
    const staged = stage({
      azure: [unit('sequitors', { models: 5, places, swaps, fallen: [2, 3] })],
      ember: [
        unit('chainrasp-horde', { at: { x: 20, y: 20 + ahead('sequitors', 'chainrasp-horde', 0.5) }, across: 1 }),
      ],
      active: 'ember',
      dice: [4, 4, 4, 4, 4, 4, 1, 3, 4],
    });
    staged.submit(channel(SHIELDS));
    staged.attack('chainrasp-horde', 'sequitors');
    expect(staged.eventsOf('diceRolled').at(-1)?.dice).toMatchObject([
      { face: 1, passed: false },
      { face: 3, passed: false },
      { face: 4 },
    ]);
  });

  describe('Redemption Cache', () => {
    const cache: More = { swaps: [{ id: 'redemption-cache', count: 1 }] };
    const scene = (gap: number, more: More, dice: readonly number[], enemy = 'guardian-of-souls') =>
      stage({
        azure: [unit('sequitors', { at: { x: 20, y: 20 }, across: 1, ...more })],
        ember: [unit(enemy, { at: { x: 20, y: 20 + ahead('sequitors', enemy, gap) } })],
        phase: 'shooting',
        dice,
      });
    const open = {
      type: 'useAbility',
      unit: 'sequitors',
      ability: 'sequitors-redemption-cache',
      target: 'guardian-of-souls',
    } as const;

    test.each([
      ['on a 4 a Death unit within 6.00" suffers 1 mortal wound', 4, 1],
      ['on a 3 nothing happens', 3, 0],
    ])('%s', (_, face, wounds) => {
      const staged = scene(6, cache, [face]);
      staged.submit(open);
      expect(staged.unit('guardian-of-souls').models[0]?.wounds).toBe(wounds);
      expect(staged.check(open)).toEqual(['ability.usedUp']);
    });

    test.each<[string, number, More, string]>([
      ['at 6.01"', 6.01, cache, 'guardian-of-souls'],
      ['without the cache', 4, {}, 'guardian-of-souls'],
      ['against others than Chaos and Death', 4, cache, 'lord-celestant'],
    ])('%s there is nothing to use', (_, gap, more, enemy) => {
      expect(scene(gap, more, [], enemy).ask()).toEqual({ kind: 'act', seat: 'azure', phase: 'shooting' });
    });

    test('is measured from the Prime, not from the nearest of its unit', () => {
      const places = [0, 1, 2, 3, 4].map(i => ({ x: 20, y: 20 + i * 1.7 }));
      const beyond = 20 + 4 * 1.7 + ahead('sequitors', 'guardian-of-souls', 4);
      const staged = stage({
        azure: [unit('sequitors', { places, ...cache })],
        ember: [unit('guardian-of-souls', { at: { x: 20, y: beyond } })],
        phase: 'shooting',
      });
      expect(staged.ask()).toMatchObject({ kind: 'act' });
    });
  });

  test.each<[string, Partial<Muster>, readonly string[]]>([
    ['2 greatmaces in 5', { swaps: [{ id: 'greatmace', count: 2 }] }, []],
    ['3 greatmaces in 5', { swaps: [{ id: 'greatmace', count: 3 }] }, ['SIZE-01']],
    ['2 Primes with a greatmace', { swaps: [{ id: 'prime-greatmace', count: 2 }] }, ['SIZE-01']],
    ['25 models', { models: 25 }, ['SIZE-01']],
    [
      'a cache beside the greatmace of the Prime',
      {
        swaps: [
          { id: 'prime-greatmace', count: 1 },
          { id: 'redemption-cache', count: 1 },
        ],
      },
      ['ATK-03', 'ATK-03'],
    ],
  ])('an army list with %s', (_, muster, rules) => {
    const units = [{ id: 'sequitors', warscroll: 'sequitors', models: 5, ...muster }];
    const faults = armyFaults({ player: 'Azure', units }).map(({ reason }) => reason.split(':')[0]);
    expect(faults).toEqual(rules);
  });

  test('CMDM-03 the cache goes with what the others carry; greatmaces take the shield’s place', () => {
    const swaps = [
      { id: 'redemption-cache', count: 1 },
      { id: 'greatmace', count: 2 },
    ];
    const { models } = duel({ swaps, loadout: 'blades' }, []).unit('sequitors');
    expect(models.map(({ weapons, wargear }) => [...weapons, ...wargear])).toEqual([
      ['tempest-blade', 'soulshield', 'redemption-cache'],
      ['tempest-blade', 'soulshield'],
      ['tempest-blade', 'soulshield'],
      ['stormsmite-greatmace'],
      ['stormsmite-greatmace'],
    ]);
  });
});
