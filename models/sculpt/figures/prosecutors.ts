import { type Clay, limb, type P3, points } from '../clay';
import { iron, spark } from '../paint/paints';
import { handOf } from '../parts/arms';
import { hammer } from '../parts/hammers';
import type { Crest } from '../parts/helm';
import { inHand, knight } from '../parts/knight';
import { hammerers } from '../parts/livery';
import { kiteShield } from '../parts/shields';
import type { Stance } from '../parts/stance';
import { lightning, stormStave } from '../parts/staves';
import { wings } from '../parts/wings';
import { type Figure, round } from './figure';

interface Prosecutor extends Stance {
  readonly crest: Crest;
  readonly lift: number;
  readonly hafts: readonly [P3, P3];
  /** Two hammers, or a javelin and a shield. */
  readonly arms: 'hammers' | 'javelin';
}

/** A rod from the base to the trailing foot, wound with lightning. */
function flightStand(clay: Clay, foot: P3): void {
  limb(clay, points([0, 0.12, 0, 0, 0.5, 0, foot[0] * 0.8, foot[1], foot[2] * 0.8]), [0.05, 0.035, 0.03], 6, iron);
  lightning(clay, [0.05, foot[1] - 0.05, 0.02], [0.3, 0.2, 0.26], 1);
}

function prosecutor(clay: Clay, pose: Prosecutor): void {
  flightStand(clay, pose.feet[1]);
  knight(clay, pose, hammerers, { crest: pose.crest, cloth: 'skirt', shoulders: 0.84, light: true });
  wings(clay, pose, pose.lift);
  const [left, right] = pose.hafts;
  if (pose.arms === 'hammers') {
    inHand(clay, pose, 1, left, [0.3, 0, 1], () => hammer(clay, hammerers, 0.4, 0.75, true));
    inHand(clay, pose, -1, right, [-0.3, 0, 1], () => hammer(clay, hammerers, 0.4, 0.75, true));
    return;
  }
  const [x, y, z] = handOf(pose, 1);
  clay.at([x, y, z + 0.1], () => kiteShield(clay, hammerers), [0, 0.4, 0], 0.8);
  inHand(clay, pose, -1, right, [0, 0, 1], () => stormStave(clay, { ...hammerers, trim: spark }));
}

const dive: Prosecutor = {
  hips: [0, 1.38, 0.02],
  lean: 0.42,
  turn: 0.15,
  feet: [
    [0.2, 0.92, -0.24],
    [-0.14, 0.72, -0.2],
  ],
  toes: [0.2, -0.2],
  hands: [
    [0.62, 1.56, 0.66],
    [-0.6, 2.1, 0.34],
  ],
  look: -0.1,
  nod: -0.25,
  crest: 'fin',
  lift: 0.85,
  hafts: [
    [0.4, 0.5, 0.75],
    [-0.25, 0.9, -0.3],
  ],
  arms: 'hammers',
};
const hover: Prosecutor = {
  ...dive,
  hips: [0, 1.42, 0],
  lean: 0.12,
  turn: -0.2,
  feet: [
    [0.2, 0.86, 0.14],
    [-0.14, 0.72, -0.12],
  ],
  hands: [
    [0.7, 1.5, 0.34],
    [-0.64, 1.62, 0.36],
  ],
  look: 0.15,
  nod: 0.1,
  lift: 0.3,
  hafts: [
    [0.6, 0.7, 0.3],
    [-0.5, 0.8, 0.2],
  ],
};
const javelin: Prosecutor = {
  ...hover,
  lean: 0.2,
  turn: 0.4,
  hands: [
    [0.5, 1.56, 0.5],
    [-0.56, 2.16, -0.06],
  ],
  look: -0.35,
  lift: 0.6,
  hafts: [
    [0, 1, 0],
    [0.2, 0.25, 0.95],
  ],
  arms: 'javelin',
};
const prime: Prosecutor = { ...dive, lean: 0.25, crest: 'brush', lift: 1, nod: -0.1 };

export const prosecutors: Figure = {
  id: 'prosecutors',
  name: 'Prosecutors',
  size: 'infantry',
  base: round(40),
  height: 3.1,
  eyes: 2.3,
  poses: [
    { name: 'dive', sculpt: clay => prosecutor(clay, dive) },
    { name: 'hover', sculpt: clay => prosecutor(clay, hover) },
    { name: 'javelin', sculpt: clay => prosecutor(clay, javelin) },
    { name: 'prime', as: 'leader', sculpt: clay => prosecutor(clay, prime) },
  ],
};
