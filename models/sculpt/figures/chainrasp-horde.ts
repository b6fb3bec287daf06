import { aimed, ball, block, type Clay, chain, girdle, lathe, limb, type P3, points, rings } from '../clay';
import { candleflame, ghostflesh, iron, rust, shroud as shroudCloth, tallow } from '../paint/paints';
import { hood, mantle } from '../parts/hood';
import { cleaver, club, hook, ironBall, shackle } from '../parts/rusty';
import { shroud } from '../parts/shroud';
import { skull } from '../parts/skull';
import { sleeve } from '../parts/spectral-arms';
import { type Figure, round } from './figure';

interface Rasp {
  readonly seed: number;
  /** How far the ghost leans into its rush, and sways to its left. */
  readonly lean: number;
  readonly sway: number;
  readonly look: number;
  readonly left: P3;
  readonly right: P3;
  readonly grips: readonly [P3 | undefined, P3 | undefined];
  readonly gape: number;
}

const cloth = shroudCloth(0.66, 0.2);

/** The ghost without what it carries; returns its hands, left and right. */
function rasp(clay: Clay, { seed, lean, sway, look, left, right, grips, gape }: Rasp): readonly [P3, P3] {
  const back = -0.14 - lean * 0.3;
  const body = rings([
    0,
    0.36,
    back - 0.05,
    0.19,
    0.18,
    sway * 0.2,
    0.58,
    back + 0.05,
    0.225,
    0.2,
    sway * 0.5,
    0.8,
    back * 0.45,
    0.18,
    0.155,
    sway * 0.8,
    1.02,
    lean * 0.4,
    0.22,
    0.15,
    sway,
    1.13,
    lean * 0.65,
    0.23,
    0.14,
    sway,
    1.2,
    lean * 0.8,
    0.1,
    0.1,
  ]);
  shroud(clay, { cloth, body, tails: 7, long: 0.44, flow: [-sway * 0.5, -0.42, -0.5], seed });
  const neck: P3 = [sway, 1.34, lean * 1.05 + 0.02];
  mantle(clay, cloth, [sway, 1.2, lean * 0.75], 0.27, 0.2, seed);
  hood(clay, { cloth, at: neck, size: 0.92, nod: 0.15, look });
  const face: P3 = [neck[0] + Math.sin(look) * 0.06, neck[1] - 0.02, neck[2] + Math.cos(look) * 0.06];
  skull(clay, { at: face, size: 0.98, nod: 0.1, look, gape });
  const shoulder = (side: 1 | -1): P3 => [sway + side * 0.2, 1.08, lean * 0.65];
  const arm = (side: 1 | -1, hand: P3, grip: P3 | undefined) =>
    sleeve(clay, {
      cloth,
      flesh: ghostflesh,
      shoulder: shoulder(side),
      hand,
      seed: seed + side,
      ...(grip ? { grip } : {}),
    });
  return [arm(1, left, grips[0]), arm(-1, right, grips[1])];
}

/** Cleaver high, the other hand reaching out, a ball dragged behind on its chain. */
function rush(clay: Clay): void {
  const up: P3 = [-0.25, 1, 0.15];
  const pose = {
    seed: 2,
    lean: 0.22,
    sway: 0.02,
    look: 0.1,
    left: [0.42, 1.12, 0.62],
    right: [-0.48, 1.42, 0.2],
  } as const;
  const [left, right] = rasp(clay, { ...pose, grips: [undefined, up], gape: 0.03 });
  clay.inside(aimed(right, up, [0.8, 0, 0.5]), () => cleaver(clay));
  shackle(clay, left[0] - 0.03, left[1] - 0.02, left[2] - 0.08);
  chain(
    clay,
    [
      [left[0] - 0.03, left[1] - 0.1, left[2] - 0.08],
      [0.36, 0.78, 0.44],
      [0.3, 0.42, 0.3],
      [0.26, 0.27, 0.22],
    ],
    0.06,
    rust,
  );
  ironBall(clay, 0.24, 0.27, 0.2, 0.115);
}

