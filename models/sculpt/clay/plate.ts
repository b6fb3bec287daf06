import type { Paint } from '../paint/recipe';
import type { Clay } from './clay';
import { triangulate } from './triangulate';
import type { P2 } from './vec';

/** How a plate bows forward or back at a place. */
export type Bow = (x: number, y: number) => number;
const FLAT: Bow = () => 0;

/** A cut sheet facing +z with a bevelled rim in the edge colour: shields, blades, crests. The outline runs anticlockwise. */
export function plate(
  clay: Clay,
  outline: readonly P2[],
  depth: number,
  bevel: number,
  paint: Paint,
  bow: Bow = FLAT,
): void {
  const brush = clay.paint(paint);
  const row = (edge: readonly P2[], z: number) => edge.map(([x, y]) => clay.vertex([x, y, z + bow(x, y)]));
  const inner = inset(outline, bevel);
  const back = row(inner, -depth / 2);
  const rim = row(outline, 0);
  const front = row(inner, depth / 2);
  clay.band(back, rim, brush, 1);
  clay.band(rim, front, brush, 1);
  for (const [a, b, c] of triangulate(inner)) {
    clay.triangle(front[a] ?? 0, front[b] ?? 0, front[c] ?? 0, brush);
    clay.triangle(back[c] ?? 0, back[b] ?? 0, back[a] ?? 0, brush);
  }
}

/** The outline moved inward by `by`, never more than the corner has room for. */
function inset(outline: readonly P2[], by: number): P2[] {
  return outline.map((p, i) => {
    const before = outline[(i + outline.length - 1) % outline.length] ?? p;
    const after = outline[(i + 1) % outline.length] ?? p;
    const [ax, ay, al] = direction(before, p);
    const [bx, by2, bl] = direction(p, after);
    // inward normals of both edges, summed; longer at sharp corners, within reason
    const [nx, ny] = [-ay - by2, ax + bx];
    const l2 = nx * nx + ny * ny;
    if (l2 < 1e-9) return p;
    const reach = Math.min((2 * by) / l2, (1.6 * by) / Math.sqrt(l2), (0.45 * Math.min(al, bl)) / Math.sqrt(l2));
    return [p[0] + nx * reach, p[1] + ny * reach];
  });
}

function direction(a: P2, b: P2): readonly [number, number, number] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const l = Math.sqrt(dx * dx + dy * dy) || 1;
  return [dx / l, dy / l, l];
}
