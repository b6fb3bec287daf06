import { describe, expect, test } from 'vitest';
import { armyFaults } from '../../../../src/games/aos/armies/checks/validate';
import type { Muster } from '../../../../src/games/aos/battle-setup';
import { ahead, type StagedUnit, stage, unit } from '../../fixture';

type More = Omit<Partial<StagedUnit>, 'warscroll'>;

/** Judicators before an enemy so far off; `last` leaves only the model that carries what was swapped. */
const volley = (dice: readonly number[], more: More = {}, enemy: StagedUnit = unit('liberators'), gap = 10) =>
  stage({
    azure: [unit('judicators', { at: { x: 20, y: 5 }, ...more })],
    ember: [{ ...enemy, at: { x: 20, y: 5 + ahead('judicators', enemy.warscroll, gap) } }],
    phase: 'shooting',
    dice,
  });
const last: More = { fallen: [1, 2, 3, 4] };
const prime: More = { lost: 4 };

describe('Judicators', () => {
  test.each<[string, More, number]>([
    ['the Prime', prime, 1],
    ['anyone else', last, 0],
  ])('Judicator-Prime: to hit for %s', (_, more, modifier) => {
    const staged = volley([1], more);
    staged.attack('judicators', 'liberators');
    expect(staged.eventsOf('diceRolled')[0]?.modifier).toBe(modifier);
  });

  test('Judicator-Prime: with the gladius too', () => {
    const staged = stage({
      azure: [unit('judicators', { at: { x: 20, y: 20 }, across: 1 })],
      ember: [unit('liberators', { at: { x: 20, y: 20 + ahead('judicators', 'liberators', 0.5) }, across: 1 })],
      dice: [1],
    });
    staged.attack('judicators', 'liberators');
    expect(staged.eventsOf('diceRolled')[0]?.modifier).toBe(1);
  });

  test.each<[string, StagedUnit, readonly number[], number | undefined]>([
    ['re-rolled against Chaos units', unit('liberators', { keywords: ['CHAOS'] }), [1, 2], 1],
    ['not against others', unit('liberators'), [1], undefined],
  ])('Eternal Judgement: hit rolls of 1 are %s', (_, enemy, dice, before) => {
    const staged = volley(dice, last, enemy);
    staged.attack('judicators', 'liberators');
    expect(staged.eventsOf('diceRolled')[0]?.dice[0]?.before).toBe(before);
  });

  test('Eternal Judgement: not with the gladius', () => {
    const staged = stage({
      azure: [unit('judicators', { at: { x: 20, y: 20 }, lost: 4 })],
      ember: [
        unit('liberators', { at: { x: 20, y: 20 + ahead('judicators', 'liberators', 0.5) }, keywords: ['CHAOS'] }),
      ],
      dice: [1],
    });
    staged.attack('judicators', 'liberators');
    expect(staged.eventsOf('diceRolled')[0]?.standing).toBe(0);
  });

  test.each<[string, More, number]>([
    ['4 attacks if the unit did not move', {}, 4],
    ['3 if it did', { deeds: ['moved'] }, 3],
    ['4 if it arrived from reserve, which is no move', { deeds: ['arrived'] }, 4],
    ['4 if it went inside a feature in place of its move', { deeds: ['moveSpent'] }, 4],
  ])('Rapid Fire: %s', (_, more, attacks) => {
    const dice = Array.from({ length: attacks }, () => 1);
    const staged = volley(dice, { ...last, loadout: 'crossbows', ...more });
    staged.attack('judicators', 'liberators');
    expect(staged.eventsOf('diceRolled')[0]?.dice).toHaveLength(attacks);
  });

  test('Rapid Fire: not with bows', () => {
    const staged = volley([1], last);
    staged.attack('judicators', 'liberators');
    expect(staged.eventsOf('diceRolled')[0]?.dice).toHaveLength(1);
  });

  test('Chained Lightning: each hit with a shockbolt bow scores D6 hits', () => {
    const staged = volley([3, 4, 1, 1, 1, 1], { ...last, swaps: [{ id: 'shockbolt-bow', count: 1 }] });
    staged.attack('judicators', 'liberators');
    expect(staged.eventsOf('diceRolled').map(({ roll, dice, standing }) => [roll, dice.length, standing])).toEqual([
      ['hit', 1, 4],
      ['wound', 4, 0],
    ]);
  });

  describe('Thunderbolt Crossbow', () => {
    const bolt: More = { ...last, swaps: [{ id: 'thunderbolt-crossbow', count: 1 }] };
    const strike = (dice: readonly number[], enemy: StagedUnit, gap = 10) => {
      const staged = volley(dice, bolt, enemy, gap);
      staged.attack('judicators', enemy.warscroll);
      return staged.eventsOf('specialRolled');
    };

    test.each([
      ['no higher than the number of models: D3 mortal wounds', [5, 6], unit('liberators'), 3],
      ['higher: nothing', [6], unit('liberators'), 0],
      ['against a single model only a 1 will do', [2], unit('lord-celestant'), 0],
      ['a Monster takes 1 from the die', [2, 1], unit('lord-celestant', { keywords: ['MONSTER'] }), 1],
    ])('a die %s', (_, dice, enemy, mortals) => {
      expect(strike(dice, enemy)).toMatchObject([{ faces: [dice[0]], mortals }]);
    });

    test('no hit, wound or save is rolled, and the mortal wounds are allocated', () => {
      const staged = volley([1, 4], bolt, unit('lord-celestant'));
      staged.attack('judicators', 'lord-celestant');
      expect(staged.eventsOf('diceRolled')).toEqual([]);
      expect(staged.unit('lord-celestant').models[0]?.wounds).toBe(2);
    });

    test('at 18.01" out of range', () => {
      const staged = volley([], bolt, unit('lord-celestant'), 18.01);
      expect(staged.check({ type: 'shoot', unit: 'judicators' })).toEqual(['shoot.outOfRange']);
    });

    test('bows and crossbow of one unit shoot together', () => {
      const swaps = [{ id: 'thunderbolt-crossbow', count: 1 }];
      const staged = volley([1, 1, 1, 1, 6], { swaps });
      staged.attack('judicators', 'liberators');
      expect(staged.eventsOf('diceRolled').map(({ dice }) => dice.length)).toEqual([1, 3]);
      expect(staged.eventsOf('specialRolled')).toHaveLength(1);
    });
  });

  test.each<[string, Partial<Muster>, readonly string[]]>([
    ['1 shockbolt bow in 5', { swaps: [{ id: 'shockbolt-bow', count: 1 }] }, []],
    ['2 shockbolt bows in 5', { swaps: [{ id: 'shockbolt-bow', count: 2 }] }, ['SIZE-01']],
    [
      'shockbolt and thunderbolt together',
      {
        models: 10,
        swaps: [
          { id: 'shockbolt-bow', count: 1 },
          { id: 'thunderbolt-crossbow', count: 1 },
        ],
      },
      ['ATK-03', 'ATK-03'],
    ],
  ])('an army list with %s', (_, muster, rules) => {
    const units = [{ id: 'judicators', warscroll: 'judicators', models: 5, ...muster }];
    expect(armyFaults({ player: 'Azure', units }).map(({ reason }) => reason.split(':')[0])).toEqual(rules);
  });
});
