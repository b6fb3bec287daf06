import { ball, blade, type Clay, chain, girdle, loft, type P3, rings } from '../clay';
import { iron, rust, shroud, wisp } from '../paint/paints';
import { shackle } from '../parts/rusty';
import { spectre } from '../parts/spectre';
import { type Figure, round } from './figure';

const cloth = shroud(0.72, 0.2);

interface Ghast {
  readonly seed: number;
  readonly lean: number;
  readonly sway: number;
  readonly look: number;
  readonly hands: readonly [P3, P3];
  /** Where the two balls fly, and the bend of each chain. */
  readonly balls: readonly [P3, P3];
  readonly bends: readonly [P3, P3];
}

/** A captive that has made weapons of its bonds: a spiked ball on a chain from either wrist. */
function chainghast(clay: Clay, { balls, bends, ...stance }: Ghast): void {
  const { hands, heart } = spectre(clay, {
    ...stance,
    cloth,
    tall: 1.1,
    wide: 1.25,
    grips: [
      [0, 1, 0.2],
      [0, 1, 0.2],
    ],
    tails: 7,
    long: 0.55,
  });
  hands.forEach((hand, i) => {
    const [to, bend] = [balls[i] ?? hand, bends[i] ?? hand];
    shackle(clay, [hand[0] * 0.95, hand[1] - 0.03, hand[2] - 0.1]);
    chain(clay, [hand, bend, to], 0.08, rust);
    spikedBall(clay, to);
  });
  girdle(clay, [heart[0], heart[1] - 0.1, 0.02], [0.29, 0.25], 0.075, rust);
}

function spikedBall(clay: Clay, at: P3): void {
  ball(clay, at, 0.15, 8, iron);
  const [x, y0, z] = at;
  loft(clay, rings([x, y0 - 0.025, z, 0.156, 0.156, x, y0 + 0.025, z, 0.156, 0.156]), 8, wisp);
  for (let i = 0; i < 6; i++) {
    const y = 1 - (2 * i + 1) / 6;
    const [r, a] = [Math.sqrt(1 - y * y), i * 2.4];
    const out = (k: number): P3 => [at[0] + Math.cos(a) * r * k, at[1] + y * k, at[2] + Math.sin(a) * r * k];
    blade(clay, [out(0.12), out(0.27)], [0.04, 0.004], 0.04, rust);
  }
}

const whirl: Ghast = {
  seed: 3,
  lean: 0.2,
  sway: 0.04,
  look: 0.1,
  hands: [
    [0.5, 1.42, 0.34],
    [-0.56, 1.1, 0.44],
  ],
  balls: [
    [0.86, 1.9, 0.1],
    [-0.96, 1.0, 0.7],
  ],
  bends: [
    [0.62, 1.74, 0.24],
    [-0.78, 1.18, 0.62],
  ],
};
const lash: Ghast = {
  seed: 8,
  lean: 0.28,
  sway: -0.05,
  look: -0.2,
  hands: [
    [0.5, 0.92, 0.5],
    [-0.46, 1.5, 0.2],
  ],
  balls: [
    [0.72, 0.42, 0.62],
    [-0.66, 2.0, -0.16],
  ],
  bends: [
    [0.66, 0.7, 0.6],
    [-0.66, 1.76, 0.06],
  ],
};

export const chainghasts: Figure = {
  id: 'chainghasts',
  name: 'Chainghasts',
  size: 'infantry',
  base: round(32),
  height: 2.25,
  eyes: 1.44,
  poses: [
    { name: 'whirl', sculpt: clay => chainghast(clay, whirl) },
    { name: 'lash', sculpt: clay => chainghast(clay, lash) },
  ],
};
