import { type Clay, lathe, limb, type P2, points } from '../clay';
import { brass, ivory, leather } from '../paint/paints';

const CASE: readonly P2[] = [
  [0.08, -0.36],
  [0.11, -0.1],
  [0.13, 0.14],
];
const BAND: readonly P2[] = [
  [0.12, 0.06],
  [0.145, 0.1],
  [0.145, 0.16],
];

/** A quiver of shafts, upright around the origin. */
export function quiver(clay: Clay, shafts = 4): void {
  lathe(clay, CASE, 8, leather);
  lathe(clay, BAND, 8, brass);
  for (let i = 0; i < shafts; i++) {
    const [x, z] = [Math.cos(i * 1.7), Math.sin(i * 1.7)];
    limb(clay, points([x * 0.05, 0.1, z * 0.05, x * 0.07, 0.36, z * 0.07]), [0.018, 0.036], 4, ivory);
  }
}
