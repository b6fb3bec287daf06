import type { Ask, AskKind, AskOf } from '../asks';
import { REALMS } from '../battleplans/realms';
import { check } from '../check';
import type { Command } from '../commands';
import { askedNow } from '../facts/open-question';
import { hasKeyword, unitsOf } from '../facts/units';
import { strikeTargets } from '../rules/abilities/strikes';
import { unitsToLead } from '../rules/setup/generals';
import { traitsFor } from '../rules/setup/traits';
import { type Battle, SEATS } from '../types';
import { abilityOptions, unbindings, windowOptions } from './abilities';
import { commitments } from './commitments';
import { deployments, relocations, returns, summons } from './deployments';
import { allocations, dieChanges, flights, groupsToKeep, pileIns, rerolls, targetChoices } from './fights';
import { actions, chargeAnswers, randomMoves, rides, runMoves, scoutings } from './moves';
import { points } from './points';

type Answers = { readonly [K in AskKind]: (battle: Battle, ask: AskOf<K>) => Iterable<Command> };

/** A question without answers here does not compile. Conceding is never offered. */
const answers: Answers = {
  chooseBattleplan: ({ proposals }, { seat }) =>
    proposals ? SEATS.map(each => ({ seat, type: 'chooseBattleplan', plan: proposals[each] })) : [],
  chooseRealm: (_, { seat }) => [
    ...REALMS.flatMap(({ id: realm, regions }) => [
      { seat, type: 'chooseRealm', realm } as const,
      ...regions.map(region => ({ seat, type: 'chooseRealm', realm, region: region.id }) as const), // REALM-07
    ]),
    { seat, type: 'chooseRealm' },
  ],
  choosePreBattle: (_, { seat }) => SEATS.map(first => ({ seat, type: 'choosePreBattle', first })),
  chooseTrait: (battle, { seat }) => {
    const traits = traitsFor(battle, seat, battle.generals[seat] ?? '');
    const named = traits.map(({ id }) => ({ seat, type: 'chooseTrait', trait: id }) as const);
    return traits.length > 1 ? [...named, { seat, type: 'chooseTrait' }] : named; // ALG-06
  },
  declareTriumph: (_, { seat, unit }) => [
    { seat, type: 'triumph', unit },
    { seat, type: 'pass' },
  ],
  commitModels: commitments,
  summon: summons,
  deployMore: function* (battle, { seat }) {
    yield* deployments(battle, { kind: 'deploy', seat });
    yield { seat, type: 'pass' };
  },
  chooseTerritory: (_, { seat }) => ([0, 1] as const).map(territory => ({ seat, type: 'chooseTerritory', territory })),
  deploy: deployments,
  nameGeneral: generals,
  replaceGeneral: generals,
  chooseFirst: (_, { seat }) => SEATS.map(first => ({ seat, type: 'chooseFirst', first })),
  act: actions,
  useAbilities: windowOptions,
  unbind: (battle, ask) => [
    ...unbindings(battle, ask),
    ...abilityOptions(battle, ask.seat),
    { seat: ask.seat, type: 'pass' },
  ],
  aimPoint: points,
  changeDie: dieChanges,
  aimSpell: (battle, { seat }) =>
    SEATS.flatMap(each => unitsOf(battle, each)).map(unit => ({ seat, type: 'aimSpell', target: unit.id })),
  choose: (_, { seat, unit, choices }) => choices.map((_, choice) => ({ seat, type: 'choose', unit, choice })),
  strike: (battle, { seat, unit }) => [
    ...strikeTargets(battle).map(target => ({ seat, type: 'strike', unit, target: target.id }) as const),
    { seat, type: 'pass' },
  ],
  returnModels: returns,
  relocate: relocations,
  rideMove: rides,
  scout: scoutings,
  randomMove: randomMoves,
  runMove: runMoves,
  chargeMove: chargeAnswers,
  pickFighter: (battle, { seat }) => [
    ...unitsOf(battle, seat).map(unit => ({ seat, type: 'fight', unit: unit.id }) as const),
    ...abilityOptions(battle, seat),
    { seat, type: 'pass' },
  ],
  pileIn: pileIns,
  pickTargets: targetChoices,
  pickDamaged: (_, { seat, units }) => units.map(unit => ({ seat, type: 'settleFirst', unit })),
  allocate: allocations,
  rerollDice: rerolls,
  inspire: (battle, { seat }) => [
    ...unitsOf(battle, seat).map(unit => ({ seat, type: 'inspire', unit: unit.id }) as const),
    { seat, type: 'pass' },
  ],
  testNerve: (battle, { seat }) => unitsOf(battle, seat).map(unit => ({ seat, type: 'testNerve', unit: unit.id })),
  flee: flights,
  keepGroup: groupsToKeep,
  agreeRuling: (_, { seat }) => [
    { seat, type: 'decline' },
    { seat, type: 'agree' },
  ],
};

/** Candidate commands of the deciding player: every kind of act, and a good sample of places for moves. */
export function offers(battle: Battle): Iterable<Command> {
  const ask = askedNow(battle);
  return ask ? (answers[ask.kind] as (battle: Battle, ask: Ask) => Iterable<Command>)(battle, ask) : [];
}

/** The legal offers. */
export const options = (battle: Battle): readonly Command[] =>
  [...offers(battle)].filter(command => check(battle, command).length === 0);

/** GENL-01: heroes first, then one model of each unit. */
function generals(battle: Battle, { seat }: AskOf<'nameGeneral'> | AskOf<'replaceGeneral'>): readonly Command[] {
  const units = unitsToLead(battle, seat);
  const heroes = units.filter(unit => hasKeyword(battle, unit, 'HERO'));
  return [...heroes, ...units.filter(unit => !heroes.includes(unit))].flatMap(unit =>
    unit.models.slice(0, 1).map(model => ({ seat, type: 'nameGeneral', model: model.id }) as const),
  );
}
