import type { Body, Spot } from '../../../../geometry/shapes/shape';
import { meanOf } from '../../../../geometry/shapes/spots';
import { surfaceHeight } from '../../../../geometry/ways/solids';
import { bug } from '../../../../kernel/bug';
import type { Battle, FeatureId, Terrain, Unit } from '../../types';

/** The feature with this id. */
export const featureOf = (battle: Battle, id: FeatureId): Terrain =>
  battle.field.features.find(feature => feature.id === id) ?? bug(`no feature ${id}`);

/** GARR-05, GARR-13: the bodies that distances are measured to and from: the models, or the feature of a garrison. */
export function bodiesOf(battle: Battle, unit: Unit): readonly Body[] {
  if (unit.where.kind === 'garrison') return hullsOf(featureOf(battle, unit.where.feature));
  return unit.where.kind === 'table' ? unit.models : NOBODY;
}

const NOBODY: readonly Body[] = [];
const hulls = new WeakMap<Terrain, readonly [Body]>();

/** GARR-05: a feature as one body: the convex hull of its solids, as tall as the highest of them. */
export const hullOf = (feature: Terrain): Body => hullsOf(feature)[0];

function hullsOf(feature: Terrain): readonly [Body] {
  const known = hulls.get(feature);
  if (known) return known;
  const corners = feature.solids.length > 0 ? feature.solids.flatMap(solid => solid.outline) : feature.footprint;
  const hull = convexHull(corners);
  const { x, y } = meanOf(hull);
  const points = hull.map(corner => ({ x: corner.x - x, y: corner.y - y }));
  const tops = feature.solids.flatMap(solid => solid.outline.map(corner => surfaceHeight(solid, corner)));
  const outline = { kind: 'hull', points } as const;
  const made = [{ x, y, z: 0, facing: 0, outline, height: Math.max(0, ...tops) }] as const;
  hulls.set(feature, made);
  return made;
}

/** Andrew's monotone chain, anticlockwise. */
function convexHull(spots: readonly Spot[]): readonly Spot[] {
  const sorted = spots.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const half = (ordered: readonly Spot[]): Spot[] => {
    const chain: Spot[] = [];
    for (const spot of ordered) {
      while (chain.length >= 2 && turn(chain[chain.length - 2] ?? spot, chain[chain.length - 1] ?? spot, spot) <= 0)
        chain.pop();
      chain.push(spot);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

const turn = (a: Spot, b: Spot, c: Spot): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
