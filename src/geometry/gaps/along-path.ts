/** How near a moving base comes to others along its whole path. */

import { boundingRadius } from '../shapes/outline';
import type { Body, Inches, Spot } from '../shapes/shape';
import { leastPossible, nearestOnStretch } from '../ways/pass-by';
import type { Way } from '../ways/path';
import { placeOn } from '../ways/sweep';
import { gapBetween } from './gap';
import { EPS, isWithin } from './within';

/** The nearest approach to one of the bodies to keep away from. */
export interface Approach {
  readonly gap: Inches;
  /** Its index among the enemies. */
  readonly index: number;
  readonly enemy: Body;
  /** The mover's centre at that moment. */
  readonly at: Spot;
}

/** The least gap between the swept base and any enemy from start to end, the final turn included. */
export function leastGapAlong(
  way: Way,
  enemies: readonly Body[],
  atEnd: Approach | undefined = nearestTo(way.end, enemies),
): Approach | undefined {
  let best = atEnd;
  if (way.stretches.length === 0) best = nearer(nearestTo(way.body, enemies), best);
  for (const stretch of way.stretches) {
    for (let index = 0; index < enemies.length; index++) {
      const enemy = enemies[index] as Body;
      if (best !== undefined && leastPossible(way, stretch, enemy) >= best.gap) continue;
      const found = nearestOnStretch(way, stretch, enemy, best?.gap ?? Number.POSITIVE_INFINITY);
      if (best === undefined || found.gap < best.gap) {
        best = { gap: found.gap, index, enemy, at: placeOn(stretch, found.at) };
      }
    }
  }
  return best;
}

/** The enemy nearest to the body where it stands, the first in order when several tie. */
export function nearestTo(body: Body, enemies: readonly Body[]): Approach | undefined {
  let nearest = -1;
  let least = Number.POSITIVE_INFINITY;
  const reach = boundingRadius(body.outline);
  for (let index = 0; index < enemies.length; index++) {
    const enemy = enemies[index] as Body;
    const far = least + reach + boundingRadius(enemy.outline);
    if ((enemy.x - body.x) ** 2 + (enemy.y - body.y) ** 2 >= far * far) continue;
    const gap = gapBetween(body, enemy);
    if (gap >= least) continue;
    least = gap;
    nearest = index;
  }
  const enemy = enemies[nearest];
  return enemy && { gap: least, index: nearest, enemy, at: { x: body.x, y: body.y } };
}

function nearer(one: Approach | undefined, two: Approach | undefined): Approach | undefined {
  if (one === undefined || two === undefined) return one ?? two;
  return two.gap < one.gap ? two : one;
}

/** The indices of the bodies that come within `limit` of the way; some may occur twice. */
export function bodiesWithinAlong(way: Way, bodies: readonly Body[], limit: Inches): number[] {
  const near: number[] = [];
  for (const stretch of way.stretches) {
    for (let i = 0; i < bodies.length; i++) {
      const body = bodies[i] as Body;
      if (leastPossible(way, stretch, body) > limit + EPS) continue;
      if (isWithin(nearestOnStretch(way, stretch, body, Number.POSITIVE_INFINITY).gap, limit)) near.push(i);
    }
  }
  return near;
}
