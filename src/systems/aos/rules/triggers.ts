import type { Dice } from '../../../kernel/dice';
import type { BattleEvent } from '../events';
import { bodiesOf } from '../facts/bodies';
import { isBeside } from '../facts/distance';
import { findUnit } from '../facts/units';
import { type Battle, otherSeat, type Unit } from '../types';
import { choosableAbilities, happenByThemselves } from './abilities';
import { asking } from './asking';
import { inflict } from './wounds';

/** ABIL-02: what follows at once when a unit has moved, charged, fought or cast a spell. */
export function followTrigger(battle: Battle, dice: Dice): readonly BattleEvent[] {
  const [trigger] = battle.triggers;
  const unit = trigger && findUnit(battle, trigger.unit);
  const events: BattleEvent[] = [{ type: 'triggerFollowed' }];
  if (!trigger || !unit || unit.models.length === 0) return events;
  const { moment } = trigger;
  if (moment === 'nerveFailed') return [...events, ...offerFear(battle, unit)];
  if (moment === 'afterMove' || moment === 'afterCharge') events.push(...deadly(battle, unit, dice));
  events.push(...happenByThemselves(battle, unit.seat, moment, dice, unit.id));
  const canUse = choosableAbilities(battle, unit.seat, moment, unit.id).length > 0;
  if (canUse) events.push(asking({ kind: 'useAbilities', seat: unit.seat, moment, unit: unit.id }));
  return events;
}

/** ABIL-02: the other side may feed on the unit that failed its test. */
function offerFear(battle: Battle, unit: Unit): readonly BattleEvent[] {
  const seat = otherSeat(unit.seat);
  const ask = { kind: 'useAbilities', seat, moment: 'nerveFailed', target: unit.id } as const;
  const asked = { ...battle, asks: [...battle.asks, ask] };
  return choosableAbilities(asked, seat, 'nerveFailed').length > 0 ? [asking(ask)] : [];
}

/** SCEN-04, SCEN-07: one die for a unit that ends a normal or charge move beside Deadly scenery; a 1 hurts. */
function deadly(battle: Battle, unit: Unit, dice: Dice): readonly BattleEvent[] {
  if (!isBeside(battle, bodiesOf(battle, unit), 'deadly')) return [];
  const face = dice.d6();
  const rolled: BattleEvent = { type: 'deadlyRolled', unit: unit.id, face };
  return face === 1 ? [rolled, ...inflict(unit, dice.d3(), 'scenery', undefined)] : [rolled];
}
