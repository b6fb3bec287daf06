import { blade, block, type Clay, limb, type P3, points } from '../clay';
import { brass, ivory, leather, spark, steel } from '../paint/paints';

/** A long bow gripped at the origin, shooting along +z; `drawn` is how far back the string is. */
export function longbow(clay: Clay, drawn: number, arrow: boolean): void {
  block(clay, [0, 0, 0], [0.07, 0.24, 0.08], 0.02, leather);
  const tips: readonly P3[] = [-1, 1].map(up => [0, up * 0.86, -0.34 - drawn * 0.12]);
  for (const up of [-1, 1]) {
    const arm = points([0, up * 0.1, 0.02, 0, up * 0.42, 0.04, 0, up * 0.72, -0.12, 0, up * 0.9, -0.36 - drawn * 0.12]);
    blade(clay, arm, [0.07, 0.065, 0.05, 0.01], 0.04, steel, [0, 0, 1]);
    block(clay, [0, up * 0.14, 0.02], [0.09, 0.06, 0.11], 0.02, brass);
  }
  const nock: P3 = [0, 0, -0.34 - drawn];
  for (const tip of tips) limb(clay, [tip, nock], [0.011], 3, ivory, 'none');
  if (!arrow) return;
  limb(clay, [nock, [0, 0, 0.22]], [0.018], 4, ivory);
  blade(clay, points([0, 0, 0.18, 0, 0, 0.26, 0, 0, 0.46]), [0.02, 0.075, 0.004], 0.03, spark);
}
