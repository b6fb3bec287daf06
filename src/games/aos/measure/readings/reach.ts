import { isWithin } from '../../../../geometry/gaps/within';
import type { Inches, Polygon, Spot } from '../../../../geometry/shapes/shape';
import { reachRegion } from '../../../../geometry/ways/reach/reach';
import { findWay, type WayOptions } from '../../../../geometry/ways/route/find-way';
import { warscrollOf } from '../../armies';
import { ENGAGED } from '../../facts/places/distance';
import { surroundingsOf } from '../../facts/places/surroundings';
import { presenceOf } from '../../facts/units';
import { type Battle, type Model, type ModelId, otherSeat, type Unit } from '../../types';

/** MOVE-04 to MOVE-07, MOVE-13: where one model can end with a given move, and the path to a goal. */
export interface ReachReading {
  readonly kind: 'reach';
  readonly model: ModelId;
  readonly inches: Inches;
  readonly keepsAway: boolean;
  /** Outlines of where it may end: anticlockwise, holes clockwise. */
  readonly outlines: readonly Polygon[];
  readonly way: WayThere | undefined;
}

/** The shortest path to a goal; undefined if there is none of this length. */
export interface WayThere {
  readonly goal: Spot;
  readonly found: { readonly path: readonly Spot[]; readonly length: Inches; readonly isInReach: boolean } | undefined;
}

/** Longer paths are not searched. */
const LONGEST: Inches = 30;

/** Floods the area around the model, and finds the path to the goal. */
export function reachReading(
  battle: Battle,
  unit: Unit,
  model: Model,
  {
    inches,
    keepsAway,
    goal,
  }: { readonly inches: Inches; readonly keepsAway: boolean; readonly goal: Spot | undefined },
): ReachReading {
  const around = surroundingsOf(battle, unit.seat);
  const options: WayOptions = {
    flies: warscrollOf(unit).flies,
    allowance: inches,
    ...(keepsAway ? { zone: { enemies: presenceOf(battle, otherSeat(unit.seat)), beyond: ENGAGED } } : {}),
  };
  const found = goal && findWay(model, goal, around, { ...options, allowance: LONGEST });
  const way = found && {
    path: found.step.path,
    length: found.cost.total,
    isInReach: isWithin(found.cost.total, inches),
  };
  const { outlines } = reachRegion(model, around, options);
  return { kind: 'reach', model: model.id, inches, keepsAway, outlines, way: goal && { goal, found: way } };
}
