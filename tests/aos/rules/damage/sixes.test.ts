import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { fold } from '../../../../src/games/aos/fold';
import { rollNextStep } from '../../../../src/games/aos/rules/fighting/attack';
import { DEFAULT_RULINGS, type Rulings } from '../../../../src/games/aos/rulings';
import { rulingsSchema } from '../../../../src/games/aos/schemas/rulings';
import type { Battle } from '../../../../src/games/aos/types';
import { diceFrom, scriptedState } from '../../../../src/kernel/dice';
import { ahead, type Scene, type Staged, type StagedUnit, stage, unit } from '../../fixture';
import { bringStaged } from '../bring-staged';

bringStaged();

/** A unit strikes a horse of 12 Wounds and Save 4+ half an inch before it. */
const striking = (
  attacker: string,
  dice: readonly number[],
  more: Partial<StagedUnit> = {},
  scene: Partial<Scene> = {},
) =>
  stage({
    azure: [unit(attacker, { at: { x: 20, y: 20 }, ...more })],
    ember: [unit('horse-12', { id: 'foe', at: { x: 20, y: 20 + ahead(attacker, 'horse-12', 0.5) } })],
    dice,
    ...scene,
  });
const rolls = (staged: ReturnType<typeof striking>) =>
  staged.eventsOf('diceRolled').map(({ roll, dice }) => `${roll} ${dice.map(({ face }) => face).join('')}`);

describe('attacks that are added', () => {
  test('ABIL-09 a 6 adds an attack; its own 6 hits but adds no more', () => {
    // two axes: a 6 and a miss; the 6 wounds not; the added attack rolls a 6, which hits, and wounds not
    const staged = striking('berserk', [6, 1, 1, 6, 1]);
    staged.attack('berserk', 'foe');
    expect(rolls(staged)).toEqual(['hit 61', 'wound 1', 'hit 6', 'wound 1']);
  });

  test('ABIL-09 two 6s add two, which are rolled together', () => {
    const staged = striking('berserk', [6, 6, 1, 1, 6, 6, 1, 1]);
    staged.attack('berserk', 'foe');
    expect(rolls(staged)).toEqual(['hit 66', 'wound 11', 'hit 66', 'wound 11']);
  });
});

describe('hits that are more than one', () => {
  test('MULT-02 MULT-03 one 6 that scores 3 hits: three wound rolls together, then a save for each that wounds', () => {
    // 6 and a miss; wounds 4, 4, 1; saves 4 and 3: one of two is saved, and the damage counts once
    const staged = striking('doubler', [6, 1, 4, 4, 1, 4, 3]);
    staged.attack('doubler', 'foe');
    expect(rolls(staged)).toEqual(['hit 61', 'wound 441', 'save 43']);
    expect(staged.unit('foe').models[0]?.wounds).toBe(1);
  });

  test('MULT-02 a hit that is none scores nothing more', () => {
    const staged = striking('doubler', [5, 1, 1]);
    staged.attack('doubler', 'foe');
    expect(rolls(staged)).toEqual(['hit 51', 'wound 1']);
  });

  test('RR-05 a 5 that +1 makes a 6 is no unmodified 6', () => {
    const staged = striking('gambler', [5, 5, 5, 1, 1, 1]);
    staged.attack('gambler', 'foe');
    expect(rolls(staged)).toEqual(['hit 555', 'wound 111']);
  });

  test('RR-05 RR-01 a 1 that is rolled again into a 6 is one', () => {
    const staged = striking('gambler', [1, 6, 1, 1, 1, 1, 1, 1]);
    staged.attack('gambler', 'foe');
    expect(staged.eventsOf('diceRolled')[0]).toMatchObject({ standing: 2 });
  });
});

describe('mortal wounds of attacks', () => {
  test('MW-02 ATK-18 nobody falls before the last attack is done, and all is allocated together', () => {
    // scythe: a 6 is a mortal wound and a 4 hits, wounds, is not saved; hook: hits, wounds, is not saved
    const staged = striking('reaper', [6, 4, 4, 1, 4, 4, 1]);
    staged.attack('reaper', 'foe');
    const order = staged.events().map(({ type }) => type);
    expect(order.indexOf('woundsAllocated')).toBeGreaterThan(order.lastIndexOf('damageRolled'));
    expect(staged.unit('foe').models[0]?.wounds).toBe(3);
  });

  test('MW-02 MW-01 the attack that caused it ends there: no wound, no save', () => {
    const staged = striking('reaper', [6, 1, 1]);
    staged.attack('reaper', 'foe');
    expect(rolls(staged)).toEqual(['hit 61', 'hit 1']);
    expect(staged.unit('foe').models[0]?.wounds).toBe(1);
  });
});

