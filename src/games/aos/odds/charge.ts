import type { Inches } from '../../../geometry/shapes/shape';
import { everyWay } from '../../../kernel/every-way';
import { rollToArrive } from '../abilities/charging';
import { rerollOf } from '../abilities/meanings/rolls';
import { gapBetweenUnits } from '../facts/places/distance';
import { checkCommandAbility } from '../rules/abilities/command-abilities';
import { rollCharge } from '../rules/moving/charge';
import type { Battle, Unit } from '../types';
import { atLeast, type Spread, spreadOf } from './spread';

export interface ChargeOdds {
  readonly gap: Inches;
  /** CHARGE-05: the least roll that arrives on a straight way. */
  readonly needed: number;
  /** CHARGE-02: what the charge roll comes to. */
  readonly roll: Spread;
  readonly arrives: number;
  /** CMD-11, RR-02: the same where a failed roll is made again, if anything allows that now. */
  readonly withReroll: number | undefined;
}

/** CHARGE-02, CHARGE-05: how likely a unit reaches another over the straight gap between them. */
export function chargeOdds(battle: Battle, unit: Unit, target: Unit): ChargeOdds {
  const gap = gapBetweenUnits(battle, unit, target);
  const needed = rollToArrive(gap);
  const rolls: [number, number][] = [];
  everyWay(
    dice => rollCharge(battle, unit, false, dice).roll,
    (roll, chance) => rolls.push([roll, chance]),
  );
  const roll = spreadOf(rolls);
  const arrives = atLeast(roll, needed);
  const command = { seat: unit.seat, type: 'forwardToVictory', unit: unit.id } as const;
  const mayRoll = rerollOf(battle, unit, 'charge') !== undefined || checkCommandAbility(battle, command).length === 0;
  return { gap, needed, roll, arrives, withReroll: mayRoll ? arrives + (1 - arrives) * arrives : undefined };
}
