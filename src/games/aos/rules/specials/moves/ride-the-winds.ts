import { isWithin } from '../../../../../geometry/gaps/within';
import { type Dice, totalOf } from '../../../../../kernel/dice';
import { allowanceOf } from '../../../abilities/allowance';
import { EFFECTS } from '../../../abilities/meanings';
import type { CommandOf } from '../../../commands';
import type { BattleEvent } from '../../../events';
import { type StepSurvey, surveySteps } from '../../../facts/moving/movement';
import { ENGAGED } from '../../../facts/places/distance';
import { unitOf } from '../../../facts/units';
import { type Refusal, refuse, unless } from '../../../refusals';
import type { Battle, Step } from '../../../types';
import { answered, asking, checkMoveLeft, ownUnitOnTable } from '../../command-guards';
import { checkSteps } from '../../moving/steps';
import { unitMoved } from '../../trigger-events';

const RIDE = 'ride-the-winds';

/** ABIL-01, MOVE-02: in place of a normal move, by a model with the ability, once. */
export function checkRideWinds(battle: Battle, command: CommandOf<'rideWinds'>): readonly Refusal[] {
  const own = ownUnitOnTable(battle, command);
  if ('refusals' in own) return own.refusals;
  const { unit } = own;
  return [
    ...unless(EFFECTS.moves.rideWinds(battle, unit) > 0, 'ABIL-01', 'ability.notGiven', { ability: RIDE }),
    ...checkMoveLeft(unit),
  ];
}

/** The direction is named before the roll; in either case the model cannot charge this turn. */
export function decideRideWinds(
  battle: Battle,
  { seat, unit: id, direction }: CommandOf<'rideWinds'>,
  dice: Dice,
): readonly BattleEvent[] {
  const faces = dice.roll(EFFECTS.moves.rideWinds(battle, unitOf(battle, id)));
  const roll = totalOf(faces);
  const mark = {
    ability: RIDE,
    effect: { do: 'forbid', commands: ['tryCharge'] },
    until: 'turn',
    seat,
    against: false,
    given: [],
  } as const;
  return [
    { type: 'windsRolled', unit: id, faces, roll, direction },
    { type: 'marked', unit: id, mark },
    asking({ kind: 'rideMove', seat, unit: id }),
  ];
}

/** FLY-01, MOVE-13: straight, over everything, no further than rolled, and not within 3" of an enemy. */
export function checkRideMove(battle: Battle, command: CommandOf<'rideMove'>): readonly Refusal[] {
  const survey = surveyRide(battle, command);
  return survey.flatMap(each => [
    ...checkSteps([each], 'MOVE-12'),
    ...(each.nearestAtEnd && isWithin(each.nearestAtEnd.gap, ENGAGED)
      ? [refuse('MOVE-13', 'move.tooCloseToEnemy', { ...each.nearestAtEnd, model: each.model })]
      : []),
  ]);
}

/** A ride of length 0 leaves the model in place. */
function rideSteps(battle: Battle, { unit: id, distance, facing }: CommandOf<'rideMove'>): readonly Step[] {
  const { direction = 0 } = battle.rolledMove ?? {};
  if (distance === 0) return [];
  return unitOf(battle, id).models.map(({ id: model, x, y }) => {
    const end = { x: x + Math.cos(direction) * distance, y: y + Math.sin(direction) * distance };
    return { model, path: [{ x, y }, end], facing };
  });
}

function surveyRide(battle: Battle, command: CommandOf<'rideMove'>): readonly StepSurvey[] {
  const unit = unitOf(battle, command.unit);
  return surveySteps(battle, unit, rideSteps(battle, command), allowanceOf(battle, unit, 'rideMove'), true);
}

export const decideRideMove = (battle: Battle, command: CommandOf<'rideMove'>): readonly BattleEvent[] => [
  unitMoved(battle, command.unit, 'normal', rideSteps(battle, command), true),
  answered,
];
