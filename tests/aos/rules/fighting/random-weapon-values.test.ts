import { describe, expect, test } from 'vitest';
import { effectiveUnit } from '../../../../src/games/aos/effective-values';
import { meanDamage } from '../../../../src/games/aos/odds';
import { throwOf } from '../../../../src/games/aos/picture/events/dice-throws';
import { lineOf } from '../../../../src/games/aos/words/battle/events';
import { namesIn } from '../../../../src/games/aos/words/names';
import { ahead, type Scene, type Staged, stage, unit } from '../../fixture';
import { bringStaged } from '../bring-staged';

bringStaged();

const foeAt = (attacker: string, gap: number, y = 10) =>
  unit('horse-12', { id: 'foe', at: { x: 20, y: y + ahead(attacker, 'horse-12', gap) } });

const NOBODY = { player: 'nobody', units: [] };

/** One attacker of a melee weapon, half an inch before a horse of 12 Wounds and Save 4+. */
const striking = (attacker: string, dice: readonly number[], more: Partial<Scene> = {}) =>
  stage({
    azure: [unit(attacker, { at: { x: 20, y: 10 } })],
    ember: [foeAt(attacker, 0.5)],
    dice,
    ...more,
  });

const results = (staged: Staged) =>
  staged.eventsOf('weaponRolled').map(({ value, rolls }) => [value, ...rolls.map(({ result }) => result)]);
const rolls = (staged: Staged) =>
  staged.eventsOf('diceRolled').map(({ roll, dice }) => `${roll} ${dice.map(({ face }) => face).join('')}`);

describe('RAND-03 a random Range', () => {
  /** Three slingers in a file behind each other, the first so far from the enemy. */
  const slingers = (gap: number, dice: readonly number[], models = 3) => {
    const staged = stage({
      phase: 'shooting',
      azure: [unit('far-thrower', { models, at: { x: 20, y: 10 }, across: models })],
      ember: [foeAt('far-thrower', gap)],
      dice,
    });
    staged.pass();
    return staged;
  };
  const aim = { type: 'attack', unit: 'far-thrower', orders: [{ weapon: 'sling', target: 'foe' }] } as const;

  test('ATK-18 three models roll 2D6 each, in their order, before targets are picked', () => {
    const staged = slingers(4, [1, 2, 6, 6, 3, 4]);
    staged.submit({ type: 'shoot', unit: 'far-thrower' });
    expect(staged.ask()?.kind).toBe('pickTargets');
    expect(staged.eventsOf('weaponRolled')).toEqual([
      {
        type: 'weaponRolled',
        unit: 'far-thrower',
        weapon: 'sling',
        value: 'range',
        rolls: [
          { model: 'far-thrower/1', faces: [1, 2], result: 3 },
          { model: 'far-thrower/2', faces: [6, 6], result: 12 },
          { model: 'far-thrower/3', faces: [3, 4], result: 7 },
        ],
      },
    ]);
    const shares = [1, 2, 3].map(number => ({ model: `far-thrower/${number}`, attacks: 1 }));
    const every = { ...aim, orders: [{ weapon: 'sling', target: 'foe', shares }] };
    expect(staged.refusals(every)).toMatchObject([
      { rule: 'ATK-07', code: 'attack.outOfRange', facts: { model: 'far-thrower/1', range: 3 } },
    ]);
  });

  test.each([
    [7, 'pickTargets', [1]],
    [7.01, 'act', []],
  ] as const)('a roll of 7 at %d": %s', (gap, asked, hits) => {
    const staged = slingers(gap, [3, 4, ...hits], 1);
    staged.submit({ type: 'shoot', unit: 'far-thrower' });
    expect(results(staged)).toEqual([['range', 7]]);
    expect(staged.ask()?.kind).toBe(asked);
    if (asked === 'pickTargets') staged.submit(aim);
    expect(rolls(staged)).toEqual(hits.map(face => `hit ${face}`));
  });

  test.each([
    [12, []],
    [12.01, ['shoot.outOfRange']],
  ])('whether there is a target is judged by the most that the dice can give: %d"', (gap, refusals) => {
    expect(slingers(gap, [], 1).check({ type: 'shoot', unit: 'far-thrower' })).toEqual(refusals);
  });

  test('only models with a target roll', () => {
    const staged = stage({
      phase: 'shooting',
      azure: [unit('far-thrower', { models: 2, at: { x: 20, y: 10 }, across: 1 })],
      ember: [foeAt('far-thrower', 11.5)],
      dice: [6, 6, 1],
    });
    staged.pass();
    staged.submit({ type: 'shoot', unit: 'far-thrower' });
    expect(staged.eventsOf('weaponRolled')[0]?.rolls).toHaveLength(1);
    staged.submit(aim);
  });

  test('ATK-11 of a melee weapon: D3 of 3 reaches 2", and not with a 1', () => {
    const reach = (face: number, ...more: readonly number[]) => {
      const staged = stage({
        azure: [unit('reacher', { at: { x: 20, y: 10 } })],
        ember: [foeAt('reacher', 2)],
        dice: [face, ...more],
      });
      staged.pass();
      staged.submit({ type: 'fight', unit: 'reacher' });
      staged.submit({ type: 'pileIn', unit: 'reacher', steps: [] });
      const asked = staged.ask()?.kind;
      if (asked === 'pickTargets')
        staged.submit({ type: 'attack', unit: 'reacher', orders: [{ weapon: 'whip', target: 'foe' }] });
      return asked;
    };
    expect(reach(3, 1, 1)).toBe('pickTargets');
    expect(reach(1)).toBe('pickFighter');
  });
});

