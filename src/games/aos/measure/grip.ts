import { distanceToPolygon } from '../../../geometry/shapes/polygon';
import type { Inches, Spot } from '../../../geometry/shapes/shape';
import { unitOfModel } from '../facts/units';
import type { ModelId } from '../types';
import { withMeasureTable } from './acts';
import { battleOf } from './battle-of';
import { indexOfModel, type Measuring } from './measuring';
import { onTable, shift } from './moving';
import { byHand, type Thing } from './table';

/** Distance from its centre at which a press means an objective. */
const MARKER: Inches = 1.2;
const GOAL: Inches = 0.8;

/** What is under the pointer: a model's unit, an objective or a piece of scenery. */
export function thingAt({ measureTable }: Measuring, spot: Spot, model: ModelId | undefined): Thing | undefined {
  const battle = battleOf(measureTable);
  const unit = model === undefined ? undefined : unitOfModel(battle, model);
  if (unit) return { kind: 'unit', id: unit.id };
  const marker = measureTable.markers.find(each => Math.hypot(each.x - spot.x, each.y - spot.y) <= MARKER);
  if (marker) return { kind: 'marker', id: marker.id };
  const piece = battle.field.features.find(({ footprint }) => distanceToPolygon(footprint, spot) === 0);
  return piece && { kind: 'piece', id: piece.id };
}

/** Whether the pointer is on the goal. */
export const isGoalAt = ({ question, goal }: Measuring, spot: Spot): boolean =>
  question === 'reach' && goal !== undefined && Math.hypot(goal.x - spot.x, goal.y - spot.y) <= GOAL;

/** Starts a drag. */
export const startDrag = (
  measuring: Measuring,
  thing: Thing | 'goal',
  model: ModelId | undefined,
  from: Spot,
): Measuring => ({
  ...measuring,
  held: { thing, model, from, before: measuring.measureTable },
});

/** Moves the held thing with the pointer. */
export function drag(measuring: Measuring, to: Spot): Measuring {
  const { held, measureTable } = measuring;
  if (!held) return measuring;
  if (held.thing === 'goal') return setGoal(measuring, to);
  const by = { x: to.x - held.from.x, y: to.y - held.from.y };
  return { ...measuring, measureTable: shift(measureTable, held.before, held.thing, indexOfModel(held.model), by) };
}

/** Ends a drag as a single change. */
export function endDrag(measuring: Measuring): Measuring {
  const { held, measureTable } = measuring;
  if (!held) return measuring;
  return withMeasureTable({ ...measuring, held: undefined, measureTable: held.before }, measureTable);
}

/** Cancels a drag. */
export const drop = (measuring: Measuring): Measuring =>
  measuring.held ? { ...measuring, measureTable: measuring.held.before, held: undefined } : measuring;

/** Sets the goal of the path. */
export const setGoal = (measuring: Measuring, goal: Spot | undefined): Measuring => {
  const { width, depth } = measuring.measureTable.table;
  return { ...measuring, goal: goal && { x: onTable(byHand(goal.x), width), y: onTable(byHand(goal.y), depth) } };
};
