import type { Inches, Spot } from '../../geometry/shapes/shape';
import type { Moment } from './abilities/types';
import type { Cause, WoundKind } from './activation';
import type { Ask } from './asks';
import type { CommandType } from './commands';
import type { RuleId } from './rulebook';
import type { ModelId, Phase, Seat, UnitId } from './types';

/** A distance; undefined if there is nothing to measure to. */
type Gap = Inches | undefined;

/** MEAS-03: Infinity becomes undefined, because JSON cannot hold it. */
export const measured = (gap: Inches): Gap => (Number.isFinite(gap) ? gap : undefined);

/** Attacker, target and weapon. */
interface AimFacts {
  readonly model: ModelId;
  readonly target: UnitId;
  readonly weapon: string;
}

/** An enemy unit that could have been shot at, and its distance. */
interface ShotFacts {
  readonly target: UnitId;
  readonly gap: Inches;
}

/** Each reason a command can be refused, with the facts needed to explain it. */
export interface RefusalFacts {
  'turn.over': object;
  'turn.notYours': { readonly deciding: Seat };
  /** The question that comes first, and the player who answers it. */
  'turn.notAsked': { readonly ask: Ask };
  'turn.wrongPhase': { readonly needed: Phase; readonly now: Phase | undefined };
  /** The moment of the command is over, or still to come. */
  'turn.notTheMoment': { readonly command: CommandType; readonly isOver: boolean };
  'unit.unknown': { readonly unit: UnitId };
  'unit.notYours': { readonly owner: Seat };
  'unit.notAsked': { readonly asked: UnitId };
  'unit.destroyed': object;
  'unit.notOneGroup': { readonly groups: number; readonly gap: Inches; readonly model: ModelId };
  'model.unknown': { readonly model: ModelId };
  'model.named.twice': { readonly model: ModelId };
  'setUp.already': object;
  'setUp.wrongCount': { readonly given: number; readonly needed: number };
  'setUp.offTable': { readonly model: ModelId; readonly over: Inches };
  'setUp.outsideTerritory': { readonly model: ModelId; readonly over: Inches };
  'setUp.nearEnemyTerritory': { readonly model: ModelId; readonly distance: Inches; readonly needed: Inches };
  'setUp.overlaps': { readonly model: ModelId; readonly with: ModelId; readonly by: Inches };
  'setUp.cannotStand': { readonly model: ModelId };
  'setUp.roomLeft': { readonly model: ModelId; readonly at: Spot; readonly unplaced: number };
  'general.notYours': { readonly model: ModelId };
  'move.already': object;
  'move.spent': object;
  'move.noSteps': object;
  'move.startsElsewhere': { readonly model: ModelId; readonly away: Inches };
  'move.tooFar': {
    readonly model: ModelId;
    readonly moved: Inches;
    readonly allowed: Inches;
    readonly mayHalt: boolean;
  };
  'move.blocked': { readonly model: ModelId; readonly by: string; readonly at: Spot };
  'move.offTable': { readonly model: ModelId; readonly at: Spot };
  'move.cannotStand': { readonly model: ModelId; readonly at: Spot; readonly mayHalt: boolean };
  /** `top` is the highest possible stop there; undefined if the ruling does not allow stops. */
  'move.cannotHalt': {
    readonly model: ModelId;
    readonly at: Spot;
    readonly level: Inches;
    readonly top: Inches | undefined;
  };
  'move.tooCloseToEnemy': { readonly model: ModelId; readonly enemy: ModelId; readonly gap: Inches; readonly at: Spot };
  'move.mustRetreat': { readonly nearest: Inches };
  'retreat.notEngaged': { readonly nearest: Gap };
  'retreat.endsTooClose': { readonly model: ModelId; readonly gap: Inches };
  'charge.noEnemyNear': { readonly nearest: Gap; readonly range: Inches };
  'move.garrisoned': object;
  'charge.hasRun': object;
  'charge.hasRetreated': object;
  'charge.enemyTooClose': { readonly nearest: Inches };
  'charge.alreadyTried': object;
  'charge.fellShort': { readonly gap: Gap };
  'fight.notEligible': { readonly nearest: Gap };
  'fight.already': object;
  'fight.last': { readonly before: readonly UnitId[] };
  'move.forcedRetreat': { readonly unit: UnitId };
  'fight.mustPick': { readonly eligible: readonly UnitId[] };
  'pileIn.movesAway': {
    readonly model: ModelId;
    readonly enemy: ModelId;
    readonly before: Inches;
    readonly after: Inches;
  };
  'shoot.hasRun': object;
  'shoot.hasRetreated': object;
  'shoot.already': object;
  'shoot.noWeapon': object;
  'shoot.noEnemy': object;
  'shoot.outOfRange': ShotFacts & { readonly range: Inches };
  'shoot.tooNear': { readonly target: UnitId; readonly reach: Inches; readonly least: Inches };
  'shoot.engagedElsewhere': ShotFacts;
  /** The number of models in range, none of which sees the target. */
  'shoot.notVisible': ShotFacts & { readonly inRange: number };
  'attack.noSuchWeapon': { readonly weapon: string };
  'attack.wrongPhase': { readonly weapon: string };
  'attack.friendlyTarget': { readonly target: UnitId };
  'attack.outOfRange': AimFacts & { readonly gap: Gap; readonly range: Inches };
  'attack.tooNear': AimFacts & { readonly reach: Inches; readonly least: Inches };
  'attack.engagedElsewhere': AimFacts & { readonly gap: Inches };
  'attack.notVisible': AimFacts;
  'attack.tooMany': { readonly model: ModelId; readonly weapon: string; readonly made: number; readonly has: number };
  'attack.attacksLeft': { readonly model: ModelId; readonly weapon: string; readonly left: number };
  'attack.mixedWeapons': { readonly weapon: string };
  'attack.oneProfile': { readonly model: ModelId; readonly weapon: string; readonly other: string };
  'ability.notInPlay': object;
  'ability.wrongTurn': { readonly ability: string; readonly turn: 'your' | 'enemy' };
  'ability.unknown': { readonly ability: string };
  /** When it is used, and in whose turn if that matters. */
  'ability.notNow': {
    readonly ability: string;
    readonly moments: readonly Moment[];
    readonly turn: 'your' | 'enemy' | undefined;
  };
  'ability.usedUp': { readonly ability: string };
  'ability.notGiven': { readonly ability: string };
  'ability.noTarget': object;
  'ability.noSuchChoice': object;
  'ability.outOfReach': {
    readonly target: UnitId;
    readonly gap: Inches;
    readonly within: Inches;
    /** MEAS-06: the gap is to its furthest point. */
    readonly isWholly: boolean;
  };
  'ability.wrongTarget': { readonly target: UnitId };
  'ability.notVisible': { readonly target: UnitId };
  'ability.mustUse': { readonly ability: string };
  'ability.notNearest': { readonly target: UnitId; readonly gap: Inches; readonly nearest: Inches };
  'dice.notThis': { readonly index: number };
  'dice.noSuchFace': { readonly most: number };
  'aim.offTable': object;
  'aim.tooFar': { readonly gap: Inches; readonly within: Inches };
  'aim.notVisible': object;
  'ability.forbids': { readonly cause: Cause };
  'cast.noWizard': object;
  'cast.noneLeft': { readonly casts: number };
  'cast.unknownSpell': { readonly spell: string };
  'cast.alreadyTried': { readonly spell: string };
  'unbind.noneLeft': { readonly unbinds: number };
  'unbind.tooFar': { readonly gap: Gap; readonly within: Inches };
  'reserve.noAbility': object;
  'reserve.tooMany': { readonly reserved: number; readonly placed: number };
  'reserve.notInReserve': object;
  'reserve.nearEnemy': { readonly model: ModelId; readonly gap: Inches; readonly needed: Inches };
  'garrison.cannotHold': { readonly feature: string };
  'garrison.enemyInside': object;
  'garrison.tooFar': { readonly furthest: Inches; readonly within: Inches };
  'garrison.enemyNear': { readonly gap: Inches };
  'garrison.notInside': object;
  'garrison.insteadOfMove': { readonly hasRun: boolean };
  'scenery.tooFar': { readonly gap: Gap; readonly within: Inches };
  'plan.notProposed': { readonly plan: string };
  'realm.unknown': { readonly realm: string };
  'realm.wrongRegion': { readonly region: string };
  'trait.unknown': { readonly trait: string };
  'setUp.otherBattalion': { readonly battalion: string };
  'move.rollFirst': object;
  'move.notRandom': object;
  'summon.tooFar': { readonly model: ModelId; readonly gap: Inches; readonly within: Inches };
  'objective.notChosen': { readonly model: ModelId };
  'objective.notNear': { readonly model: ModelId; readonly objective: string };
  'command.notGeneral': object;
  'triumph.none': object;
  'triumph.tooLate': object;
  'general.isAlly': { readonly model: ModelId };
  'allocate.notDamaged': { readonly unit: UnitId };
  'allocate.woundedFirst': { readonly wounded: ModelId };
  'allocate.nobody': { readonly wounds: number };
  'allocate.noneOfKind': { readonly kind: WoundKind };
  'command.noPoints': object;
  'command.noHero': object;
  'command.heroTooFar': { readonly nearest: Gap; readonly needed: Inches };
  'command.alreadyUsed': object;
  'nerve.noneSlain': object;
  'nerve.already': object;
  'nerve.inspired': object;
  'ruling.notWanted': object;
  'ruling.open': { readonly asked: Seat };
  'ruling.noChange': object;
  'ruling.midway': object;
  'ruling.notOnTable': { readonly unit: UnitId };
  'ruling.slain': { readonly model: ModelId };
  'ruling.tooManyWounds': { readonly model: ModelId; readonly most: number };
  'ruling.otherWounded': { readonly model: ModelId };
  'ruling.notBegun': object;
  'ruling.busy': { readonly unit: UnitId };
  'ruling.nothingRolled': object;
  'ruling.noPhase': object;
  'flee.wrongCount': { readonly given: number; readonly needed: number };
}

export type RefusalCode = keyof RefusalFacts;

export type Refusal = {
  [C in RefusalCode]: { readonly rule: RuleId; readonly code: C; readonly facts: RefusalFacts[C] };
}[RefusalCode];

/** One reason, with its rule and its numbers. */
export const refuse = <C extends RefusalCode>(rule: RuleId, code: C, facts: RefusalFacts[C]): Refusal =>
  ({ rule, code, facts }) as Refusal;

/** One line per sentence of a rule: no refusal while the sentence holds. */
export const unless = <C extends RefusalCode>(
  holds: boolean,
  rule: RuleId,
  code: C,
  facts: RefusalFacts[C],
): readonly Refusal[] => (holds ? [] : [refuse(rule, code, facts)]);
