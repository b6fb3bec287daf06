import { nearestEnemyUnit } from '../facts/places/distance';
import { findUnit, isInPlay } from '../facts/units';

import type { Battle, Unit } from '../types';
import type { Desk } from './interaction';

/** Whom a unit's numbers are reckoned against: whom it aims at, the enemy that is at hand, or else the nearest. */
export function opponentOf({ battle, draft, selected }: Desk, unit: Unit): Unit | undefined {
  const aimed = draft?.type === 'attack' && draft.unit === unit.id ? draft.orders[0]?.target : undefined;
  const meant = [aimed, battle.activation?.volleys[0]?.target, selected].map(id => enemyOf(battle, unit, id));
  return meant.find(Boolean) ?? nearestEnemyUnit(battle, unit);
}

function enemyOf(battle: Battle, unit: Unit, id: string | undefined): Unit | undefined {
  const other = id === undefined ? undefined : findUnit(battle, id);
  return other && other.seat !== unit.seat && isInPlay(other) ? other : undefined;
}
