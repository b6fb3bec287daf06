import type { Inches } from '../../../../geometry/shapes/shape';
import type { Manner } from '../../../../geometry/ways/path';
import { warscrollOf } from '../../armies';
import type { Battle, Step, Unit } from '../../types';
import { CLIMB_HOLD } from '../../ways/climb-hold';
import { haltOn } from '../../ways/half-climb';
import { findModel } from '../units';

/** FLY-01, TMOVE-03: whether a unit flies, and whether it may stop in mid-climb. */
export const mannerOf = (
  { rulings }: Battle,
  unit: Unit,
  flies: boolean = warscrollOf(unit).flies,
): Required<Manner> => ({
  flies,
  hold: rulings.midClimbStop && !flies ? CLIMB_HOLD : undefined,
});

/**
 * TMOVE-03: the same steps, stopped in mid-climb where the move runs out; undefined if no step runs out or none may
 * stop.
 */
export function haltingSteps(
  battle: Battle,
  unit: Unit,
  steps: readonly Step[],
  allowed: Inches,
): readonly Step[] | undefined {
  if (!mannerOf(battle, unit).hold) return undefined;
  let isHalting = false;
  const ways = steps.map(step => {
    const model = findModel(unit, step.model);
    const halt = model && haltOn(model, step.path, battle.field, allowed);
    isHalting ||= halt !== undefined;
    return { ...step, ...halt };
  });
  return isHalting ? ways : undefined;
}