/** Both arms forward, a hook in one hand, a chain between the wrists. */
function grasp(clay: Clay): void {
  const up: P3 = [-0.45, 0.9, 0.3];
  const pose = {
    seed: 5,
    lean: 0.3,
    sway: -0.05,
    look: -0.15,
    left: [0.38, 0.9, 0.62],
    right: [-0.42, 1.16, 0.6],
  } as const;
  const [left, right] = rasp(clay, { ...pose, grips: [undefined, up], gape: 0.05 });
  clay.inside(aimed(right, up, [0.7, 0, 0.7]), () => hook(clay));
  for (const hand of [left, right]) shackle(clay, hand[0] * 0.96, hand[1] - 0.01, hand[2] - 0.1);
  const sag: P3[] = [left, [0.18, 0.74, 0.5], [-0.12, 0.72, 0.5], [right[0], right[1] - 0.1, right[2] - 0.1]];
  chain(clay, sag, 0.058, rust);
}

/** Bent low, a club over the shoulder, chains wound about the body. */
function lurch(clay: Clay): void {
  const up: P3 = [-0.5, 0.75, -0.45];
  const pose = {
    seed: 9,
    lean: 0.14,
    sway: 0.07,
    look: 0.3,
    left: [0.44, 0.74, 0.42],
    right: [-0.36, 1.26, 0.3],
  } as const;
  const [left, right] = rasp(clay, { ...pose, grips: [undefined, up], gape: 0 });
  clay.inside(aimed(right, up), () => club(clay));
  shackle(clay, left[0], left[1] + 0.02, left[2] - 0.09);
  chain(
    clay,
    [
      [left[0], left[1], left[2] - 0.1],
      [0.4, 0.45, 0.3],
      [0.3, 0.25, 0.22],
    ],
    0.06,
    rust,
  );
  girdle(clay, [0.04, 0.9, 0], [0.22, 0.21], 0.055, rust);
}

/** The warden: an iron candle stand held high, a blade in the other hand. */
function dreadwarden(clay: Clay): void {
  const [pole, up]: readonly [P3, P3] = [
    [0.08, 1, 0.1],
    [-0.3, 0.85, 0.4],
  ];
  const pose = {
    seed: 12,
    lean: 0.12,
    sway: 0,
    look: 0.05,
    left: [0.42, 1.2, 0.4],
    right: [-0.44, 0.86, 0.46],
  } as const;
  const [left, right] = rasp(clay, { ...pose, grips: [pole, up], gape: 0.02 });
  clay.inside(aimed(left, pole), () => candleStand(clay));
  clay.inside(aimed(right, up, [0.6, 0.3, 1]), () => cleaver(clay));
  candle(clay, [0, 1.55, 0.1], 0.14);
  girdle(clay, [0, 0.92, 0], [0.23, 0.22], 0.055, rust);
}

function candleStand(clay: Clay): void {
  limb(clay, points([0, -0.62, 0, 0, 0.42, 0]), [0.028], 5, iron);
  lathe(
    clay,
    [
      [0.02, 0.38],
      [0.14, 0.46],
      [0.13, 0.48],
    ],
    8,
    iron,
  );
  block(clay, [0, 0.3, 0], [0.4, 0.04, 0.04], 0, iron);
  candle(clay, [0, 0.47, 0], 0.17);
  for (const x of [-0.2, 0.2]) {
    candle(clay, [x, 0.31, 0], 0.11);
  }
}

function candle(clay: Clay, [x, y, z]: P3, tall: number): void {
  limb(clay, points([x, y, z, x, y + tall, z]), [0.05, 0.04], 6, tallow);
  ball(clay, [x, y + tall + 0.07, z], [0.028, 0.075, 0.028], 5, candleflame);
}

export const chainraspHorde: Figure = {
  id: 'chainrasp-horde',
  name: 'Chainrasp Horde',
  size: 'infantry',
  base: round(25),
  height: 2.1,
  eyes: 1.34,
  poses: [
    { name: 'rush', sculpt: rush },
    { name: 'grasp', sculpt: grasp },
    { name: 'lurch', sculpt: lurch },
    { name: 'dreadwarden', as: 'leader', sculpt: dreadwarden },
  ],
};
