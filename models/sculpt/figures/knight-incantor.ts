import { GROUND } from '../base';
import { type Clay, limb, loft, type P3, points, rings, sheet } from '../clay';
import { azure, azureLining, brass, parchment } from '../paint/paints';
import { handOf } from '../parts/arms';
import { cloak } from '../parts/cloak';
import { inHand, knight } from '../parts/knight';
import { mages } from '../parts/livery';
import { rock } from '../parts/rocks';
import type { Stance } from '../parts/stance';
import { lightning, stormStaff } from '../parts/staves';
import { type Figure, round } from './figure';

const STAFF: P3 = [-0.12, 1, 0.05];

/** A spell half spoken: the staff planted, lightning in the open hand. */
const stance: Stance = {
  hips: [0, 0.94, -0.02],
  lean: -0.04,
  turn: 0.1,
  feet: [
    [0.18, GROUND + 0.1, 0.2],
    [-0.2, GROUND + 0.06, 0],
  ],
  hands: [
    [0.62, 1.66, 0.36],
    [-0.66, 1.24, 0.3],
  ],
  look: 0.25,
  nod: -0.05,
};

function incantor(clay: Clay): void {
  rock(clay, [0, GROUND, 0.06], 0.46, 0.12, 3);
  knight(clay, stance, mages, { crest: 'halo', cloth: 'robe', shoulders: 0.95 });
  cloak(clay, stance, { out: azure, lining: azureLining, hem: brass, low: 0.36, back: 0.58, half: 0.56, gust: -0.2 });
  inHand(clay, stance, -1, STAFF, [0.3, 0, 1], () => stormStaff(clay, mages, 1.0, 0.95, 1.25));
  const [x, y, z] = handOf(stance, 1);
  lightning(clay, [x, y + 0.05, z + 0.05], [x + 0.3, y + 0.46, z + 0.14], 0.3);
  lightning(clay, [x, y + 0.06, z], [x - 0.06, y + 0.56, z + 0.02], 2.1);
  lightning(clay, [x, y + 0.03, z + 0.06], [x + 0.16, y + 0.2, z + 0.5], 4);
  scroll(clay);
}

/** A scroll at the hip, its end flying. */
function scroll(clay: Clay): void {
  loft(clay, rings([0.32, 0.86, 0.26, 0.06, 0.06, 0.5, 0.86, 0.14, 0.06, 0.06]), 6, parchment);
  limb(clay, points([0.28, 0.86, 0.29, 0.54, 0.86, 0.11]), [0.03], 5, brass);
  sheet(clay, {
    shape: (u, v) => [0.34 + v * 0.16 + u * 0.12, 0.84 - u * 0.42, 0.28 - v * 0.11 + 0.06 * Math.sin(u * 7)],
    rows: 4,
    columns: 1,
    thick: 0.02,
    front: parchment,
    back: parchment,
  });
}

export const knightIncantor: Figure = {
  id: 'knight-incantor',
  name: 'Knight-Incantor',
  size: 'infantry',
  base: round(40),
  height: 2.62,
  eyes: 1.78,
  poses: [{ name: 'incant', sculpt: incantor }],
};
