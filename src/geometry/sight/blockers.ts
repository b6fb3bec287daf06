/**
 * Everything that may block sight: models and scenery, as pillars, in groups (a unit, a feature) with one bounding
 * circle each. Each pillar is stored twice, shrunk and grown by EPS, so that a graze can be distinguished from a hit.
 * Built once per table and queried many times. Things without size block nothing and are left out.
 *
 * Models are compared by identity: the viewer, the target and the viewer's unit are found among the blockers as the
 * same objects. A preview with a moved unit builds blockers with that unit moved.
 */

import { EPS } from '../gaps/within';
import type { Body, Feature, Inches, Solid, Spot } from '../shapes/shape';
import { cacheByIdentity } from '../units/cache';
import { lowered, type Pillar, pillarOfBody, pillarsOfSolid, resized } from './pillar';

/** What a ray hit. */
export type Obstruction =
  | { readonly kind: 'model'; readonly body: Body }
  | { readonly kind: 'solid'; readonly feature: Feature; readonly solid: Solid };

/** One convex blocker. */
export interface Blocker {
  readonly is: Obstruction;
  /** Smaller by EPS: a ray through it is blocked. */
  readonly inner: Pillar;
  /** Larger by EPS: a ray that misses it is not even grazed. */
  readonly outer: Pillar;
}

/** A unit or a feature with its bounding circle. */
export interface BlockerGroup extends Spot {
  /** The feature's id; a unit has none. */
  readonly feature: string | undefined;
  readonly reach: Inches;
  readonly low: Inches;
  readonly high: Inches;
  readonly members: readonly Blocker[];
}

/** Everything that may block sight. */
export interface Blockers {
  readonly groups: readonly BlockerGroup[];
  /** The group in which a model stands. */
  readonly unitOf: ReadonlyMap<Body, BlockerGroup>;
}

/** Pillars on the ground reach this deep, since no ray passes below the ground. */
const UNDERGROUND: Inches = -1000;

/** Everything on the table that can block sight. Each unit is one list of models. */
export function blockersOf(features: readonly Feature[], units: readonly (readonly Body[])[]): Blockers {
  const unitOf = new Map<Body, BlockerGroup>();
  const ofUnits = units.map(unit => {
    const group = groupOfUnit(unit);
    for (const body of unit) unitOf.set(body, group);
    return group;
  });
  const ofFeatures = features.map(groupOfFeature);
  return { groups: [...ofFeatures, ...ofUnits].filter(group => group.members.length > 0), unitOf };
}

const groupOfUnit = cacheByIdentity((unit: readonly Body[]) => groupOf(undefined, blockersOfUnit(unit)));

const groupOfFeature = cacheByIdentity((feature: Feature) =>
  groupOf(feature.id, feature.solids.flatMap(blockersOfSolid(feature))),
);

/** The same blockers, with the units of these models transparent. */
export function withoutUnit(blockers: Blockers, unit: readonly Body[]): Blockers {
  const transparent = new Set(unit.map(body => blockers.unitOf.get(body)));
  return { ...blockers, groups: blockers.groups.filter(group => !transparent.has(group)) };
}

/** The same blockers, with the feature transparent. */
export function withoutFeature(blockers: Blockers, { id }: Feature): Blockers {
  return { ...blockers, groups: blockers.groups.filter(group => group.feature !== id) };
}

function blockersOfUnit(unit: readonly Body[]): Blocker[] {
  const blockers: Blocker[] = [];
  for (const body of unit) {
    const blocker = blockerOf({ kind: 'model', body }, pillarOfBody(body));
    if (blocker) blockers.push(blocker);
  }
  return blockers;
}

function blockersOfSolid(feature: Feature): (solid: Solid) => Blocker[] {
  return solid =>
    pillarsOfSolid(solid)
      .map(pillar => blockerOf({ kind: 'solid', feature, solid }, pillar))
      .filter(blocker => blocker !== undefined);
}

function blockerOf(is: Obstruction, shape: Pillar): Blocker | undefined {
  const grounded = shape.low <= EPS ? lowered(shape, UNDERGROUND) : shape;
  const inner = resized(grounded, -EPS);
  const isNothing = inner.high <= Math.max(0, inner.low) || inner.halfLength <= 0 || inner.halfWidth <= 0;
  return isNothing ? undefined : { is, inner, outer: resized(grounded, EPS) };
}

function groupOf(feature: string | undefined, members: readonly Blocker[]): BlockerGroup {
  return { feature, members, ...boundsAround(members.map(({ outer }) => outer)) };
}

/** A circle and a range of heights that hold all the pillars. */
export function boundsAround(pillars: readonly Pillar[]): Spot & Pick<Pillar, 'reach' | 'low' | 'high'> {
  let x = 0;
  let y = 0;
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const pillar of pillars) {
    x += pillar.x / pillars.length;
    y += pillar.y / pillars.length;
    low = Math.min(low, pillar.low);
    high = Math.max(high, pillar.high);
  }
  let reach = 0;
  for (const pillar of pillars) {
    reach = Math.max(reach, Math.sqrt((pillar.x - x) ** 2 + (pillar.y - y) ** 2) + pillar.reach);
  }
  return { x, y, reach, low, high };
}
