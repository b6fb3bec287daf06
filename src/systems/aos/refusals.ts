import type { Inches, Spot } from '../../geometry/shape';
import type { AskKind } from './asks';
import type { RuleId } from './rulebook';
import type { ModelId, Phase, Seat, UnitId } from './types';

/** Each reason a command can be refused, with the facts needed to explain it. */
export interface RefusalFacts {
  'turn.over': object;
  'turn.notYours': { readonly deciding: Seat };
  'turn.notAsked': { readonly asked: AskKind };
  'turn.wrongPhase': { readonly needed: Phase; readonly now: Phase };
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
  'setUp.outsideTerritory': { readonly model: ModelId };
  'setUp.nearEnemyTerritory': { readonly model: ModelId; readonly distance: Inches; readonly needed: Inches };
  'setUp.overlaps': { readonly model: ModelId; readonly with: ModelId };
  'setUp.cannotStand': { readonly model: ModelId };
  'general.alreadyNamed': object;
  'general.notYours': { readonly model: ModelId };
  'move.already': object;
  'move.noSteps': object;
  'move.startsElsewhere': { readonly model: ModelId; readonly away: Inches };
  'move.tooFar': { readonly model: ModelId; readonly moved: Inches; readonly allowed: Inches };
  'move.blocked': { readonly model: ModelId; readonly by: string; readonly at: Spot };
  'move.offTable': { readonly model: ModelId; readonly at: Spot };
  'move.cannotStand': { readonly model: ModelId; readonly at: Spot };
  'move.tooCloseToEnemy': { readonly model: ModelId; readonly enemy: ModelId; readonly gap: Inches; readonly at: Spot };
  'move.mustRetreat': { readonly nearest: Inches };
  'retreat.notEngaged': { readonly nearest: Inches };
  'retreat.endsTooClose': { readonly model: ModelId; readonly gap: Inches };
  'run.already': object;
  'charge.noEnemyNear': { readonly nearest: Inches };
  'charge.hasRun': object;
  'charge.hasRetreated': object;
  'charge.enemyTooClose': { readonly nearest: Inches };
  'charge.alreadyTried': object;
  'charge.fellShort': { readonly gap: Inches };
  'fight.notEligible': { readonly nearest: Inches };
  'fight.already': object;
  'fight.mustPick': { readonly eligible: readonly UnitId[] };
  'pileIn.movesAway': {
    readonly model: ModelId;
    readonly enemy: ModelId;
    readonly before: Inches;
    readonly after: Inches;
  };
  'attack.noSuchWeapon': { readonly weapon: string };
  'attack.friendlyTarget': { readonly target: UnitId };
  'attack.outOfRange': {
    readonly model: ModelId;
    readonly target: UnitId;
    readonly gap: Inches;
    readonly range: Inches;
  };
  'attack.noneInRange': {
    readonly weapon: string;
    readonly target: UnitId;
    readonly gap: Inches;
    readonly range: Inches;
  };
  'attack.tooMany': { readonly model: ModelId; readonly weapon: string; readonly made: number; readonly has: number };
  'attack.attacksLeft': { readonly model: ModelId; readonly weapon: string; readonly left: number };
  'attack.mixedWeapons': { readonly weapon: string };
  'allocate.woundedFirst': { readonly wounded: ModelId };
  'allocate.tooFew': { readonly wounds: number; readonly room: number };
  'command.noPoints': object;
  'command.noHero': object;
  'command.heroTooFar': { readonly nearest: Inches; readonly needed: Inches };
  'command.alreadyUsed': object;
  'nerve.noneSlain': object;
  'nerve.already': object;
  'nerve.inspired': object;
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
