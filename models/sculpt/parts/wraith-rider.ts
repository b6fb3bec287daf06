import { type Clay, folds, loft, type P3, tier } from '../clay';
import { ghostflesh } from '../paint/paints';
import type { Paint } from '../paint/recipe';
import { hood, mantle } from './hood';
import { tatter } from './shroud';
import { skull } from './skull';
import { sleeve } from './spectral-arms';

export interface Rider {
  readonly cloth: Paint;
  readonly bone?: Paint;
  /** The seat, on the mount's back. */
  readonly seat: P3;
  readonly lean: number;
  readonly look: number;
  readonly hands: readonly [P3, P3];
  readonly grips: readonly [P3 | undefined, P3 | undefined];
  readonly seed: number;
  readonly size?: number;
}

/** A ghost in the saddle: its robe spreads over the mount and streams behind. Returns its hands and its head. */
export function wraithRider(clay: Clay, rider: Rider): { readonly hands: readonly [P3, P3]; readonly head: P3 } {
  const { cloth, bone = ghostflesh, seat, lean, look, seed, size = 1 } = rider;
  const body = [
    tier(-0.2, 0.4 * size, 0.36, -0.06),
    tier(0.02, 0.33 * size, 0.3, -0.03),
    tier(0.3 * size, 0.22 * size, 0.19, lean * 0.3),
    tier(0.58 * size, 0.28 * size, 0.19, lean * 0.7),
    tier(0.7 * size, 0.25 * size, 0.15, lean * 0.9),
    tier(0.77 * size, 0.1, 0.1, lean),
  ];
  clay.at(seat, () => {
    loft(clay, body, 14, cloth, { axis: [0, 1, 0], caps: 'end', fold: folds(7, [0.14, 0.12, 0.08, 0.03, 0]) });
    mantle(clay, cloth, [0, 0.78 * size, lean * 0.95], 0.32 * size, 0.23, seed);
    const head: P3 = [0, 0.93 * size, lean * 1.15 + 0.02];
    hood(clay, { cloth, at: head, size, look });
    skull(clay, { at: [head[0], head[1] - 0.02, head[2] + 0.06], size: 1.05 * size, look, bone });
    streamers(clay, cloth, seed);
  });
  const arm = (side: 1 | -1, hand: P3, grip: P3 | undefined) =>
    sleeve(clay, {
      cloth,
      flesh: bone,
      bones: 0.33 * size,
      shoulder: [seat[0] + side * 0.24 * size, seat[1] + 0.64 * size, seat[2] + lean * 0.8],
      hand,
      seed: seed + side,
      ...(grip ? { grip } : {}),
    });
  const hands = [arm(1, rider.hands[0], rider.grips[0]), arm(-1, rider.hands[1], rider.grips[1])] as const;
  return { hands, head: [seat[0], seat[1] + 0.93 * size, seat[2] + lean * 1.15] };
}

/** Torn strips of the robe that fly behind the rider. */
function streamers(clay: Clay, cloth: Paint, seed: number): void {
  for (let i = 0; i < 6; i++) {
    const from: P3 = [(i - 2.5) * 0.1, 0.3 - 0.08 * Math.abs(i - 2.5), -0.22];
    const aim: P3 = [(i - 2.5) * 0.06, -0.1 - 0.05 * (i % 2), -1];
    tatter(clay, { from, aim, long: 0.8, wide: 0.12, cloth, seed: seed + i * 3 });
  }
}
