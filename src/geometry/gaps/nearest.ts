/**
 * The nearest spot of an outline to a spot outside it. Closed forms for circles and hulls; for an oval the direction
 * found by oval.ts gives the rim point. Right to 1e-7" in place.
 */

import { cornersSeen, roomForCorners } from '../shapes/corners';
import { cornersOf, type Placed } from '../shapes/outline';
import { shareNearestOval, signedToOval } from '../shapes/oval';
import type { Inches, Pose, Spot } from '../shapes/shape';
import type { Oval } from './oval-gap';

/** The spot of the outline nearest to (x, y), which lies outside or on the rim. */
export function nearestOn(body: Placed, x: Inches, y: Inches): Spot {
  const { outline } = body;
  if (outline.kind === 'hull') return nearestOnHull(cornersOf(body), x, y);
  if (outline.kind === 'oval') return nearestOnOval(body, outline, x, y);
  const dx = x - body.x;
  const dy = y - body.y;
  const apart = Math.sqrt(dx * dx + dy * dy);
  if (apart === 0) return { x, y };
  return { x: body.x + (dx / apart) * outline.radius, y: body.y + (dy / apart) * outline.radius };
}

/** The spot of a hull's rim nearest to an oval that lies apart from it. */
export function nearestToOval(hull: Placed, pose: Pose, oval: Oval): Spot {
  const a = oval.length / 2;
  const b = oval.width / 2;
  const corners = cornersOf(hull);
  const { xy, count } = cornersSeen(pose, hull, roomForCorners());
  let best: Spot = pose;
  let least = Number.POSITIVE_INFINITY;
  let before = count - 1;
  for (let i = 0; i < count; i++) {
    const fromX = xy[2 * before] as number;
    const fromY = xy[2 * before + 1] as number;
    const ex = (xy[2 * i] as number) - fromX;
    const ey = (xy[2 * i + 1] as number) - fromY;
    const share = shareNearestOval(fromX, fromY, fromX + ex, fromY + ey, a, b);
    const gap = signedToOval(fromX + ex * share, fromY + ey * share, a, b);
    if (gap < least) {
      least = gap;
      best = along(corners[before] as Spot, corners[i] as Spot, share);
    }
    before = i;
  }
  return best;
}

function nearestOnHull(corners: readonly Spot[], x: Inches, y: Inches): Spot {
  let best: Spot = { x, y };
  let least = Number.POSITIVE_INFINITY;
  let from = corners[corners.length - 1];
  if (from === undefined) return best;
  for (const to of corners) {
    const ex = to.x - from.x;
    const ey = to.y - from.y;
    const squared = ex * ex + ey * ey;
    const share = squared > 0 ? Math.max(0, Math.min(1, ((x - from.x) * ex + (y - from.y) * ey) / squared)) : 0;
    const spot = along(from, to, share);
    const away = (spot.x - x) ** 2 + (spot.y - y) ** 2;
    if (away < least) {
      least = away;
      best = spot;
    }
    from = to;
  }
  return best;
}

function nearestOnOval(pose: Pose, oval: Oval, x: Inches, y: Inches): Spot {
  const a = oval.length / 2;
  const b = oval.width / 2;
  const cos = Math.cos(pose.facing);
  const sin = Math.sin(pose.facing);
  const normal = { x: 1, y: 0 };
  const dx = x - pose.x;
  const dy = y - pose.y;
  signedToOval(dx * cos + dy * sin, dy * cos - dx * sin, a, b, normal);
  const h = Math.sqrt((a * normal.x) ** 2 + (b * normal.y) ** 2);
  if (h === 0) return { x: pose.x, y: pose.y };
  const px = (a * a * normal.x) / h;
  const py = (b * b * normal.y) / h;
  return { x: pose.x + px * cos - py * sin, y: pose.y + px * sin + py * cos };
}

function along(from: Spot, to: Spot, share: number): Spot {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
