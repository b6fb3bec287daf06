import { ball, blade, type Clay, chance, limb, loft, outline, type P3, plate, points, ring, rings } from '../clay';
import { bone, gloom, wisp } from '../paint/paints';
import type { Paint } from '../paint/recipe';
import { tatter } from './shroud';

export interface Steed {
  readonly hide: Paint;
  readonly seed: number;
  /** Which fore leg is lifted: 1 the left. */
  readonly lifted: 1 | -1;
  /** The head's turn to its left, and how low it is borne. */
  readonly look?: number;
  readonly low?: number;
}

const BODY = rings([
  0, 1.0, -0.98, 0.06, 0.07, 0, 1.1, -0.82, 0.21, 0.22, 0, 1.14, -0.58, 0.27, 0.28, 0, 1.1, -0.24, 0.24, 0.26, 0, 1.1,
  0.1, 0.25, 0.29, 0, 1.2, 0.38, 0.25, 0.33, 0, 1.46, 0.6, 0.17, 0.26, 0, 1.76, 0.76, 0.12, 0.19, 0, 1.96, 0.84, 0.08,
  0.1,
]);
const SKULL = rings([
  0, 2.02, 0.68, 0.08, 0.1, 0, 2.0, 0.82, 0.12, 0.135, 0, 1.88, 1.0, 0.085, 0.1, 0, 1.74, 1.18, 0.065, 0.07, 0, 1.64,
  1.3, 0.075, 0.06, 0, 1.6, 1.34, 0.03, 0.03,
]);
const JAW = rings([0, 1.88, 0.82, 0.06, 0.06, 0, 1.72, 1.0, 0.045, 0.04, 0, 1.56, 1.2, 0.05, 0.03]);
const SOCKET = outline([-0.05, -0.03, 0.05, -0.02, 0.055, 0.03, -0.02, 0.035]);

/** A horse of mist with a bare skull; its hind legs trail away. Its back lies 1.38 above the table. */
export function spectralSteed(clay: Clay, { hide, seed, lifted, look = 0, low = 0 }: Steed): void {
  loft(clay, BODY, 12, hide);
  clay.at([0, 1.9, 0.76], () => clay.at([0, -1.9, -0.76], () => horseSkull(clay)), [low, look, 0]);
  mane(clay, hide, seed);
  for (const side of [1, -1] as const) {
    foreLeg(clay, side, side === lifted, hide);
    hindLeg(clay, side, hide, seed);
  }
  for (let i = 0; i < 4; i++) {
    const aim: P3 = [(i - 1.5) * 0.1, 0.05 - 0.12 * (i % 2), -1];
    tatter(clay, { from: [(i - 1.5) * 0.05, 1.06, -0.9], aim, long: 0.8, wide: 0.09, cloth: hide, seed: seed + i * 2 });
  }
}

function horseSkull(clay: Clay): void {
  loft(clay, SKULL, 8, bone);
  loft(clay, JAW, 6, bone);
  clay.mirror(() => {
    clay.at([0.095, 1.97, 0.92], () => plate(clay, SOCKET, 0.06, 0.008, gloom), [0, Math.PI / 2 - 0.35, -0.6]);
    ball(clay, [0.115, 1.97, 0.93], 0.026, 5, wisp);
    blade(clay, points([0.06, 2.08, 0.72, 0.09, 2.26, 0.66]), [0.05, 0.006], 0.03, bone);
    clay.at([0.06, 1.66, 1.28], () => plate(clay, SOCKET, 0.03, 0.006, gloom), [0, Math.PI / 2 - 0.5, -0.4], 0.5);
  });
}

function mane(clay: Clay, hide: Paint, seed: number): void {
  for (let i = 0; i < 6; i++) {
    const t = i / 5;
    const from: P3 = [0, 2.06 - t * 0.62, 0.66 - t * 0.2];
    const aim: P3 = [0.5 * (chance(seed + i) - 0.5), -0.06 - 0.2 * t, -0.95];
    tatter(clay, { from, aim, long: 0.3 + 0.14 * chance(seed + i * 3), wide: 0.085, cloth: hide, seed: seed + i });
  }
}

function foreLeg(clay: Clay, side: 1 | -1, lifted: boolean, hide: Paint): void {
  const x = side * 0.17;
  const bones = lifted
    ? [
        ring(x, 1.16, 0.34, 0.11, 0.2),
        ring(x, 0.96, 0.58, 0.09, 0.12),
        ring(x, 0.84, 0.84, 0.06, 0.065),
        ring(x, 0.6, 0.72, 0.045, 0.045),
        ring(x, 0.52, 0.66, 0.05, 0.05),
      ]
    : [
        ring(x, 1.16, 0.3, 0.11, 0.2),
        ring(x, 0.86, 0.38, 0.09, 0.12),
        ring(x, 0.6, 0.42, 0.06, 0.065),
        ring(x, 0.36, 0.4, 0.045, 0.045),
        ring(x, 0.27, 0.42, 0.05, 0.05),
      ];
  loft(clay, bones, 7, hide, { side: [1, 0, 0] });
  const [hx, hy, hz] = bones.at(-1)?.at ?? [x, 0.3, 0.4];
  limb(clay, points([hx, hy + 0.02, hz, hx, hy - 0.09, hz + 0.05]), [0.05, 0.085], 7, bone);
  tatter(clay, {
    from: [hx, hy + 0.1, hz - 0.03],
    aim: [0, -0.2, -1],
    long: 0.26,
    wide: 0.06,
    cloth: hide,
    seed: side + 2,
  });
}

function hindLeg(clay: Clay, side: 1 | -1, hide: Paint, seed: number): void {
  const [x, step] = [side * 0.18, side * 0.1];
  const bones = [
    ring(x * 0.8, 1.12, -0.6, 0.12, 0.24),
    ring(x, 0.86, -0.52 + step, 0.11, 0.17),
    ring(x, 0.66, -0.68 + step, 0.06, 0.08),
    ring(x, 0.44, -0.86 + step, 0.045, 0.05),
  ];
  loft(clay, bones, 7, hide, { side: [1, 0, 0] });
  for (const i of [0, 1, 2])
    tatter(clay, {
      from: [x, 0.5, -0.82 + step],
      aim: [0.15 * (i - 1), -0.35 - 0.1 * i, -0.9],
      long: 0.5,
      wide: 0.08,
      cloth: hide,
      seed: seed + i + side * 4,
    });
}
