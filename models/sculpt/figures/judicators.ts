import { GROUND } from '../base';
import { type Clay, frameAt } from '../clay';
import { handOf } from '../parts/arms';
import type { Crest } from '../parts/helm';
import { knight } from '../parts/knight';
import { hunters } from '../parts/livery';
import { longbow } from '../parts/longbow';
import { quiver } from '../parts/quiver';
import { chestOf, type Stance } from '../parts/stance';
import { type Figure, round } from './figure';

interface Judicator extends Stance {
  readonly crest: Crest;
  readonly drawn: number;
  /** How the bow is tilted: up, to its left, about its shot. */
  readonly tilt: readonly [number, number, number];
}

function judicator(clay: Clay, pose: Judicator): void {
  knight(clay, pose, hunters, {
    crest: pose.crest,
    cloth: 'skirt',
    shoulders: 0.9,
    elbows: [
      [0.6, -0.7, 0],
      [-0.7, 0.25, -0.5],
    ],
  });
  clay.inside(frameAt(handOf(pose, 1), pose.tilt, [1, 1, 1]), () => longbow(clay, pose.drawn, pose.drawn > 0));
  clay.inside(chestOf(pose), () => clay.at([-0.06, 0.28, -0.36], () => quiver(clay, 5), [0.12, 0, 0.4]));
}

const loose: Judicator = {
  hips: [0, 0.85, 0],
  lean: -0.04,
  turn: -0.85,
  feet: [
    [0.14, GROUND, 0.3],
    [-0.14, GROUND, -0.26],
  ],
  toes: [0.1, -1.1],
  hands: [
    [0.16, 1.36, 0.74],
    [-0.06, 1.38, 0.06],
  ],
  look: 0.8,
  crest: 'fin',
  drawn: 0.34,
  tilt: [0, 0, 0.12],
};
const high: Judicator = {
  ...loose,
  lean: -0.12,
  hands: [
    [0.16, 1.6, 0.66],
    [-0.06, 1.42, 0.04],
  ],
  nod: -0.2,
  drawn: 0.3,
  tilt: [-0.42, 0, 0.1],
};
const ready: Judicator = {
  ...loose,
  lean: 0.04,
  turn: -0.3,
  feet: [
    [0.24, GROUND, 0.12],
    [-0.22, GROUND, -0.06],
  ],
  toes: [0.3, -0.5],
  hands: [
    [0.52, 1.0, 0.42],
    [-0.34, 1.0, 0.4],
  ],
  look: 0.3,
  drawn: 0,
  tilt: [0.15, 0.25, 0.5],
};
const prime: Judicator = { ...loose, crest: 'brush', tilt: [-0.08, 0, 0.2], drawn: 0.36 };

export const judicators: Figure = {
  id: 'judicators',
  name: 'Judicators',
  size: 'infantry',
  base: round(40),
  height: 2.28,
  eyes: 1.66,
  poses: [
    { name: 'loose', sculpt: clay => judicator(clay, loose) },
    { name: 'high', sculpt: clay => judicator(clay, high) },
    { name: 'ready', sculpt: clay => judicator(clay, ready) },
    { name: 'prime', as: 'leader', sculpt: clay => judicator(clay, prime) },
  ],
};
