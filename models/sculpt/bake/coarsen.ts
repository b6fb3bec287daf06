import { Clay } from '../clay/clay';
import { collapse } from './collapse';
import { weld } from './weld';

/** Parts smaller than this, in inches, are not seen from afar; what glows is seen at half of it. */
const SPECK = 0.26;

/**
 * The copy of a lump for far away: small parts go, the others lose corners until few enough triangles are left.
 * Every part keeps its own paint, for a mixture of paints is mud.
 */
export function coarsen(clay: Clay, most: number): Clay {
  const { placeOf } = weld(clay);
  const places = Math.max(-1, ...placeOf) + 1;
  const xyz = new Float64Array(places * 3);
  placeOf.forEach((place, v) => {
    for (let j = 0; j < 3; j++) xyz[place * 3 + j] = clay.xyz[v * 3 + j] ?? 0;
  });
  const corners = clay.corners.map(v => placeOf[v] ?? 0);
  let speck = SPECK;
  const isGlowing = (t: number) => (clay.paints[clay.paintOf[t] ?? 0]?.glow ?? 0) > 0.5;
  let kept = withoutSpecks(xyz, corners, speck, isGlowing);
  let left = collapse(xyz, corners, kept, most);
  while (left.length > most && speck < 1) {
    speck *= 1.25;
    kept = withoutSpecks(xyz, corners, speck, isGlowing);
    left = collapse(xyz, corners, kept, most);
  }
  return rebuilt(clay, left);
}

/** A triangle of the simplified lump: where its corners are now, and which triangle it was. */
export interface Left {
  readonly from: number;
  readonly at: readonly [readonly number[], readonly number[], readonly number[]];
}

function rebuilt(clay: Clay, left: readonly Left[]): Clay {
  const copy = new Clay();
  for (const { from, at } of left) {
    const paint = clay.paints[clay.paintOf[from] ?? 0];
    if (!paint) continue;
    const [a, b, c] = at.map(([x = 0, y = 0, z = 0]) => copy.vertex([x, y, z]));
    copy.triangle(a ?? 0, b ?? 0, c ?? 0, copy.paint(paint));
  }
  return copy;
}

/** Triangles of parts at least so large in one direction. */
function withoutSpecks(
  xyz: Float64Array,
  corners: readonly number[],
  speck: number,
  isGlowing: (triangle: number) => boolean,
): number[] {
  const part = connected(xyz.length / 3, corners);
  const low = new Map<number, number[]>();
  const high = new Map<number, number[]>();
  for (let v = 0; v < part.length; v++) {
    const p = [0, 1, 2].map(j => xyz[v * 3 + j] ?? 0);
    const root = part[v] ?? 0;
    low.set(
      root,
      (low.get(root) ?? p).map((q, j) => Math.min(q, p[j] ?? 0)),
    );
    high.set(
      root,
      (high.get(root) ?? p).map((q, j) => Math.max(q, p[j] ?? 0)),
    );
  }
  const size = (root: number) => Math.max(...(high.get(root) ?? []).map((h, j) => h - (low.get(root)?.[j] ?? h)));
  const kept: number[] = [];
  for (let t = 0; t < corners.length / 3; t++) {
    const root = part[corners[t * 3] ?? 0] ?? 0;
    if (size(root) >= (isGlowing(t) ? speck / 2 : speck)) kept.push(t);
  }
  return kept;
}

/** For each place the first place of its part: places joined by triangles are one part. */
function connected(places: number, corners: readonly number[]): Int32Array {
  const root = Int32Array.from({ length: places }, (_, i) => i);
  const find = (v: number): number => {
    let r = v;
    while (root[r] !== r) r = root[r] ?? r;
    root[v] = r;
    return r;
  };
  for (let i = 0; i < corners.length; i += 3) {
    const a = find(corners[i] ?? 0);
    root[find(corners[i + 1] ?? 0)] = a;
    root[find(corners[i + 2] ?? 0)] = a;
  }
  return root.map((_, v) => find(v));
}
