import { aimed, ball, block, type Clay, limb, loft, type P3, points, ring, rings, unit } from '../clay';
import { blackwood, bone, brass, iron, pall, shroud, wisp } from '../paint/paints';
import { hearse } from '../parts/hearse';
import { hood } from '../parts/hood';
import { scythe } from '../parts/scythe';
import { tatter } from '../parts/shroud';
import { skull } from '../parts/skull';
import { sleeve } from '../parts/spectral-arms';
import { spectralSteed } from '../parts/spectral-steed';
import { alongHaft } from '../parts/spectre';
import { wraithRider } from '../parts/wraith-rider';
import { type Figure, oval } from './figure';

const mist = shroud(1.25, 0.25);
const cloth = pall(1.4, 0.4);
/** Where the coach stands on its base, and how large it is against an infantry figure. */
const COACH_Z = -1.15;

/** The coach of the dead: two steeds, a driver with a scythe, a coffin under a canopy, bearers at its sides. */
function blackCoach(clay: Clay): void {
  clay.at([0, 0.05, COACH_Z], () => hearse(clay, mist), [0, 0, 0], 1.2);
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
  const body = [
    ring(at[0] * 1.05, 0.5, -2.3, 0.03, 0.03),
    ring(at[0] * 1.02, 0.74, -1.9, 0.14, 0.13),
    ring(at[0], 1.0, -1.55, 0.2, 0.18),
    ring(at[0], 1.24, -1.26, 0.23, 0.16),
    ring(at[0], 1.36, -1.14, 0.1, 0.1),
  ];
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