describe('RAND-03 random numbers to hit, to wound and for Rend', () => {
  test.each([
    ['4 hits', 4, ['hit 41', 'wound 1']],
    ['3 misses', 3, ['hit 31']],
  ])('To Hit D6 of 4: a %s', (_, face, expected) => {
    const staged = striking('wavering', [4, face, 1, ...(face === 4 ? [1] : [])]);
    staged.attack('wavering', 'foe');
    expect(results(staged)).toEqual([['toHit', 4]]);
    expect(rolls(staged)).toEqual(expected);
  });

  test.each([
    ['5 wounds', 5, ['hit 31', 'wound 5', 'save 6']],
    ['4 does not', 4, ['hit 31', 'wound 4']],
  ])('To Wound D6 of 5: a %s', (_, face, expected) => {
    const staged = striking('hacker', [5, 3, 1, face, ...(face === 5 ? [6] : [])]);
    staged.attack('hacker', 'foe');
    expect(results(staged)).toEqual([['toWound', 5]]);
    expect(rolls(staged)).toEqual(expected);
  });

  test.each([
    [1, 5, 0],
    [1, 4, 1],
    [3, 6, 0],
    [3, 5, 1],
  ])('SEQ-05 Rend -D3 of %d against a Save of 4+: a %d leaves %d wounds', (face, save, wounds) => {
    // a D3 of 1 is Rend -1, a D3 of 3 is Rend -2
    const staged = striking('render', [face, 3, 1, 3, save]);
    staged.attack('render', 'foe');
    expect(results(staged)).toEqual([['rend', face === 1 ? -1 : -2]]);
    expect(staged.unit('foe').models[0]?.wounds).toBe(wounds);
  });

  test('MULT-01 models that rolled differently attack each with its own number', () => {
    const staged = stage({
      azure: [unit('wavering', { models: 2, at: { x: 20, y: 10 }, across: 2 })],
      ember: [unit('horse-12', { id: 'foe', at: { x: 20.5, y: 10 + ahead('wavering', 'horse-12', 0.3) } })],
      dice: [2, 6, 3, 3, 1, 1, 3, 3],
    });
    staged.attack('wavering', 'foe');
    expect(results(staged)).toEqual([['toHit', 2, 6]]);
    expect(rolls(staged)).toEqual(['hit 33', 'wound 11', 'hit 33']);
  });

  test('every value of one weapon is rolled in the order of its row, Damage when it gets through', () => {
    const staged = stage({
      phase: 'shooting',
      azure: [unit('card-sharp', { at: { x: 20, y: 10 } })],
      ember: [foeAt('card-sharp', 6)],
      // Range 7, one attack, 2+ to hit, 3+ to wound, Rend -1; it hits, wounds, is not saved by a 4 and does 2
      dice: [1, 1, 2, 3, 1, 2, 3, 4, 4],
    });
    staged.attack('card-sharp', 'foe');
    expect(results(staged)).toEqual([
      ['range', 7],
      ['attacks', 1],
      ['toHit', 2],
      ['toWound', 3],
      ['rend', -1],
    ]);
    expect(staged.unit('foe').models[0]?.wounds).toBe(2);
  });
});

