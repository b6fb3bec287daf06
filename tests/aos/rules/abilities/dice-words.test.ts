import { describe, expect, test } from 'vitest';
import { type Amount, diceIn, isDiceExpression, meanOf } from '../../../../src/games/aos/abilities/dice-words';
import type { Effect, OnSix } from '../../../../src/games/aos/abilities/types';
import { meanDamage } from '../../../../src/games/aos/odds';
import { amountOf } from '../../../../src/games/aos/rules/abilities/amounts';
import { diceFrom, scriptedState } from '../../../../src/kernel/dice';
import { ahead, mark, type Scene, stage, unit } from '../../fixture';
import { bringStaged } from '../bring-staged';

bringStaged();

describe('RAND-01 dice expressions', () => {
  test.each<[Amount, readonly number[], number]>([
    ['D3', [5], 3],
    ['3D6', [2, 5, 6], 13], // DICE-02
    ['2D3', [1, 4], 3], // DICE-03: each die is halved by itself
    ['D3+3', [2], 4],
    ['2D6-1', [1, 1], 1],
    ['D6-3', [2], 1], // MOD-02
    ['D6-3', [6], 3],
    [4, [], 4],
  ])('%s on %j is %i', (amount, faces, sum) => {
    const dice = diceFrom(scriptedState(faces));
    expect(amountOf(amount, dice)).toBe(sum);
    expect(dice.rolled).toBe(faces.length);
  });

  test.each<[Amount, number]>([
    ['D3', 2],
    ['3D6', 10.5],
    ['D3+3', 5],
    ['2D6-1', 6],
    [2, 2],
  ])('%s is %d on the average', (amount, mean) => {
    expect(meanOf(amount)).toBe(mean);
  });

  test('what is an expression, and what is not', () => {
    for (const text of ['D3', 'D6', '2D6', '3D6', '12D6', 'D3+3', '2D6-1', '4D3+10'])
      expect(isDiceExpression(text), text).toBe(true);
    for (const text of ['', 'D', 'D4', '0D6', '100D6', 'D6+', 'D6+0', 'd6', ' D6', 'D6 + 1', '6', 6, undefined])
      expect(isDiceExpression(text), `${text}`).toBe(false);
    expect(diceIn('2D6-1')).toEqual({ count: 2, sides: 6, plus: -1 });
  });
});

/** One unit half an inch before a horse of 12 Wounds and Save 4+. */
const striking = (
  attacker: string,
  dice: readonly number[],
  effects: readonly Effect[] = [],
  scene: Partial<Scene> = {},
) =>
  stage({
    azure: [
      unit(attacker, { at: { x: 20, y: 20 }, marks: effects.map((effect, index) => mark(effect, `mark ${index}`)) }),
    ],
    ember: [unit('horse-12', { id: 'foe', at: { x: 20, y: 20 + ahead(attacker, 'horse-12', 0.5) } })],
    dice,
    ...scene,
  });
const struck = (staged: ReturnType<typeof striking>) => staged.unit('foe').models[0]?.wounds;
const rolls = (staged: ReturnType<typeof striking>) =>
  staged.eventsOf('diceRolled').map(({ roll, dice }) => `${roll} ${dice.map(({ face }) => face).join('')}`);

