/** Whether a polygon is valid: its edges meet only at common corners, and it has an area. */
import type { Polygon, Spot } from './shape';

/** Whether no two edges cross or touch except neighbours at their common corner, and the area is not zero. */
export function isSimple(polygon: Polygon): boolean {
  const count = polygon.length;
  if (count < 3 || !(Math.abs(areaOf(polygon)) > 0)) return false;
  for (let i = 0; i < count; i++) {
    const a = polygon[i] as Spot;
    const b = polygon[(i + 1) % count] as Spot;
    if (a.x === b.x && a.y === b.y) return false;
    for (let j = i + 2; j < count; j++) {
      if (i === 0 && j === count - 1) continue;
      if (doMeet(a, b, polygon[j] as Spot, polygon[(j + 1) % count] as Spot)) return false;
    }
  }
  return true;
}

/** The area of the polygon, positive when it runs anticlockwise. */
export function areaOf(polygon: Polygon): number {
  let doubled = 0;
  let from = polygon[polygon.length - 1];
  if (from === undefined) return 0;
  const origin = from;
  for (const to of polygon) {
    doubled += (from.x - origin.x) * (to.y - origin.y) - (to.x - origin.x) * (from.y - origin.y);
    from = to;
  }
  return doubled / 2;
}

/** Above 0 when a, b, c turn left, below when right. */
export function turn(a: Spot, b: Spot, c: Spot): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** Whether the segments ab and cd have a point in common. */
export function doMeet(a: Spot, b: Spot, c: Spot, d: Spot): boolean {
  const c1 = turn(a, b, c);
  const d1 = turn(a, b, d);
  const a1 = turn(c, d, a);
  const b1 = turn(c, d, b);
  if (((c1 > 0 && d1 < 0) || (c1 < 0 && d1 > 0)) && ((a1 > 0 && b1 < 0) || (a1 < 0 && b1 > 0))) return true;
  return (
    (c1 === 0 && isBetween(a, b, c)) ||
    (d1 === 0 && isBetween(a, b, d)) ||
    (a1 === 0 && isBetween(c, d, a)) ||
    (b1 === 0 && isBetween(c, d, b))
  );
}

function isBetween(a: Spot, b: Spot, p: Spot): boolean {
  return (
    p.x >= Math.min(a.x, b.x) && p.x <= Math.max(a.x, b.x) && p.y >= Math.min(a.y, b.y) && p.y <= Math.max(a.y, b.y)
  );
}
