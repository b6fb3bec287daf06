import { ENGAGED } from '../../facts/places/distance';
import type { Refusal, RefusalCode, RefusalFacts } from '../../refusals';
import { PHASES, type Phase } from '../../types';
import { type Names, PHASE_NAMES } from '../names';
import { counted, inches } from '../numbers';
import { MOMENTS } from '../questions/moments';

/** What would help; or, as a tuple, why nothing does. */
type Remedy<C extends RefusalCode> = ((facts: RefusalFacts[C], names: Names) => string) | { readonly none: string };
type Remedies = { readonly [C in RefusalCode]: Remedy<C> };

const LEAST = 0.01;

/** A length rounded up, so that moving it is always enough. */
const atLeast = (length: number): string => inches(Math.ceil(Math.max(length, LEAST) * 100 - 1e-6) / 100);
/** How much further away a "more than" limit requires. */
const further = (gap: number, limit: number): string => atLeast(limit - gap + LEAST);
/** Closer by the missing distance, if there is something to come closer to. */
const closer = (gap: number | undefined, limit: number, whom = 'Come'): string =>
  gap === undefined ? '' : `${whom} ${atLeast(gap - limit)} closer.`;

/** TMOVE-03: what else helps a climber if the ruling allows it. */
const orHalt = (mayHalt: boolean): string => (mayHalt ? ', or halt in mid-climb' : '');

const isAfter = (one: Phase, other: Phase): boolean => PHASES.indexOf(one) > PHASES.indexOf(other);

const NOT_ONE_OF_THESE = { none: 'what was named does not exist: there is something else to choose' } as const;
const DONE = { none: 'it has been done, and is not undone by anything' } as const;
const THIS_TURN = { none: 'it holds until the turn ends' } as const;
const BY_ITS_NATURE = { none: 'it follows from what the unit is' } as const;

