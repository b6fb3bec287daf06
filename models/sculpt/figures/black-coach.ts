import {
  aimed,
  ball,
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
  unit,
} from '../clay';
import { blackwood, bone, brass, iron, pall, shroud, slate, wisp } from '../paint/paints';
import { hood } from '../parts/hood';
import { scythe } from '../parts/scythe';
import { tatter } from '../parts/shroud';
import { skull } from '../parts/skull';
import { sleeve } from '../parts/spectral-arms';
import { spectralSteed } from '../parts/spectral-steed';
import { alongHaft } from '../parts/spectre';
import { wheel } from '../parts/wheels';
import { wraithRider } from '../parts/wraith-rider';
import { type Figure, oval } from './figure';

const mist = shroud(1.25, 0.25);
const cloth = pall(1.4, 0.4);
/** Where the coach stands on its base, and how large it is against an infantry figure. */
const COACH_Z = -1.15;

/** The coach of the dead: two steeds, a driver with a scythe, a coffin under a canopy, bearers at its sides. */
function blackCoach(clay: Clay): void {
  clay.at([0, 0.05, COACH_Z], () => coach(clay), [0, 0, 0], 1.2);
  driver(clay);
  for (const side of [1, -1] as const) {
    const at: P3 = [side * 0.72, 0.08, 1.5];
    clay.at(
      at,
      () => spectralSteed(clay, { hide: mist, seed: 5 + side, lifted: side, look: side * 0.15, low: 0.06 }),
      [0, side * 0.05, 0],
      1.12,
    );
    harness(clay, side);
    bearer(clay, side);
  }
}

function coach(clay: Clay): void {
  loft(clay, rings([0, 0.9, 0, 0.46, 0.7, 0, 1.06, 0, 0.66, 0.98, 0, 1.24, 0, 0.7, 1.04]), 12, blackwood, {
    pow: 6,
    axis: [0, 1, 0],
  });
  loft(clay, rings([0, 1.22, 0, 0.74, 1.08, 0, 1.3, 0, 0.74, 1.08]), 12, brass, { pow: 6, axis: [0, 1, 0] });
  coffin(clay);
  canopy(clay);
  clay.mirror(() => {
    clay.at([0.84, 0.72, -0.62], () => wheel(clay, { r: 0.6, spokes: 8, rim: blackwood, spoke: bone, hub: brass }));
    clay.at([0.84, 0.56, 0.78], () => wheel(clay, { r: 0.44, spokes: 8, rim: blackwood, spoke: bone, hub: brass }));
    for (const z of [-0.5, 0, 0.5])
      clay.at([0.68, 1.1, z], () => plate(clay, RIB, 0.05, 0.02, bone), [0, Math.PI / 2, 0]);
  });
  for (const [y, z] of [
    [0.72, -0.62],
    [0.56, 0.78],
  ] as const)
    limb(clay, points([-0.86, y, z, 0.86, y, z]), [0.06], 6, iron);
  limb(clay, points([0, 0.78, 0.9, 0, 0.92, 1.5, 0, 1.0, 2.7]), [0.07, 0.06, 0.045], 6, blackwood);
  for (let i = 0; i < 5; i++) {
    const from: P3 = [(i - 2) * 0.22, 1.0, -0.92];
    tatter(clay, {
      from,
      aim: [(i - 2) * 0.08, -0.35 - 0.08 * (i % 3), -0.7],
      long: 0.85 + 0.1 * (i % 2),
      wide: 0.16,
      cloth: mist,
      seed: i,
    });
  }
}

const RIB = evenOutline([0.16, 0.12, 0.1, -0.12, 0, -0.2]);
const COFFIN = rings([
  0, 1.5, -0.86, 0.2, 0.16, 0, 1.5, -0.2, 0.34, 0.2, 0, 1.5, 0.34, 0.3, 0.18, 0, 1.5, 0.62, 0.2, 0.14,
]);

/** The coffin lies open a hand's breadth, and light falls out. */
function coffin(clay: Clay): void {
  loft(clay, COFFIN, 8, blackwood, { pow: 6 });
  loft(clay, rings([0, 1.62, -0.8, 0.17, 0.06, 0, 1.64, -0.2, 0.3, 0.08, 0, 1.62, 0.56, 0.17, 0.06]), 8, wisp, {
    pow: 5,
  });
  const lid = outline([-0.2, -0.74, 0.2, -0.74, 0.34, 0.16, 0.2, 0.76, -0.2, 0.76, -0.34, 0.16]);
  clay.at([0.14, 1.78, -0.12], () => plate(clay, lid, 0.09, 0.04, slate), [-Math.PI / 2, 0.08, 0.16]);
  clay.at(
    [0.14, 1.85, -0.14],
    () =>
      plate(clay, evenOutline([0.05, 0.4, 0.05, 0.2, 0.18, 0.2, 0.18, 0.1, 0.05, 0.1, 0.05, -0.4]), 0.04, 0.01, brass),
    [-Math.PI / 2, 0.08, 0.16],
  );
}

const SPIRE: readonly P2[] = [
  [0.1, 0],
  [0.07, 0.14],
  [0.012, 0.5],
];
const HOURGLASS: readonly P2[] = [
  [0.17, 0],
  [0.19, 0.06],
  [0.05, 0.24],
  [0.19, 0.42],
  [0.17, 0.48],
];

