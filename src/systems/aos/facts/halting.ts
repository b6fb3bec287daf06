import { haltOn } from '../../../geometry/half-climb';
import type { Inches } from '../../../geometry/shape';
import { warscrollOf } from '../armies';
import type { Battle, Step, Unit } from '../types';
import { findModel } from './units';

/** TMOVE-03: the same ways, those whose move is spent in mid-climb halting there; nothing if none is, or none may. */
export function haltingSteps(
  { field, rulings }: Battle,
  unit: Unit,
  steps: readonly Step[],
  allowed: Inches,
): readonly Step[] | undefined {
  if (!rulings.midClimbStop || warscrollOf(unit).flies) return undefined;
  let isHalting = false;
  const ways = steps.map(step => {
    const model = findModel(unit, step.model);
    const halt = model && haltOn(model, step.path, field, allowed);
    isHalting ||= halt !== undefined;
    return { ...step, ...halt };
  });
  return isHalting ? ways : undefined;
}
