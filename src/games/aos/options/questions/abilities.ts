import { unitsOf } from '../../facts/units';
import { strikeTargets } from '../../rules/abilities/strikes';
import { answered } from '../../rules/command-guards';
import { spellNow } from '../../rules/magic/spells';
import { spellEnded } from '../../rules/trigger-events';
import { SEATS } from '../../types';
import { abilityOptions, unbindings, windowOptions } from '../abilities';
import { relocations, returns, summons } from '../deployments';
import { dieChanges } from '../fights';
import { points } from '../points';
import type { QuestionsOf } from './question';

/** Abilities and spells, and what they ask when they take effect. */
export const ABILITY_QUESTIONS: QuestionsOf<
  | 'useAbilities'
  | 'unbind'
  | 'aimSpell'
  | 'aimPoint'
  | 'choose'
  | 'strike'
  | 'changeDie'
  | 'summon'
  | 'returnModels'
  | 'relocate'
> = {
  useAbilities: {
    rule: 'ABIL-03',
    offers: windowOptions,
    skip: 'pass',
    mode: 'looking',
    draft: undefined,
    auto: ['pass'],
  },
  unbind: {
    rule: 'CAST-04',
    offers: (battle, ask) => [
      ...unbindings(battle, ask),
      ...abilityOptions(battle, ask.seat),
      { seat: ask.seat, type: 'pass' },
    ],
    skip: 'pass',
    mode: 'looking',
    draft: (_, { seat }, { id, models: [model] }) => model && { seat, type: 'unbind', unit: id, model: model.id },
    auto: ['pass'],
  },
  aimSpell: {
    rule: 'CAST-07',
    offers: (battle, { seat }) =>
      SEATS.flatMap(each => unitsOf(battle, each)).map(unit => ({ seat, type: 'aimSpell', target: unit.id })),
    skip: battle => [answered, spellEnded(spellNow(battle).cast, 'fizzled')],
    mode: 'targeting',
    draft: (_, { seat }, { id }) => ({ seat, type: 'aimSpell', target: id }),
    auto: ['aimSpell'],
  },
  aimPoint: { rule: 'ABIL-01', offers: points, skip: 'pass', mode: 'placing', draft: undefined, auto: ['pass'] },
  choose: {
    rule: 'ABIL-01',
    offers: (_, { seat, unit, choices }) => choices.map((_, choice) => ({ seat, type: 'choose', unit, choice })),
    skip: 'nothing',
    mode: 'looking',
    draft: undefined,
    auto: [],
  },
  strike: {
    rule: 'ABIL-02',
    offers: (battle, { seat, unit }) => [
      ...strikeTargets(battle).map(target => ({ seat, type: 'strike', unit, target: target.id }) as const),
      { seat, type: 'pass' },
    ],
    skip: 'pass',
    mode: 'targeting',
    draft: (_, { seat, unit }, target) => ({ seat, type: 'strike', unit, target: target.id }),
    auto: ['strike', 'pass'],
  },
  changeDie: { rule: 'ABIL-02', offers: dieChanges, skip: 'pass', mode: 'looking', draft: undefined, auto: ['pass'] },
  summon: { rule: 'RNF-02', offers: summons, skip: 'pass', mode: 'placing', draft: undefined, auto: ['pass'] },
  returnModels: { rule: 'RNF-02', offers: returns, skip: 'nothing', mode: 'placing', draft: undefined, auto: [] },
  relocate: { rule: 'SETUP-04', offers: relocations, skip: 'pass', mode: 'placing', draft: undefined, auto: ['pass'] },
};
