import { GROUND } from '../base';
import {
  ball,
  blade,
  block,
  type Clay,
  evenOutline,
  lathe,
  limb,
  loft,
  outline,
  type P2,
  type P3,
  plate,
  points,
  rings,
} from '../clay';
import { brass, cobalt, iron, ivory, leather, spark, steel, timber } from '../paint/paints';
import { knight } from '../parts/knight';
import { mages } from '../parts/livery';
import type { Stance } from '../parts/stance';
import { type Figure, round } from './figure';

const HUB: P3 = [0.1, 1.06, 0.1];

/** The engineer behind the machine, both hands at the tiller. */
const stance: Stance = {
  hips: [-0.3, 0.86, -0.66],
  lean: 0.12,
  turn: 0.2,
  feet: [
    [-0.1, GROUND, -0.5],
    [-0.5, GROUND, -0.78],
  ],
  toes: [0.1, -0.4],
  hands: [
    [0.12, 1.2, -0.46],
    [-0.26, 1.24, -0.2],
  ],
  look: 0,
};

function celestarBallista(clay: Clay): void {
  stand(clay);
  clay.at(HUB, () => engine(clay), [-0.1, 0, 0]);
  knight(clay, stance, mages, { crest: 'plume', cloth: 'robe', shoulders: 0.92, bareBack: true });
  bolts(clay);
}

const CLAW = outline([0, 0, 0.16, 0.04, 0.24, -0.1, 0.14, -0.06, 0.02, -0.1]);

/** Three splayed legs with claws and a turning head. */
function stand(clay: Clay): void {
  const [x, y, z] = HUB;
  for (let i = 0; i < 3; i++) {
    const a = (i / 3) * Math.PI * 2 + Math.PI / 2;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const path: readonly P3[] = [
      [x, y - 0.14, z],
      [x + c * 0.34, y - 0.34, z + s * 0.34],
      [x + c * 0.66, GROUND + 0.06, z + s * 0.66],
    ];
    limb(clay, path, [0.12, 0.1, 0.07], 6, timber);
    for (const t of [0.3, 0.75])
      ball(clay, [x + c * 0.66 * t, y - 0.16 - t * 0.6, z + s * 0.66 * t], [0.12, 0.06, 0.12], 6, brass);
    clay.at([x + c * 0.62, GROUND + 0.1, z + s * 0.62], () => plate(clay, CLAW, 0.14, 0.03, brass), [0, -a, 0]);
  }
  loft(clay, rings([x, y - 0.3, z, 0.14, 0.14, x, y - 0.2, z, 0.24, 0.24, x, y - 0.08, z, 0.2, 0.2]), 9, brass);
}

const COIL: readonly P2[] = [
  [0.05, 0],
  [0.16, 0.05],
  [0.18, 0.16],
  [0.12, 0.26],
  [0.04, 0.3],
];
const FIN = evenOutline([0, 0.42, 0.07, 0.24, 0.26, 0.3, 0.14, 0.06, 0.04, -0.02]);

/** The throwing frame: a double bow, a rail with a bolt of storm in it, a coil that feeds it. */
function engine(clay: Clay): void {
  loft(
    clay,
    rings([0, 0.1, -0.7, 0.11, 0.13, 0, 0.06, -0.3, 0.15, 0.16, 0, 0.08, 0.3, 0.17, 0.15, 0, 0.1, 0.95, 0.13, 0.11]),
    8,
    cobalt,
    { pow: 4 },
  );
  for (const z of [-0.45, 0, 0.45]) block(clay, [0, 0.08, z], [0.38, 0.34, 0.1], 0.03, brass);
  block(clay, [0, 0.24, 0.2], [0.12, 0.06, 1.5], 0.02, steel);
  clay.mirror(() => {
    for (const [y, reach] of [
      [0.02, 1.0],
      [0.22, 0.82],
    ] as const) {
      const arm: readonly P3[] = [
        [0.1, y, 0.86],
        [reach * 0.45, y + 0.05, 0.9],
        [reach * 0.82, y + 0.02, 0.7],
        [reach, y - 0.02, 0.4],
      ];
      blade(clay, arm, [0.12, 0.11, 0.08, 0.02], 0.05, steel, [0, 1, 0]);
      limb(clay, points([reach, y, 0.4, 0.02, y + 0.14, -0.1]), [0.015], 3, ivory, 'none');
      ball(clay, [reach, y - 0.02, 0.4], 0.05, 5, brass);
    }
    clay.at([0.17, 0.1, -0.55], () => lathe(clay, COIL, 7, spark), [0, 0, -Math.PI / 2], 0.7);
  });
  clay.at([0, 0.14, 0.96], () => plate(clay, FIN, 0.09, 0.03, brass));
  limb(clay, points([0, 0.31, -0.3, 0, 0.31, 1.12]), [0.035], 6, steel);
  blade(clay, points([0, 0.31, 1.06, 0, 0.31, 1.2, 0, 0.31, 1.52]), [0.04, 0.12, 0.005], 0.05, spark);
  clay.at([0, 0.34, -0.1], () => magazine(clay));
  for (const x of [-0.22, 0.22]) limb(clay, points([x * 0.4, 0.12, -0.62, x, 0.14, -0.78]), [0.035], 5, leather);
}

function magazine(clay: Clay): void {
  block(clay, [0, 0.12, 0], [0.22, 0.26, 0.4], 0.04, brass);
  for (const x of [-0.06, 0.06]) limb(clay, points([x, 0.2, -0.2, x, 0.28, 0.3]), [0.03], 5, spark);
  block(clay, [0, 0.27, 0], [0.28, 0.05, 0.3], 0.02, iron);
}

/** Spare bolts in a rack on the ground. */
function bolts(clay: Clay): void {
  clay.at([0.72, GROUND, -0.42], () => {
    block(clay, [0, 0.1, 0], [0.3, 0.2, 0.34], 0.04, timber);
    for (let i = 0; i < 4; i++) {
      const [x, z] = [(i % 2) * 0.14 - 0.07, Math.floor(i / 2) * 0.16 - 0.08];
      limb(clay, points([x, 0.15, z, x * 1.4, 0.56, z * 1.4]), [0.025], 5, steel);
      blade(
        clay,
        points([x * 1.4, 0.54, z * 1.4, x * 1.5, 0.62, z * 1.5, x * 1.7, 0.8, z * 1.7]),
        [0.02, 0.055, 0.004],
        0.03,
        spark,
      );
    }
  });
}

export const celestarBallistaAndCrew: Figure = {
  id: 'celestar-ballista',
  name: 'Celestar Ballista',
  size: 'engine',
  base: round(60),
  height: 2.2,
  eyes: 1.68,
  poses: [{ name: 'aim', sculpt: celestarBallista }],
};
