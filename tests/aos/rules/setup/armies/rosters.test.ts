import { describe, expect, test } from 'vitest';
import { WARSCROLLS } from '../../../../../src/games/aos/armies';
import { warscrollFaults } from '../../../../../src/games/aos/armies/checks/warscroll-faults';
import { modelFrom, unitFrom } from '../../../../../src/games/aos/origin';
import { magicModifiers } from '../../../../../src/games/aos/rules/magic/unbinding';
import { ahead, apart, scroll, stage, unit } from '../../../fixture';
import { bringStaged } from '../../bring-staged';

bringStaged();

describe('warscrolls as data', () => {
  test.each(Object.values(WARSCROLLS).map(({ id }) => id))('WS-01 %s says all that it must', id => {
    expect(warscrollFaults(scroll(id))).toEqual([]);
  });

  const { save: _save, ...rest } = scroll('liberators');
  const without = (key: keyof typeof rest) => {
    const { [key]: _gone, ...others } = rest;
    return others;
  };

  test.each(['move', 'wounds', 'bravery', 'weapons', 'loadouts', 'abilities', 'keywords', 'size'] as const)(
    'WS-01 one without %s is invalid',
    key => {
      expect(warscrollFaults(without(key)).length).toBeGreaterThan(0);
    },
  );

  const [hammer] = scroll('liberators').weapons;
  test.each(['range', 'attacks', 'toHit', 'toWound', 'rend', 'damage'] as const)(
    'WS-01 a weapon without %s is invalid',
    key => {
      const weapons = [{ ...hammer, [key]: undefined }, ...scroll('liberators').weapons.slice(1)];
      expect(warscrollFaults({ ...scroll('liberators'), weapons })).toHaveLength(1);
    },
  );

  test('WS-01 WS-02 RAND-01 a Save of “-”, dice for Move, Attacks and Damage, and a Rend of none are well', () => {
    const weapons = [{ ...hammer, attacks: '2D6', damage: 'D3', rend: 0 }, ...scroll('liberators').weapons.slice(1)];
    expect(warscrollFaults({ ...scroll('liberators'), save: undefined, move: '2D6', weapons })).toEqual([]);
  });

  test.each([
    ['ATK-03 a weapon that is carried and not there', { weapons: [] }],
    ['SIZE-01 a most below the least', { size: { least: 5, step: 5, most: 1 } }],
    ['DTAB-01 a table that ends too soon', { wounds: 9, damageTable: [{ upTo: 3, move: 5 }] }],
    [
      'DTAB-01 rows that do not rise',
      {
        damageTable: [
          { upTo: 3, move: 5 },
          { upTo: 3, move: 4 },
        ],
      },
    ],
    ['KEY-01 keywords in small letters', { keywords: ['Order'] }],
    ['WS-01 a positive Rend', { weapons: [{ ...hammer, rend: 1 }] }],
  ])('%s', (_, change) => {
    expect(warscrollFaults({ ...scroll('liberators'), ...change }).length).toBeGreaterThan(0);
  });
});

describe('units', () => {
  test('UNIT-01 all models of a unit are of one warscroll, and one alone is a unit', () => {
    const { models } = unitFrom({ id: 'a', warscroll: 'liberators', models: 5 }, 'azure');
    expect(new Set(models.map(({ outline, height }) => JSON.stringify([outline, height]))).size).toBe(1);
    expect(unitFrom({ id: 'b', warscroll: 'lord-celestant', models: 1 }, 'azure').models).toHaveLength(1);
  });

  test('UNIT-01 WND-02 no model of another unit can be given a part in it', () => {
    const staged = stage({
      phase: 'movement',
      azure: [unit('liberators', { at: { x: 20, y: 10 } }), unit('lord-celestant', { at: { x: 40, y: 10 } })],
      ember: [unit('liberators', { id: 'foe', at: { x: 20, y: 40 } })],
    });
    const path = [{ x: 40, y: 10 }];
    expect(staged.check({ type: 'move', unit: 'liberators', steps: [{ model: 'lord-celestant/1', path }] })).toContain(
      'model.unknown',
    );
  });
});

