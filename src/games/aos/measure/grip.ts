import { distanceToPolygon } from '../../../geometry/shapes/polygon';
import type { Inches, Spot } from '../../../geometry/shapes/shape';
import { unitOfModel } from '../facts/units';
import type { ModelId } from '../types';
import { withMeasureTable } from './acts';
import { battleOf } from './battle-of';
import { indexOfModel, type Measuring } from './measuring';
import { onTable, shift } from './moving';
import { byHand, type Thing } from './table';

/** How near to its middle a hand must point to mean an objective. */
const MARKER: Inches = 1.2;
const GOAL: Inches = 0.8;

/** What lies under a hand: a model's unit, an objective or a piece of scenery. */
export function thingAt({ measureTable }: Measuring, spot: Spot, model: ModelId | undefined): Thing | undefined {
  const battle = battleOf(measureTable);
  const unit = model === undefined ? undefined : unitOfModel(battle, model);
  if (unit) return { kind: 'unit', id: unit.id };
  const marker = measureTable.markers.find(each => Math.hypot(each.x - spot.x, each.y - spot.y) <= MARKER);
  if (marker) return { kind: 'marker', id: marker.id };
  const piece = battle.field.features.find(({ footprint }) => distanceToPolygon(footprint, spot) === 0);
  return piece && { kind: 'piece', id: piece.id };
}

/** Whether a hand points at the goal. */
export const isGoalAt = ({ question, goal }: Measuring, spot: Spot): boolean =>
  question === 'reach' && goal !== undefined && Math.hypot(goal.x - spot.x, goal.y - spot.y) <= GOAL;

/** Closes the hand around something. */
export const startDrag = (
  measuring: Measuring,
  thing: Thing | 'goal',
  model: ModelId | undefined,
  from: Spot,
): Measuring => ({
  ...measuring,
  held: { thing, model, from, before: measuring.measureTable },
});

/** What is held follows the hand. */
export function drag(measuring: Measuring, to: Spot): Measuring {
  const { held, measureTable } = measuring;
  if (!held) return measuring;
  if (held.thing === 'goal') return setGoal(measuring, to);
  const by = { x: to.x - held.from.x, y: to.y - held.from.y };
  return { ...measuring, measureTable: shift(measureTable, held.before, held.thing, indexOfModel(held.model), by) };
}

/** The hand opens; the whole drag is one change. */
export function endDrag(measuring: Measuring): Measuring {
  const { held, measureTable } = measuring;
  if (!held) return measuring;
  return withMeasureTable({ ...measuring, held: undefined, measureTable: held.before }, measureTable);
}

/** The drag never happened. */
export const drop = (measuring: Measuring): Measuring =>
  measuring.held ? { ...measuring, measureTable: measuring.held.before, held: undefined } : measuring;

/** Where the way round should lead. */
export const setGoal = (measuring: Measuring, goal: Spot | undefined): Measuring => {
  const { width, depth } = measuring.measureTable.table;
  return { ...measuring, goal: goal && { x: onTable(byHand(goal.x), width), y: onTable(byHand(goal.y), depth) } };
};
