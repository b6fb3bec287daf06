import type { Dice } from '../../../../kernel/dice';
import { abilitiesAt } from '../../abilities/held';
import { EFFECTS } from '../../abilities/meanings';
import type { BattleEvent } from '../../events';
import { changed } from '../../facts/copy';
import { bodiesOf } from '../../facts/places/bodies';
import { isBeside } from '../../facts/places/distance';
import { findUnit } from '../../facts/units';
import { type Battle, otherSeat, type Seat, type Unit } from '../../types';
import { asking } from '../command-guards';
import { inflict } from '../damage/inflict';
import { choosableAbilities, happenByThemselves } from './abilities';
import { rolledBy } from './ability-rolls';

/** ABIL-02: abilities triggered when a unit has moved, charged, fought or cast a spell. */
export function followTrigger(battle: Battle, dice: Dice): readonly BattleEvent[] {
  const [trigger] = battle.triggers;
  const unit = trigger && findUnit(battle, trigger.unit);
  const events: BattleEvent[] = [{ type: 'triggerFollowed' }];
  if (trigger?.moment === 'unitDestroyed' && unit)
    return [...events, ...offer(battle, unit.seat, 'unitDestroyed', unit)];
  if (!trigger || !unit || unit.models.length === 0) return events;
  const { moment } = trigger;
  if (moment === 'pointSpent') return [...events, ...refund(battle, unit.seat, dice)];
  if (moment === 'nerveFailed') return [...events, ...offer(battle, otherSeat(unit.seat), moment, unit)];
  if (moment === 'afterMove' || moment === 'afterCharge') events.push(...deadly(battle, unit, dice));
  events.push(...happenByThemselves(battle, unit.seat, moment, dice, unit.id));
  const canUse = choosableAbilities(battle, unit.seat, moment, unit.id).length > 0;
  if (canUse) events.push(asking({ kind: 'useAbilities', seat: unit.seat, moment, unit: unit.id }));
  return events;
}

/** ABIL-02: abilities that a side may use in reaction to this unit. */
function offer(
  battle: Battle,
  seat: Seat,
  moment: 'nerveFailed' | 'unitDestroyed',
  unit: Unit,
): readonly BattleEvent[] {
  if (abilitiesAt(battle, seat, moment).length === 0) return [];
  const ask = { kind: 'useAbilities', seat, moment, target: unit.id } as const;
  const asked = changed(battle, { asks: [...battle.asks, ask] });
  return choosableAbilities(asked, seat, moment).length > 0 ? [asking(ask)] : [];
}

/** ABIL-02: a spent command point may be refunded. */
const refund = (battle: Battle, seat: Seat, dice: Dice): readonly BattleEvent[] =>
  EFFECTS.abilityDice.refund(battle, seat).flatMap(({ unit, ability, effect }) => {
    const face = dice.d6();
    return [
      rolledBy(unit, ability.id, [face], effect.on),
      ...(face >= effect.on ? [{ type: 'pointsGained', seat, points: 1, because: 'ability' } as const] : []),
    ];
  });

/**
 * SCEN-04, SCEN-07: rolls a die for a unit that ends a normal or charge move beside Deadly scenery; a 1 inflicts
 * wounds.
 */
function deadly(battle: Battle, unit: Unit, dice: Dice): readonly BattleEvent[] {
  if (!isBeside(battle, bodiesOf(battle, unit), 'deadly')) return [];
  const face = dice.d6();
  const rolled: BattleEvent = { type: 'deadlyRolled', unit: unit.id, face };
  return face === 1 ? [rolled, ...inflict(unit, dice.d3(), 'scenery', undefined)] : [rolled];
}
