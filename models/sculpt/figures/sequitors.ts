import { GROUND } from '../base';
import type { Clay, P3 } from '../clay';
import { handOf } from '../parts/arms';
import type { Crest } from '../parts/helm';
import { inHand, knight } from '../parts/knight';
import { mages } from '../parts/livery';
import { maul } from '../parts/maces';
import { starShield } from '../parts/shields';
import { alongHaft } from '../parts/spectre';
import type { Stance } from '../parts/stance';
import { type Figure, round } from './figure';

interface Sequitor extends Stance {
  readonly crest: Crest;
  readonly haft: P3;
  readonly shield?: P3;
}

function sequitor(clay: Clay, pose: Sequitor): void {
  knight(clay, pose, mages, { crest: pose.crest, cloth: 'robe', bareBack: true });
  const { shield } = pose;
  if (shield) {
    const [x, y, z] = handOf(pose, 1);
    clay.at([x, y, z + 0.1], () => starShield(clay, mages), shield);
    inHand(clay, pose, -1, pose.haft, [0, 0, 1], () => maul(clay, mages));
  } else inHand(clay, pose, -1, pose.haft, [0, 0, 1], () => maul(clay, mages, 0.78, 1.25, 0.5));
}

const wall: Sequitor = {
  hips: [0, 0.86, 0],
  lean: 0.08,
  turn: -0.1,
  feet: [
    [0.2, GROUND, 0.22],
    [-0.22, GROUND, -0.08],
  ],
  hands: [
    [0.3, 1.02, 0.48],
    [-0.72, 1.14, 0.28],
  ],
  look: 0.1,
  crest: 'plume',
  haft: [-0.35, 0.9, 0.35],
  shield: [-0.04, 0.1, 0.02],
};
const advance: Sequitor = {
  ...wall,
  turn: 0.28,
  lean: 0.14,
  feet: [
    [0.2, GROUND, -0.12],
    [-0.2, GROUND, 0.28],
  ],
  hands: [
    [0.5, 1.04, 0.36],
    [-0.5, 1.66, 0.1],
  ],
  look: -0.2,
  haft: [-0.2, 0.8, -0.55],
  shield: [0, 0.5, -0.05],
};
const SWING: P3 = [-0.55, 0.8, 0.1];
const greatmace: Sequitor = {
  hips: [0, 0.86, 0],
  lean: 0.12,
  turn: 0.2,
  feet: [
    [0.24, GROUND, -0.08],
    [-0.2, GROUND, 0.24],
  ],
  hands: alongHaft([-0.12, 1.2, 0.46], SWING, -0.36, 0.22),
  look: -0.15,
  crest: 'plume',
  haft: SWING,
};
const prime: Sequitor = {
  ...wall,
  hips: [0, 0.88, 0],
  lean: 0,
  turn: 0.1,
  hands: [
    [0.44, 1.04, 0.4],
    [-0.6, 1.7, 0.3],
  ],
  look: -0.1,
  crest: 'halo',
  haft: [-0.3, 1, 0.15],
  shield: [-0.03, 0.3, 0.03],
};

export const sequitors: Figure = {
  id: 'sequitors',
  name: 'Sequitors',
  size: 'infantry',
  base: round(40),
  height: 2.7,
  eyes: 1.68,
  poses: [
    { name: 'wall', sculpt: clay => sequitor(clay, wall) },
    { name: 'advance', sculpt: clay => sequitor(clay, advance) },
    { name: 'greatmace', sculpt: clay => sequitor(clay, greatmace) },
    { name: 'prime', as: 'leader', sculpt: clay => sequitor(clay, prime) },
  ],
};
