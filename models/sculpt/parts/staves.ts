import { ball, blade, type Clay, limb, outline, type P3, plate, points } from '../clay';
import { blackwood, leather, spark } from '../paint/paints';
import type { Livery } from './livery';

const HORN = outline([0, -0.04, 0.12, -0.02, 0.22, 0.12, 0.2, 0.32, 0.14, 0.18, 0.06, 0.08, 0, 0.06]);

/** A staff with a crescent that holds a burning orb; held at the origin. */
export function stormStaff(clay: Clay, livery: Livery, below: number, above: number, size = 1): void {
  limb(clay, points([0, -below, 0, 0, above, 0]), [0.032], 6, blackwood);
  for (const y of [-below, -0.1, 0.16]) ball(clay, [0, y, 0], [0.05, 0.035, 0.05], 5, livery.trim);
  clay.at(
    [0, above, 0],
    () => {
      clay.mirror(() => plate(clay, HORN, 0.05, 0.025, livery.trim));
      ball(clay, [0, 0.2, 0], 0.1, 7, spark);
    },
    [0, 0, 0],
    size,
  );
}

/** A short stave with a spearhead of light. */
export function stormStave(clay: Clay, livery: Livery): void {
  limb(clay, points([0, -0.55, 0, 0, 0.62, 0]), [0.03], 6, leather);
  ball(clay, [0, -0.56, 0], 0.045, 5, livery.trim);
  ball(clay, [0, 0.6, 0], 0.065, 5, livery.trim);
  blade(clay, points([0, 0.6, 0, 0, 0.72, 0, 0, 1.02, 0]), [0.03, 0.085, 0.004], 0.03, spark);
}

/** A crooked flash from one point towards another. */
export function lightning(clay: Clay, from: P3, to: P3, seed: number): void {
  const steps = 4;
  const path = Array.from({ length: steps + 1 }, (_, i): P3 => {
    const t = i / steps;
    const jog = i === 0 || i === steps ? 0 : 0.07 * (i % 2 ? 1 : -1);
    return [
      from[0] + (to[0] - from[0]) * t + jog * Math.cos(seed),
      from[1] + (to[1] - from[1]) * t + jog * 0.6,
      from[2] + (to[2] - from[2]) * t + jog * Math.sin(seed),
    ];
  });
  limb(clay, path, [0.03, 0.028, 0.024, 0.016, 0.003], 3, spark);
}
