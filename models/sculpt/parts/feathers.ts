import { blade, type Clay, type P3, scale, unit } from '../clay';
import type { Paint } from '../paint/recipe';

export interface Feather {
  readonly from: P3;
  readonly aim: P3;
  readonly long: number;
  readonly wide: number;
  readonly paint: Paint;
  /** Which way its breadth lies, and how far its tip droops. */
  readonly side: P3;
  readonly droop?: number;
}

/** One broad quill with a ridge along its middle. */
export function feather(clay: Clay, { from, aim, long, wide, paint, side, droop = 0 }: Feather): void {
  const along = unit(aim);
  const at = (t: number): P3 => [
    from[0] + along[0] * long * t,
    from[1] + along[1] * long * t - droop * t * t,
    from[2] + along[2] * long * t,
  ];
  blade(clay, [at(0), at(0.55), at(1)], [wide * 0.62, wide, 0.006], 0.026, paint, scale(side, 1));
}

/** A collar of quills around an axis: where, how wide and deep, which way the neck runs. */
export interface Ruff {
  readonly at: P3;
  readonly r: readonly [number, number];
  /** The neck's direction, upwards. */
  readonly axis: P3;
  readonly count: number;
  readonly long: number;
  readonly wide: number;
  readonly paint: Paint;
  readonly turn: number;
  /** How far the tips stand off. */
  readonly flare: number;
}

export function ruff(clay: Clay, shape: Ruff): void {
  const up = unit(shape.axis);
  const left: P3 = [1, 0, 0];
  const front = unit([0, -up[2], up[1]]);
  for (let i = 0; i < shape.count; i++) {
    const a = (i / shape.count) * Math.PI * 2 + shape.turn;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const out: P3 = [left[0] * c + front[0] * s, left[1] * c + front[1] * s, left[2] * c + front[2] * s];
    const from: P3 = [
      shape.at[0] + left[0] * c * shape.r[0] + front[0] * s * shape.r[1],
      shape.at[1] + front[1] * s * shape.r[1],
      shape.at[2] + front[2] * s * shape.r[1],
    ];
    const aim: P3 = [-up[0] + out[0] * shape.flare, -up[1] + out[1] * shape.flare, -up[2] + out[2] * shape.flare];
    const side: P3 = [-left[0] * s + front[0] * c, front[1] * c, front[2] * c];
    feather(clay, { from, aim, long: shape.long, wide: shape.wide, paint: shape.paint, side });
  }
}
