import { type Clay, evenOutline, outline, plate } from '../clay';
import type { Livery } from './livery';

const KITE = [0, 0.38, 0.2, 0.44, 0.35, 0.31, 0.34, 0, 0.21, -0.36, 0, -0.64];
const BOLT = outline([0.1, 0.26, 0.03, 0.26, -0.13, 0, -0.02, 0.02, -0.08, -0.32, 0.14, 0.06, 0.03, 0.05]);
const bowed = (x: number) => -x * x * 0.55;

/** A kite shield with a falling bolt, facing +z around its grip. */
export function kiteShield(clay: Clay, livery: Livery): void {
  plate(clay, evenOutline(KITE, 1.1), 0.07, 0.04, livery.trim, bowed);
  plate(clay, evenOutline(KITE, 0.9), 0.05, 0.02, livery.plate, x => bowed(x) + 0.03);
  plate(clay, BOLT, 0.05, 0.015, livery.cloth, x => bowed(x) + 0.055);
}
