import { unitsOf } from '../../facts/units';
import { answered } from '../../rules/command-guards';
import { unitsToTest } from '../../rules/turn/battleshock';
import { SEATS } from '../../types';
import { commitments } from '../commitments';
import { flights, groupsToKeep } from '../fights';
import type { QuestionsOf } from './question';

/** The start of a round, battleshock, the end of a turn, and rulings by consent. */
export const TURN_QUESTIONS: QuestionsOf<
  'chooseFirst' | 'inspire' | 'testNerve' | 'flee' | 'keepGroup' | 'commitModels' | 'agreeRuling'
> = {
  chooseFirst: {
    rule: 'ROUND-03',
    offers: (_, { seat }) => SEATS.map(first => ({ seat, type: 'chooseFirst', first })),
    skip: 'first',
    mode: 'looking',
    draft: undefined,
    auto: [],
  },
  inspire: {
    rule: 'CMD-12',
    offers: (battle, { seat }) => [
      ...unitsOf(battle, seat).map(unit => ({ seat, type: 'inspire', unit: unit.id }) as const),
      { seat, type: 'pass' },
    ],
    skip: 'pass',
    mode: 'looking',
    draft: (_, { seat }, { id }) => ({ seat, type: 'inspire', unit: id }),
    auto: ['pass'],
  },
  testNerve: {
    rule: 'SHOCK-03',
    offers: (battle, { seat }) => unitsOf(battle, seat).map(unit => ({ seat, type: 'testNerve', unit: unit.id })),
    skip: (battle, { seat }) => [
      { type: 'testsSkipped', units: unitsToTest(battle, seat).map(({ id }) => id) },
      answered,
    ],
    mode: 'looking',
    draft: (_, { seat }, { id }) => ({ seat, type: 'testNerve', unit: id }),
    auto: ['testNerve'],
  },
  flee: { rule: 'SHOCK-07', offers: flights, skip: 'nothing', mode: 'choosing', draft: undefined, auto: [] },
  keepGroup: {
    rule: 'UNIT-05',
    offers: groupsToKeep,
    skip: 'first',
    mode: 'looking',
    draft: undefined,
    auto: ['keepGroup'],
  },
  commitModels: {
    rule: 'OBJ-06',
    offers: commitments,
    skip: 'first',
    mode: 'looking',
    draft: undefined,
    auto: ['commitModels'],
  },
  agreeRuling: {
    rule: 'TABLE-01',
    offers: (_, { seat }) => [
      { seat, type: 'decline' },
      { seat, type: 'agree' },
    ],
    skip: 'nothing',
    mode: 'looking',
    draft: undefined,
    auto: [],
  },
};
