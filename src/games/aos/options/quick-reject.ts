import { isMoreThan } from '../../../geometry/gaps/within';
import { boundingRadius, innerRadius } from '../../../geometry/shapes/outline';
import type { Inches, Outline, Spot } from '../../../geometry/shapes/shape';
import { layOut } from '../../../geometry/ways/path';
import { standingAmong } from '../../../geometry/ways/solids';
import { gathered } from '../../../kernel/flat-map';
import { mannerOf } from '../facts/moving/halting';
import { wayOf } from '../facts/moving/movement';
import { ENGAGED } from '../facts/places/distance';
import { middleOfUnit, modelsOf } from '../facts/units';
import { type Battle, otherSeat, SEATS, type Step, type Unit } from '../types';

/** A circle inside a base. */
interface Core extends Spot {
  readonly radius: Inches;
}

/** Tolerance for rounding: such moves get the full check. */
const DOUBT: Inches = 0.01;

/**
 * MOVE-06, MOVE-07, MOVE-13, TMOVE-02, TMOVE-03: a quick test of a whole unit's end position with circles: off the
 * table, overlapping a model, or too near to an enemy; then whether each model can climb that far and stand there. It
 * avoids the full check of moves that are surely illegal; the rest is checked as usual.
 */
export function isPlainlyBarred(
  battle: Battle,
  unit: Unit,
  length: Inches,
): (steps: readonly Step[], isMove: boolean) => boolean {
  const { width, depth } = battle.field;
  const reach = reachOf(unit, length + ENGAGED);
  const friends = coresNear(
    modelsOf(battle, unit.seat).filter(model => !unit.models.includes(model)),
    reach,
  );
  const enemies = coresNear(modelsOf(battle, otherSeat(unit.seat)), reach);
  const models = new Map(unit.models.map(model => [model.id, model]));
  const manner = mannerOf(battle, unit);
  const endsBadly = (step: Step, isMove: boolean): boolean => {
    const end = step.path.at(-1);
    const model = models.get(step.model);
    if (!end || !model) return false;
    const edge = innerRadius(model.outline) - DOUBT;
    if (end.x < edge || end.y < edge || end.x > width - edge || end.y > depth - edge) return true;
    return meetsAny(end, edge, friends) || meetsAny(end, isMove ? edge + ENGAGED : edge, enemies);
  };
  const goesBadly = (step: Step): boolean => {
    const model = models.get(step.model);
    if (!model) return false;
    const way = layOut(model, wayOf(step), battle.field, manner);
    return isMoreThan(way.cost.total, length) || (!way.hangs && !standingAmong(way.below, way.end).isStable);
  };
  // The ends of all cost less than the way of one.
  return (steps, isMove) => steps.some(step => endsBadly(step, isMove)) || steps.some(goesBadly);
}

/** SETUP-04: the same test for a set-up position: whether it is surely occupied. */
export function isPlainlyTaken(battle: Battle): (spot: Spot, outline: Outline) => boolean {
  const cores = gathered(SEATS, seat => modelsOf(battle, seat)).map(({ x, y, outline }) => ({
    x,
    y,
    radius: innerRadius(outline),
  }));
  return (spot, outline) => meetsAny(spot, innerRadius(outline) - DOUBT, cores);
}

interface Reach extends Spot {
  readonly furthest: Inches;
}

/** A circle around everything the unit can come near. */
function reachOf(unit: Unit, length: Inches): Reach {
  const { x, y } = middleOfUnit(unit);
  const furthest = unit.models.reduce(
    (most, model) => Math.max(most, Math.hypot(model.x - x, model.y - y) + boundingRadius(model.outline)),
    0,
  );
  return { x, y, furthest: furthest + length };
}

function coresNear(bodies: readonly (Spot & { readonly outline: Outline })[], reach: Reach): readonly Core[] {
  const cores: Core[] = [];
  for (const { x, y, outline } of bodies) {
    const radius = innerRadius(outline);
    if ((x - reach.x) ** 2 + (y - reach.y) ** 2 <= (reach.furthest + radius) ** 2) cores.push({ x, y, radius });
  }
  return cores;
}

function meetsAny(end: Spot, room: Inches, cores: readonly Core[]): boolean {
  for (const { x, y, radius } of cores) {
    const most = room + radius;
    if ((x - end.x) * (x - end.x) + (y - end.y) * (y - end.y) < most * most) return true;
  }
  return false;
}
