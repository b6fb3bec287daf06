import { brighter, type Paint } from '../paint/recipe';
import type { Clay } from './clay';
import type { Ring } from './rows';
import { across, cross, type P2, type P3, sub, unit } from './vec';

export interface LoftOptions {
  readonly caps?: 'both' | 'start' | 'end' | 'none';
  /** Superellipse power, one for all rings or one each: 2 round, 4 boxy. */
  readonly pow?: number | readonly number[];
  /** A factor of the radius by ring and angle: folds of cloth, rough stone. */
  readonly fold?: (ring: number, angle: number) => number;
  /** A shift along the axis by ring and angle: torn hems. */
  readonly drop?: (ring: number, angle: number) => number;
  /** Fixed axis for all rings: lets rings run back inside themselves, as in hoods and cups. */
  readonly axis?: P3;
  /** Direction of a ring's half width; defaults to x. */
  readonly side?: P3;
  /** Every second facet in this paint: keeps the ridges of blades sharp and gives them two tones. */
  readonly facets?: Paint;
}

interface RingFrame {
  readonly side: P3;
  readonly deep: P3;
  readonly along: P3;
}

/** Skin over a row of rings: bodies, limbs, hoods, blades, horses. */
export function loft(clay: Clay, rings: readonly Ring[], segments: number, paint: Paint, options: LoftOptions = {}) {
  const frames = carriedFrames(rings, options);
  const rows = rings.map((ring, k) => ringRow(clay, ring, k, frames[k], segments, options));
  const brush = clay.paint(paint);
  const second = options.facets ? clay.paint(options.facets) : brush;
  for (let k = 0; k + 1 < rows.length; k++) clay.band(rows[k] ?? [], rows[k + 1] ?? [], brush, 0, second);
  const { caps = 'both' } = options;
  const [first, last] = [rings[0], rings.at(-1)];
  if (first && (caps === 'both' || caps === 'start')) clay.fan(rows[0] ?? [], first.at, brush, true);
  if (last && (caps === 'both' || caps === 'end')) clay.fan(rows.at(-1) ?? [], last.at, brush);
}

/** Frames along the rings, carried from one to the next so that the skin never twists. */
function carriedFrames(rings: readonly Ring[], { axis, side }: LoftOptions): RingFrame[] {
  const frames: RingFrame[] = [];
  let carried = side;
  rings.forEach((_, k) => {
    const before = rings[Math.max(0, k - 1)]?.at ?? [0, 0, 0];
    const after = rings[Math.min(rings.length - 1, k + 1)]?.at ?? [0, 1, 0];
    const along = unit(axis ?? sub(after, before));
    const wish: P3 = carried ?? (Math.abs(along[0]) > 0.9 ? [0, 0, 1] : [1, 0, 0]);
    const across0 = across(wish, along);
    frames.push({ side: across0, deep: cross(along, across0), along });
    carried = across0;
  });
  return frames;
}

function ringRow(
  clay: Clay,
  ring: Ring,
  k: number,
  frame: RingFrame | undefined,
  segments: number,
  options: LoftOptions,
): number[] {
  if (!frame) return [];
  const { pow = 2, fold, drop } = options;
  const e = 2 / (typeof pow === 'number' ? pow : (pow[k] ?? 2));
  const row: number[] = [];
  for (let i = 0; i < segments; i++) {
    const angle = (i / segments) * Math.PI * 2;
    const [c, s] = [rounded(Math.cos(angle), e), rounded(Math.sin(angle), e)];
    const f = fold?.(k, angle) ?? 1;
    const [a, b, d] = [c * ring.r[0] * f, s * ring.r[1] * f, drop?.(k, angle) ?? 0];
    const on = (j: 0 | 1 | 2) => ring.at[j] + frame.side[j] * a + frame.deep[j] * b + frame.along[j] * d;
    row.push(clay.vertex([on(0), on(1), on(2)]));
  }
  return row;
}

const rounded = (x: number, e: number): number => (e === 1 ? x : Math.sign(x) * Math.abs(x) ** e);

/** Folds of cloth: their number around, and their depth on each ring. */
export const folds =
  (count: number, depths: readonly number[], phase = 0) =>
  (ring: number, angle: number): number =>
    1 + (depths[ring] ?? depths.at(-1) ?? 0) * Math.cos(count * angle + phase + ring * 0.25);

/** Rows of [radius, height] turned about the y axis. */
export function lathe(clay: Clay, profile: readonly P2[], segments: number, paint: Paint) {
  const rings = profile.map(([r, y]): Ring => ({ at: [0, y, 0], r: [r, r] }));
  loft(clay, rings, segments, paint, { axis: [0, 1, 0] });
}

/** Bent tube: arms, legs, hafts, tails, branches. The last radius goes on to the end. */
export function limb(
  clay: Clay,
  path: readonly P3[],
  radii: readonly number[],
  segments: number,
  paint: Paint,
  caps: LoftOptions['caps'] = 'both',
) {
  const rings = path.map((at, i): Ring => {
    const r = radii[i] ?? radii.at(-1) ?? 0.05;
    return { at, r: [r, r] };
  });
  loft(clay, rings, segments, paint, { caps });
}

/** A straight or bent blade of diamond section: half widths along `side`, thin across. */
export function blade(
  clay: Clay,
  path: readonly P3[],
  widths: readonly number[],
  thick: number,
  paint: Paint,
  side: P3 = [1, 0, 0],
) {
  const rings = path.map((at, i): Ring => {
    const w = widths[i] ?? widths.at(-1) ?? 0.05;
    return { at, r: [w, Math.min(thick, w)] };
  });
  loft(clay, rings, 4, paint, { side, facets: brighter(paint) });
}

/** A ball or egg. */
export function ball(clay: Clay, at: P3, r: number | P3, segments: number, paint: Paint) {
  const [rx, ry, rz]: P3 = typeof r === 'number' ? [r, r, r] : r;
  const rows = Math.max(3, Math.round(segments * 0.6));
  const rings: Ring[] = [];
  for (let i = 0; i <= rows; i++) {
    const a = (i / rows - 0.5) * Math.PI;
    const c = i === 0 || i === rows ? 0 : Math.cos(a);
    rings.push({ at: [at[0], at[1] + Math.sin(a) * ry, at[2]], r: [rx * c, rz * c] });
  }
  loft(clay, rings, segments, paint, { caps: 'none', axis: [0, 1, 0] });
}
