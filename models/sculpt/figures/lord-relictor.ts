import { GROUND } from '../base';
import { block, type Clay, evenOutline, limb, outline, type P3, plate, points, sheet } from '../clay';
import { blackwood, bone, brass, parchment, spark } from '../paint/paints';
import { candle } from '../parts/candles';
import { cloak } from '../parts/cloak';
import { hammer } from '../parts/hammers';
import { inHand, knight } from '../parts/knight';
import { mourners } from '../parts/livery';
import { skull } from '../parts/skull';
import { chestOf, type Stance } from '../parts/stance';
import { type Figure, round } from './figure';

const POLE: P3 = [0.04, 1, 0.02];
const HAFT: P3 = [-0.4, -0.35, 0.85];

const stance: Stance = {
  hips: [0, 0.86, -0.02],
  lean: 0.02,
  turn: -0.1,
  feet: [
    [0.24, GROUND, 0.16],
    [-0.24, GROUND, -0.02],
  ],
  toes: [0.3, -0.4],
  hands: [
    [0.6, 1.3, 0.32],
    [-0.68, 0.98, 0.28],
  ],
  look: 0.1,
};

/** A priest of the dead: a skull for a face, a shrine on a pole, a hammer at rest. */
function lordRelictor(clay: Clay): void {
  knight(clay, stance, mourners, { crest: 'none', cloth: 'skirt', light: true });
  clay.inside(chestOf(stance), () =>
    skull(clay, { at: [0, 0.7, 0.16], size: 1.25, bone, eyes: spark, nod: 0, look: 0.1, plain: true }),
  );
  cloak(clay, stance, {
    out: mourners.cloak,
    lining: mourners.lining,
    hem: bone,
    low: 0.26,
    back: 0.5,
    half: 0.5,
    gust: 0.08,
  });
  inHand(clay, stance, 1, POLE, [0, 0, 1], () => reliquary(clay));
  inHand(clay, stance, -1, HAFT, [0.3, 0.9, 0.3], () => hammer(clay, mourners, 0.42, 0.85, true));
}

const GABLE = evenOutline([0, 0.42, 0.4, 0.14, 0.34, 0.04, 0, 0.3]);

/** A shrine of bone and brass: a skull under a gable between candles, parchments below. */
function reliquary(clay: Clay): void {
  limb(clay, points([0, -1.05, 0, 0, 0.95, 0]), [0.036], 6, blackwood);
  clay.at([0, 0.98, 0], () => {
    block(clay, [0, 0, 0], [0.74, 0.1, 0.3], 0.035, brass);
    clay.at([0, 0.28, -0.12], () =>
      plate(clay, outline([-0.24, -0.24, 0.24, -0.24, 0.26, 0.18, -0.26, 0.18]), 0.06, 0.02, blackwood),
    );
    skull(clay, { at: [0, 0.22, 0.06], size: 1.2, bone, eyes: spark, nod: 0, plain: true });
    for (const x of [-0.28, 0.28]) limb(clay, points([x, 0.04, 0.04, x, 0.46, 0.04]), [0.05, 0.04], 5, bone);
    clay.at([0, 0.42, 0.02], () => plate(clay, GABLE, 0.2, 0.03, brass));
    for (const x of [-0.34, 0.34]) candle(clay, [x, 0.05, 0.06], 0.13);
    for (const x of [0.2])
      sheet(clay, {
        shape: (u, v) => [x + (v - 0.5) * 0.13, -0.04 - u * (0.42 + x * 0.3), 0.12 + 0.04 * Math.sin(u * 6 + x * 9)],
        rows: 3,
        columns: 1,
        thick: 0.02,
        front: parchment,
        back: parchment,
      });
  });
}

export const lordRelictorOnFoot: Figure = {
  id: 'lord-relictor',
  name: 'Lord-Relictor',
  size: 'infantry',
  base: round(40),
  height: 3.1,
  eyes: 1.75,
  poses: [{ name: 'rite', sculpt: lordRelictor }],
};
