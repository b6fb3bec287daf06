import { type Clay, type P3, ring } from '../clay';
import { ghostflesh } from '../paint/paints';
import type { Paint } from '../paint/recipe';
import { hood, mantle } from './hood';
import { shroud } from './shroud';
import { skull } from './skull';
import { sleeve } from './spectral-arms';

/** A hooded ghost that floats over its base. Left comes first in pairs. */
export interface SpectreShape {
  readonly cloth: Paint;
  readonly flesh?: Paint;
  readonly bone?: Paint;
  readonly seed: number;
  /** Height and breadth against a common ghost of 1.5 inches. */
  readonly tall?: number;
  readonly wide?: number;
  /** How far it leans into its rush, and sways to its left. */
  readonly lean: number;
  readonly sway?: number;
  readonly look?: number;
  readonly nod?: number;
  readonly hands: readonly [P3, P3];
  /** Along what each hand holds; an open claw without. */
  readonly grips: readonly [P3 | undefined, P3 | undefined];
  readonly poles?: readonly [P3, P3];
  readonly gape?: number;
  readonly tails?: number;
  readonly long?: number;
  readonly flow?: P3;
  readonly peak?: number;
  readonly bareheaded?: boolean;
}

export interface Spectre {
  readonly hands: readonly [P3, P3];
  /** The middle of the head, and of the chest. */
  readonly head: P3;
  readonly heart: P3;
}

/** Body, mantle, hood, skull and arms; what it carries is put into the hands it returns. */
export function spectre(clay: Clay, shape: SpectreShape): Spectre {
  const { cloth, seed, tall = 1, wide = 1, lean, sway = 0 } = shape;
  const up = (y: number) => 0.36 + (y - 0.36) * tall;
  const back = -0.14 - lean * 0.3;
  const body = [
    ring(0, up(0.36), back - 0.05, 0.19 * wide, 0.18),
    ring(sway * 0.2, up(0.58), back + 0.05, 0.225 * wide, 0.2),
    ring(sway * 0.5, up(0.8), back * 0.45, 0.18 * wide, 0.155),
    ring(sway * 0.8, up(1.02), lean * 0.4, 0.22 * wide, 0.15),
    ring(sway, up(1.13), lean * 0.65, 0.23 * wide, 0.14),
    ring(sway, up(1.2), lean * 0.8, 0.1, 0.1),
  ];
  const { tails = 7, long = 0.44, flow = [-sway * 0.5, -0.42, -0.5] as const } = shape;
  shroud(clay, { cloth, body, tails, long, flow, seed });
  mantle(clay, cloth, [sway, up(1.2), lean * 0.75], 0.27 * wide, 0.2, seed);
  const head: P3 = [sway, up(1.2) + 0.14, lean * 1.05 + 0.02];
  faceOf(clay, shape, head);
  return { hands: armsOf(clay, shape, up(1.08)), head, heart: [sway * 0.8, up(1.02), lean * 0.4] };
}

function faceOf(clay: Clay, shape: SpectreShape, head: P3): void {
  const { cloth, look = 0, nod = 0.12, gape = 0, bone = ghostflesh } = shape;
  if (!shape.bareheaded) {
    const peak = shape.peak === undefined ? {} : { peak: shape.peak };
    hood(clay, { cloth, at: head, size: 0.92, nod, look, ...peak });
  }
  const face: P3 = [head[0] + Math.sin(look) * 0.06, head[1] - 0.02, head[2] + Math.cos(look) * 0.06];
  skull(clay, { at: face, size: 0.98, nod: nod * 0.7, look, gape, bone });
}

function armsOf(clay: Clay, shape: SpectreShape, y: number): readonly [P3, P3] {
  const { cloth, flesh = ghostflesh, seed, wide = 1, lean, sway = 0, hands, grips, poles } = shape;
  const arm = (side: 1 | -1, hand: P3, grip: P3 | undefined, pole: P3 | undefined) =>
    sleeve(clay, {
      cloth,
      flesh,
      shoulder: [sway + side * 0.2 * wide, y, lean * 0.65],
      hand,
      seed: seed + side,
      ...(grip ? { grip } : {}),
      ...(pole ? { pole } : {}),
    });
  return [arm(1, hands[0], grips[0], poles?.[0]), arm(-1, hands[1], grips[1], poles?.[1])];
}

/** Two places on a haft through `at`, for the left and the right hand. */
export const alongHaft = (at: P3, along: P3, left: number, right: number): readonly [P3, P3] => [
  [at[0] + along[0] * left, at[1] + along[1] * left, at[2] + along[2] * left],
  [at[0] + along[0] * right, at[1] + along[1] * right, at[2] + along[2] * right],
];
