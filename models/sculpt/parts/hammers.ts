import { ball, block, type Clay, evenOutline, limb, plate, points } from '../clay';
import { leather, steel } from '../paint/paints';
import type { Livery } from './livery';

const SPIKE = evenOutline([0, 0.34, 0.055, 0.14]);

/** A warhammer held at the origin, its haft along +y, its striking faces along z; a light one has a plain head. */
export function hammer(clay: Clay, livery: Livery, haft = 0.72, size = 1, light = false): void {
  limb(clay, points([0, -0.3, 0, 0, haft, 0]), [0.036], 6, leather);
  ball(clay, [0, -0.32, 0], 0.06, 5, livery.trim);
  clay.at(
    [0, haft, 0],
    () => {
      block(clay, [0, 0, 0], light ? [0.29, 0.32, 0.5] : [0.23, 0.27, 0.36], light ? 0.045 : 0.02, steel);
      if (!light) for (const z of [-0.19, 0.19]) block(clay, [0, 0, z], [0.31, 0.35, 0.14], 0.045, steel);
      block(clay, [0, 0, 0], [0.32, 0.35, 0.11], 0.03, livery.trim);
      plate(clay, SPIKE, 0.07, 0.03, livery.trim);
    },
    [0, 0, 0],
    size,
  );
}