describe('leave to roll again', () => {
  test('RR-06 ABIL-02 a 3 that +1 saves is kept or rolled again as its player likes, right after it fell', () => {
    const staged = striking('gambler', [3, 4, 3]);
    staged.submit({ type: 'fight', unit: 'gambler' });
    staged.submit({ type: 'pileIn', unit: 'gambler', steps: [] });
    staged.submit({ type: 'attack', unit: 'gambler', orders: [{ weapon: 'axe', target: 'foe' }] });
    expect(staged.ask()).toEqual({
      kind: 'rerollDice',
      seat: 'azure',
      unit: 'gambler',
      roll: 'hit',
      dice: [0, 2],
      faces: [3, 3],
    });
    expect(staged.eventsOf('diceRolled')).toEqual([]);
    const again = (...dice: readonly number[]) => ({ type: 'rerollDice', unit: 'gambler', dice }) as const;
    expect(staged.check(again(1))).toEqual(['dice.notThis']); // a 4 has not failed
    expect(staged.check(again(0, 0))).toEqual(['dice.notThis']); // RR-03
    expect(staged.check(again())).toEqual([]);
    expect(staged.options()).toEqual([
      { seat: 'azure', ...again() },
      { seat: 'azure', ...again(0, 2) },
      { seat: 'azure', ...again(0) },
    ]);
  });

  const gamble = (dice: readonly number[], chosen: readonly number[]) => {
    const staged = striking('gambler', dice);
    staged.submit({ type: 'fight', unit: 'gambler' });
    staged.submit({ type: 'pileIn', unit: 'gambler', steps: [] });
    staged.submit({ type: 'attack', unit: 'gambler', orders: [{ weapon: 'axe', target: 'foe' }] });
    staged.submit({ type: 'rerollDice', unit: 'gambler', dice: chosen });
    return staged.eventsOf('diceRolled')[0];
  };

  test('RR-06 kept, it hits', () => {
    expect(gamble([3, 1, 1, 1, 1, 1], [])).toMatchObject({ standing: 1 });
  });

  test('RR-06 RR-03 rolled again it counts as it falls, and is not offered again', () => {
    expect(gamble([3, 1, 1, 1, 1, 6, 1, 1], [0])).toMatchObject({
      standing: 2,
      dice: [{ face: 6, before: 3 }, {}, {}],
    });
    expect(gamble([3, 1, 1, 1, 1, 2], [0])).toMatchObject({ standing: 0, dice: [{ face: 2, before: 3 }, {}, {}] });
    expect(gamble([3, 1, 1, 1, 1, 3, 1], [0])).toMatchObject({ standing: 1, dice: [{ face: 3, before: 3 }, {}, {}] });
  });

  test('RR-06 where a 6 does no more than hit nobody is asked, and the success is kept', () => {
    const staged = striking('plodder', [3, 1, 1, 1, 1, 1]);
    staged.attack('plodder', 'foe');
    expect(staged.eventsOf('diceRolled')[0]).toMatchObject({ standing: 1 });
  });

  const asked = (dice: readonly number[], rulings: Partial<Rulings> = {}) => {
    const staged = striking('plodder', dice, {}, { rulings: { everyRerollAsked: true, ...rulings } });
    staged.attack('plodder', 'foe');
    return staged;
  };

  const offered = (staged: Staged) => staged.options().map(option => option.type === 'rerollDice' && option.dice);

  test('RR-06 players who ruled so are asked about every die, those that fail first of all', () => {
    const staged = asked([3, 1, 6, 6, 1, 1, 1]);
    expect(staged.ask()).toMatchObject({ kind: 'rerollDice', dice: [0, 1], faces: [3, 1] });
    expect(offered(staged)).toEqual([[1], [], [0, 1]]);
    staged.submit({ type: 'rerollDice', unit: 'plodder', dice: [1] });
    expect(staged.eventsOf('diceRolled')[0]?.dice).toMatchObject([{ face: 3 }, { face: 6, before: 1 }, { face: 6 }]);
  });

  test('RR-06 of those that succeed some may be rolled again beside those that fail, the lowest first', () => {
    const staged = asked([3, 1, 3]);
    expect(offered(staged)).toEqual([[1], [], [0, 1, 2], [1, 0]]);
  });

  test('RR-06 they may keep even what fails', () => {
    const staged = asked([1, 1, 1]);
    staged.submit({ type: 'rerollDice', unit: 'plodder', dice: [] });
    expect(staged.eventsOf('diceRolled')[0]).toMatchObject({
      standing: 0,
      dice: [{ face: 1 }, { face: 1 }, { face: 1 }],
    });
  });

  test('RR-06 a file from before this ruling is read as it was meant', () => {
    const { everyRerollAsked: _, ...older } = DEFAULT_RULINGS;
    expect(v.parse(rulingsSchema, older)).toEqual(DEFAULT_RULINGS);
  });

  test('RR-06 what is worded as leave stays leave, whatever the players ruled of orders', () => {
    const staged = striking('plodder', [3, 1, 1, 1, 1, 1], {}, { rulings: { orderedRerollsForced: true } });
    staged.attack('plodder', 'foe');
    expect(staged.eventsOf('diceRolled')[0]?.dice[0]).toMatchObject({ face: 3, passed: true });
  });

  test.each([
    ['RR-06 TRI-02 an order is leave too', false, [3, 1, 1, 1, 1, 1], 3],
    ['RR-06 TRI-02 unless the players ruled that orders are orders', true, [3, 1, 1, 1, 1, 1], 1],
  ])('%s', (_, orderedRerollsForced, dice, face) => {
    const staged = stage({
      azure: [unit('marksman', { at: { x: 20, y: 20 } })],
      ember: [unit('horse-12', { id: 'foe', at: { x: 20, y: 20 + ahead('marksman', 'horse-12', 0.5) } })],
      triumphs: { azure: 'inspired' },
      rulings: { orderedRerollsForced },
      dice,
    });
    staged.submit({ type: 'fight', unit: 'marksman' });
    staged.submit({ type: 'triumph', unit: 'marksman' });
    staged.submit({ type: 'pileIn', unit: 'marksman', steps: [] });
    staged.submit({ type: 'attack', unit: 'marksman', orders: [{ weapon: 'axe', target: 'foe' }] });
    expect(staged.eventsOf('diceRolled')[0]?.dice[0]?.face).toBe(face);
  });
});

