import { GROUND } from '../base';
import { type Clay, frameAt, type P3 } from '../clay';
import { greatbow } from '../parts/crossbow';
import type { Crest } from '../parts/helm';
import { knight } from '../parts/knight';
import { archers } from '../parts/livery';
import { quiver } from '../parts/quiver';
import { chestOf, type Stance } from '../parts/stance';
import { type Figure, round } from './figure';

interface Castigator extends Stance {
  readonly crest: Crest;
  /** Where the bow is and how it is turned. */
  readonly bow: P3;
  readonly aim: P3;
}

function castigator(clay: Clay, pose: Castigator): void {
  knight(clay, pose, archers, { crest: pose.crest, cloth: 'robe', shoulders: 0.92 });
  clay.inside(frameAt(pose.bow, pose.aim, [1, 1, 1]), () => greatbow(clay));
  clay.inside(chestOf(pose), () => clay.at([0.08, 0.3, -0.36], () => quiver(clay), [0.1, 0, -0.4]));
}

const aim: Castigator = {
  hips: [0, 0.86, -0.04],
  lean: 0.1,
  turn: -0.35,
  feet: [
    [0.22, GROUND, 0.26],
    [-0.22, GROUND, -0.14],
  ],
  toes: [0.05, -0.7],
  hands: [
    [0.06, 1.24, 0.66],
    [-0.24, 1.22, 0.16],
  ],
  look: 0.35,
  crest: 'plume',
  bow: [-0.06, 1.3, 0.4],
  aim: [0, 0.06, 0],
};
const lower: Castigator = {
  ...aim,
  lean: 0.04,
  turn: -0.1,
  feet: [
    [0.24, GROUND, 0.1],
    [-0.22, GROUND, 0.02],
  ],
  toes: [0.35, -0.35],
  hands: [
    [0.34, 1.0, 0.42],
    [-0.3, 0.9, 0.36],
  ],
  look: 0.25,
  bow: [0.08, 1.02, 0.46],
  aim: [0.35, 0.75, 0],
};
const prime: Castigator = {
  ...aim,
  turn: -0.2,
  lean: -0.06,
  hands: [
    [0.12, 1.42, 0.58],
    [-0.26, 1.24, 0.16],
  ],
  look: 0.2,
  crest: 'halo',
  bow: [-0.02, 1.4, 0.36],
  aim: [-0.45, 0.1, 0],
};

export const castigators: Figure = {
  id: 'castigators',
  name: 'Castigators',
  size: 'infantry',
  base: round(40),
  height: 2.2,
  eyes: 1.66,
  poses: [
    { name: 'aim', sculpt: clay => castigator(clay, aim) },
    { name: 'lower', sculpt: clay => castigator(clay, lower) },
    { name: 'prime', as: 'leader', sculpt: clay => castigator(clay, prime) },
  ],
};
