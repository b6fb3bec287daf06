import { type Clay, evenOutline, outline, plate } from '../clay';
import { spark } from '../paint/paints';
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

const TOWER = [0, 0.52, 0.2, 0.48, 0.34, 0.34, 0.37, -0.18, 0.22, -0.46, 0, -0.58];

/** A tall shield with an eight-pointed star around a burning gem. */
export function starShield(clay: Clay, livery: Livery): void {
  plate(clay, evenOutline(TOWER, 1.06), 0.07, 0.04, livery.trim, bowed);
  plate(clay, evenOutline(TOWER, 0.88), 0.05, 0.02, livery.cloth, x => bowed(x) + 0.03);
  const star = Array.from({ length: 16 }, (_, i) => {
    const [a, r] = [(i / 16) * Math.PI * 2, i % 2 ? 0.1 : i % 4 ? 0.2 : 0.29];
    return [Math.sin(-a) * r, Math.cos(a) * r] as const;
  });
  plate(clay, star, 0.05, 0.01, livery.plate, x => bowed(x) + 0.05);
  plate(clay, evenOutline([0, 0.08, 0.07, 0, 0, -0.08]), 0.08, 0.02, spark, () => 0.07);
}
