import { blade, block, type Clay, lathe, limb, loft, type P2, points, rings } from '../clay';
import { brass, ivory, spark, steel, timber } from '../paint/paints';

const STOCK = rings([
  0, -0.09, -0.55, 0.05, 0.12, 0, -0.02, -0.3, 0.06, 0.08, 0, 0.0, 0.1, 0.075, 0.07, 0, 0.02, 0.55, 0.065, 0.055,
]);
const ORB: readonly P2[] = [
  [0.02, -0.1],
  [0.09, -0.02],
  [0.07, 0.06],
  [0.015, 0.16],
];

/** A heavy greatbow that throws a flask of storm; around its middle, shooting along +z. */
export function greatbow(clay: Clay): void {
  loft(clay, STOCK, 6, timber, { pow: 4 });
  block(clay, [0, 0.06, 0.12], [0.16, 0.1, 0.3], 0.03, brass);
  block(clay, [0, 0.05, 0.48], [0.2, 0.14, 0.12], 0.03, brass);
  clay.mirror(() => {
    const arm = points([0.05, 0.04, 0.5, 0.3, 0.07, 0.5, 0.52, 0.04, 0.36, 0.64, 0, 0.16]);
    blade(clay, arm, [0.08, 0.07, 0.055, 0.015], 0.04, steel, [0, 1, 0]);
    limb(clay, points([0.63, 0.01, 0.17, 0, 0.1, -0.1]), [0.012], 3, ivory, 'none');
  });
  limb(clay, points([0, 0.11, -0.1, 0, 0.11, 0.6]), [0.026], 5, steel);
  clay.at([0, 0.11, 0.66], () => lathe(clay, ORB, 7, spark), [Math.PI / 2, 0, 0]);
}
