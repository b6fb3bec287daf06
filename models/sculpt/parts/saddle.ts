import { block, type Clay, evenOutline, limb, plate, points, sheet } from '../clay';
import { leather } from '../paint/paints';
import type { Paint } from '../paint/recipe';

export interface Saddle {
  /** The ridge of the back, half its width below, and how far the cloth hangs down. */
  readonly back: number;
  readonly half: number;
  readonly low: number;
  readonly from: number;
  readonly to: number;
  readonly cloth: Paint;
  readonly lining: Paint;
  readonly trim: Paint;
}

/** A cloth over the back of a mount with a high saddle on it. */
export function saddle(clay: Clay, { back, half, low, from, to, cloth, lining, trim }: Saddle): void {
  const middle = (from + to) / 2;
  sheet(clay, {
    shape: (u, v) => {
      const a = (v * 2 - 1) * 1.5;
      const spread = Math.sin(a) * (half + 0.06 * Math.abs(Math.sin(a)));
      const drop = v < 0.5 ? 1 - v * 2 : v * 2 - 1;
      return [spread, back - (back - low) * drop ** 2.2 - 0.03 * Math.cos(u * 12) * drop, from + (to - from) * u];
    },
    rows: 4,
    columns: 8,
    thick: 0.05,
    front: cloth,
    back: lining,
    hem: trim,
  });
  block(clay, [0, back + 0.06, middle], [0.42, 0.12, 0.5], 0.05, leather);
  block(clay, [0, back + 0.2, middle - 0.26], [0.44, 0.34, 0.08], 0.035, leather, [-0.25, 0, 0]);
  block(clay, [0, back + 0.16, middle + 0.26], [0.26, 0.24, 0.08], 0.03, trim, [0.2, 0, 0]);
}

const PEYTRAL = evenOutline([0.3, 0.16, 0.2, -0.2, 0, -0.42]);

/** A breast plate for a mount, hung before its chest. */
export function peytral(clay: Clay, y: number, z: number, trim: Paint, gem: Paint): void {
  const work = () => {
    plate(clay, PEYTRAL, 0.07, 0.035, trim, x => 0.1 - x * x * 1.6);
    plate(clay, evenOutline([0, 0.06, 0.07, -0.04, 0, -0.16]), 0.05, 0.015, gem, () => 0.14);
  };
  clay.at([0, y, z], work, [-0.45, 0, 0]);
}

/** Reins from both hands to both sides of the mouth. */
export function reins(
  clay: Clay,
  hand: readonly [number, number, number],
  mouth: readonly [number, number, number],
): void {
  for (const side of [1, -1]) {
    const sag = [
      (hand[0] + side * mouth[0]) / 2 + side * 0.1,
      (hand[1] + mouth[1]) / 2 - 0.05,
      (hand[2] + mouth[2]) / 2,
    ];
    limb(clay, points([...hand, ...sag, side * mouth[0], mouth[1], mouth[2]]), [0.016], 4, leather, 'none');
  }
}
