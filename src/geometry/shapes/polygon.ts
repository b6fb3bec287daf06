/**
 * Areas on the table: territories, footprints, any simple polygon, concave ones too. This is the door to all that is
 * asked about them; each answer's method and error bound stand in the file that gives it.
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
