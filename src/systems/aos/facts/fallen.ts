import { modelFrom } from '../origin';
import type { Battle, Model, Unit } from '../types';
import { musterOf } from './units';

/** The slain of a unit, in the order of the roster. */
export function slainModels(battle: Battle, unit: Unit): readonly Model[] {
  const muster = musterOf(battle, unit);
  if (!muster) return [];
  const alive = new Set(unit.models.map(model => model.id));
  return Array.from({ length: muster.models }, (_, index) => modelFrom(muster, index)).filter(
    model => !alive.has(model.id),
  );
}