describe('RAND-03 values hold for the phase', () => {
  test('the next phase rolls again', () => {
    const staged = striking('wavering', [5, 1, 1, 1, 1, 1, 1, 2, 1, 1], { turn: 1 });
    staged.attack('wavering', 'foe');
    expect(effectiveUnit(staged.battle(), staged.unit('wavering'), staged.unit('foe')).weapons[0]?.hit.now).toBe(5);
    staged.attack('foe', 'wavering');
    staged.submit({ type: 'pass' });
    staged.submit({ type: 'pass' });
    expect(effectiveUnit(staged.battle(), staged.unit('wavering'), staged.unit('foe')).weapons[0]?.hit.now).toBe('D6');
    while (staged.battle().phase !== 'combat') staged.submit({ type: 'endPhase' });
    staged.attack('foe', 'wavering'); // the other side has the turn
    staged.attack('wavering', 'foe');
    expect(results(staged)).toEqual([
      ['toHit', 5],
      ['toHit', 2],
    ]);
  });
});

describe('RAND-03 what is shown of them', () => {
  test('the card has the dice until they are rolled, and what they came to for the rest of the phase', () => {
    const staged = stage({
      phase: 'shooting',
      azure: [unit('card-sharp', { at: { x: 20, y: 10 } })],
      ember: [foeAt('card-sharp', 6)],
      dice: [1, 1, 2, 3, 1, 1],
    });
    const card = () => {
      const [weapon] = effectiveUnit(staged.battle(), staged.unit('card-sharp'), staged.unit('foe')).weapons;
      return [weapon?.range, weapon?.attacks.now, weapon?.hit.now, weapon?.wound.now, weapon?.rend.now];
    };
    expect(card()).toEqual(['D6+6', 'D3', 'D6', 'D6', '-D3']);
    staged.attack('card-sharp', 'foe');
    expect(card()).toEqual([7, 1, 2, 3, -1]);
  });

  test('the dice of all models are thrown on the table together, and the log says what they came to', () => {
    const staged = stage({
      azure: [unit('wavering', { at: { x: 20, y: 10 } })],
      ember: [foeAt('wavering', 0.5)],
      dice: [4, 1, 1],
    });
    staged.attack('wavering', 'foe');
    const [event] = staged.eventsOf('weaponRolled');
    expect(event && throwOf(event, staged.battle(), [])).toEqual([{ sides: 6, face: 4, seat: 0 }]);
    const words =
      event && lineOf(event, namesIn(staged.battle(), { armies: { azure: NOBODY, ember: NOBODY } }), staged.battle());
    expect(words).toEqual({ rule: 'RAND-03', text: 'wavering, Axe: To Hit *4+*' });
  });

  test('the bot takes every number that may be rolled: To Hit 1 is no better than 2', () => {
    const staged = striking('wavering', []);
    const attacker = staged.unit('wavering');
    const hits = (5 + 5 + 4 + 3 + 2 + 1) / 36;
    const mean = meanDamage(staged.battle(), attacker, [{ weapon: 'axe', target: 'foe' }]).get('foe');
    expect(mean).toBeCloseTo(2 * hits * (4 / 6) * (3 / 6), 9);
  });
});
