import { aimed, type Clay, chain, evenOutline, loft, type P3, plate, points, rings, unit } from '../clay';
import { gravecloth, iron, rust, whetted } from '../paint/paints';
import { shackle } from '../parts/rusty';
import { tatter } from '../parts/shroud';
import { alongHaft, spectre } from '../parts/spectre';
import { sword } from '../parts/swords';
import { type Figure, round } from './figure';

const cloth = gravecloth(0.78, 0.2);

interface Revenant {
  readonly seed: number;
  readonly lean: number;
  readonly sway: number;
  readonly look: number;
  readonly grip: P3;
  readonly along: P3;
  readonly flat: P3;
  /** Where the torn cloth flies in the whirl. */
  readonly whirl: P3;
}

/** A faceless spirit in an iron half mask that spins with a great tomb blade. */
function revenant(clay: Clay, { grip, along, flat, whirl, ...stance }: Revenant): void {
  const line = unit(along);
  const hands = alongHaft(grip, line, -0.17, 0.02);
  const ghost = spectre(clay, {
    ...stance,
    cloth,
    tall: 1.16,
    wide: 1.04,
    tails: 9,
    long: 0.6,
    flow: whirl,
    peak: 0.02,
    hands,
    grips: [line, line],
  });
  clay.at([ghost.head[0], ghost.head[1] - 0.05, ghost.head[2] + 0.05], () => halfMask(clay), [0.1, stance.look, 0]);
  clay.inside(aimed(ghost.hands[1], line, flat), () =>
    sword(clay, { steel: whetted, trim: iron, long: 1.16, wide: 0.12, hilt: 0.3 }),
  );
  bonds(clay, ghost.hands);
  for (let i = 0; i < 4; i++) {
    const from: P3 = [ghost.heart[0] + (i - 1.5) * 0.13, ghost.heart[1] + 0.08, ghost.heart[2] - 0.18];
    const aim: P3 = [whirl[0] * 0.9, -0.35 - 0.1 * i, -0.6];
    tatter(clay, { from, aim, long: 0.75, wide: 0.09, cloth, seed: stance.seed + i * 2 });
  }
}

/** Shackles on both wrists, a broken chain from the left one. */
function bonds(clay: Clay, hands: readonly [P3, P3]): void {
  for (const [x, y, z] of hands) shackle(clay, [x * 0.92, y - 0.02, z - 0.1]);
  const [x, y, z] = hands[0];
  const links = points([x * 0.92, y - 0.06, z - 0.1, x + 0.12, y - 0.3, z - 0.06, x + 0.04, y - 0.52, z - 0.12]);
  chain(clay, links, 0.055, rust);
}

const JAW = evenOutline([0.1, 0.05, 0.11, -0.04, 0.05, -0.13, 0, -0.15]);

function halfMask(clay: Clay): void {
  plate(clay, JAW, 0.05, 0.02, iron, x => 0.135 - x * x * 3);
  loft(clay, rings([0, 0.0, 0, 0.125, 0.13, 0, 0.035, 0, 0.125, 0.13]), 9, iron, { caps: 'none' });
}

const poses: Readonly<Record<'whirl' | 'cleave' | 'guard', Revenant>> = {
  whirl: {
    seed: 3,
    lean: 0.22,
    sway: 0.06,
    look: -0.3,
    grip: [-0.3, 1.14, 0.52],
    along: [-0.9, 0.3, 0.35],
    flat: [0, 1, 0.2],
    whirl: [0.55, -0.35, -0.35],
  },
  cleave: {
    seed: 6,
    lean: 0.18,
    sway: -0.03,
    look: 0.1,
    grip: [-0.08, 1.5, 0.46],
    along: [-0.25, 1, -0.35],
    flat: [1, 0, 0.1],
    whirl: [-0.2, -0.42, -0.5],
  },
  guard: {
    seed: 10,
    lean: 0.28,
    sway: 0.03,
    look: 0.2,
    grip: [-0.2, 1.02, 0.6],
    along: [0.65, 0.8, 0.1],
    flat: [-0.2, 0, 1],
    whirl: [-0.45, -0.38, -0.4],
  },
};

export const bladegheistRevenants: Figure = {
  id: 'bladegheist-revenants',
  name: 'Bladegheist Revenants',
  size: 'infantry',
  base: round(32),
  height: 2.68,
  eyes: 1.48,
  poses: Object.entries(poses).map(([name, pose]) => ({ name, sculpt: clay => revenant(clay, pose) })),
};
