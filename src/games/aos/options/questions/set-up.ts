import type { AskOf } from '../../asks';
import { REALMS } from '../../battleplans/realms';
import type { Command } from '../../commands';
import { hasKeyword } from '../../facts/units';
import { unitsToLead } from '../../rules/setup/generals';
import { traitsFor } from '../../rules/setup/traits';
import { type Battle, SEATS, type Unit } from '../../types';
import { deployments } from '../deployments';
import { scoutings } from '../moves';
import type { QuestionsOf } from './question';

type NameGeneral = AskOf<'nameGeneral'> | AskOf<'replaceGeneral'>;

/** Before the first round, and new generals later. */
export const SET_UP_QUESTIONS: QuestionsOf<
  | 'chooseBattleplan'
  | 'chooseRealm'
  | 'chooseTerritory'
  | 'deploy'
  | 'deployMore'
  | 'nameGeneral'
  | 'replaceGeneral'
  | 'chooseTrait'
  | 'choosePreBattle'
  | 'scout'
> = {
  chooseBattleplan: {
    rule: 'PLAN-01',
    offers: ({ proposals }, { seat }) =>
      proposals ? SEATS.map(each => ({ seat, type: 'chooseBattleplan', plan: proposals[each] })) : [],
    skip: 'first',
    mode: 'looking',
    draft: undefined,
    auto: [],
  },
  chooseRealm: {
    rule: 'REALM-01',
    offers: (_, { seat }) => [
      ...REALMS.flatMap(({ id: realm, regions }) => [
        { seat, type: 'chooseRealm', realm } as const,
        ...regions.map(region => ({ seat, type: 'chooseRealm', realm, region: region.id }) as const), // REALM-07
      ]),
      { seat, type: 'chooseRealm' },
    ],
    skip: 'first',
    mode: 'looking',
    draft: undefined,
    auto: [],
  },
  chooseTerritory: {
    rule: 'FB-01',
    offers: (_, { seat }) => ([0, 1] as const).map(territory => ({ seat, type: 'chooseTerritory', territory })),
    skip: 'first',
    mode: 'looking',
    draft: undefined,
    auto: [],
  },
  deploy: { rule: 'FB-03', offers: deployments, skip: 'first', mode: 'placing', draft: undefined, auto: [] },
  deployMore: {
    rule: 'BATT-06',
    offers: function* (battle, { seat }) {
      yield* deployments(battle, { kind: 'deploy', seat });
      yield { seat, type: 'pass' };
    },
    skip: 'pass',
    mode: 'placing',
    draft: undefined,
    auto: ['pass'],
  },
  nameGeneral: {
    rule: 'SETUP-01',
    offers: generals,
    skip: 'first',
    mode: 'looking',
    draft: firstAsGeneral,
    auto: ['nameGeneral'],
  },
  replaceGeneral: {
    rule: 'TRAIT-03',
    offers: generals,
    skip: 'first',
    mode: 'looking',
    draft: firstAsGeneral,
    auto: ['nameGeneral'],
  },
  chooseTrait: {
    rule: 'TRAIT-02',
    offers: (battle, { seat }) => {
      const traits = traitsFor(battle, seat, battle.generals[seat] ?? '');
      const named = traits.map(({ id }) => ({ seat, type: 'chooseTrait', trait: id }) as const);
      return traits.length > 1 ? [...named, { seat, type: 'chooseTrait' }] : named; // ALG-06
    },
    skip: 'nothing',
    mode: 'looking',
    draft: undefined,
    auto: [],
  },
  choosePreBattle: {
    rule: 'PRE-02',
    offers: (_, { seat }) => SEATS.map(first => ({ seat, type: 'choosePreBattle', first })),
    skip: 'first',
    mode: 'looking',
    draft: undefined,
    auto: [],
  },
  scout: {
    rule: 'PRE-01',
    offers: scoutings,
    skip: 'pass',
    mode: 'arranging',
    draft: (_, { seat, units }, { id }) =>
      units.includes(id) ? { seat, type: 'scout', unit: id, steps: [] } : undefined,
    auto: ['pass'],
  },
};

/** GENL-01: heroes first, then one model of each unit. */
function generals(battle: Battle, { seat }: NameGeneral): readonly Command[] {
  const units = unitsToLead(battle, seat);
  const heroes = units.filter(unit => hasKeyword(battle, unit, 'HERO'));
  return [...heroes, ...units.filter(unit => !heroes.includes(unit))].flatMap(unit =>
    unit.models.slice(0, 1).map(model => ({ seat, type: 'nameGeneral', model: model.id }) as const),
  );
}

function firstAsGeneral(_: Battle, { seat }: NameGeneral, { models: [model] }: Unit): Command | undefined {
  return model && { seat, type: 'nameGeneral', model: model.id };
}
