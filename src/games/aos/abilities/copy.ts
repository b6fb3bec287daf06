/**
 * Abilities are written down with what they need and no more, so each is a record of its own kind; those of a battle are
 * asked about thousands of times, and are given one shape for it (see facts/shapes).
 */
import type { Ability, Reach } from './types';

/** Every field, so that one that is forgotten here does not compile; one that is not said reads as ever, as undefined. */
type Every<T> = { readonly [K in keyof T]-?: T[K] | undefined };

/** The same ability with every field, in the one shape that all have. */
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
    also: undefined, // they stand in the list by themselves
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
