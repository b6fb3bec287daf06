/** Measuring on a table, in inches: gaps, areas, units, sight and paths. It knows no game. */
export {
  closestPoints,
  doOverlap,
  gapBetween,
  gapToSpot,
  planGap,
  signedPlanGap,
  type Tape,
} from '../geometry/gaps/gap';
export { areWhollyWithin, isWhollyWithin, isWhollyWithinOfArea, isWhollyWithinOfGroup } from '../geometry/gaps/wholly';
export { isNearPolygon, isWhollyInside, planGapToPolygon } from '../geometry/shapes/polygon';
export {
  type Body,
  type Feature,
  type Field,
  fromMillimetres,
  type Inches,
  type Outline,
  ovalBase,
  type Polygon,
  type Pose,
  roundBase,
  type Solid,
  type Spot,
} from '../geometry/shapes/shape';
export { type Blockers, blockersOf } from '../geometry/sight/blockers';
export { canSee, type Sight, seeModel, seeUnit } from '../geometry/sight/sight';
export { type BrokenLink, brokenLinks, isOneGroup } from '../geometry/units/broken-links';
export { bodiesWithin, closestPair, gapBetweenGroups } from '../geometry/units/group';
export { areLinked, type LinkLimits, linkedGroups } from '../geometry/units/linked';
export { isReachable, type Region, reachRegion } from '../geometry/ways/reach/reach';
export { type Found, findWay, type Goal, type WayOptions } from '../geometry/ways/route/find-way';
