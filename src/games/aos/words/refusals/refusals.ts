import { nameOfAbility } from '../../armies/named';
import type { Ask } from '../../asks';
import type { Refusal, RefusalCode, RefusalFacts } from '../../refusals';
import type { Phase } from '../../types';
import { type Names, PHASE_NAMES } from '../names';
import { counted, inches, listed } from '../numbers';
import { questionOf } from '../questions/asks';
import { MOMENTS, TURNS, USED } from '../questions/moments';
import { causeInWords } from '../rolls/causes';
import { remedyOf } from './remedies';

type Sentences = { readonly [C in RefusalCode]: (facts: RefusalFacts[C], names: Names) => string };

/** Without a unit to measure to there is no number. */
const enemyAt = (gap: number | undefined): string =>
  gap === undefined ? 'No enemy is on the table' : `The nearest enemy is ${inches(gap)} away`;

const phaseName = (phase: Phase): string => PHASE_NAMES[phase].toLowerCase();

/** The question without bold marks. */
function plainQuestion(ask: Ask, names: Names): string {
  const text = questionOf(ask, names).replaceAll('*', '');
  return text.endsWith('?') ? text : `${text}.`;
}

/**
 * Why not, in one sentence with its numbers; `remedies` has what would help. A code without a sentence does not
 * compile.
 */
