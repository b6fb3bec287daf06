import { GROUND } from '../base';
import { ball, blade, type Clay, limb, type P3, points, unit } from '../clay';
import { leather, spark } from '../paint/paints';
import { hammer } from '../parts/hammers';
import type { Crest } from '../parts/helm';
import { inHand, knight } from '../parts/knight';
import { paladins } from '../parts/livery';
import { alongHaft } from '../parts/spectre';
import type { Stance } from '../parts/stance';
import { lightning } from '../parts/staves';
import { type Figure, round } from './figure';

interface Retributor extends Stance {
  readonly crest: Crest;
  readonly haft: P3;
  readonly face: P3;
  readonly mace?: boolean;
}

/** Heavier plate than the line, a great hammer in both hands. */
function retributor(clay: Clay, pose: Retributor): void {
  clay.at(
    [0, -0.014, 0],
    () => {
      knight(clay, pose, paladins, { crest: pose.crest, cloth: 'skirt', shoulders: 1.18, bareBack: true });
      inHand(clay, pose, -1, pose.haft, pose.face, () => {
        limb(clay, points([0, -0.62, 0, 0, -0.2, 0]), [0.036], 6, leather);
        if (pose.mace) starMace(clay);
        else {
          hammer(clay, paladins, 0.66, 1.22);
          lightning(clay, [0.1, 0.8, 0.3], [0.24, 1.0, 0.5], 2);
        }
      });
    },
    [0, 0, 0],
    1.1,
  );
}

const SPIKES = 9;

/** A mace whose head is a burning star. */
function starMace(clay: Clay): void {
  limb(clay, points([0, -0.3, 0, 0, 0.66, 0]), [0.038], 6, leather);
  ball(clay, [0, 0.82, 0], 0.15, 8, spark);
  for (let i = 0; i < SPIKES; i++) {
    const y = 1 - (2 * i + 1) / SPIKES;
    const [r, a] = [Math.sqrt(1 - y * y), i * 2.39996];
    const out = (k: number): P3 => [Math.cos(a) * r * k, 0.82 + y * k, Math.sin(a) * r * k];
    blade(clay, [out(0.1), out(0.2), out(0.34)], [0.04, 0.06, 0.004], 0.06, paladins.trim);
  }
}

const UP: P3 = unit([-0.78, 0.62, 0.12]);
const ready: Retributor = {
  hips: [0, 0.84, 0],
  lean: 0.08,
  turn: 0.12,
  feet: [
    [0.28, GROUND, 0.1],
    [-0.26, GROUND, 0],
  ],
  toes: [0.35, -0.35],
  hands: alongHaft([-0.08, 1.12, 0.5], UP, -0.36, 0.26),
  look: -0.1,
  crest: 'none',
  haft: UP,
  face: [0.2, 0.2, 1],
};
const OVER: P3 = unit([0.1, 0.75, -0.65]);
const swing: Retributor = {
  ...ready,
  hips: [0, 0.8, 0.04],
  lean: 0.2,
  turn: -0.15,
  feet: [
    [0.26, GROUND, 0.3],
    [-0.26, GROUND, -0.22],
  ],
  toes: [0.1, -0.5],
  hands: alongHaft([-0.14, 1.62, 0.34], OVER, -0.4, 0.02),
  look: 0.1,
  haft: OVER,
  face: [0, 0.7, 0.7],
};
const mace: Retributor = { ...ready, turn: -0.1, mace: true, look: 0.1 };
const prime: Retributor = { ...ready, crest: 'brush', turn: 0, look: 0 };

export const retributors: Figure = {
  id: 'retributors',
  name: 'Retributors',
  size: 'infantry',
  base: round(40),
  height: 2.95,
  eyes: 1.8,
  poses: [
    { name: 'ready', sculpt: clay => retributor(clay, ready) },
    { name: 'swing', sculpt: clay => retributor(clay, swing) },
    { name: 'starsoul-mace', sculpt: clay => retributor(clay, mace) },
    { name: 'prime', as: 'leader', sculpt: clay => retributor(clay, prime) },
  ],
};
