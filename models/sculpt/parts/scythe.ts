import { ball, blade, block, type Clay, limb, type P3, points } from '../clay';
import { blackwood, brass, whetted } from '../paint/paints';
import type { Paint } from '../paint/recipe';

export interface Scythe {
  /** The haft below and above the hands. */
  readonly below: number;
  readonly above: number;
  readonly size?: number;
  readonly steel?: Paint;
}

/** A scythe held at the origin: the haft along +y, the blade over +x, its edge down. */
export function scythe(clay: Clay, { below, above, size = 1, steel = whetted }: Scythe): void {
  limb(clay, points([0, -below, 0, 0.03, 0, 0.02, 0, above, 0]), [0.034, 0.04, 0.036], 6, blackwood);
  block(clay, [0, -below, 0], [0.07, 0.1, 0.07], 0.02, brass);
  const curve: readonly P3[] = points([
    -0.12, 0.06, 0, 0.06, 0.12, 0, 0.38, 0.2, 0, 0.72, 0.14, 0, 1.0, -0.06, 0, 1.16, -0.32, 0,
  ]);
  clay.at(
    [0, above, 0],
    () => {
      blade(clay, curve, [0.05, 0.12, 0.14, 0.11, 0.07, 0.005], 0.03, steel, [0, 1, 0]);
      ball(clay, [0, 0.04, 0], 0.085, 6, brass);
    },
    [0, 0, 0],
    size,
  );
}
