import { changed, changedUnit } from '../facts/copy';
import type { Battle, Model, Unit } from '../types';
import { ranksOf, slainBy } from './slain';

/**
 * WND-02, WND-04, CMDM-01: the order in which models take wounds where their owner does not say otherwise: the wounded one first,
 * then the ranks as they are listed, and those last who are more than one of the ranks.
 */
export function takersIn({ models }: Unit): readonly Model[] {
  const turnOf = ({ wounds, role }: Model): number => (wounds > 0 ? 0 : role === undefined ? 1 : 2);
  return models.length === 1 ? models : models.toSorted((a, b) => turnOf(a) - turnOf(b));
}

/** A battle in which something has happened to a unit. */
export interface Hurt {
  readonly battle: Battle;
  readonly unit: Unit;
}

const withUnit = (battle: Battle, before: Unit, unit: Unit): Hurt => ({
  battle: changed(battle, { units: battle.units.map(each => (each.id === before.id ? unit : each)) }),
  unit,
});

/** SLAIN-02, SHOCK-03: the battle without the first of its models that take wounds. */
export function without(battle: Battle, unit: Unit, slain: number): Hurt {
  if (slain === 0) return { battle, unit };
  const gone = new Set(takersIn(unit).slice(0, slain));
  const models = unit.models.filter(model => !gone.has(model));
  return withUnit(battle, unit, changedUnit(unit, { models, slainThisTurn: unit.slainThisTurn + slain }));
}

/** WND-04, WND-05: the battle after a number of wounds on the unit. */
export function afterWounds(battle: Battle, unit: Unit, wounds: number): Hurt {
  const ranks = ranksOf(battle, unit);
  const after = without(battle, unit, slainBy(wounds, ranks));
  const [taker] = takersIn(after.unit);
  const on = (wounds + ranks.alreadyWounded) % ranks.wounds;
  if (!taker || taker.wounds === on) return after;
  const models = after.unit.models.map(model => (model === taker ? { ...model, wounds: on } : model));
  return withUnit(after.battle, after.unit, changedUnit(after.unit, { models }));
}
