import { boundingRadius } from '../../../geometry/shapes/outline';
import { areaOf, isWhollyInside } from '../../../geometry/shapes/polygon';
import type { Inches, Polygon, Pose, Spot } from '../../../geometry/shapes/shape';
import { meanOf } from '../../../geometry/shapes/spots';
import { surfaceHeight } from '../../../geometry/ways/solids';
import { isInPlay } from '../facts/units';
import type { Battle, FeatureId, Model, ModelId, Terrain, Unit } from '../types';

/** A floor smaller than this, in square inches, is the top of a wall. */
const LEAST_FLOOR = 6;
/** Gap between the bases of a garrison, and between them and the parapet. */
const ELBOW: Inches = 0.08;

const known = new WeakMap<Battle['units'], ReadonlyMap<ModelId, Pose>>();

/** GARR-04: where the figures of garrisons are shown: on the highest floor of their feature, as many as fit. */
export function deckPlaces(battle: Battle): ReadonlyMap<ModelId, Pose> {
  const before = known.get(battle.units);
  if (before) return before;
  const places = new Map<ModelId, Pose>();
  for (const feature of battle.field.features) {
    const inside = garrisonOf(battle, feature.id).flatMap(({ models }) => models);
    const poses = inside.length > 0 ? standOn(feature, inside) : [];
    inside.forEach(({ id }, index) => {
      const pose = poses[index];
      if (pose) places.set(id, pose);
    });
  }
  known.set(battle.units, places);
  return places;
}

/** The units inside a feature. */
export const garrisonOf = (battle: Battle, feature: FeatureId): readonly Unit[] =>
  battle.units.filter(unit => isInPlay(unit) && unit.where.kind === 'garrison' && unit.where.feature === feature);

function standOn(feature: Terrain, models: readonly Model[]): readonly Pose[] {
  const floor = feature.solids
    .filter(({ outline }) => Math.abs(areaOf(outline)) >= LEAST_FLOOR)
    .map(solid => ({ outline: solid.outline, z: Math.max(...solid.outline.map(spot => surfaceHeight(solid, spot))) }))
    .toSorted((a, b) => b.z - a.z)[0];
  const [first] = models;
  if (!floor || !first) return [];
  const middle = meanOf(floor.outline);
  const pitch = 2 * Math.max(...models.map(({ outline }) => boundingRadius(outline))) + ELBOW;
  const spots = [grid(floor.outline, middle, pitch, 0), grid(floor.outline, middle, pitch, 0.5)]
    .map(each => each.filter(spot => isWhollyInside({ ...first, ...spot, z: 0 }, floor.outline)))
    .toSorted((a, b) => Math.min(b.length, models.length) - Math.min(a.length, models.length))[0];
  return (spots ?? []).slice(0, models.length).map(spot => ({ ...spot, z: floor.z, facing: outward(middle, spot) }));
}

/** A square grid along the floor's first side, from the middle outwards; `offset` shifts it by a fraction of a cell. */
function grid(outline: Polygon, middle: Spot, pitch: Inches, offset: number): readonly Spot[] {
  const [a = middle, b = middle] = outline;
  const angle = Math.atan2(b.y - a.y, b.x - a.x);
  const half = Math.ceil(
    Math.max(...outline.map(({ x, y }) => Math.sqrt((x - middle.x) ** 2 + (y - middle.y) ** 2))) / pitch,
  );
  const steps = Array.from({ length: 2 * half + 1 }, (_, i) => (i - half + offset) * pitch);
  return steps
    .flatMap(u => steps.map(v => ({ u, v })))
    .toSorted((one, other) => one.u ** 2 + one.v ** 2 - (other.u ** 2 + other.v ** 2))
    .map(({ u, v }) => ({
      x: middle.x + u * Math.cos(angle) - v * Math.sin(angle),
      y: middle.y + u * Math.sin(angle) + v * Math.cos(angle),
    }));
}

/** Figures face outwards; one in the middle faces along the table. */
const outward = (middle: Spot, spot: Spot): number =>
  Math.abs(spot.x - middle.x) + Math.abs(spot.y - middle.y) < ELBOW
    ? 0
    : Math.atan2(spot.y - middle.y, spot.x - middle.x);
