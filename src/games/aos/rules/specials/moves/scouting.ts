import { allowanceOf } from '../../../abilities/allowance';
import type { CommandOf } from '../../../commands';
import type { BattleEvent } from '../../../events';
import { afterSteps, surveySteps } from '../../../facts/moving/movement';
import { askOf } from '../../../facts/open-question';
import { isOnTable, unitOf } from '../../../facts/units';
import { type Refusal, refuse, unless } from '../../../refusals';
import type { Battle, Seat, Unit, UnitId } from '../../../types';
import { answered, asking } from '../../command-guards';
import { checkOneGroup } from '../../moving/coherency';
import { checkZone } from '../../moving/move';
import { checkSteps } from '../../moving/steps';
import { unitMoved } from '../../trigger-events';

/** PRE-01: some of these units, one after another, may make a short move before the battle. */
export const openScouting = (
  seat: Seat,
  units: readonly Unit[],
  inches: number,
  count: number,
): readonly BattleEvent[] =>
  askToScout(
    seat,
    units.filter(isOnTable).map(({ id }) => id),
    inches,
    count,
  );

const askToScout = (seat: Seat, units: readonly UnitId[], inches: number, left: number): readonly BattleEvent[] =>
  left > 0 && units.length > 0 ? [asking({ kind: 'scout', seat, units, inches, left })] : [];

/** MOVE-12, MOVE-13: like a normal move, of this length. */
export function checkScout(battle: Battle, { unit: id, steps }: CommandOf<'scout'>): readonly Refusal[] {
  const ask = askOf(battle, 'scout');
  if (!ask.units.includes(id)) return [refuse('ABIL-01', 'unit.unknown', { unit: id })];
  const unit = unitOf(battle, id);
  const survey = surveySteps(battle, unit, steps, allowanceOf(battle, unit, 'scout'));
  return [
    ...unless(steps.length > 0, 'MOVE-02', 'move.noSteps', {}),
    ...checkSteps(survey, 'MOVE-12'),
    ...checkZone(battle, unit, survey),
    ...checkOneGroup(afterSteps(unit, survey)),
  ];
}

export function decideScout(battle: Battle, { seat, unit: id, steps }: CommandOf<'scout'>): readonly BattleEvent[] {
  const ask = askOf(battle, 'scout');
  const others = ask.units.filter(each => each !== id);
  return [unitMoved(battle, id, 'scout', steps), answered, ...askToScout(seat, others, ask.inches, ask.left - 1)];
}
