import { describe, expect, test } from 'vitest';
import type { BattleEvent } from '../../../src/games/aos/events';
import { isThrownBefore, throwOf } from '../../../src/games/aos/picture/events/dice-throws';
import { unitsOfEvent } from '../../../src/games/aos/picture/events/event-units';
import type { Battle } from '../../../src/games/aos/types';
import { clash, playTo } from '../hands/clash';

const battle: Battle = playTo(clash(1), 'act', 'hero').getGame().battle;
const [azure, ember] = [
  battle.units.find(unit => unit.seat === 'azure'),
  battle.units.find(unit => unit.seat === 'ember'),
];
const [a, e] = [azure?.id ?? '', ember?.id ?? ''];
const model = ember?.models[0]?.id ?? '';

const cast = { unit: a, model: '', spell: 'arcane-bolt', total: 6, natural: 6 } as never;
const shown = (event: BattleEvent, later: readonly BattleEvent[] = []) =>
  throwOf(event, battle, later).map(({ face, seat, failed }) => `${face} of ${seat}${failed ? ' failed' : ''}`);

describe('dice fall on the table', () => {
  test.each<[string, BattleEvent, readonly string[]]>([
    [
      'for a roll-off',
      { type: 'rolledOff', purpose: 'realm', rolls: [{ azure: 2, ember: 5 }], winner: 'ember' },
      ['2 of 0', '5 of 1'],
    ],
    ['for casting', { type: 'castRolled', cast, faces: [2, 4], needed: 5, modifiers: [] }, ['2 of 0', '4 of 0']],
    [
      'for casting that fails',
      { type: 'castRolled', cast, faces: [2, 4], needed: 7, modifiers: [] },
      ['2 of 0 failed', '4 of 0 failed'],
    ],
    [
      'for unbinding',
      { type: 'unbindRolled', unit: e, faces: [3, 5], total: 8, needed: 7, modifiers: [], triggers: [] },
      ['3 of 1', '5 of 1'],
    ],
    [
      'for a trait that is rolled for',
      { type: 'traitChosen', seat: 'ember', trait: 'lingering-spirit', faces: [3] },
      ['3 of 1'],
    ],
    ['but for none that is chosen', { type: 'traitChosen', seat: 'ember', trait: 'lingering-spirit' }, []],
    [
      'for abilities that add them up',
      { type: 'abilityRolled', unit: e, ability: 'x', faces: [3, 5], needed: 8, sum: 8 },
      ['3 of 1', '5 of 1'],
    ],
    [
      'for abilities that add up to too little',
      { type: 'abilityRolled', unit: e, ability: 'x', faces: [3, 5], needed: 9, sum: 8 },
      ['3 of 1 failed', '5 of 1 failed'],
    ],
    [
      'for abilities',
      { type: 'abilityRolled', unit: e, ability: 'x', faces: [3, 5], needed: 4 },
      ['3 of 1 failed', '5 of 1'],
    ],
    ['for runs', { type: 'runRolled', unit: a, face: 4, roll: 4, modifiers: [] }, ['4 of 0']],
    [
      'for charges',
      { type: 'chargeRolled', unit: e, faces: [1, 6], roll: 7, isAgain: false, modifiers: [] },
      ['1 of 1', '6 of 1'],
    ],
    [
      'for battleshock',
      { type: 'nerveTested', unit: a, face: 6, before: undefined, total: 9, bravery: 7, modifiers: [], triggers: [] },
      ['6 of 0 failed'],
    ],
    ['for deadly ground', { type: 'deadlyRolled', unit: a, face: 1 }, ['1 of 0 failed']],
    ['for none of the bookkeeping', { type: 'damageSettled' }, []],
  ])('%s', (_, event, dice) => {
    expect(shown(event)).toEqual(dice);
  });

  test('for negated wounds all at once, and not again one by one', () => {
    const negation = (face: 2 | 6): BattleEvent => ({ type: 'negationRolled', model, face, needed: 5, cause: 'x' });
    const [first, second] = [negation(2), negation(6)];
    expect(shown(first, [second, { type: 'damageSettled' }, negation(6)])).toEqual(['2 of 1 failed', '6 of 1']);
    expect(isThrownBefore(second, first)).toBe(true);
    expect(isThrownBefore(first, undefined)).toBe(false);
  });
});

test('a line of the log knows its units', () => {
  expect(unitsOfEvent({ type: 'runRolled', unit: a, face: 4, roll: 4, modifiers: [] }, battle)).toEqual([a]);
  expect(unitsOfEvent({ type: 'negationRolled', model, face: 4, needed: 5, cause: 'x' }, battle)).toEqual([e]);
  expect(unitsOfEvent({ type: 'damageSettled' }, battle)).toEqual([]);
});
