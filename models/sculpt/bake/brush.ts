import { linear, type Paint, type Rgb } from '../paint/recipe';

/** A smooth step from 0 at `a` to 1 at `b`; b may be the smaller. */
export function smooth(a: number, b: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - a) / (b - a)));
  return t * t * (3 - 2 * t);
}

/** Half gradient, half two steps: brush work, not airbrush. */
const banded = (x: number) => 0.5 * x + 0.25 * (smooth(0.18, 0.42, x) + smooth(0.58, 0.86, x));

const mix = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];
const times = (a: Rgb, k: number): Rgb => [a[0] * k, a[1] * k, a[2] * k];

/** What the painter knows of one corner of a triangle. */
export interface Spot {
  /** Upward and forward part of the normal. */
  readonly up: number;
  readonly ahead: number;
  /** Mean rise of the neighbouring triangles: negative on ridges, positive in creases. */
  readonly bend: number;
  readonly bevel: boolean;
  readonly open: number;
  /** Height over the table, and the same as a share of the figure's height. */
  readonly height: number;
  readonly rise: number;
}

interface Pot {
  readonly shade: Rgb;
  readonly base: Rgb;
  readonly light: Rgb;
  readonly edge: Rgb;
  readonly fade: Rgb;
}

/** A brush with one paint: gives colour and glow of a spot. */
export function brush(paint: Paint, edges: number) {
  const pot: Pot = {
    shade: linear(paint.shade),
    base: linear(paint.base),
    light: linear(paint.light),
    edge: linear(paint.edge),
    fade: linear(paint.fade?.to ?? paint.light),
  };
  return (spot: Spot): { readonly rgb: Rgb; readonly glow: number } => {
    const lamp = paint.role === undefined && paint.glow === undefined ? 0.84 + 0.22 * spot.rise : 1;
    const washed = wash(pot, times(highlight(pot, spot, edges), lamp), spot.open);
    if (!paint.fade) return { rgb: washed, glow: paint.glow ?? 0 };
    const gone = smooth(paint.fade.from, paint.fade.until, spot.height);
    const mist = times(pot.fade, 0.6 + 0.4 * spot.open);
    return { rgb: mix(washed, mist, gone), glow: (paint.glow ?? 0) * (1 - gone) + paint.fade.glow * gone };
  };
}

/** Three values by the lamp, a dark line in the creases, then the edge colour on ridges and bevels. */
function highlight(pot: Pot, spot: Spot, edges: number): Rgb {
  const lit = banded(0.5 + 0.475 * spot.up + 0.06 * spot.ahead);
  const value = lit < 0.5 ? mix(pot.shade, pot.base, lit * 2) : mix(pot.base, pot.light, lit * 2 - 1);
  const ridge = Math.max(spot.bevel ? 0.85 : 0, smooth(0.2, 0.5, -spot.bend));
  const lined = mix(value, times(pot.shade, 0.7), 0.75 * smooth(0.1, 0.42, spot.bend));
  return mix(lined, pot.edge, Math.min(1, ridge * edges * (0.45 + 0.55 * spot.open) * (0.7 + 0.3 * spot.up)));
}

/** A dark wash runs into the recesses. */
function wash(pot: Pot, rgb: Rgb, open: number): Rgb {
  return mix(times(rgb, 0.28 + 0.72 * open), times(pot.shade, 0.45), (1 - open) * 0.45);
}
