import { isWithin } from '../../../../geometry/gaps/within';
import { type Dice, totalOf } from '../../../../kernel/dice';
import { allowanceOf } from '../../abilities/allowance';
import { CHARGE_REACH, chargeOf } from '../../abilities/charging';
import { modifiersTo, rolledMove } from '../../abilities/meanings/rolls';
import type { CommandOf } from '../../commands';
import type { BattleEvent, EventOf } from '../../events';
import { afterSteps, surveySteps } from '../../facts/moving/movement';
import { ENGAGED, enemyGap, nearestEnemy } from '../../facts/places/distance';
import { unitOf } from '../../facts/units';
import { measured, type Refusal, refuse, unless } from '../../refusals';
import type { Battle, Unit } from '../../types';
import { answered, asking, ownUnitOnTable } from '../command-guards';
import { unitMoved } from '../trigger-events';
import { checkOneGroup } from './coherency';
import { checkSteps } from './steps';

export function checkTryCharge(battle: Battle, command: CommandOf<'tryCharge'>): readonly Refusal[] {
  const own = ownUnitOnTable(battle, command);
  if ('refusals' in own) return own.refusals;
  const { unit } = own;
  const nearest = enemyGap(battle, unit);
  const { range } = chargeOf(battle, unit);
  return [
    ...unless(isWithin(nearest, range), 'CHARGE-01', 'charge.noEnemyNear', { nearest: measured(nearest), range }),
    ...unless(!unit.deeds.includes('ran'), 'CHARGE-03', 'charge.hasRun', {}), // RUN-03
    ...unless(!unit.deeds.includes('retreated'), 'CHARGE-03', 'charge.hasRetreated', {}), // RETR-03
    ...unless(!isWithin(nearest, ENGAGED), 'CHARGE-04', 'charge.enemyTooClose', { nearest }),
    ...unless(!unit.deeds.includes('triedCharge'), 'CHARGE-08', 'charge.alreadyTried', {}),
  ];
}

/** CHARGE-02, MOD-02 */
export function rollCharge(battle: Battle, unit: Unit, isAgain: boolean, dice: Dice): EventOf<'chargeRolled'> {
  const faces = dice.roll(chargeOf(battle, unit).dice);
  const natural = totalOf(faces);
  const rolled = rolledMove(battle, unit, natural, modifiersTo(battle, unit, 'charge'));
  return { type: 'chargeRolled', unit: unit.id, faces, ...rolled, isAgain };
}

export const decideTryCharge = (
  battle: Battle,
  { seat, unit }: CommandOf<'tryCharge'>,
  dice: Dice,
): readonly BattleEvent[] => [
  rollCharge(battle, unitOf(battle, unit), false, dice),
  asking({ kind: 'chargeMove', seat, unit }),
];

/** CHARGE-05, CHARGE-06, CHARGE-09: any enemy counts; the 3" limit of normal moves does not apply. */
export function checkChargeMove(battle: Battle, command: CommandOf<'chargeMove'>): readonly Refusal[] {
  const unit = unitOf(battle, command.unit);
  const first = command.steps[0];
  if (!first) return [refuse('CHARGE-05', 'move.noSteps', {})];
  const survey = surveySteps(battle, unit, command.steps, allowanceOf(battle, unit, 'chargeMove'));
  const arrived = afterSteps(unit, survey);
  const leader = arrived.filter(model => model.id === first.model);
  const gap = nearestEnemy(battle, unit.seat, leader);
  return [
    ...checkSteps(survey, 'CHARGE-02'),
    ...unless(isWithin(gap, CHARGE_REACH), 'CHARGE-05', 'charge.fellShort', { gap: measured(gap) }),
    ...checkOneGroup(arrived),
  ];
}

export function decideChargeMove(battle: Battle, { unit, steps }: CommandOf<'chargeMove'>): readonly BattleEvent[] {
  return [unitMoved(battle, unit, 'charge', steps), answered];
}

/** CHARGE-07 */
export const decideDeclineCharge = (_: Battle, { unit }: CommandOf<'declineCharge'>): readonly BattleEvent[] => [
  { type: 'chargeFailed', unit },
  answered,
];
