import { type Clay, chance, loft, type P2, type P3, type Ring } from '../clay';
import { ghostflesh, shroud } from '../paint/paints';
import type { Paint } from '../paint/recipe';
import { hood } from '../parts/hood';
import { tatter } from '../parts/shroud';
import { skull } from '../parts/skull';
import { sleeve } from '../parts/spectral-arms';
import { type Figure, round } from './figure';

interface Spirit {
  /** Where its coil begins around the middle, how high its head rises and which way it looks. */
  readonly turn: number;
  readonly high: number;
  readonly out: number;
  readonly seed: number;
  readonly reach: number;
}

const cloth = shroud(1.0, 0.3);
const pale: Paint = { ...cloth, base: '#3a6f72', light: '#8cc4bc' };

const GIRTH: readonly P2[] = [
  [0.03, 0.03],
  [0.12, 0.1],
  [0.17, 0.14],
  [0.2, 0.16],
  [0.23, 0.16],
  [0.1, 0.1],
];

/** A point of the tail that coils up from the common mist, 0 below and 1 at the neck. */
function coil({ turn, high, out }: Spirit, t: number): P3 {
  const a = turn - 2.6 * (1 - t);
  const d = out * (0.35 + 0.65 * t) * (1 + 0.5 * Math.sin(Math.PI * t));
  return [Math.sin(a) * d, 0.22 + (high - 0.22) * t ** 1.15, Math.cos(a) * d];
}

/** A spirit without legs: a tail, a head, two grasping hands. */
function spirit(clay: Clay, one: Spirit): void {
  const { turn, seed } = one;
  const skin = seed % 2 ? cloth : pale;
  const body = GIRTH.map((r, i): Ring => ({ at: coil(one, i / 5), r }));
  loft(clay, body, 8, skin, { fold: (ring, a) => 1 + 0.14 * Math.cos(a * 4 + ring) });
  const [x, y, z] = coil(one, 1);
  const [dx, dz] = [Math.sin(turn), Math.cos(turn)];
  hood(clay, { cloth: skin, at: [x + dx * 0.06, y + 0.14, z + dz * 0.06], size: 0.82, look: turn, nod: 0.2 });
  skull(clay, { at: [x + dx * 0.13, y + 0.12, z + dz * 0.13], size: 0.95, look: turn, plain: true });
  for (const side of [1, -1] as const) grasp(clay, one, side, skin);
}

function grasp(clay: Clay, one: Spirit, side: 1 | -1, skin: Paint): void {
  const { turn, seed, reach } = one;
  const [x, y, z] = coil(one, 1);
  const [dx, dz] = [Math.sin(turn), Math.cos(turn)];
  const [ax, az] = [dz * side, -dx * side];
  const shoulder: P3 = [x + ax * 0.18, y - 0.02, z + az * 0.18];
  const far = 0.42 + 0.1 * chance(seed + side);
  const lift = side === 1 ? reach : -0.12;
  const hand: P3 = [shoulder[0] + dx * far + ax * 0.16, shoulder[1] + lift, shoulder[2] + dz * far + az * 0.16];
  const arm = { cloth: skin, flesh: ghostflesh, shoulder, hand, bones: 0.26, torn: false };
  sleeve(clay, { ...arm, seed: seed + side, pole: [ax, -0.6, az] });
}

/** The mist they rise from, with wisps that lick over the base. */
function mist(clay: Clay, seed: number): void {
  for (let i = 0; i < 6; i++) {
    const a = (i / 6) * Math.PI * 2 + seed;
    const from: P3 = [Math.sin(a) * 0.3, 0.28, Math.cos(a) * 0.3];
    tatter(clay, {
      from,
      aim: [Math.sin(a + 0.9), -0.1, Math.cos(a + 0.9)],
      long: 0.55,
      wide: 0.1,
      cloth,
      seed: seed + i,
    });
  }
}

const host = (seed: number, spirits: readonly Spirit[]) => (clay: Clay) => {
  mist(clay, seed);
  for (const one of spirits) spirit(clay, one);
};

export const spiritHosts: Figure = {
  id: 'spirit-hosts',
  name: 'Spirit Hosts',
  size: 'swarm',
  base: round(50),
  height: 1.87,
  eyes: 1.5,
  poses: [
    {
      name: 'rising',
      sculpt: host(1, [
        { turn: 0.1, high: 1.42, out: 0.3, seed: 2, reach: 0.3 },
        { turn: 1.5, high: 0.98, out: 0.46, seed: 5, reach: 0.1 },
        { turn: -1.3, high: 1.16, out: 0.44, seed: 8, reach: 0.2 },
      ]),
    },
    {
      name: 'rushing',
      sculpt: host(4, [
        { turn: -0.35, high: 1.2, out: 0.46, seed: 3, reach: 0.06 },
        { turn: 0.6, high: 1.46, out: 0.3, seed: 6, reach: 0.34 },
        { turn: 2.5, high: 0.96, out: 0.42, seed: 9, reach: 0.16 },
      ]),
    },
  ],
};