test('ATK-13 attacks rolled together do what the same attacks do one by one', () => {
  // what each of four attacks of a runeblade rolls: hit, wound and save
  const each = [
    [3, 3, 1],
    [2, 0, 0],
    [6, 2, 0],
    [5, 6, 6],
  ];
  const column = (index: number) => each.flatMap(faces => (faces[index] ? [faces[index]] : []));
  const together = [...column(0), ...column(1), ...column(2)];
  const alone = each.flatMap(faces => faces.filter(face => face > 0));
  const staged = striking('lord-celestant', [1, 1, 1, 1, 1, 1], {}, {});
  staged.attack('lord-celestant', 'foe');
  const volley = staged.eventsOf('targetsPicked')[0]?.volleys[0];
  if (!volley) throw new Error('no volley');
  const damage = (attacks: readonly number[], faces: readonly number[]) => {
    const volleys = attacks.map(standing => ({ ...volley, attacks: standing, standing }));
    const activation = { unit: 'lord-celestant', how: 'fight', volleys, asked: [] } as const;
    let battle: Battle = { ...staged.battle(), activation, damage: [] };
    const dice = diceFrom(scriptedState(faces));
    while ((battle.activation?.volleys.length ?? 0) > 0) battle = rollNextStep(battle, dice).reduce(fold, battle);
    expect(dice.rolled).toBe(faces.length);
    return battle.damage.map(({ wounds }) => wounds);
  };
  expect(damage([4], together)).toEqual([1]);
  expect(damage([1, 1, 1, 1], alone)).toEqual([1]);
});
