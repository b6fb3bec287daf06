import { type Clay, chance, loft, type P3, type Ring } from '../clay';
import { stoneDark } from '../paint/paints';
import { brighter } from '../paint/recipe';

/** A rock: its foot at `at`, so wide and so high, its top that share of its foot: flat to stand on, or a crag. */
export function rock(clay: Clay, at: P3, half: number, high: number, seed: number, top = 0.75): void {
  const rough = (ring: number, angle: number) => 0.85 + 0.3 * chance(seed + ring * 3 + Math.round(angle * 4));
  const sides: readonly Ring[] = [
    { at: [0, -0.03, 0], r: [half * 1.15, half] },
    { at: [0, high * 0.55, 0.02], r: [half, half * 0.9] },
    { at: [0, high, 0], r: [half * top, half * top * 0.9] },
  ];
  clay.at(at, () => loft(clay, sides, 7, stoneDark, { caps: 'end', fold: rough, facets: brighter(stoneDark) }), [
    0,
    seed,
    0,
  ]);
}
