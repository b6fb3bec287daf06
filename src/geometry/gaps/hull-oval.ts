/**
 * A hull and an oval around (0, 0) with its length along x, in the oval's frame. Whether they meet is decided in a plane
 * squeezed until the oval is a circle of radius 1. If they do not, the gap is in front of the one edge that has the
 * oval's foremost point in front of it, or else at a corner (oval.ts). Error as for a point and an oval.
 */
import type { Corners } from '../shapes/corners';
import { squaredToEdge } from '../shapes/hull';
import { signedToOval, THINNEST } from '../shapes/oval';
import type { Inches } from '../shapes/shape';

/** An edge that touches an oval may come out this much inside it. */
const ROUNDING: Inches = 1e-12;

/** The gap between a hull and an oval; 0 when they meet. */
export function hullToOval(corners: Corners, a: Inches, b: Inches): Inches {
  if (meetsOval(corners, a, b)) return 0;
  const { xy, count } = corners;
  let fromX = xy[2 * count - 2] as number;
  let fromY = xy[2 * count - 1] as number;
  for (let i = 0; i < 2 * count; i += 2) {
    const toX = xy[i] as number;
    const toY = xy[i + 1] as number;
    const gap = edgeToOval(fromX, fromY, toX - fromX, toY - fromY, a, b);
    if (gap >= 0) return gap;
    fromX = toX;
    fromY = toY;
  }
  const reach = Math.max(a, b);
  let nearest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 2 * count; i += 2) {
    const x = xy[i] as number;
    const y = xy[i + 1] as number;
    if (Math.sqrt(x * x + y * y) - reach < nearest) nearest = Math.min(nearest, signedToOval(x, y, a, b));
  }
  return Math.max(0, nearest);
}

/** Whether a hull comes nearer to the oval than touching it. */
export function meetsOval({ xy, count }: Corners, a: Inches, b: Inches): boolean {
  const perA = 1 / Math.max(a, THINNEST);
  const perB = 1 / Math.max(b, THINNEST);
  let sides = 0;
  let behind = 0;
  let fromX = (xy[2 * count - 2] as number) * perA;
  let fromY = (xy[2 * count - 1] as number) * perB;
  for (let i = 0; i < 2 * count; i += 2) {
    const toX = (xy[i] as number) * perA;
    const toY = (xy[i + 1] as number) * perB;
    const ex = toX - fromX;
    const ey = toY - fromY;
    if (squaredToEdge(-fromX, -fromY, ex, ey) < 1) return true;
    if (ex !== 0 || ey !== 0) sides++;
    if (fromX * ey > fromY * ex) behind++;
    fromX = toX;
    fromY = toY;
  }
  return behind === sides && sides > 0;
}

/** The gap from an edge to an oval apart from it, if the oval's foremost point lies in front of the edge; else -1. */
function edgeToOval(fromX: number, fromY: number, ex: number, ey: number, a: Inches, b: Inches): Inches {
  const length = Math.sqrt(ex * ex + ey * ey);
  if (length === 0) return -1;
  const ux = ex / length;
  const uy = ey / length;
  const away = fromY * ux - fromX * uy;
  if (away <= 0) return -1;
  const h = Math.max(THINNEST, Math.sqrt(a * a * uy * uy + b * b * ux * ux));
  const past = ((b * b - a * a) * ux * uy) / h - fromX * ux - fromY * uy;
  if (past < 0 || past > length || away - h < -ROUNDING) return -1;
  return Math.max(0, away - h);
}