describe('characteristics that are dice', () => {
  test.each([
    [13, []],
    [13.01, ['move.tooFar']],
  ])('RAND-02 a Move of 3D6 with 2, 5 and 6: %d"', (inches, refusals) => {
    const staged = stage({
      phase: 'movement',
      azure: [unit('hydra', { at: { x: 20, y: 10 } })],
      ember: [unit('horse-12', { id: 'foe', at: { x: 60, y: 40 } })],
      dice: [2, 5, 6],
    });
    staged.submit({ type: 'rollMove', unit: 'hydra' });
    const steps = [
      {
        model: 'hydra/1',
        path: [
          { x: 20, y: 10 },
          { x: 20 + inches, y: 10 },
        ],
      },
    ];
    expect(staged.check({ type: 'move', unit: 'hydra', steps })).toEqual(refusals);
  });

  test('RAND-02 MOD-02 a Move of D6-3 is never less than 1', () => {
    const staged = stage({
      phase: 'movement',
      azure: [unit('crawler', { at: { x: 20, y: 10 } })],
      ember: [unit('horse-12', { id: 'foe', at: { x: 60, y: 40 } })],
      dice: [2],
    });
    staged.submit({ type: 'rollMove', unit: 'crawler' });
    expect(staged.unit('crawler').moveRoll).toBe(1);
  });

  test('RAND-03 RAND-04 Attacks of D3+3 are rolled once, Damage of 2D6-1 for each attack that gets through', () => {
    // a 1 makes four attacks: two hit and wound, neither is saved; the damage is 1 and 2 less 1, and 2 and 2 less 1
    const staged = striking('hydra', [1, 3, 3, 1, 1, 3, 3, 1, 1, 1, 2, 2, 2]);
    staged.attack('hydra', 'foe');
    expect(rolls(staged)).toEqual(['hit 3311', 'wound 33', 'save 11']);
    expect(staged.eventsOf('damageRolled')[0]?.each).toEqual([2, 3]);
    expect(struck(staged)).toBe(5);
  });

  test('heals and mortal wounds of dice', () => {
    const staged = stage({
      phase: 'hero',
      azure: [unit('storm-caller', { at: { x: 20, y: 10 }, wounds: 6 })],
      ember: [unit('horse-12', { id: 'foe', at: { x: 40, y: 30 } })],
      dice: [4, 6, 6, 1], // D3+1 of 4 is 3; 3D3-2 of 6, 6 and 1 is 5
    });
    staged.submit({ type: 'useAbility', unit: 'storm-caller', ability: 'mend' });
    expect(staged.unit('storm-caller').models[0]?.wounds).toBe(3);
    staged.submit({ type: 'useAbility', unit: 'storm-caller', ability: 'burn', target: 'foe' });
    expect(struck(staged)).toBe(5);
  });

  test('RR-01 RAND-04 MOD-03 of several dice of one Damage the lowest is turned, and what is added is still added', () => {
    // two hits wound and are not saved; 2D3+1 of 1 and 5 is 5, and of 3 and 3 it is 5 too
    const staged = striking('fate-weaver', [3, 3, 3, 3, 1, 1, 1, 5, 3, 3]);
    staged.attack('fate-weaver', 'foe');
    expect(staged.ask()).toMatchObject({ kind: 'changeDie', unit: 'fate-weaver' });
    const turn = (face: number) => ({ type: 'changeDie', unit: 'fate-weaver', index: 0, face }) as const;
    expect(staged.check(turn(4))).toEqual(['dice.noSuchFace']); // a D3 has no 4
    staged.submit(turn(3));
    expect(staged.eventsOf('damageRolled')[0]?.each).toEqual([7, 5]);
  });
});

const six = (what: OnSix, isModified?: true, roll: 'hit' | 'wound' = 'hit'): Effect => ({
  do: 'onSix',
  roll,
  what,
  ...(isModified && { isModified }),
});
const toHit = (by: number): Effect => ({ do: 'modify', roll: 'hit', by });
const mortal: OnSix = { kind: 'mortal', amount: 2 };

describe('RR-05 a 6 is unmodified, or a 6 or more with its modifiers', () => {
  /** Two swords: the first die as given, the second a miss; the effect of a six ends the attack there. */
  test.each<[string, Effect, number, number, boolean]>([
    ['unmodified: a 6 without a modifier', six(mortal), 0, 6, true],
    ['unmodified: a 6 with -1', six(mortal), -1, 6, true],
    ['unmodified: a 5 with +1', six(mortal), 1, 5, false],
    ['modified: a 6 without a modifier', six(mortal, true), 0, 6, true],
    ['modified: a 6 with -1', six(mortal, true), -1, 6, false],
    ['modified: a 5 with +1', six(mortal, true), 1, 5, true],
    ['modified: a 4 with +1', six(mortal, true), 1, 4, false],
    ['modified: a 4 with +2', six(mortal, true), 2, 4, true],
  ])('%s', (_, effect, by, face, isSetOff) => {
    const staged = striking('duellist', isSetOff ? [face, 1] : [face, 1, 1], by === 0 ? [effect] : [effect, toHit(by)]);
    staged.attack('duellist', 'foe');
    expect(rolls(staged)).toEqual(isSetOff ? [`hit ${face}1`] : [`hit ${face}1`, 'wound 1']);
    expect(struck(staged)).toBe(isSetOff ? 2 : 0);
  });

  test('SEQ-02 a 1 that is made a 6 misses, and sets off nothing', () => {
    const staged = striking('duellist', [1, 1], [six(mortal, true), toHit(5)]);
    staged.attack('duellist', 'foe');
    expect(struck(staged)).toBe(0);
  });

  test('ABIL-09 a modified 6 adds an attack, whose own adds no more', () => {
    const adding = six({ kind: 'attacks', amount: 1 }, true);
    const staged = striking('duellist', [5, 1, 1, 5, 1], [adding, toHit(1)]);
    staged.attack('duellist', 'foe');
    expect(rolls(staged)).toEqual(['hit 51', 'wound 1', 'hit 5', 'wound 1']);
  });

  test('ABIL-09 wound rolls of added hits add no attacks', () => {
    const effects = [six({ kind: 'hits', amount: 2 }), six({ kind: 'attacks', amount: 1 }, undefined, 'wound')];
    // a 6 scores two hits; both wound with a 6, and only the first of them adds an attack, which misses
    const staged = striking('duellist', [6, 1, 6, 6, 1, 6, 6], effects);
    staged.attack('duellist', 'foe');
    expect(rolls(staged).filter(roll => roll.startsWith('hit'))).toEqual(['hit 61', 'hit 1']);
  });
});

