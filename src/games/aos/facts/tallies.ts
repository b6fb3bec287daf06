import type { Battle, Seat } from '../types';
import { hasKeyword, unitOf } from './units';

/** SLAIN-02, SHOCK-03: the number of enemy models slain this turn, all or those with a keyword. */
export const enemiesSlain = (battle: Battle, seat: Seat, keyword?: string): number =>
  battle.units.reduce(
    (sum, unit) =>
      unit.seat !== seat && (keyword === undefined || hasKeyword(battle, unit, keyword))
        ? sum + unit.slainThisTurn
        : sum,
    0,
  );

/** ABIL-03: the number of uses of an ability by a side that count against its limit. */
export const usesBy = (battle: Battle, seat: Seat, ability: string): number =>
  battle.used.filter(use => use.ability === ability && unitOf(battle, use.unit).seat === seat).length;
