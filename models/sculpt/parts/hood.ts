import { type Clay, chance, loft, type P3, rings } from '../clay';
import { gloom } from '../paint/paints';
import type { Paint } from '../paint/recipe';

const COWL = rings([
  0, -0.04, -0.27, 0.02, 0.03, 0, 0.02, -0.2, 0.14, 0.17, 0, 0.03, -0.02, 0.2, 0.235, 0, 0.03, 0.13, 0.19, 0.235, 0,
  0.01, 0.2, 0.18, 0.23, 0, 0, 0.12, 0.145, 0.19,
]);
const DARK = rings([0, 0.01, 0.135, 0.155, 0.2, 0, 0, -0.06, 0.12, 0.15]);

/** The arch of the opening: highest over the brow. */
const crown = (angle: number) => Math.max(0, Math.sin(angle)) ** 2.5;
const pointed = (_: number, angle: number) => 1 + 0.16 * crown(angle);

export interface HoodShape {
  readonly cloth: Paint;
  readonly at: P3;
  readonly size?: number;
  /** How far the brow juts forward, in inches. */
  readonly peak?: number;
  /** The way the hood looks: down, to its left. */
  readonly nod?: number;
  readonly look?: number;
}

/** A deep hood, black within. Its rings run forward and then back inside, along one fixed axis. */
export function hood(clay: Clay, { cloth, at, size = 1, peak = 0.07, nod = 0.12, look = 0 }: HoodShape): void {
  clay.at(
    at,
    () => {
      loft(clay, COWL, 12, cloth, {
        caps: 'start',
        axis: [0, 0, 1],
        fold: pointed,
        drop: (k, a) => (k > 2 ? peak * crown(a) : 0),
      });
      loft(clay, DARK, 12, gloom, { caps: 'end', axis: [0, 0, 1], fold: pointed });
      fall(clay, cloth);
    },
    [nod, look, 0],
    size,
  );
}

/** The tip of the hood, hanging down behind. */
function fall(clay: Clay, cloth: Paint): void {
  const tip = rings([0, 0.12, -0.16, 0.1, 0.1, 0, 0.02, -0.33, 0.07, 0.06, 0, -0.16, -0.42, 0.01, 0.01]);
  loft(clay, tip, 6, cloth);
}

/** A short cape over the shoulders, torn along its edge. */
export function mantle(clay: Clay, cloth: Paint, at: P3, half: number, deep: number, seed: number): void {
  clay.at(at, () => {
    const skin = rings([0, -0.26, 0, half, deep, 0, -0.12, 0, half * 0.92, deep * 0.9, 0, 0.02, 0.01, 0.13, 0.12]);
    loft(clay, skin, 14, cloth, {
      caps: 'none',
      axis: [0, 1, 0],
      drop: (ring, angle) => (ring === 0 ? -0.14 * chance(seed + Math.round(angle * 9)) : 0),
    });
  });
}