/** Posts of bone carry a roof with spires; an hourglass of stolen time crowns it. */
function canopy(clay: Clay): void {
  clay.mirror(() => {
    for (const z of [-0.92, -0.05, 0.8])
      limb(clay, points([0.62, 1.26, z, 0.66, 1.8, z, 0.6, 2.3, z]), [0.07, 0.05, 0.06], 6, bone);
    for (const z of [-0.98, 0.88]) clay.at([0.68, 2.36, z], () => lathe(clay, SPIRE, 6, brass));
  });
  const roof = rings([
    0, 2.26, -0.05, 0.8, 1.1, 0, 2.38, -0.05, 0.82, 1.12, 0, 2.5, -0.05, 0.58, 0.86, 0, 2.72, -0.05, 0.22, 0.5, 0, 2.78,
    -0.05, 0.08, 0.3,
  ]);
  loft(clay, roof, 12, slate, { pow: [6, 6, 4, 3, 2], axis: [0, 1, 0] });
  clay.at([0, 2.76, -0.05], () => {
    lathe(clay, HOURGLASS, 8, wisp);
    for (const y of [-0.02, 0.48]) loft(clay, rings([0, y, 0, 0.24, 0.24, 0, y + 0.06, 0, 0.22, 0.22]), 8, brass);
    for (let i = 0; i < 4; i++) {
      const a = (i / 4) * Math.PI * 2;
      limb(
        clay,
        points([Math.cos(a) * 0.21, 0, Math.sin(a) * 0.21, Math.cos(a) * 0.21, 0.5, Math.sin(a) * 0.21]),
        [0.022],
        4,
        brass,
        'none',
      );
    }
    ball(clay, [0, 0.62, 0], [0.06, 0.1, 0.06], 6, brass);
  });
}

const HAFT: P3 = unit([-0.62, 0.85, 0.12]);

/** The wraith on the box, a scythe in both hands. */
function driver(clay: Clay): void {
  block(clay, [0, 1.58, 0.1], [0.95, 0.2, 0.5], 0.06, blackwood);
  block(clay, [0, 1.3, 0.42], [0.9, 0.4, 0.1], 0.04, blackwood, [-0.5, 0, 0]);
  const grip: P3 = [-0.2, 2.3, 0.66];
  const [left, right] = alongHaft(grip, HAFT, -0.34, 0.26);
  wraithRider(clay, {
    cloth,
    bone,
    seat: [0, 1.74, 0.1],
    lean: 0.14,
    look: 0.1,
    hands: [left, right],
    grips: [HAFT, HAFT],
    seed: 7,
    size: 1.1,
  });
  clay.inside(aimed(grip, HAFT, [0.2, 0.3, 1]), () => scythe(clay, { below: 0.7, above: 0.95, size: 1.15 }));
}

function harness(clay: Clay, side: 1 | -1): void {
  loft(clay, rings([side * 0.72, 1.36, 1.86, 0.34, 0.42, side * 0.72, 1.42, 1.98, 0.33, 0.42]), 12, brass, {
    caps: 'none',
  });
  limb(clay, points([side * 0.44, 1.34, 1.9, side * 0.38, 1.2, 0.9, side * 0.4, 1.14, 0.1]), [0.035], 4, iron, 'none');
}

/** A spirit that flies beside the coach and bears a relic before it. */
function bearer(clay: Clay, side: 1 | -1): void {
  const at: P3 = [side * 1.34, 1.34, -1.2];
  const body = rings([
    at[0] * 1.05,
    0.5,
    -2.3,
    0.03,
    0.03,
    at[0] * 1.02,
    0.74,
    -1.9,
    0.14,
    0.13,
    at[0],
    1.0,
    -1.55,
    0.2,
    0.18,
    at[0],
    1.24,
    -1.26,
    0.23,
    0.16,
    at[0],
    1.36,
    -1.14,
    0.1,
    0.1,
  ]);
  loft(clay, body, 8, mist, { fold: (ring, a) => 1 + 0.14 * Math.cos(a * 5 + ring) });
  hood(clay, { cloth: mist, at: [at[0], 1.52, -1.04], size: 0.9, look: side * 0.2 });
  skull(clay, { at: [at[0] + side * 0.01, 1.5, -0.97], size: 1, look: side * 0.2, plain: true });
  const relic: P3 = [side * 1.36, 1.34, -0.46];
  for (const x of [0.18, -0.18])
    sleeve(clay, {
      cloth: mist,
      flesh: bone,
      shoulder: [at[0] + x, 1.28, -1.2],
      hand: [relic[0] + x * 0.6, relic[1] - 0.04, relic[2] - 0.08],
      seed: side + x,
      bones: 0.3,
    });
  clay.at(relic, () => {
    ball(clay, [0, 0.02, 0], 0.1, 7, side === 1 ? wisp : brass);
    loft(clay, rings([0, -0.14, 0, 0.12, 0.12, 0, -0.06, 0, 0.07, 0.07]), 7, iron);
  });
  for (let i = 0; i < 3; i++)
    tatter(clay, {
      from: [at[0] + (i - 1.5) * 0.08, 0.8, -1.85],
      aim: [side * 0.1, -0.35, -0.9],
      long: 0.6,
      wide: 0.1,
      cloth: mist,
      seed: i + side * 3,
    });
}

export const blackCoachOfTheDead: Figure = {
  id: 'black-coach',
  name: 'Black Coach',
  size: 'engine',
  base: oval(170, 105),
  height: 4.3,
  eyes: 2.7,
  poses: [{ name: 'drive', sculpt: blackCoach }],
};
