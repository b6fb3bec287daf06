/**
 * GARR-05: sight from and to a garrison is measured from and to its feature, which never blocks its own garrison.
 *
 * A garrison has eight viewpoints. A box is fitted around the solids along their longest wall. Four viewpoints are at
 * the top of the feature towards the box corners, four at mid-height towards the middles of its sides. Each is the
 * point where the line from there to the box centre first meets a solid, or the nearest corner of a solid if the line
 * meets none. Directions come from coordinates, so the viewpoints rotate with the feature. As a target, every solid is
 * a body of its own, as tall as it is at its centre. A feature without solids uses its footprint. Closed forms; the
 * error is that of ray.ts.
 */

import type { Point } from '../../../../geometry/gaps/tape';
import type { Body, Feature, Inches, Solid, Spot } from '../../../../geometry/shapes/shape';
import { type Blockers, boundsAround, withoutFeature } from '../../../../geometry/sight/blockers';
import type { Viewer } from '../../../../geometry/sight/look-at';
import { type Pillar, pillarsOfSolid } from '../../../../geometry/sight/pillar';
import { crossesInPlan, type Stretch } from '../../../../geometry/sight/ray';
import { type Sight, seeFrom, seeUnit } from '../../../../geometry/sight/sight';

/** GARR-05: whether a garrisoned model sees at least one model of the unit. */
export function seeFromGarrison(feature: Feature, unit: readonly Body[], blockers: Blockers): Sight {
  return seeFrom(viewerOfFeature(feature), unit, withoutFeature(blockers, feature), undefined);
}

/** GARR-05: whether a model sees the garrison of a feature. */
export function seeGarrison(from: Body, feature: Feature, blockers: Blockers): Sight {
  return seeUnit(from, targetsOfFeature(feature), withoutFeature(blockers, feature));
}

/** GARR-05: whether the garrison of one feature sees that of another. */
export function seeBetweenGarrisons(from: Feature, to: Feature, blockers: Blockers): Sight {
  return seeFromGarrison(from, targetsOfFeature(to), withoutFeature(blockers, to));
}

/** GARR-05: the eight viewpoints of a garrison: four around the top, four at mid-height. */
export function viewpointsOfFeature(feature: Feature): readonly Point[] {
  const pillars = solidsOf(feature).flatMap(pillarsOfSolid);
  const { low, high } = boundsAround(pillars);
  const box = boxAround(pillars);
  const top = CORNERS.map(({ u, v }) => ({ ...inwards(box, u, v, pillars), z: high }));
  const middle = SIDES.map(({ u, v }) => ({ ...inwards(box, u, v, pillars), z: (low + high) / 2 }));
  return [...top, ...middle];
}

/** GARR-05: the feature as a target: one hull for each convex part of its solids. */
export function targetsOfFeature(feature: Feature): Body[] {
  return solidsOf(feature).flatMap(pillarsOfSolid).map(hullOf);
}

function viewerOfFeature(feature: Feature): Viewer {
  const eyes = viewpointsOfFeature(feature);
  const bounds = boundsAround(solidsOf(feature).flatMap(pillarsOfSolid));
  return { ...bounds, eyesTowards: () => eyes, eyesBetween: () => [] };
}

function solidsOf({ solids, footprint }: Feature): readonly Solid[] {
  return solids.length > 0 ? solids : [{ outline: footprint, bottom: 0, top: { kind: 'flat', z: 0 } }];
}

function hullOf({ x, y, corners, low, topX, topY, topZ }: Pillar): Body {
  const points = corners.map(corner => ({ x: corner.x - x, y: corner.y - y }));
  const height = Math.max(0, topZ + topX * x + topY * y - low);
  return { x, y, z: low, facing: 0, height, outline: { kind: 'hull', points } };
}

const CORNERS = [
  { u: 1, v: 1 },
  { u: -1, v: 1 },
  { u: -1, v: -1 },
  { u: 1, v: -1 },
];
const SIDES = [
  { u: 1, v: 0 },
  { u: 0, v: 1 },
  { u: -1, v: 0 },
  { u: 0, v: -1 },
];

/** A box around (x, y) with its half-length along the unit vector (ux, uy). */
interface Box extends Spot {
  readonly ux: number;
  readonly uy: number;
  readonly halfLength: Inches;
  readonly halfWidth: Inches;
}

function boxAround(pillars: readonly Pillar[]): Box {
  const { ux, uy } = longestWall(pillars);
  let [least, most, lowest, highest] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { corners } of pillars) {
    for (const { x, y } of corners) {
      const along = x * ux + y * uy;
      const across = y * ux - x * uy;
      least = Math.min(least, along);
      most = Math.max(most, along);
      lowest = Math.min(lowest, across);
      highest = Math.max(highest, across);
    }
  }
  const along = (least + most) / 2;
  const across = (lowest + highest) / 2;
  const x = along * ux - across * uy;
  const y = along * uy + across * ux;
  return { x, y, ux, uy, halfLength: (most - least) / 2, halfWidth: (highest - lowest) / 2 };
}

function longestWall(pillars: readonly Pillar[]): { readonly ux: number; readonly uy: number } {
  let longest = 0;
  let wall = { ux: 1, uy: 0 };
  for (const { corners } of pillars) {
    corners.forEach(({ x, y }, i) => {
      const next = corners[(i + 1) % corners.length] ?? { x, y };
      const length = Math.sqrt((next.x - x) ** 2 + (next.y - y) ** 2);
      if (length <= longest) return;
      longest = length;
      wall = { ux: (next.x - x) / length, uy: (next.y - y) / length };
    });
  }
  return wall;
}

const stretch: Stretch = { start: 0, end: 1 };

/** Moves from a point on the box towards its centre until it meets a solid. */
function inwards(box: Box, u: number, v: number, pillars: readonly Pillar[]): Spot {
  const along = u * box.halfLength;
  const across = v * box.halfWidth;
  const from = { x: box.x + along * box.ux - across * box.uy, y: box.y + along * box.uy + across * box.ux };
  let share = 1;
  let isMet = false;
  for (const pillar of pillars) {
    if (!crossesInPlan(pillar, from, box, stretch)) continue;
    isMet = true;
    share = Math.min(share, stretch.start);
  }
  if (!isMet) return nearestCorner(from, pillars);
  return { x: from.x + (box.x - from.x) * share, y: from.y + (box.y - from.y) * share };
}

function nearestCorner(from: Spot, pillars: readonly Pillar[]): Spot {
  let nearest = Number.POSITIVE_INFINITY;
  let found: Spot = from;
  for (const { corners } of pillars) {
    for (const { x, y } of corners) {
      const squared = (x - from.x) ** 2 + (y - from.y) ** 2;
      if (squared >= nearest) continue;
      nearest = squared;
      found = { x, y };
    }
  }
  return found;
}
