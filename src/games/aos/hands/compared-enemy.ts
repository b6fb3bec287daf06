import { nearestEnemyUnit } from '../facts/places/distance';
import { findUnit, isInPlay } from '../facts/units';

import type { Battle, Unit } from '../types';
import type { Interaction } from './interaction';

/** The enemy that a unit is compared with: its target, the enemy under the pointer, or the nearest one. */
export function comparedEnemyOf({ battle, draft, selected }: Interaction, unit: Unit): Unit | undefined {
  const aimed = draft?.type === 'attack' && draft.unit === unit.id ? draft.orders[0]?.target : undefined;
  const meant = [aimed, battle.activation?.volleys[0]?.target, selected].map(id => enemyOf(battle, unit, id));
  return meant.find(Boolean) ?? nearestEnemyUnit(battle, unit);
}

function enemyOf(battle: Battle, unit: Unit, id: string | undefined): Unit | undefined {
  const other = id === undefined ? undefined : findUnit(battle, id);
  return other && other.seat !== unit.seat && isInPlay(other) ? other : undefined;
}
