import { GROUND } from '../base';
import type { Clay, P3 } from '../clay';
import { brass, spark, whetted } from '../paint/paints';
import { handOf } from '../parts/arms';
import { cloak } from '../parts/cloak';
import type { Crest } from '../parts/helm';
import { inHand, knight } from '../parts/knight';
import { evokers } from '../parts/livery';
import { alongHaft } from '../parts/spectre';
import type { Stance } from '../parts/stance';
import { lightning, stormStaff, stormStave } from '../parts/staves';
import { sword } from '../parts/swords';
import { type Figure, round } from './figure';

interface Evocator extends Stance {
  readonly crest: Crest;
  /** A blade in the right hand and a stave in the left, or a great stave in both. */
  readonly blade?: P3;
  readonly stave: P3;
  readonly gust: number;
}

function evocator(clay: Clay, pose: Evocator): void {
  knight(clay, pose, evokers, { crest: pose.crest, cloth: 'robe' });
  cloak(clay, pose, {
    out: evokers.cloak,
    lining: evokers.lining,
    low: 0.62,
    back: 0.42,
    half: 0.38,
    gust: pose.gust,
    rows: 4,
    columns: 7,
  });
  const { blade } = pose;
  if (blade) {
    inHand(clay, pose, -1, blade, [0.6, 0.2, 1], () =>
      sword(clay, { steel: whetted, trim: brass, long: 0.82, wide: 0.075, runes: spark }),
    );
    inHand(clay, pose, 1, pose.stave, [0, 0, 1], () => stormStave(clay, evokers));
    const [x, y, z] = handOf(pose, 1);
    const tip: P3 = [x + pose.stave[0] * 0.95, y + pose.stave[1] * 0.95, z + pose.stave[2] * 0.95];
    lightning(clay, tip, [tip[0] - 0.18, tip[1] + 0.26, tip[2] + 0.16], 1.2);
  } else inHand(clay, pose, -1, pose.stave, [0, 0, 1], () => stormStaff(clay, evokers, 0.75, 0.85, 1));
}

const duel: Evocator = {
  hips: [0, 0.86, 0],
  lean: 0.1,
  turn: 0.2,
  feet: [
    [0.22, GROUND, -0.1],
    [-0.2, GROUND, 0.26],
  ],
  hands: [
    [0.6, 1.06, 0.3],
    [-0.52, 1.34, 0.44],
  ],
  look: -0.2,
  crest: 'fin',
  blade: [-0.25, 0.9, 0.35],
  stave: [0.3, 0.85, 0.3],
  gust: 0.08,
};
const thrust: Evocator = {
  ...duel,
  turn: -0.25,
  lean: 0.16,
  feet: [
    [0.22, GROUND, 0.28],
    [-0.2, GROUND, -0.14],
  ],
  hands: [
    [0.34, 1.16, 0.58],
    [-0.64, 1.58, 0.06],
  ],
  look: 0.2,
  blade: [0.15, 0.8, -0.55],
  stave: [0.12, 0.35, 0.9],
  gust: -0.1,
};
const GRAND: P3 = [0.5, 0.85, 0.12];
const grandstave: Evocator = {
  hips: [0, 0.86, 0],
  lean: 0.08,
  turn: -0.1,
  feet: duel.feet,
  hands: alongHaft([0.06, 1.16, 0.46], GRAND, 0.28, -0.34),
  look: 0.1,
  crest: 'fin',
  stave: GRAND,
  gust: 0.05,
};
const prime: Evocator = {
  ...duel,
  hips: [0, 0.88, 0],
  lean: -0.02,
  hands: [
    [0.56, 1.48, 0.26],
    [-0.6, 1.06, 0.4],
  ],
  look: 0,
  crest: 'halo',
  blade: [-0.4, 0.35, 0.8],
  stave: [0.18, 0.95, 0.1],
  gust: 0.12,
};

export const evocators: Figure = {
  id: 'evocators',
  name: 'Evocators',
  size: 'infantry',
  base: round(40),
  height: 2.75,
  eyes: 1.68,
  poses: [
    { name: 'duel', sculpt: clay => evocator(clay, duel) },
    { name: 'thrust', sculpt: clay => evocator(clay, thrust) },
    { name: 'grandstave', sculpt: clay => evocator(clay, grandstave) },
    { name: 'prime', as: 'leader', sculpt: clay => evocator(clay, prime) },
  ],
};
