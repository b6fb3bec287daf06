import { describe, expect, test } from 'vitest';
import { profileOf } from '../../../../src/games/aos/abilities/profile';
import { findWarscroll } from '../../../../src/games/aos/armies';
import { warscrollFaults } from '../../../../src/games/aos/armies/checks/warscroll-faults';
import { effectiveUnit } from '../../../../src/games/aos/effective-values';
import { findWeapon } from '../../../../src/games/aos/facts/attacks/attacks';
import { braveryOf } from '../../../../src/games/aos/rules/turn/battleshock';
import { rangesReading } from '../../../../src/games/aos/tools/ranges/reading';
import { ahead, type Scene, stage, unit } from '../../fixture';
import { bringStaged } from '../bring-staged';

bringStaged();

/** The titan with a number of wounds, half an inch from a horse of 12 Wounds. */
const titan = (wounds: number, dice: readonly number[] = [], scene: Partial<Scene> = {}) =>
  stage({
    azure: [unit('titan', { at: { x: 20, y: 20 }, wounds })],
    ember: [unit('horse-12', { id: 'foe', at: { x: 20, y: 20 + ahead('titan', 'horse-12', 0.5) } })],
    dice,
    ...scene,
  });
type Titan = ReturnType<typeof titan>;
const fists = (staged: Titan) => {
  const attacker = staged.unit('titan');
  const weapon = findWeapon(attacker, 'fists');
  const [model] = attacker.models;
  if (!weapon || !model) throw new Error('nobody strikes');
  return profileOf(staged.battle(), { attacker, model, weapon, target: staged.unit('foe') });
};

