/**
 * Abilities are written with only the fields they need, so each has a record layout of its own. Those of a battle are
 * read thousands of times and are copied into one common layout (see facts/copy).
 */
import type { Ability, Reach } from './types';

/** Every field: one missing here does not compile; an unset one still reads as undefined. */
type Every<T> = { readonly [K in keyof T]-?: T[K] | undefined };

/** The same ability in the common record layout. */
export function shapedAbility(ability: Ability): Ability {
  const every: Every<Ability> = {
    id: ability.id,
    name: ability.name,
    text: ability.text,
    when: ability.when,
    orWhen: ability.orWhen,
    turn: ability.turn,
    limit: ability.limit,
    limitWith: ability.limitWith,
    isCommand: ability.isCommand,
    isGenerals: ability.isGenerals,
    onlyFor: ability.onlyFor,
    makesWizard: ability.makesWizard,
    affectsMount: ability.affectsMount,
    isForced: ability.isForced,
    isArmys: ability.isArmys,
    isAutomatic: ability.isAutomatic,
    given: ability.given,
    bearerGiven: ability.bearerGiven,
    reach: ability.reach && shapedReach(ability.reach),
    against: ability.against,
    stacks: ability.stacks,
    effects: ability.effects,
    choices: ability.choices,
    also: undefined, // they are separate entries of the list
  };
  return every as Ability;
}

function shapedReach(reach: Reach): Reach {
  const every: Every<Reach> = {
    side: reach.side,
    within: reach.within,
    wholly: reach.wholly,
    withinOfGeneral: reach.withinOfGeneral,
    from: reach.from,
    keywords: reach.keywords,
    anyKeyword: reach.anyKeyword,
    toWounded: reach.toWounded,
    isOther: reach.isOther,
    isVisible: reach.isVisible,
    isSelf: reach.isSelf,
    isCrossed: reach.isCrossed,
    notMarkedBy: reach.notMarkedBy,
    markedBy: reach.markedBy,
    isNearest: reach.isNearest,
    isModel: reach.isModel,
    isAll: reach.isAll,
    isArmys: reach.isArmys,
  };
  return every as Reach;
}
