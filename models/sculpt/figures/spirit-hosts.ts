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

/** A spirit without legs: a tail that coils up from the common mist, a head, two grasping hands. */
function spirit(clay: Clay, { turn, high, out, seed, reach }: Spirit): void {
  const skin = seed % 2 ? cloth : pale;
  const coil = (t: number): P3 => {
    const a = turn - 2.6 * (1 - t);
    const d = out * (0.35 + 0.65 * t) * (1 + 0.5 * Math.sin(Math.PI * t));
    return [Math.sin(a) * d, 0.22 + (high - 0.22) * t ** 1.15, Math.cos(a) * d];
  };
  const girth: readonly P2[] = [
    [0.03, 0.03],
    [0.12, 0.1],
    [0.17, 0.14],
    [0.2, 0.16],
    [0.23, 0.16],
    [0.1, 0.1],
  ];
  const body = girth.map((r, i): Ring => ({ at: coil(i / 5), r }));
  loft(clay, body, 8, skin, { fold: (ring, a) => 1 + 0.14 * Math.cos(a * 4 + ring) });
  const [hx, hy, hz] = coil(1);
  const ahead: P3 = [Math.sin(turn), 0, Math.cos(turn)];
  const head: P3 = [hx + ahead[0] * 0.06, hy + 0.14, hz + ahead[2] * 0.06];
  hood(clay, { cloth: skin, at: head, size: 0.82, look: turn, nod: 0.2 });
  const face: P3 = [head[0] + ahead[0] * 0.07, head[1] - 0.02, head[2] + ahead[2] * 0.07];
  skull(clay, { at: face, size: 0.95, look: turn, plain: true });
  for (const side of [1, -1] as const) {
    const across: P3 = [Math.cos(turn) * side, 0, -Math.sin(turn) * side];
    const from: P3 = [hx + across[0] * 0.18, hy - 0.02, hz + across[2] * 0.18];
    const far = 0.42 + 0.1 * chance(seed + side);
    const hand: P3 = [
      from[0] + ahead[0] * far + across[0] * 0.16,
      from[1] + (side === 1 ? reach : -0.12),
      from[2] + ahead[2] * far + across[2] * 0.16,
    ];
    sleeve(clay, {
      cloth: skin,
      flesh: ghostflesh,
      shoulder: from,
      hand,
      seed: seed + side,
      bones: 0.26,
      torn: false,
      pole: [across[0], -0.6, across[2]],
    });
  }
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
