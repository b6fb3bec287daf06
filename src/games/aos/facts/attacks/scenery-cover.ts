/**
 * COVER-01 and OBST-02: which units have cover, and why others do not. Whether a base is wholly on a feature and how
 * far it is from an obstacle are exact (inside.ts, gap.ts; EPS is the only tolerance). The overhang of a base is exact
 * for round bases on convex ground; otherwise it comes from RIM_SAMPLES points on the rim, may be about 1e-4 of the
 * base too small, and decides nothing.
 */

import { EPS, isMoreThan, isWithin } from '../../../../geometry/gaps/within';
import { rimPoints } from '../../../../geometry/shapes/outline';
import {
  distanceToEdge,
  distanceToPolygon,
  isWhollyInside,
  planGapToPolygon,
} from '../../../../geometry/shapes/polygon';
import type { Body, Feature, Inches, Polygon } from '../../../../geometry/shapes/shape';
import { gapBetweenGroups } from '../../../../geometry/units/group';

/** A model that is not wholly on a feature, and by how much it is outside or above it. */
export interface StandingOut {
  readonly body: Body;
  readonly by: Inches;
}

/** The feature that covers each model of a unit; or the models that are not wholly on the best matching feature. */
export type FeatureCover =
  | { readonly covered: true; readonly features: readonly Feature[] }
  | { readonly covered: false; readonly feature: Feature | undefined; readonly standingOut: readonly StandingOut[] };

/** Whether an obstacle covers a unit from an attacker, and the distances that decide it. */
export interface ObstacleCover {
  readonly covered: boolean;
  /** Distances from the attacker to the obstacle and to the unit. */
  readonly toObstacle: Inches;
  readonly toUnit: Inches;
  /** The models that are more than 1" from the obstacle. */
  readonly tooFar: readonly { readonly body: Body; readonly distance: Inches }[];
}

const NEAR_OBSTACLE: Inches = 1; // OBST-02
const RIM_SAMPLES = 180;

/** COVER-01: whether the whole base lies on the feature's ground, no higher than its highest surface. */
export function isWhollyOn(body: Body, feature: Feature): boolean {
  return isWhollyInside(body, feature.footprint) && isWithin(heightOutside(body, feature), 0);
}

/** COVER-01: the feature that all models are wholly on; if they need not share one, a feature for each. */
export function coverFeature(
  bodies: readonly Body[],
  features: readonly Feature[],
  needsOneFeature: boolean,
): FeatureCover {
  if (bodies.length === 0) return { covered: false, feature: undefined, standingOut: [] };
  const shared = features.find(feature => bodies.every(body => isWhollyOn(body, feature)));
  if (shared !== undefined) return { covered: true, features: bodies.map(() => shared) };
  return needsOneFeature ? bestShared(bodies, features) : bestForEach(bodies, features);
}

/** COVER-01: the same as a yes or no, which is cheaper. */
export function isCovered(bodies: readonly Body[], features: readonly Feature[], needsOneFeature: boolean): boolean {
  if (bodies.length === 0) return false;
  return needsOneFeature
    ? features.some(feature => bodies.every(body => isWhollyOn(body, feature)))
    : bodies.every(body => features.some(feature => isWhollyOn(body, feature)));
}

/** OBST-02: whether all models of the unit are near the obstacle and the attacker is nearer to it than to them. */
export function obstacleCover(attacker: Body, unit: readonly Body[], obstacle: Feature): ObstacleCover {
  const toObstacle = planGapToPolygon(attacker, obstacle.footprint);
  const toUnit = gapBetweenGroups([attacker], unit);
  const tooFar = unit
    .map(body => ({ body, distance: planGapToPolygon(body, obstacle.footprint) }))
    .filter(({ distance }) => isMoreThan(distance, NEAR_OBSTACLE));
  const covered = unit.length > 0 && tooFar.length === 0 && isMoreThan(toUnit, toObstacle);
  return { covered, toObstacle, toUnit, tooFar };
}

/** The height of the feature's highest surface; its ground if nothing stands on it. */
export function highestSurface({ solids }: Feature): Inches {
  let highest = 0;
  for (const { outline, top } of solids) {
    for (const { x, y } of outline) {
      const rise = top.kind === 'slope' ? top.rise.x * (x - top.from.x) + top.rise.y * (y - top.from.y) : 0;
      highest = Math.max(highest, top.z + rise);
    }
  }
  return highest;
}

/** The feature with the fewest models not wholly on it; on a tie the one with the smallest excess. */
function bestShared(bodies: readonly Body[], features: readonly Feature[]): FeatureCover {
  let best: Extract<FeatureCover, { covered: false }> | undefined;
  for (const feature of features) {
    const standingOut = bodies
      .filter(body => !isWhollyOn(body, feature))
      .map(body => ({ body, by: excess(body, feature) }));
    const isBetter =
      best === undefined ||
      standingOut.length < best.standingOut.length ||
      (standingOut.length === best.standingOut.length && total(standingOut) < total(best.standingOut));
    if (isBetter) best = { covered: false, feature, standingOut };
  }
  return best ?? { covered: false, feature: undefined, standingOut: bodies.map(body => ({ body, by: Infinity })) };
}

function bestForEach(bodies: readonly Body[], features: readonly Feature[]): FeatureCover {
  const found = bodies.map(body => features.find(feature => isWhollyOn(body, feature)));
  const covering = found.filter(feature => feature !== undefined);
  if (covering.length === bodies.length) return { covered: true, features: covering };
  const standingOut = bodies
    .filter((_, i) => found[i] === undefined)
    .map(body => ({ body, by: Math.min(...features.map(feature => excess(body, feature))) }));
  return { covered: false, feature: undefined, standingOut };
}

const total = (standingOut: readonly StandingOut[]): Inches => standingOut.reduce((sum, { by }) => sum + by, 0);

/** How far a model that is not wholly on the feature reaches outside its ground or above its highest surface. */
function excess(body: Body, feature: Feature): Inches {
  return Math.max(EPS, overhang(body, feature.footprint), heightOutside(body, feature));
}

function heightOutside({ z }: Body, feature: Feature): Inches {
  return Math.max(0, -z, z - highestSurface(feature));
}

/** How far the furthest part of the base lies outside the area. */
function overhang(body: Body, area: Polygon): Inches {
  if (isWhollyInside(body, area)) return 0;
  if (body.outline.kind === 'circle') {
    const outside = distanceToPolygon(area, body);
    return body.outline.radius + (outside > 0 ? outside : -distanceToEdge(area, body));
  }
  return Math.max(...rimPoints(body, RIM_SAMPLES).map(spot => distanceToPolygon(area, spot)));
}
