import { type Clay, chance, loft, type P3, type Ring } from '../clay';
import { stoneDark } from '../paint/paints';
import type { Paint } from '../paint/recipe';

/** A flat-topped rock to stand on: its foot at `at`, so wide and so high. */
export function rock(clay: Clay, at: P3, half: number, high: number, seed: number, paint: Paint = stoneDark): void {
  const rough = (ring: number, angle: number) => 0.85 + 0.3 * chance(seed + ring * 3 + Math.round(angle * 4));
  const sides: readonly Ring[] = [
    { at: [0, -0.03, 0], r: [half * 1.15, half] },
    { at: [0, high * 0.55, 0.02], r: [half, half * 0.9] },
    { at: [0, high, 0], r: [half * 0.78, half * 0.7] },
  ];
  clay.at(at, () => loft(clay, sides, 7, paint, { caps: 'end', fold: rough }), [0, seed, 0]);
}