describe('command models', () => {
  const muster = { id: 'libs', warscroll: 'liberators', models: 5 };

  test('CMDM-02 the roster says which model is the champion, and no other is', () => {
    const roles = [0, 1, 2, 3, 4].map(index => modelFrom(muster, index).role);
    expect(roles).toEqual(['champion', undefined, undefined, undefined, undefined]);
  });

  /** Five Liberators fight: how many hit dice they roll, the champion alive or fallen. */
  const hitDice = (fallen: readonly number[]) => {
    const count = fallen.length === 0 ? 11 : 8;
    const staged = stage({
      azure: [unit('liberators', { at: { x: 20, y: 20 }, fallen })],
      ember: [
        unit('chainrasp-horde', { at: { x: 20, y: 20 + ahead('liberators', 'chainrasp-horde', 0.5) }, across: 10 }),
      ],
      dice: Array.from({ length: count }, () => 1),
    });
    staged.attack('liberators', 'chainrasp-horde');
    return staged.eventsOf('diceRolled')[0]?.dice.length;
  };

  test('CMDM-01 the champion alone strikes once more', () => {
    expect(hitDice([])).toBe(5 * 2 + 1);
  });

  test('CMDM-01 CMDM-02 slain, its bonus is gone, and nobody takes its place', () => {
    expect(hitDice([1])).toBe(4 * 2);
  });

  test('CMDM-03 it carries what the others carry', () => {
    expect(modelFrom({ ...muster, loadout: 'blade-and-shield' }, 0).weapons).toEqual(['warblade']);
  });
});

describe('casters who are no wizards', () => {
  const scene = (dice: readonly number[]) =>
    stage({
      phase: 'hero',
      azure: [
        unit('hexer', { at: { x: 20, y: 10 } }),
        unit('attuner', { at: { x: 20 + apart('hexer', 'attuner', 6), y: 10 } }),
        unit('guardian-of-souls', { at: { x: 30, y: 4 } }),
      ],
      ember: [unit('hexer', { id: 'rival', at: { x: 20, y: 30 } })],
      dice,
    });

  test('WIZ-02 one casts as a wizard does, with what is added to casting rolls', () => {
    const staged = scene([2, 2]); // 4 and 1 are 5
    staged.submit({ type: 'cast', unit: 'hexer', model: 'hexer/1', spell: 'arcane-bolt' });
    expect(staged.eventsOf('castRolled')[0]?.cast.total).toBe(5);
    expect(staged.ask()).toEqual({ kind: 'unbind', seat: 'ember' }); // CAST-03: and another unbinds
    expect(staged.options()).toContainEqual({ seat: 'ember', type: 'unbind', unit: 'rival', model: 'rival/1' });
  });

  test('WIZ-02 but is no WIZARD for anything else', () => {
    const staged = scene([]);
    const bless = (target: string) =>
      ({ type: 'useAbility', unit: 'attuner', ability: 'bless-wizard', target }) as const;
    expect(staged.check(bless('hexer'))).toEqual(['ability.wrongTarget']);
    expect(staged.check(bless('guardian-of-souls'))).toEqual([]);
  });

  test('WIZ-02 REALM-04 the realm’s own spells are for WIZARDS', () => {
    const staged = stage({
      phase: 'hero',
      azure: [unit('hexer', { at: { x: 20, y: 10 } }), unit('guardian-of-souls', { at: { x: 30, y: 4 } })],
      ember: [unit('banner', { at: { x: 20, y: 30 } })],
      realm: 'aqshy',
    });
    const cast = (id: string) => staged.check({ type: 'cast', unit: id, model: `${id}/1`, spell: 'emberlance' });
    expect(cast('hexer')).toEqual(['cast.unknownSpell']);
    expect(cast('guardian-of-souls')).toEqual([]);
  });

  test('WIZ-02 SCEN-02 nothing is added where nothing is near', () => {
    const staged = scene([]);
    const hexer = staged.unit('rival');
    const [model] = hexer.models;
    expect(model && magicModifiers(staged.battle(), hexer, model, 'unbind')).toEqual([]);
  });
});

test('SHOOT-06 a friend of the shooters close to the target changes nothing', () => {
  const shot = (friends: number) => {
    const staged = stage({
      phase: 'shooting',
      azure: [
        unit('hail', { at: { x: 20, y: 10 } }),
        ...(friends > 0 ? [unit('liberators', { models: 5, at: { x: 23.6, y: 25 } })] : []),
      ],
      ember: [unit('horse-12', { id: 'foe', at: { x: 20, y: 25 } })],
      dice: [1, 1],
    });
    staged.attack('hail', 'foe');
    return staged.eventsOf('targetsPicked')[0]?.volleys[0]?.profile;
  };
  expect(shot(1)).toEqual(shot(0));
  expect(shot(1)?.modifiers.hit).toEqual([]);
});