describe('what a 6 does', () => {
  test('MW-02 besides normal damage: the attack goes on', () => {
    // the 6 is 2 mortal wounds, and it wounds and is not saved: 1 more
    const staged = striking('duellist', [6, 1, 3, 1], [six({ kind: 'alsoMortal', amount: 2 })]);
    staged.attack('duellist', 'foe');
    expect(rolls(staged)).toEqual(['hit 61', 'wound 3', 'save 1']);
    expect(struck(staged)).toBe(3);
  });

  test('MW-02 the mortal wounds are dealt although the attack does not wound', () => {
    // the 6 and a miss, then the D3+1 of 3; the wound roll fails
    const staged = striking('duellist', [6, 1, 3, 1], [six({ kind: 'alsoMortal', amount: 'D3+1' })]);
    staged.attack('duellist', 'foe');
    expect(rolls(staged)).toEqual(['hit 61', 'wound 1']);
    expect(struck(staged)).toBe(3);
  });

  test('MW-02 on the wound roll', () => {
    const staged = striking('duellist', [4, 1, 6, 6], [six({ kind: 'alsoMortal', amount: 1 }, undefined, 'wound')]);
    staged.attack('duellist', 'foe');
    expect(rolls(staged)).toEqual(['hit 41', 'wound 6', 'save 6']);
    expect(struck(staged)).toBe(1);
  });

  test('SEQ-07 sets the Damage of that attack alone', () => {
    // hits of 6 and 4, both wound, neither is saved: 1, and D6 of 5
    const staged = striking('duellist', [6, 4, 3, 1, 3, 1, 5], [six({ kind: 'setDamage', to: 'D6' })]);
    staged.attack('duellist', 'foe');
    expect(struck(staged)).toBe(6);
  });

  test('SEQ-05 sets the Rend of that attack alone', () => {
    // hits of 6 and 4 wound; a 5 saves against no Rend, and does not against -2
    const staged = striking('duellist', [6, 4, 3, 5, 3, 5], [six({ kind: 'setRend', to: -2 })]);
    staged.attack('duellist', 'foe');
    expect(struck(staged)).toBe(1);
  });

  test('a set Rend has no effect on a unit that ignores Rend', () => {
    const staged = striking('duellist', [6, 1, 3, 6], [six({ kind: 'setRend', to: -3 })], {
      ember: [
        unit('spirit-hosts', { id: 'foe', at: { x: 20, y: 20 + ahead('duellist', 'spirit-hosts', 0.5) }, across: 1 }),
      ],
    });
    staged.attack('duellist', 'foe');
    expect(staged.eventsOf('diceRolled').at(-1)).toMatchObject({ roll: 'save', modifier: 0 });
  });

  test('two abilities: each die does what it sets off', () => {
    // +1 to hit: the 6 sets off both, the 5 only the modified one
    const effects = [six({ kind: 'damage', by: 1 }), six({ kind: 'damage', by: 2 }, true), toHit(1)];
    const staged = striking('duellist', [6, 5, 3, 1, 3, 1], effects);
    staged.attack('duellist', 'foe');
    expect(staged.eventsOf('damageRolled').map(({ each }) => each)).toEqual([[4], [3]]);
    expect(struck(staged)).toBe(7);
  });
});

describe('what the bot expects of it', () => {
  const expected = (effects: readonly Effect[]) => {
    const staged = striking('duellist', [], effects);
    const attacker = staged.unit('duellist');
    return meanDamage(staged.battle(), attacker, [{ weapon: 'sword', target: 'foe' }]).get('foe');
  };
  /** Two attacks, 3+ to hit and to wound, Damage 1 against a Save of 4+. */
  const afterHit = (4 / 6) * (3 / 6);
  const plain = 2 * (4 / 6) * afterHit;

  test.each<[string, readonly Effect[], number]>([
    ['nothing', [], plain],
    ['mortal wounds in its place', [six(mortal)], 2 * ((3 / 6) * afterHit + (1 / 6) * 2)],
    ['mortal wounds besides', [six({ kind: 'alsoMortal', amount: 2 })], plain + 2 * (1 / 6) * 2],
    [
      'mortal wounds besides, on a modified 6',
      [six({ kind: 'alsoMortal', amount: 2 }, true), toHit(1)],
      2 * ((5 / 6) * afterHit + (2 / 6) * 2),
    ],
    ['two hits', [six({ kind: 'hits', amount: 2 })], 2 * (5 / 6) * afterHit],
    ['one more hit', [six({ kind: 'moreHits', by: 1 })], 2 * (5 / 6) * afterHit],
    ['one more attack', [six({ kind: 'attacks', amount: 1 })], plain * (1 + 1 / 6)],
    ['Damage D6', [six({ kind: 'setDamage', to: 'D6' })], 2 * ((3 / 6) * afterHit + (1 / 6) * afterHit * 3.5)],
    ['Rend -3', [six({ kind: 'setRend', to: -3 })], 2 * ((3 / 6) * afterHit + (1 / 6) * (4 / 6))],
  ])('%s', (_, effects, damage) => {
    expect(expected(effects)).toBeCloseTo(damage, 9);
  });
});