describe('DTAB-01 a damage table changes', () => {
  test.each([
    [4, { toHit: 2, toWound: 2, rend: -2, damage: 3 }],
    [5, { toHit: 3, toWound: 4, rend: -1, damage: 'D3' }],
    [8, { toHit: 3, toWound: 4, rend: -1, damage: 'D3' }],
    [9, { toHit: 5, toWound: 2, rend: -2, damage: 1 }],
  ])('every number of a weapon: with %i wounds', (wounds, numbers) => {
    expect(fists(titan(wounds))).toMatchObject(numbers);
  });

  test.each([
    [4, 3],
    [5, 4],
    [9, 7], // WS-02
  ])('the Save: with %i wounds it is %i+', (wounds, save) => {
    const staged = titan(wounds);
    const attacker = staged.unit('foe');
    const [weapon] = findWarscroll('horse-12')?.weapons ?? [];
    const [model] = attacker.models;
    if (!weapon || !model) throw new Error('nobody strikes');
    const target = staged.unit('titan');
    expect(profileOf(staged.battle(), { attacker, model, weapon, target }).save).toBe(save);
    expect(effectiveUnit(staged.battle(), target, attacker).save?.printed).toBe(save);
  });

  test.each([
    [4, 9],
    [5, 7],
    [9, 5],
  ])('the Bravery: with %i wounds it is %i', (wounds, bravery) => {
    const staged = titan(wounds);
    expect(braveryOf(staged.battle(), staged.unit('titan'))).toBe(bravery);
    expect(effectiveUnit(staged.battle(), staged.unit('titan'), undefined).bravery.printed).toBe(bravery);
  });

  const afield = (wounds: number, dice: readonly number[] = []) =>
    titan(wounds, dice, {
      phase: 'movement',
      ember: [unit('horse-12', { id: 'foe', at: { x: 60, y: 40 } })],
    });
  const along = (inches: number) => ({
    type: 'move' as const,
    unit: 'titan',
    steps: [
      {
        model: 'titan/1',
        path: [
          { x: 20, y: 20 },
          { x: 20 + inches, y: 20 },
        ],
      },
    ],
  });

  test.each([
    [4, 12, []],
    [4, 12.01, ['move.tooFar']],
    [9, 4, []],
    [9, 4.01, ['move.tooFar']],
    [5, 4, ['move.rollFirst']],
  ])('the Move: with %i wounds, %d"', (wounds, inches, refusals) => {
    expect(afield(wounds).check(along(inches))).toEqual(refusals);
  });

  test('RAND-02 a Move into dice', () => {
    const staged = afield(5, [3]);
    expect(staged.options()[0]).toMatchObject({ type: 'rollMove', unit: 'titan' });
    staged.submit({ type: 'rollMove', unit: 'titan' });
    expect(staged.check(along(5))).toEqual([]);
    expect(staged.check(along(5.01))).toEqual(['move.tooFar']);
  });

  test('RAND-03 RAND-04 Attacks and Damage into dice', () => {
    // D3 of 4 is two attacks, both hit and wound, no save: Damage D3 of 1 and of 6; the tail misses
    const staged = titan(5, [4, 3, 3, 4, 4, 1, 1, 1, 6, 1]);
    const fists = (attacks: unknown) =>
      expect(effectiveUnit(staged.battle(), staged.unit('titan'), staged.unit('foe')).weapons).toContainEqual(
        expect.objectContaining({ weapon: 'fists', attacks: expect.objectContaining({ printed: attacks }) }),
      );
    fists('D3');
    staged.attack('titan', 'foe');
    expect(staged.eventsOf('weaponRolled')).toMatchObject([
      { weapon: 'fists', value: 'attacks', rolls: [{ model: 'titan/1', faces: [4], result: 2 }] },
    ]);
    expect(staged.eventsOf('damageRolled').map(({ each }) => each)).toEqual([[1, 3]]);
    fists(2); // for the rest of the phase
  });

  test.each([
    [4, 24, []],
    [5, 18, []],
    [5, 18.01, ['shoot.noTarget']],
    [9, 12.01, ['shoot.noTarget']],
  ])('ATK-07 the Range: with %i wounds at %d"', (wounds, gap, refusals) => {
    const staged = titan(wounds, [], {
      phase: 'shooting',
      ember: [unit('horse-12', { id: 'foe', at: { x: 20, y: 20 + ahead('titan', 'horse-12', gap) } })],
    });
    expect(staged.check({ type: 'shoot', unit: 'titan' })).toHaveLength(refusals.length);
    const ranges = rangesReading(staged.battle(), staged.unit('titan'))?.ranges ?? [];
    expect(ranges.find(({ of }) => of === 'missile')?.inches).toBe(wounds <= 4 ? 24 : wounds <= 8 ? 18 : 12);
  });

  test.each([
    [4, [5, 5, 4, 1], 2],
    [5, [5, 4], 1],
    [9, [6], 1],
  ])('how many dice an ability rolls: with %i wounds %j', (wounds, dice, mortals) => {
    const staged = titan(wounds, dice);
    staged.submit({ type: 'useAbility', unit: 'titan', ability: 'stomp', target: 'foe' });
    expect(staged.unit('foe').models[0]?.wounds).toBe(mortals);
  });

  test.each([
    [4, [2], 2],
    [5, [], 1],
  ])('the number of an ability: with %i wounds %j', (wounds, dice, mortals) => {
    const staged = titan(wounds, dice, { phase: 'hero' });
    staged.submit({ type: 'useAbility', unit: 'titan', ability: 'roar', target: 'foe' });
    expect(staged.unit('foe').models[0]?.wounds).toBe(mortals);
  });

  test('which abilities it has: its hide holds as long as it has at most 4 wounds', () => {
    const saved = (wounds: number, dice: readonly number[]) => {
      const staged = stage({
        phase: 'hero',
        azure: [unit('storm-caller', { at: { x: 20, y: 10 } })],
        ember: [unit('titan', { id: 'foe', at: { x: 40, y: 30 }, wounds })],
        dice,
      });
      staged.submit({ type: 'useAbility', unit: 'storm-caller', ability: 'burn', target: 'foe' });
      return (staged.unit('foe').models[0]?.wounds ?? 0) - wounds;
    };
    expect(saved(3, [1, 1, 1, 5])).toBe(0); // 3D3-2 of three 1s is one wound, and a 5 negates it
    expect(saved(5, [1, 1, 1])).toBe(1);
  });
});

describe('DTAB-01 RAND-01 a warscroll from outside', () => {
  const scroll = findWarscroll('titan');
  const [first, ...rows] = scroll?.damageTable ?? [];

  test('is well as it is', () => {
    expect(scroll && warscrollFaults(scroll)).toEqual([]);
  });

  test.each([
    [{ damageTable: [{ ...first, weapons: { horns: { attacks: 2 } } }, ...rows] }, /"horns"/],
    [{ damageTable: [{ ...first, weapons: { fists: { height: 2 } } }, ...rows] }, /height/],
    [{ damageTable: [{ ...first, weapons: { fists: { attacks: 'D4' } } }, ...rows] }, /attacks/],
    [{ damageTable: [{ ...first, speed: 4 }, ...rows] }, /speed/],
    [{ damageTable: [{ ...first, save: 8 }, ...rows] }, /save/],
    [{ damageTable: [{ ...first, numbers: { stomp: 4 } }, ...rows] }, /"roar"/],
    [{ damageTable: undefined }, /"stomp"/],
    [{ move: '2D8' }, /move/],
    [
      {
        abilities: [
          {
            id: 'burn',
            name: 'burn',
            text: 'burn',
            choices: [{ name: 'burn', deals: [{ do: 'mortalWounds', amount: 'D7' }] }],
          },
        ],
      },
      /"D7"/,
    ],
  ])('is refused with %j', (change, reason) => {
    expect(warscrollFaults({ ...scroll, ...change }).join('; ')).toMatch(reason);
  });
});