/** A code without a remedy, or without a reason why there is none, does not compile. */
export const REMEDIES: Remedies = {
  'turn.over': { none: 'the battle is over' },
  'turn.notYours': ({ deciding }, names) => `Wait for ${names.player(deciding)}.`,
  'turn.notAsked': () => 'Answer that, then try again.',
  'turn.wrongPhase': ({ needed, now }) =>
    `Wait until ${now && isAfter(now, needed) ? 'the next turn’s' : 'the'} ${PHASE_NAMES[needed].toLowerCase()} phase.`,
  'turn.notTheMoment': ({ command, isOver }) => (isOver ? MOMENTS[command].late : MOMENTS[command].early),
  'unit.unknown': NOT_ONE_OF_THESE,
  'unit.notYours': () => 'Choose one of your own.',
  'unit.notAsked': { none: 'the sentence says whom to finish with' },
  'unit.destroyed': { none: 'the fallen stay fallen' },
  'unit.notOneGroup': ({ gap }) => `Bring it ${atLeast(gap - 1)} closer to one of them.`,
  'model.unknown': NOT_ONE_OF_THESE,
  'model.named.twice': () => 'Name it once.',
  'setUp.already': DONE,
  'setUp.wrongCount': ({ given, needed }) => `Take ${counted(given - needed, 'place')} away.`,
  'setUp.offTable': ({ over }) => `Bring it ${atLeast(over)} inwards.`,
  'setUp.outsideTerritory': ({ over }) => `Bring it ${atLeast(over)} inwards.`,
  'setUp.nearEnemyTerritory': ({ distance, needed }) => `Bring it ${further(distance, needed)} further back.`,
  'setUp.overlaps': ({ by }) => `Move one of them ${atLeast(by)} away.`,
  'setUp.cannotStand': () => 'Choose level ground that holds its whole base.',
  'setUp.roomLeft': ({ unplaced }) => `Place ${counted(unplaced, 'more model', 'more models')}.`,
  'setUp.otherBattalion': () => 'Finish this pick, or choose another unit of the battalion.',
  'general.notYours': () => 'Choose one of your own models.',
  'general.isAlly': () => 'Choose a model that is no ally.',
  'move.already': DONE,
  'move.spent': THIS_TURN,
  'move.noSteps': () => 'Drag a model first.',
  'move.startsElsewhere': () => 'Begin where the model stands.',
  'move.tooFar': ({ moved, allowed, mayHalt }) => `Bring it back by ${atLeast(moved - allowed)}${orHalt(mayHalt)}.`,
  'move.blocked': () => 'Go round, or end before it.',
  'move.offTable': () => 'Keep the whole base on the table.',
  'move.cannotStand': ({ mayHalt }) => `End on level ground that holds the whole base${orHalt(mayHalt)}.`,
  'move.cannotHalt': ({ top }) =>
    top === undefined
      ? 'End on a surface: this battle is without halts in mid-climb.'
      : `Halt against the side of what it climbs${top > 0 ? `, at ${inches(top)} or below` : ''}.`,
  'move.tooCloseToEnemy': ({ gap }) => `Stay ${further(gap, ENGAGED)} further away.`,
  'move.mustRetreat': () => 'Retreat, or leave it where it is.',
  'move.garrisoned': () => 'Leave the feature in your movement phase.',
  'move.forcedRetreat': () => 'Retreat with it now.',
  'move.rollFirst': { none: 'the sentence says what to roll' },
  'move.notRandom': () => 'Move it at once.',
  'retreat.notEngaged': () => 'Make an ordinary move.',
  'retreat.endsTooClose': ({ gap }) => `End ${further(gap, ENGAGED)} further away.`,
  'charge.noEnemyNear': ({ nearest, range }) => closer(nearest, range, 'Move'),
  'charge.hasRun': THIS_TURN,
  'charge.hasRetreated': THIS_TURN,
  'charge.enemyTooClose': () => 'Fight with it in the combat phase.',
  'charge.alreadyTried': DONE,
  'charge.fellShort': ({ gap }) => closer(gap, 0.5, 'End'),
  'fight.notEligible': ({ nearest }) => closer(nearest, ENGAGED, 'Charge to come'),
  'fight.already': DONE,
  'fight.last': { none: 'the sentence says who is to fight before' },
  'fight.mustPick': () => 'Pick one of them.',
  'pileIn.movesAway': ({ before, after }) => `End ${atLeast(after - before)} nearer to it.`,
  'shoot.hasRun': THIS_TURN,
  'shoot.hasRetreated': THIS_TURN,
  'shoot.already': DONE,
  'shoot.noWeapon': BY_ITS_NATURE,
  'shoot.noEnemy': { none: 'there is nobody to shoot at' },
  'shoot.outOfRange': ({ gap, range }) => closer(gap, range),
  'shoot.tooNear': ({ reach, least }) => `Move until some of it is ${further(reach, least)} further away.`,
  'shoot.engagedElsewhere': ({ gap }) => `Only a unit that is ${atLeast(gap - ENGAGED)} closer can be shot at.`,
  'shoot.notVisible': () => 'Move to where a model sees it.',
  'attack.noSuchWeapon': NOT_ONE_OF_THESE,
  'attack.wrongPhase': ({ weapon }, names) => `Leave ${names.weapon(weapon)} out.`,
  'attack.friendlyTarget': () => 'Choose an enemy.',
  'attack.outOfRange': ({ gap, range }) => closer(gap, range),
  'attack.tooNear': ({ reach, least }) => `Choose a target ${further(reach, least)} further away.`,
  'attack.engagedElsewhere': ({ gap }) => `Choose one that is ${atLeast(gap - ENGAGED)} closer.`,
  'attack.notVisible': () => 'Choose a target that it sees.',
  'attack.tooMany': ({ made, has }) => `Take ${made - has} away.`,
  'attack.attacksLeft': () => 'Aim them at an enemy in reach.',
  'attack.mixedWeapons': () => 'Put its orders one after another.',
  'attack.oneProfile': () => 'Choose one of the two.',
  'ability.notInPlay': () => 'Bring it on first.',
  'ability.wrongTurn': () => 'Wait for that turn.',
  'ability.unknown': () => 'Choose one from its card.',
  'ability.notNow': { none: 'the sentence says when' },
  'ability.usedUp': DONE,
  'ability.notGiven': () => 'Its card says what it needs.',
  'ability.noTarget': { none: 'nobody is there whom it could be for' },
  'ability.noSuchChoice': NOT_ONE_OF_THESE,
  'ability.outOfReach': ({ gap, within }) => `Choose one that is ${atLeast(gap - within)} closer.`,
  'ability.wrongTarget': () => 'Its card says whom it is for.',
  'ability.notVisible': () => 'Choose one in sight.',
  'ability.mustUse': { none: 'the sentence says what to use' },
  'ability.notNearest': ({ gap, nearest }) => `Choose the one that is ${atLeast(gap - nearest)} closer.`,
  'ability.forbids': { none: 'it lasts as long as what forbids it' },
  'dice.notThis': () => 'Choose one that is marked.',
  'dice.noSuchFace': ({ most }) => `Choose a number from 1 to ${most}.`,
  'aim.offTable': () => 'Choose a point on the table.',
  'aim.tooFar': ({ gap, within }) => `Choose one ${atLeast(gap - within)} closer.`,
  'aim.notVisible': () => 'Choose a point in sight.',
  'cast.noWizard': BY_ITS_NATURE,
  'cast.noneLeft': { none: 'it casts again in its next hero phase' },
  'cast.unknownSpell': () => 'Choose a spell from its card.',
  'cast.alreadyTried': () => 'Choose another spell.',
  'unbind.noneLeft': { none: 'it unbinds again in the next enemy hero phase' },
  'unbind.tooFar': ({ gap, within }) =>
    gap === undefined ? '' : `Choose one that is ${atLeast(gap - within)} closer.`,
  'reserve.noAbility': () => 'Set it up on the table.',
  'reserve.tooMany': ({ reserved, placed }) =>
    `Set up ${counted(reserved - placed, 'more unit', 'more units')} on the table first.`,
  'reserve.notInReserve': BY_ITS_NATURE,
  'reserve.nearEnemy': ({ gap, needed }) => `Place it ${further(gap, needed)} further away.`,
  'garrison.cannotHold': () => 'Choose a feature that can be garrisoned.',
  'garrison.enemyInside': { none: 'it is theirs as long as they are inside' },
  'garrison.tooFar': ({ furthest, within }) => `It must be ${atLeast(furthest - within)} closer.`,
  'garrison.enemyNear': ({ gap }) => `They are ${further(gap, ENGAGED)} too near.`,
  'garrison.insteadOfMove': () => 'Enter in your next movement phase.',
  'garrison.notInside': BY_ITS_NATURE,
  'scenery.tooFar': ({ gap, within }) => closer(gap, within),
  'plan.notProposed': () => 'Choose one of the two that were.',
  'realm.unknown': NOT_ONE_OF_THESE,
  'realm.wrongRegion': () => 'Choose one of its own, or none.',
  'trait.unknown': () => 'Choose one that is offered.',
  'summon.tooFar': ({ gap, within }) => `Place it ${atLeast(gap - within)} closer.`,
  'objective.notChosen': () => 'Choose one for it.',
  'objective.notNear': () => 'Choose another objective for it.',
  'command.notGeneral': BY_ITS_NATURE,
  'command.noPoints': () => 'You gain one as your hero phase begins.',
  'command.noHero': { none: 'the army has lost its last HERO' },
  'command.heroTooFar': ({ nearest, needed }) => closer(nearest, needed, 'It must be'),
  'command.alreadyUsed': DONE,
  'triumph.none': BY_ITS_NATURE,
  'triumph.tooLate': { none: 'the moment is over for this unit' },
  'allocate.notDamaged': () => 'Choose one of the damaged units.',
  'allocate.woundedFirst': ({ wounded }, names) => `Put ${names.model(wounded)} first.`,
  'allocate.nobody': () => 'Choose a model.',
  'allocate.noneOfKind': () => 'Allocate the others.',
  'nerve.noneSlain': BY_ITS_NATURE,
  'nerve.already': DONE,
  'nerve.inspired': BY_ITS_NATURE,
  'ruling.notWanted': { none: 'it was chosen for the whole battle' },
  'ruling.open': ({ asked }, names) => `Wait for ${names.player(asked)}, or withdraw the proposal.`,
  'ruling.noChange': () => 'Choose something else.',
  'ruling.midway': () => 'Answer or skip what is asked now.',
  'ruling.notOnTable': () => 'Choose a unit that is.',
  'ruling.slain': () => 'Put it back on the table first.',
  'ruling.tooManyWounds': ({ most }) => `Choose ${most} or fewer.`,
  'ruling.otherWounded': ({ model }, names) => `First set the wounds of ${names.model(model)} to 0.`,
  'ruling.notBegun': () => 'Wait until the first round has begun.',
  'ruling.busy': () => 'Answer or skip what is asked of it first.',
  'ruling.nothingRolled': { none: 'there are no dice to take up again' },
  'ruling.noPhase': () => 'Skip the question instead.',
  'flee.wrongCount': ({ given, needed }) =>
    given < needed ? `Choose ${needed - given} more.` : `Choose ${given - needed} fewer.`,
};

/** What would help, in one sentence with its number; undefined if nothing does. */
export function remedyOf({ code, facts }: Refusal, names: Names): string {
  const remedy = REMEDIES[code] as Remedy<RefusalCode>;
  return typeof remedy === 'function' ? (remedy as (facts: unknown, names: Names) => string)(facts, names) : '';
}
