import type { Effect } from '../abilities/types';
import type { Battle, Seat, Unit } from '../types';
import { hasKeyword, unitOf } from './units';

/** SLAIN-02, SHOCK-03: how many models of the other side were slain this turn, all of them or those with a keyword. */
export const enemiesSlain = (battle: Battle, seat: Seat, keyword?: string): number =>
  battle.units.reduce(
    (sum, unit) =>
      unit.seat !== seat && (keyword === undefined || hasKeyword(battle, unit, keyword))
        ? sum + unit.slainThisTurn
        : sum,
    0,
  );

/** For each unit of a side that was set up again, how many may be. */
export const foreseen = (battle: Battle, seat: Seat): readonly number[] =>
  battle.units.flatMap(unit =>
    unit.seat === seat ? unit.marks.flatMap(({ effect }) => (effect.do === 'foreseen' ? [effect.most] : [])) : [],
  );

/** ABIL-03: how many uses of an ability by a side still count against its limit. */
export const usesBy = (battle: Battle, seat: Seat, ability: string): number =>
  battle.used.filter(use => use.ability === ability && unitOf(battle, use.unit).seat === seat).length;

/** ABIL-02: the slain model of a unit that still stands to fight once more. */
export const dyingOf = (unit: Unit): Extract<Effect, { do: 'dying' }> | undefined =>
  unit.marks.flatMap(({ effect }) => (effect.do === 'dying' ? [effect] : []))[0];
