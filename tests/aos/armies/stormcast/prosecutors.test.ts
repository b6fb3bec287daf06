import { describe, expect, test } from 'vitest';
import { armyFaults } from '../../../../src/games/aos/armies/checks/validate';
import type { Muster } from '../../../../src/games/aos/battle-setup';
import { ahead, apart, type StagedUnit, shifted, stage, unit } from '../../fixture';

type More = Omit<Partial<StagedUnit>, 'warscroll'>;
type Scene = { readonly gap: number; readonly phase: 'shooting' | 'combat' | 'charge' | 'movement' };

const scene = ({ gap, phase }: Scene, dice: readonly number[], more: More = {}, enemy = 'liberators') =>
  stage({
    azure: [unit('prosecutors', { at: { x: 20, y: 8 }, ...more })],
    ember: [unit(enemy, { at: { x: 20, y: 8 + ahead('prosecutors', enemy, gap) }, across: 1 })],
    phase,
    dice,
  });
const near = { gap: 0.5, phase: 'combat' } as const;
const far = { gap: 10, phase: 'shooting' } as const;
const prime: More = { lost: 2 };
const last: More = { fallen: [1, 2], places: Array.from({ length: 3 }, () => ({ x: 20, y: 8 })) };

describe('Prosecutors', () => {
  test.each<[string, Scene, More, number]>([
    ['3 attacks with its hammers in melee', near, { loadout: 'hammer-and-shield' }, 3],
    ['2 with a hammer thrown', far, { loadout: 'hammer-and-shield' }, 2],
    ['2 with a javelin thrown', far, { loadout: 'javelin-and-shield' }, 2],
    ['1 with it in melee', near, { loadout: 'javelin-and-shield' }, 1],
  ])('Prosecutor-Prime: %s', (_, where, more, attacks) => {
    const staged = scene(
      where,
      Array.from({ length: attacks }, () => 2),
      { ...prime, ...more },
    );
    staged.attack('prosecutors', 'liberators');
    expect(staged.eventsOf('diceRolled')[0]?.dice).toHaveLength(attacks);
  });

  describe('Heralds of Righteousness', () => {
    test('may try to charge with an enemy within 18.00", and rolls 3D6', () => {
      const staged = scene({ gap: 18, phase: 'charge' }, [6, 6, 6], prime);
      staged.submit({ type: 'tryCharge', unit: 'prosecutors' });
      expect(staged.eventsOf('chargeRolled')).toMatchObject([{ faces: [6, 6, 6], roll: 18 }]);
      staged.submit({ type: 'chargeMove', unit: 'prosecutors', steps: shifted(staged.unit('prosecutors'), 0, 17.8) });
      expect(staged.unit('prosecutors').deeds).toContain('charged');
    });

    test('not at 18.01"', () => {
      const staged = scene({ gap: 18.01, phase: 'charge' }, [], prime);
      expect(staged.check({ type: 'tryCharge', unit: 'prosecutors' })).toEqual(['charge.noEnemyNear']);
    });
  });

  test.each<[string, Scene, More, number | undefined]>([
    ['a pair, in melee', near, {}, 1],
    ['a pair, thrown', far, {}, 1],
    ['one hammer, not', near, { loadout: 'hammer-and-shield' }, undefined],
  ])('Paired Celestial Hammers: hit rolls of 1 may be re-rolled with %s', (_, where, more, before) => {
    const rest = where.phase === 'combat' ? [2, 2] : [2];
    const staged = scene(where, [1, ...(before ? [2] : []), ...rest], { ...prime, ...more });
    staged.attack('prosecutors', 'liberators');
    expect(staged.eventsOf('diceRolled')[0]?.dice[0]?.before).toBe(before);
  });

  test('Cleaving Blow: a grandaxe makes one attack for each enemy model within 1"', () => {
    const beside = (gap: number) => apart('prosecutors', 'liberators', gap);
    const places = [
      { x: 20 + beside(0.5), y: 8 },
      { x: 20 - beside(1), y: 8 },
      { x: 20, y: 8 + beside(1.01) },
      { x: 22, y: 8 + beside(1.01) },
      { x: 24, y: 8 + beside(1.01) },
    ];
    const staged = stage({
      azure: [unit('prosecutors', { ...last, swaps: [{ id: 'grandaxe', count: 1 }] })],
      ember: [unit('liberators', { places })],
      dice: [1, 1],
    });
    staged.attack('prosecutors', 'liberators');
    expect(staged.eventsOf('diceRolled')[0]?.dice).toHaveLength(2);
  });

  test.each([
    ['more than 9" away', 9.01, 2],
    ['at 9.00"', 9, 1],
  ])('Stormcall Javelin: damage to a target %s', (_, gap, damage) => {
    const staged = scene({ gap, phase: 'shooting' }, [3, 3, 2], { ...last, loadout: 'javelin-and-shield' });
    staged.attack('prosecutors', 'liberators');
    expect(staged.eventsOf('damageRolled')).toMatchObject([{ each: [damage] }]);
  });

  test('Stormcall Javelin: not the trident', () => {
    const swaps = [{ id: 'stormsurge-trident', count: 1 }];
    const staged = scene({ gap: 12, phase: 'shooting' }, [3, 3, 2], { ...last, loadout: 'javelin-and-shield', swaps });
    staged.attack('prosecutors', 'liberators');
    expect(staged.eventsOf('damageRolled')).toMatchObject([{ each: [2] }]);
  });

  test.each<[string, More, readonly number[], number]>([
    ['with a shield', { loadout: 'hammer-and-shield' }, [1, 4], 0],
    ['not with a pair of hammers', {}, [1], 1],
  ])('Sigmarite Shields: save rolls of 1 may be re-rolled %s', (_, more, saves, unsaved) => {
    const staged = stage({
      azure: [unit('prosecutors', { at: { x: 20, y: 20 }, ...prime, ...more })],
      ember: [unit('liberators', { at: { x: 20, y: 20 + ahead('prosecutors', 'liberators', 0.5) }, lost: 4 })],
      active: 'ember',
      dice: [4, 1, 1, 3, ...saves],
    });
    staged.attack('liberators', 'prosecutors');
    expect(staged.eventsOf('diceRolled').at(-1)).toMatchObject({ roll: 'save', standing: unsaved });
  });

  test('Fly: over models', () => {
    const staged = scene({ gap: 3.5, phase: 'movement' }, [], prime, 'lord-celestant');
    const steps = shifted(staged.unit('prosecutors'), 0, 12);
    expect(staged.check({ type: 'move', unit: 'prosecutors', steps })).toEqual([]);
  });

  test.each<[string, Partial<Muster>, readonly string[]]>([
    [
      'a grandaxe and a grandblade in 6',
      {
        models: 6,
        swaps: [
          { id: 'grandaxe', count: 1 },
          { id: 'grandblade', count: 1 },
        ],
      },
      [],
    ],
    [
      'a grandaxe and a grandblade in 3',
      {
        swaps: [
          { id: 'grandaxe', count: 1 },
          { id: 'grandblade', count: 1 },
        ],
      },
      ['SIZE-01', 'SIZE-01'],
    ],
    ['a grandaxe among javelins', { loadout: 'javelin-and-shield', swaps: [{ id: 'grandaxe', count: 1 }] }, ['ATK-03']],
    ['a trident among hammers', { swaps: [{ id: 'stormsurge-trident', count: 1 }] }, ['ATK-03']],
  ])('an army list with %s', (_, muster, rules) => {
    const units = [{ id: 'prosecutors', warscroll: 'prosecutors', models: 3, ...muster }];
    expect(armyFaults({ player: 'Azure', units }).map(({ reason }) => reason.split(':')[0])).toEqual(rules);
  });
});
