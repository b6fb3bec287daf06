/**
 * Areas on the table: territories, footprints, any simple polygon, also concave ones. This file re-exports all
 * functions on them; method and error bound of each are in its own file.
 */

export { isNearPolygon, isWhollyInside, planGapToPolygon } from '../gaps/inside';
export { convexParts, trianglesOf } from './convex-parts';
export {
  type Bounds,
  boundsOf,
  containsSpot,
  distanceToEdge,
  distanceToPolygon,
} from './edges';
export { areaOf, isSimple } from './simple-polygon';
