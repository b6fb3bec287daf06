import { woundsLeft } from '../rules/wounds';
import type { Battle, Model, ModelId, Unit } from '../types';

/** WND-02: as many of the models, from the first, as it takes to bear so many wounds where none is negated. */
export function takersOf(battle: Battle, unit: Unit, order: readonly Model[], wounds: number): readonly ModelId[] {
  let left = wounds;
  return order.flatMap(model => {
    if (left <= 0) return [];
    left -= woundsLeft(battle, unit, model);
    return [model.id];
  });
}
