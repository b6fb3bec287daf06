import { GROUND } from '../base';
import { aimed, type Clay, type P3 } from '../clay';
import { ivory } from '../paint/paints';
import { arms, handOf } from '../parts/arms';
import { cloak } from '../parts/cloak';
import { hammer } from '../parts/hammers';
import { type Crest, helm } from '../parts/helm';
import { legs } from '../parts/legs';
import { hammerers } from '../parts/livery';
import { kiteShield } from '../parts/shields';
import type { Stance } from '../parts/stance';
import { pauldrons, skirt, torso } from '../parts/torso';
import { type Figure, round } from './figure';

interface Liberator extends Stance {
  readonly crest: Crest;
  /** Where the haft of the hammer points, and its striking face. */
  readonly haft: P3;
  readonly face: P3;
  readonly shieldTurn: P3;
  readonly gust: number;
}

function liberator(clay: Clay, pose: Liberator): void {
  legs(clay, pose, hammerers);
  skirt(clay, pose, hammerers);
  torso(clay, pose, hammerers);
  cloak(clay, pose, {
    out: hammerers.cloak,
    lining: hammerers.lining,
    low: 0.3,
    back: 0.45,
    half: 0.42,
    gust: pose.gust,
    ...(pose.crest === 'brush' ? { hem: ivory } : {}),
  });
  helm(clay, pose, hammerers, pose.crest);
  arms(clay, pose, hammerers);
  pauldrons(clay, pose, hammerers);
  const [left, right] = [handOf(pose, 1), handOf(pose, -1)];
  clay.at([left[0], left[1], left[2] + 0.1], () => kiteShield(clay, hammerers), pose.shieldTurn);
  clay.inside(aimed(right, pose.haft, pose.face), () => hammer(clay, hammerers));
}

const guard: Liberator = {
  hips: [0, 0.84, 0],
  lean: 0.06,
  turn: -0.18,
  feet: [
    [0.24, GROUND, 0.2],
    [-0.24, GROUND, -0.16],
  ],
  toes: [0.15, -0.5],
  hands: [
    [0.34, 1.0, 0.44],
    [-0.68, 1.32, 0.16],
  ],
  look: 0.2,
  crest: 'fin',
  haft: [-0.2, 1, 0.15],
  face: [0.2, 0, 1],
  shieldTurn: [-0.05, 0.22, 0.05],
  gust: 0.06,
};

const stride: Liberator = {
  ...guard,
  hips: [0, 0.8, 0.05],
  lean: 0.2,
  turn: 0.3,
  feet: [
    [0.22, GROUND, -0.3],
    [-0.22, GROUND, 0.34],
  ],
  toes: [0.35, -0.1],
  hands: [
    [0.52, 0.98, 0.36],
    [-0.56, 1.62, 0.2],
  ],
  look: -0.25,
  haft: [0.1, 0.85, -0.65],
  face: [0.1, 0.6, 0.8],
  shieldTurn: [0.04, 0.55, -0.08],
  gust: -0.1,
};

const prime: Liberator = {
  ...guard,
  hips: [0, 0.86, 0],
  lean: -0.04,
  turn: 0.12,
  feet: [
    [0.27, GROUND, 0.06],
    [-0.25, GROUND, 0.02],
  ],
  toes: [0.4, -0.4],
  hands: [
    [0.46, 0.96, 0.36],
    [-0.62, 1.78, 0.26],
  ],
  look: -0.1,
  crest: 'brush',
  haft: [-0.25, 1, 0.1],
  face: [0.5, 0, 1],
  shieldTurn: [-0.04, 0.3, 0.02],
  gust: 0.12,
};

export const liberators: Figure = {
  id: 'liberators',
  name: 'Liberators',
  size: 'infantry',
  base: round(40),
  height: 2.75,
  eyes: 1.66,
  poses: [
    { name: 'guard', sculpt: clay => liberator(clay, guard) },
    { name: 'stride', sculpt: clay => liberator(clay, stride) },
    { name: 'prime', as: 'leader', sculpt: clay => liberator(clay, prime) },
  ],
};
