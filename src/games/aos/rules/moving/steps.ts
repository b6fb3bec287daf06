import { gathered } from '../../../../kernel/flat-map';
import type { StepSurvey } from '../../facts/moving/movement';
import { type Refusal, refuse, unless } from '../../refusals';
import type { RuleId } from '../../rulebook';

/**
 * MOVE-05 to MOVE-09, TMOVE-01 to TMOVE-03, FLY-01 to FLY-03: checks that every kind of move makes on each model's
 * path.
 */
export function checkSteps(survey: readonly StepSurvey[], limit: RuleId): readonly Refusal[] {
  const seen = new Set<string>();
  return gathered(survey, each => {
    const { model, mayHalt } = each;
    if (!each.isKnown) return [refuse('MOVE-02', 'model.unknown', { model })];
    if (seen.has(model)) return [refuse('MOVE-02', 'model.named.twice', { model })];
    seen.add(model);
    return [
      ...unless(each.startsAway <= 1e-6, 'MOVE-03', 'move.startsElsewhere', { model, away: each.startsAway }),
      ...unless(each.isInReach, limit, 'move.tooFar', { model, moved: each.moved, allowed: each.allowed, mayHalt }),
      ...(each.blocked ? [refuse('MOVE-06', 'move.blocked', { model, by: each.blocked.by, at: each.blocked.at })] : []),
      ...(each.offTable ? [refuse('MOVE-07', 'move.offTable', { model, at: each.offTable })] : []),
      ...(each.stands ? [] : [refuse('TMOVE-03', 'move.cannotStand', { model, at: each.end, mayHalt })]),
      ...(each.unheld ? [refuse('TMOVE-03', 'move.cannotHalt', { model, at: each.end, ...each.unheld })] : []),
    ];
  });
}