const SENTENCES: Sentences = {
  'turn.over': () => 'The battle is over.',
  'turn.notYours': ({ deciding }, names) => `${names.player(deciding)} decides now.`,
  'turn.notAsked': ({ ask }, names) =>
    `${names.player(ask.seat)} is asked something else first: ${plainQuestion(ask, names)}`,
  'turn.wrongPhase': ({ needed, now }) =>
    `That belongs to the ${phaseName(needed)} phase; ${now ? `this is the ${phaseName(now)} phase` : 'no turn has begun'}.`,
  'turn.notTheMoment': ({ command }) => `${MOMENTS[command].when}.`,
  'unit.unknown': ({ unit }, names) => `${names.unit(unit)} cannot be chosen: no such unit stands on the table.`,
  'unit.notYours': ({ owner }, names) => `This unit belongs to ${names.player(owner)}.`,
  'unit.notAsked': ({ asked }, names) => `First finish with ${names.unit(asked)}.`,
  'unit.destroyed': () => 'Nobody is left of this unit.',
  'unit.notOneGroup': ({ groups, gap, model }, names) =>
    `The unit would fall into ${groups} groups: ${names.model(model)} is ${inches(gap)} from the others; 1″ is the most.`,
  'model.unknown': ({ model }, names) => `${names.model(model)} is not there to be chosen.`,
  'model.named.twice': ({ model }, names) => `${names.model(model)} is named twice.`,
  'setUp.already': () => 'This unit is set up already.',
  'setUp.wrongCount': ({ given, needed }) => `The unit has ${counted(needed, 'model')}; ${given} were placed.`,
  'setUp.offTable': ({ model, over }, names) => `${names.model(model)} hangs ${inches(over)} over the table’s edge.`,
  'setUp.outsideTerritory': ({ model, over }, names) =>
    `${names.model(model)} reaches ${inches(over)} out of your territory.`,
  'setUp.nearEnemyTerritory': ({ model, distance, needed }, names) =>
    `${names.model(model)} is ${inches(distance)} from the enemy’s territory; it must be more than ${inches(needed)}.`,
  'setUp.overlaps': ({ model, with: other, by }, names) =>
    `${names.model(model)} and ${names.model(other)} overlap by ${inches(by)}.`,
  'setUp.cannotStand': ({ model }, names) => `The ground there does not hold ${names.model(model)}.`,
  'setUp.roomLeft': ({ model, unplaced }, names) =>
    `There is room for ${names.model(model)}: ${counted(unplaced, 'model')} must be placed still.`,
  'general.isAlly': ({ model }, names) => `${names.model(model)} is an ally, and an ally is never general.`,
  'general.notYours': () => 'The general must be one of your own models.',
  'move.already': () => 'This unit has moved in this phase.',
  'move.spent': () => 'What this unit did this turn stood in place of its move.',
  'move.noSteps': () => 'Nobody moves.',
  'move.startsElsewhere': ({ model, away }, names) =>
    `The way of ${names.model(model)} begins ${inches(away)} from where it stands.`,
  'move.tooFar': ({ model, moved, allowed }, names) =>
    `${names.model(model)} would go ${inches(moved)} of ${inches(allowed)}.`,
  'move.blocked': ({ model, by }, names) => `${names.model(by)} is in the way of ${names.model(model)}.`,
  'move.offTable': ({ model }, names) => `${names.model(model)} would leave the table.`,
  'move.cannotStand': ({ model }, names) => `The ground there does not hold ${names.model(model)}.`,
  'move.cannotHalt': ({ model, level, top }, names) =>
    `${names.model(model)} cannot halt ${inches(level)} up${top ? `: what it climbs there ends at ${inches(top)}` : ''}.`,
  'move.tooCloseToEnemy': ({ model, enemy, gap }, names) =>
    `${names.model(model)} comes within ${inches(gap)} of ${names.model(enemy)}; it must be more than 3″.`,
  'move.mustRetreat': ({ nearest }) => `An enemy is ${inches(nearest)} away: this unit may only stay or retreat.`,
  'retreat.notEngaged': ({ nearest }) => `${enemyAt(nearest)}: there is nothing to retreat from.`,
  'retreat.endsTooClose': ({ model, gap }, names) =>
    `${names.model(model)} would end ${inches(gap)} from an enemy; it must be more than 3″.`,
  'charge.noEnemyNear': ({ nearest, range }) => `${enemyAt(nearest)}; a charge needs one within ${inches(range)}.`,
  'charge.hasRun': () => 'This unit ran this turn, so it cannot charge.',
  'charge.hasRetreated': () => 'This unit retreated this turn, so it cannot charge.',
  'charge.enemyTooClose': ({ nearest }) =>
    `An enemy is ${inches(nearest)} away: a unit within 3″ fights where it stands.`,
  'charge.alreadyTried': () => 'This unit has tried to charge in this phase.',
  'charge.fellShort': ({ gap }) =>
    gap === undefined
      ? 'There is no enemy for the first model to end within ½″ of.'
      : `The first model would end ${inches(gap)} from the enemy; it must be within ½″.`,
  'fight.notEligible': ({ nearest }) =>
    `${enemyAt(nearest)}; to fight it must be within 3″, or the unit must have charged.`,
  'fight.already': () => 'This unit has fought in this phase.',
  'fight.last': ({ before }, names) => `This unit fights last: ${before.map(names.unit).join(', ')} must fight first.`,
  'move.forcedRetreat': ({ unit }, names) => `${names.unit(unit)} must retreat before the phase ends.`,
  'fight.mustPick': ({ eligible }, names) =>
    `You cannot pass while ${listed(eligible.map(unit => names.unit(unit)))} can fight.`,
  'pileIn.movesAway': ({ model, enemy, before, after }, names) =>
    `${names.model(model)} would go from ${inches(before)} to ${inches(after)} from ${names.model(enemy)}; a pile-in never leads away.`,
  'attack.noSuchWeapon': ({ weapon }, names) => `${names.weapon(weapon)} is not a weapon for this.`,
  'attack.friendlyTarget': ({ target }, names) => `${names.unit(target)} is on your side.`,
  'attack.outOfRange': ({ model, target, gap, range }, names) =>
    gap === undefined
      ? `${names.unit(target)} is not on the table.`
      : `${names.model(model)} is ${inches(gap)} from ${names.unit(target)}; the weapon reaches ${inches(range)}.`,
  'attack.wrongPhase': ({ weapon }, names) => `${names.weapon(weapon)} is not used in this phase.`,
  'attack.tooNear': ({ target, reach, least }, names) =>
    `${names.unit(target)} stands within ${inches(reach)}, wholly; this weapon needs more than ${inches(least)}.`,
  'attack.engagedElsewhere': ({ target, gap }, names) =>
    `An enemy is within 3″, so only enemies within 3″ can be shot; ${names.unit(target)} is ${inches(gap)} away.`,
  'attack.notVisible': ({ model, target }, names) => `${names.model(model)} sees nothing of ${names.unit(target)}.`,
  'shoot.hasRun': () => 'This unit ran this turn, so it cannot shoot.',
  'shoot.hasRetreated': () => 'This unit retreated this turn, so it cannot shoot.',
  'shoot.already': () => 'This unit has shot in this phase.',
  'shoot.noWeapon': () => 'This unit has no missile weapon.',
  'shoot.noEnemy': () => 'No enemy is on the table.',
  'shoot.outOfRange': ({ target, gap, range }, names) =>
    `${names.unit(target)} is ${inches(gap)} away; the weapon reaches ${inches(range)}.`,
  'shoot.tooNear': ({ target, reach, least }, names) =>
    `All of ${names.unit(target)} is within ${inches(reach)}; the weapon needs a target that is more than ${inches(least)} away.`,
  'shoot.engagedElsewhere': ({ target, gap }, names) =>
    `An enemy is within 3″, so only enemies within 3″ can be shot; ${names.unit(target)} is ${inches(gap)} away.`,
  'shoot.notVisible': ({ target, gap, inRange }, names) =>
    `${names.unit(target)} is ${inches(gap)} away and hidden: ${counted(inRange, 'model')} in range ${inRange === 1 ? 'sees' : 'see'} nothing of it.`,
  'ability.notInPlay': () => 'The unit is not on the table.',
  'ability.wrongTurn': ({ ability, turn }) =>
    `${nameOfAbility(ability)} is used in ${turn === 'your' ? 'your own' : 'the other player’s'} turn.`,
  'ability.unknown': ({ ability }) => `This unit has no ability ${nameOfAbility(ability)}.`,
  'ability.notNow': ({ ability, moments, turn }) =>
    `${nameOfAbility(ability)} ${moments.map(moment => USED[moment]).join(' or ')}${TURNS[turn ?? 'any']}.`,
  'ability.usedUp': ({ ability }) => `${nameOfAbility(ability)} was used already.`,
  'ability.notGiven': ({ ability }) => `What ${nameOfAbility(ability)} needs is not given now.`,
  'ability.noTarget': () => 'There is nobody to use it on.',
  'ability.noSuchChoice': () => 'There is no such choice.',
  'ability.outOfReach': ({ target, gap, within, isWholly }, names) =>
    isWholly
      ? `${names.unit(target)} must be wholly within ${inches(within)}; its furthest point is ${inches(gap)} away.`
      : `${names.unit(target)} is ${inches(gap)} away and the reach is ${inches(within)}.`,
  'ability.wrongTarget': ({ target }, names) => `${names.unit(target)} is not of the kind that this is for.`,
  'ability.notVisible': ({ target }, names) => `${names.unit(target)} is out of sight.`,
  'ability.mustUse': ({ ability }) => `${nameOfAbility(ability)} must be used first.`,
  'cast.noWizard': () => 'This unit is no wizard.',
  'cast.noneLeft': ({ casts }) => `This wizard casts ${counted(casts, 'spell')} a phase, and has.`,
  'cast.unknownSpell': ({ spell }) => `This wizard does not know ${nameOfAbility(spell)}.`,
  'cast.alreadyTried': ({ spell }) => `${nameOfAbility(spell)} was tried already this turn.`,
  'unbind.noneLeft': ({ unbinds }) => `This wizard unbinds ${counted(unbinds, 'spell')} a phase, and has.`,
  'unbind.tooFar': ({ gap, within }) =>
    gap === undefined ? 'No spell is in the air.' : `The caster is ${inches(gap)} away; ${inches(within)} is the most.`,
  'reserve.noAbility': () => 'This unit has no ability to wait in reserve.',
  'reserve.tooMany': ({ reserved, placed }) =>
    `That would be ${counted(reserved, 'unit')} in reserve and ${placed} on the table.`,
  'ability.notNearest': ({ gap, nearest }) =>
    `It must be the nearest: this unit is ${inches(gap)} away, another ${inches(nearest)}.`,
  'dice.notThis': () => 'This die cannot be changed.',
  'dice.noSuchFace': () => 'No die shows that number.',
  'aim.offTable': () => 'The point lies beyond the table.',
  'aim.tooFar': ({ gap, within }) => `The point is ${inches(gap)} away; it must be within ${inches(within)}.`,
  'aim.notVisible': () => 'The caster does not see that point.',
  'ability.forbids': ({ cause }) => `${causeInWords(cause)} forbids it for now.`,
  'reserve.notInReserve': () => 'This unit is not in reserve.',
  'reserve.nearEnemy': ({ model, gap, needed }, names) =>
    `${names.model(model)} would stand ${inches(gap)} from an enemy; it must be more than ${inches(needed)}.`,
  'garrison.cannotHold': () => 'This feature cannot be garrisoned.',
  'garrison.enemyInside': () => 'An enemy garrisons this feature.',
  'garrison.tooFar': ({ furthest, within }) =>
    `One model is ${inches(furthest)} from the feature; all must be within ${inches(within)}.`,
  'garrison.enemyNear': ({ gap }) => `An enemy is ${inches(gap)} from the feature; it must be more than 3″.`,
  'garrison.insteadOfMove': ({ hasRun }) =>
    `A unit enters in place of its move, and this one has ${hasRun ? 'run' : 'moved'} in this phase.`,
  'garrison.notInside': () => 'This unit garrisons nothing.',
  'scenery.tooFar': ({ gap, within }) =>
    gap === undefined
      ? 'There is no such scenery on the table.'
      : `The nearest is ${inches(gap)} away; it must be within ${inches(within)}.`,
  'plan.notProposed': ({ plan }) => `Nobody proposed "${plan}".`,
  'realm.unknown': ({ realm }) => `There is no realm "${realm}".`,
  'realm.wrongRegion': ({ region }) => `"${region}" does not lie in that realm.`,
  'trait.unknown': () => 'This general cannot have that trait.',
  'setUp.otherBattalion': () => 'In the same pick only units of the same battalion are set up.',
  'move.rollFirst': () => 'Roll this unit’s Move first.',
  'move.notRandom': () => 'This unit’s Move is not random.',
  'summon.tooFar': ({ model, gap, within }, names) =>
    `${names.model(model)} reaches ${inches(gap)} from whoever calls it; ${inches(within)} is the most.`,
  'objective.notChosen': ({ model }, names) => `${names.model(model)} is near several objectives.`,
  'objective.notNear': ({ model }, names) => `${names.model(model)} is not within 6″ of that objective.`,
  'command.notGeneral': () => 'Only the general uses this command ability.',
  'triumph.none': () => 'There is no triumph to declare.',
  'triumph.tooLate': () => 'A triumph is declared before the unit piles in or picks targets.',
  'move.garrisoned': () => 'A garrison does not move.',
  'attack.tooMany': ({ model, weapon, made, has }, names) =>
    `${names.model(model)} has ${counted(has, 'attack')} with ${names.weapon(weapon)}, not ${made}.`,
  'attack.attacksLeft': ({ model, weapon, left }, names) =>
    `${names.model(model)} has ${counted(left, 'attack')} left with ${names.weapon(weapon)}.`,
  'attack.oneProfile': ({ weapon, other }, names) =>
    `${names.weapon(weapon)} and ${names.weapon(other)} are not used together.`,
  'attack.mixedWeapons': ({ weapon }, names) => `Finish all attacks with ${names.weapon(weapon)} first.`,
  'allocate.notDamaged': ({ unit }, names) => `${names.unit(unit)} has no wounds to take.`,
  'allocate.woundedFirst': ({ wounded }, names) =>
    `${names.model(wounded)} was allocated wounds and takes the next first.`,
  'allocate.nobody': ({ wounds }) => `${counted(wounds, 'wound')} to allocate, and nobody is chosen.`,
  'allocate.noneOfKind': ({ kind }) => `No ${kind === 'mortals' ? 'mortal' : 'ordinary'} wounds are left.`,
  'command.noPoints': () => 'No command point is left.',
  'command.noHero': () => 'A command ability needs a HERO.',
  'command.heroTooFar': ({ nearest, needed }) =>
    nearest === undefined
      ? 'No HERO of yours is on the table to command it.'
      : `The nearest HERO is ${inches(nearest)} away; it must be within ${inches(needed)}.`,
  'command.alreadyUsed': () => 'This roll was changed by a command ability already.',
  'nerve.noneSlain': () => 'This unit lost nobody this turn.',
  'nerve.already': () => 'This unit was tested in this phase.',
  'nerve.inspired': () => 'This unit is inspired and takes no test.',
  'ruling.notWanted': () => 'The players chose to play without rulings by consent.',
  'ruling.open': ({ asked }, names) => `${names.player(asked)} has not answered the last proposal yet.`,
  'ruling.noChange': () => 'It is so already.',
  'ruling.midway': () => 'Dice or wounds of an attack are not settled yet.',
  'ruling.notOnTable': ({ unit }, names) => `${names.unit(unit)} is not on the table.`,
  'ruling.slain': ({ model }, names) => `${names.model(model)} is slain.`,
  'ruling.tooManyWounds': ({ model, most }, names) =>
    `${names.model(model)} has ${counted(most, 'wound')} and takes no more.`,
  'ruling.otherWounded': ({ model }, names) =>
    `${names.model(model)} is wounded already, and one model of a unit at most is.`,
  'ruling.notBegun': () => 'Nobody is slain before the first round.',
  'ruling.busy': ({ unit }, names) => `${names.unit(unit)} is in the middle of something.`,
  'ruling.nothingRolled': () => 'No act has rolled dice since the battle or the last ruling.',
  'ruling.noPhase': () => 'No phase is on that could end.',
  'flee.wrongCount': ({ given, needed }) => `${counted(needed, 'model')} must flee; ${given} chosen.`,
};

/** Why not, and what would help, if anything does. */
export const sentenceOf = (refusal: Refusal, names: Names): string =>
  [reasonOf(refusal, names), remedyOf(refusal, names)].filter(Boolean).join(' ');

/** Why not, and nothing else. */
export const reasonOf = (refusal: Refusal, names: Names): string =>
  (SENTENCES[refusal.code] as (facts: unknown, names: Names) => string)(refusal.facts, names);

/** One refusal of each kind, so that ten models with one fault give one sentence. */
export function gist(refusals: readonly Refusal[]): readonly Refusal[] {
  const seen = new Set<RefusalCode>();
  return refusals.filter(({ code }) => !seen.has(code) && seen.add(code));
}
