/**
 * Viewpoints and marks. The shooter has three eyes at 85 % of its height, about where a head is: over its axis and at
 * its left and right edge as seen from the target. The target has nine marks: over its axis and its left and right edge
 * as seen from the shooter, at 50, 90 and 10 % of its height. Two more eyes, half-way to the sides, are for the finer
 * search. All in closed form.
 */

import type { Point } from '../gaps/tape';
import type { Inches, Spot } from '../shapes/shape';
import type { Pillar } from './pillar';
import { type Silhouette, silhouette } from './silhouette';

const EYE_HEIGHT = 0.85;

/** How high the marks are, as shares of the target's height; the middle first, since it is the likeliest to be seen. */
export const MARK_HEIGHTS = [0.5, 0.9, 0.1];

const edges: Silhouette = { leftX: 0, leftY: 0, rightX: 0, rightY: 0 };

/** The height of a shooter's eyes. */
export const eyeLevel = (shooter: Pillar): Inches => shooter.low + EYE_HEIGHT * (shooter.high - shooter.low);

/** The three eyes of a shooter that looks towards a target, axis first. */
export function eyesTowards(shooter: Pillar, target: Spot): Point[] {
  const z = eyeLevel(shooter);
  silhouette(shooter, target, edges);
  return [
    { x: shooter.x, y: shooter.y, z },
    { x: edges.leftX, y: edges.leftY, z },
    { x: edges.rightX, y: edges.rightY, z },
  ];
}

/** The eyes half-way between the first one and the others. */
export function eyesBetween([axis, ...sides]: readonly Point[]): Point[] {
  if (axis === undefined) return [];
  return sides.map(({ x, y, z }) => ({ x: (axis.x + x) / 2, y: (axis.y + y) / 2, z: (axis.z + z) / 2 }));
}

/** The three spots over which a target has its marks, as seen from `from`, axis first. */
export function columnsOf(target: Pillar, from: Spot): Spot[] {
  silhouette(target, from, edges);
  return [
    { x: target.x, y: target.y },
    { x: edges.leftX, y: edges.leftY },
    { x: edges.rightX, y: edges.rightY },
  ];
}

/** The mark of a target at a share of its height over a spot. */
export function markOver({ x, y }: Spot, { low, high }: Pillar, share: number): Point {
  return { x, y, z: low + share * (high - low) };
}
