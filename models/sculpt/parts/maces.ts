import { ball, block, type Clay, lathe, limb, loft, type P2, points, rings } from '../clay';
import { leather, spark, steel } from '../paint/paints';
import type { Livery } from './livery';

const CORE: readonly P2[] = [
  [0.06, -0.13],
  [0.085, 0],
  [0.06, 0.14],
];

/** A flanged maul with a burning core, held at the origin, its haft along +y. */
export function maul(clay: Clay, livery: Livery, haft = 0.6, size = 1, below = 0.25): void {
  limb(clay, points([0, -below, 0, 0, haft, 0]), [0.036], 6, leather);
  ball(clay, [0, -below - 0.02, 0], 0.055, 5, livery.trim);
  clay.at(
    [0, haft + 0.1, 0],
    () => {
      lathe(clay, CORE, 6, spark);
      for (let i = 0; i < 4; i++) {
        const a = (i / 4) * Math.PI * 2 + 0.4;
        const at = [Math.cos(a) * 0.12, 0, Math.sin(a) * 0.12] as const;
        block(clay, at, [0.13, 0.26, 0.075], 0.03, steel, [0, -a, 0]);
      }
      loft(clay, rings([0, -0.18, 0, 0.05, 0.05, 0, -0.13, 0, 0.13, 0.13]), 8, livery.trim);
      loft(clay, rings([0, 0.13, 0, 0.13, 0.13, 0, 0.18, 0, 0.06, 0.06, 0, 0.28, 0, 0.004, 0.004]), 8, livery.trim);
    },
    [0, 0, 0],
    size,
  );
}
