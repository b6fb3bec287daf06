import { isWithin } from '../../../geometry/within';
import { gapBetweenUnits, isWhollyNear } from '../facts/distance';
import { hasKeyword, isInPlay } from '../facts/units';
import type { Battle, Unit } from '../types';
import type { Reach } from './types';

/** ABIL-08, GEN-05: whether an ability of the bearer reaches the unit; without a reach it is the bearer's alone. */
export function reaches(battle: Battle, reach: Reach | undefined, bearer: Unit, unit: Unit): boolean {
  if (!isInPlay(bearer)) return false; // RES-05
  if (!reach) return bearer.id === unit.id;
  if (!isOnSide(reach, bearer, unit) || !isInPlay(unit)) return false;
  if (!(reach.keywords ?? []).every(keyword => hasKeyword(battle, unit, keyword))) return false; // KEY-02
  if (reach.isOther && bearer.id === unit.id) return false;
  if (reach.within === undefined) return true;
  if (reach.wholly) return isWhollyNear(battle, unit, bearer, reach.within);
  return isWithin(gapBetweenUnits(battle, bearer, unit), reach.within);
}

const isOnSide = ({ side }: Reach, bearer: Unit, unit: Unit): boolean =>
  side === 'any' || (side === 'friend') === (bearer.seat === unit.seat);
