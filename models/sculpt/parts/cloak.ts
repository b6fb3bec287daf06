import { type Clay, chance, type P3, place, sheet } from '../clay';
import type { Paint } from '../paint/recipe';
import { chestOf, type Stance } from './stance';

export interface CloakShape {
  readonly out: Paint;
  readonly lining: Paint;
  readonly hem?: Paint;
  /** Height of the hem and how far behind the hips it hangs. */
  readonly low: number;
  readonly back: number;
  /** Half width at the hem, and a push to the figure's left by the wind. */
  readonly half: number;
  readonly gust?: number;
  readonly rows?: number;
  readonly columns?: number;
}

/** A cloak from both shoulders, pleated towards the hem. */
export function cloak(clay: Clay, stance: Stance, shape: CloakShape): void {
  const { low, back, half, gust = 0, rows = 5, columns = 8 } = shape;
  const chest = chestOf(stance);
  const [left, right] = [place(chest, [0.33, 0.46, -0.14]), place(chest, [-0.33, 0.46, -0.14])];
  const nape = place(chest, [0, 0.53, -0.2]);
  const hips = stance.hips;
  const hang = (u: number, v: number): P3 => {
    const s = v * 2 - 1;
    const yoke = 1 - s * s;
    const top = (j: 0 | 1 | 2) => (left[j] + (right[j] - left[j]) * v) * (1 - yoke) + nape[j] * yoke;
    const wide = (left[0] - right[0]) / 2;
    const topX = (left[0] + right[0]) / 2 - s * wide * (1 - 0.25 * yoke);
    const fold = Math.cos(Math.PI * columns * v) * (0.5 + 0.5 * chance(Math.round(v * columns))) * u;
    const out = u * u * (3 - 2 * u) * 0.6 + u * 0.4;
    const bottom: P3 = [hips[0] - s * half + gust, low + 0.06 * s * s, hips[2] - back + 0.16 * s * s];
    return [
      topX + (bottom[0] - topX) * (0.35 * u + 0.65 * u * u) + 0.03 * fold * s,
      top(1) + (bottom[1] - top(1)) * u + 0.03 * fold,
      top(2) + (bottom[2] - top(2)) * out - 0.065 * fold - 0.16 * Math.sin(Math.PI * Math.min(1, u * 1.7)),
    ];
  };
  sheet(clay, {
    shape: hang,
    rows,
    columns,
    thick: 0.04,
    front: shape.out,
    back: shape.lining,
    ...(shape.hem ? { hem: shape.hem } : {}),
  });
}
