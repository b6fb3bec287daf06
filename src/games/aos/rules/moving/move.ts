import { isWithin } from '../../../../geometry/gaps/within';
import { gathered } from '../../../../kernel/flat-map';
import { allowanceOf } from '../../abilities/allowance';
import { warscrollOf } from '../../armies';
import type { CommandOf } from '../../commands';
import { afterSteps, type StepSurvey, surveySteps } from '../../facts/moving/movement';
import { askedNow } from '../../facts/open-question';
import { ENGAGED, enemyGap, nearestEnemy } from '../../facts/places/distance';
import { measured, type Refusal, refuse, unless } from '../../refusals';
import type { Battle, Unit } from '../../types';
import { checkMoveLeft, ownUnitOnTable } from '../command-guards';
import { checkOneGroup } from './coherency';
import { mustRollMove } from './random-move';
import { checkSteps } from './steps';

export type Move = CommandOf<'move'> | CommandOf<'retreat'>;

const isRunning = (battle: Battle): boolean => askedNow(battle)?.kind === 'runMove';

/** RUN-01, RAND-02: whether a unit has rolled and must move now. */
export const hasRolled = (battle: Battle): boolean => isRunning(battle) || askedNow(battle)?.kind === 'randomMove';

/** Whether the core rules allow this move. */
export function checkWay(battle: Battle, command: Move): readonly Refusal[] {
  const own = ownUnitOnTable(battle, command);
  if ('refusals' in own) return own.refusals;
  const { unit } = own;
  if (mustRollMove(unit)) return [refuse('RAND-02', 'move.rollFirst', {})];
  const spent = isRunning(battle) ? [] : checkMoveLeft(unit);
  if (spent.length > 0) return spent;
  if (command.steps.length === 0) {
    // RUN-03, RAND-02: a unit that has rolled may stay; one that has not needs no command to stay.
    return unless(hasRolled(battle) && command.type === 'move', 'MOVE-02', 'move.noSteps', {});
  }
  const nearest = enemyGap(battle, unit);
  const isNear = isWithin(nearest, ENGAGED);
  if (command.type === 'move' && isNear) return [refuse('RETR-01', 'move.mustRetreat', { nearest })];
  if (command.type === 'retreat' && !isNear)
    return [refuse('RETR-01', 'retreat.notEngaged', { nearest: measured(nearest) })];
  const survey = surveySteps(battle, unit, command.steps, allowanceOf(battle, unit, command.type));
  const arrived = afterSteps(unit, survey);
  const refusals = checkSteps(survey, isRunning(battle) ? 'RUN-02' : 'MOVE-12'); // RETR-04
  const zone = command.type === 'move' ? checkZone(battle, unit, survey) : checkRetreatEnd(battle, unit, survey);
  return [...refusals, ...zone, ...checkOneGroup(arrived)];
}

/**
 * MOVE-13, FLY-01: more than 3" from every enemy along the whole path; for flyers only at the end, unless the strict
 * ruling is set.
 */
export function checkZone(battle: Battle, unit: Unit, survey: readonly StepSurvey[]): readonly Refusal[] {
  const onlyEnd = warscrollOf(unit).flies && battle.rulings.flyIgnoresEnemyZoneMidMove;
  return gathered(survey, ({ model, nearestOnWay, nearestAtEnd }) => {
    const near = onlyEnd ? nearestAtEnd : nearestOnWay;
    if (!near || !isWithin(near.gap, ENGAGED)) return [];
    return [refuse('MOVE-13', 'move.tooCloseToEnemy', { model, enemy: near.enemy, gap: near.gap, at: near.at })];
  });
}

/** RETR-02: every model of the unit, including those that stayed, ends more than 3" from all enemies. */
function checkRetreatEnd(battle: Battle, unit: Unit, survey: readonly StepSurvey[]): readonly Refusal[] {
  return afterSteps(unit, survey).flatMap(model => {
    const gap = nearestEnemy(battle, unit.seat, [model]);
    return isWithin(gap, ENGAGED) ? [refuse('RETR-02', 'retreat.endsTooClose', { model: model.id, gap })] : [];
  });
}
