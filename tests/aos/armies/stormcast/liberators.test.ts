import { describe, expect, test } from 'vitest';
import { armyFaults } from '../../../../src/games/aos/armies/checks/validate';
import type { Muster } from '../../../../src/games/aos/battle-setup';
import { ahead, type StagedUnit, stage, unit } from '../../fixture';

type More = Omit<Partial<StagedUnit>, 'warscroll'>;

/** The Prime in front, its unit in a file behind it, and half an inch before it the first of a file of enemies. */
const duel = (more: More, dice: readonly number[], enemy = 'chainrasp-horde') =>
  stage({
    azure: [unit('liberators', { at: { x: 20, y: 20 }, across: 1, ...more })],
    ember: [unit(enemy, { at: { x: 20, y: 20 + ahead('liberators', enemy, 0.5) }, across: 1 })],
    dice,
  });

describe('Liberators', () => {
  test('Liberator-Prime: 1 more attack for the Prime alone', () => {
    const across = 10;
    const staged = stage({
      azure: [unit('liberators', { at: { x: 20, y: 20 } })],
      ember: [unit('chainrasp-horde', { at: { x: 20, y: 20 + ahead('liberators', 'chainrasp-horde', 0.5) }, across })],
      dice: Array.from({ length: 11 }, () => 1),
    });
    staged.attack('liberators', 'chainrasp-horde');
    expect(staged.eventsOf('diceRolled').map(({ dice }) => dice.length)).toEqual([3 + 4 * 2]);
  });

  test.each([
    ['a pair of warblades', 'two-blades', [6, 1, 1, 1, 1], 2],
    ['a pair of warhammers', 'two-hammers', [6, 1, 1, 1, 1], 2],
    ['blade and shield', 'blade-and-shield', [6, 1, 1, 1], 1],
  ])('Paired Weapons: an unmodified hit roll of 6 with %s', (_, loadout, dice, hits) => {
    const staged = duel({ loadout }, dice);
    staged.attack('liberators', 'chainrasp-horde');
    expect(staged.eventsOf('diceRolled')[0]?.standing).toBe(hits);
  });

  test('Paired Weapons: a grandblade has no pair, whatever the others carry', () => {
    const places = [4, 3, 2, 1, 0].map(i => ({ x: 20, y: 20 - i * 1.8 }));
    const swaps = [{ id: 'grandblade', count: 1 }];
    const staged = duel({ loadout: 'two-blades', swaps, places }, [6, 1, 1]);
    staged.attack('liberators', 'chainrasp-horde');
    expect(staged.eventsOf('diceRolled')[0]).toMatchObject({ standing: 1, dice: [{ face: 6 }, { face: 1 }] });
  });

  test.each([
    ['5 Wounds', 'lord-celestant', 1],
    ['3 Wounds or fewer', 'chainrasp-horde', 0],
  ])('Lay Low the Tyrants: against units with %s', (_, enemy, modifier) => {
    const staged = duel({}, [1, 1, 1], enemy);
    staged.attack('liberators', enemy);
    expect(staged.eventsOf('diceRolled')[0]?.modifier).toBe(modifier);
  });

  test.each<[string, string, readonly number[], number]>([
    ['while one carries a shield', 'hammer-and-shield', [1, 4, 3, 4], 1],
    ['not without a shield', 'two-hammers', [1, 3, 4], 2],
  ])('Sigmarite Shields: save rolls of 1 may be re-rolled %s', (_, loadout, saves, unsaved) => {
    const staged = stage({
      azure: [unit('liberators', { at: { x: 20, y: 20 }, across: 1, loadout })],
      ember: [
        unit('chainrasp-horde', { at: { x: 20, y: 20 + ahead('liberators', 'chainrasp-horde', 0.5) }, across: 1 }),
      ],
      active: 'ember',
      dice: [4, 4, 4, 4, 4, 4, ...saves],
    });
    staged.attack('chainrasp-horde', 'liberators');
    expect(staged.eventsOf('diceRolled').at(-1)).toMatchObject({ roll: 'save', standing: unsaved });
  });

  test.each<[string, Partial<Muster>, readonly string[]]>([
    ['2 grandhammers in 10', { models: 10, swaps: [{ id: 'grandhammer', count: 2 }] }, []],
    ['2 grandhammers in 5', { swaps: [{ id: 'grandhammer', count: 2 }] }, ['SIZE-01']],
    [
      'grandhammers and grandblades',
      {
        models: 10,
        swaps: [
          { id: 'grandhammer', count: 1 },
          { id: 'grandblade', count: 1 },
        ],
      },
      ['ATK-03', 'ATK-03'],
    ],
    ['35 models', { models: 35 }, ['SIZE-01']],
  ])('an army list with %s', (_, muster, rules) => {
    const units = [{ id: 'liberators', warscroll: 'liberators', models: 5, ...muster }];
    const faults = armyFaults({ player: 'Azure', units }).map(({ reason }) => reason.split(':')[0]);
    expect(faults).toEqual(rules);
  });
});
