import type { Inches } from '../../../../geometry/shapes/shape';
import type { Manner } from '../../../../geometry/ways/path';
import { warscrollOf } from '../../armies';
import type { Battle, Step, Unit } from '../../types';
import { haltOn } from '../../ways/half-climb';
import { findModel } from '../units';

/** FLY-01, TMOVE-03: how a unit goes, on foot or otherwise, and whether it may halt in mid-climb. */
export const mannerOf = (
  { rulings }: Battle,
  unit: Unit,
  flies: boolean = warscrollOf(unit).flies,
): Required<Manner> => ({
  flies,
  halts: rulings.midClimbStop && !flies,
});

/** TMOVE-03: the same ways, those whose move is spent in mid-climb halting there; nothing if none is, or none may. */
export function haltingSteps(
  battle: Battle,
  unit: Unit,
  steps: readonly Step[],
  allowed: Inches,
): readonly Step[] | undefined {
  if (!mannerOf(battle, unit).halts) return undefined;
  let isHalting = false;
  const ways = steps.map(step => {
    const model = findModel(unit, step.model);
    const halt = model && haltOn(model, step.path, battle.field, allowed);
    isHalting ||= halt !== undefined;
    return { ...step, ...halt };
  });
  return isHalting ? ways : undefined;
}
