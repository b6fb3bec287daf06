import type { Clay, P2 } from '../clay';
import { turf } from '../paint/paints';
import type { Paint } from '../paint/recipe';

/** A slab over an outline of x and z: rows of height and of the outline's share, from the lowest to the closed top. */
export function slab(
  clay: Clay,
  outline: readonly P2[],
  rows: readonly (readonly [number, number])[],
  paint: Paint,
): void {
  const brush = clay.paint(paint);
  const [cx, cz] = middle(outline);
  const ring = ([y, k]: readonly [number, number]) =>
    outline.map(([x, z]) => clay.vertex([cx + (x - cx) * k, y, cz + (z - cz) * k]));
  const rings = rows.map(ring);
  for (let i = 0; i + 1 < rings.length; i++) clay.band(rings[i] ?? [], rings[i + 1] ?? [], brush);
  const top = rows.at(-1)?.[0] ?? 0;
  clay.fan(rings.at(-1) ?? [], [cx, top, cz], brush);
}

/** The thin footprint of a piece; it must not swallow the rims of bases that stand on it. */
export function footprint(clay: Clay, outline: readonly P2[]): void {
  const rows = [
    [0, 1],
    [0.025, 0.985],
    [0.035, 0.9],
    [0.035, 0.5],
  ] as const;
  slab(clay, outline, rows, turf);
}

export function middle(outline: readonly P2[]): P2 {
  const n = Math.max(1, outline.length);
  return [outline.reduce((s, p) => s + p[0], 0) / n, outline.reduce((s, p) => s + p[1], 0) / n];
}
