import { aimed, block, type Clay, limb, outline, type P3, plate, points, unit } from '../clay';
import { blackwood, bone, brass, leather, pall, timber, whetted } from '../paint/paints';
import { tatter } from '../parts/shroud';
import { skull } from '../parts/skull';
import { alongHaft, spectre } from '../parts/spectre';
import { type Figure, round } from './figure';

const cloth = pall(0.95, 0.24);
const HAFT: P3 = unit([-0.5, 0.86, 0.1]);
const AXE = outline([-0.04, -0.2, 0.1, -0.14, 0.42, -0.4, 0.54, -0.06, 0.52, 0.2, 0.4, 0.42, 0.12, 0.14, -0.04, 0.2]);
const SPUR = outline([0.04, -0.09, 0.04, 0.09, -0.26, 0.02]);

/** A headsman with the gallows on his back and the heads of the wronged about him. */
function lordExecutioner(clay: Clay): void {
  const grip: P3 = [-0.12, 1.36, 0.58];
  const [left, right] = alongHaft(grip, HAFT, -0.36, 0.26);
  const { heart } = spectre(clay, {
    cloth,
    flesh: bone,
    bone,
    seed: 5,
    tall: 1.36,
    wide: 1.3,
    lean: 0.16,
    look: 0.05,
    hands: [left, right],
    grips: [HAFT, HAFT],
    tails: 10,
    long: 0.66,
    peak: 0.16,
  });
  clay.inside(aimed(grip, HAFT, [0.3, 0.3, 1]), () => greataxe(clay));
  gallows(clay, heart);
  head(clay, [0.62, 1.2, -0.1], -0.3, 1);
  head(clay, [0.3, 2.16, -0.3], 0.2, 3);
}

function greataxe(clay: Clay): void {
  limb(clay, points([0, -0.75, 0, 0, 0.95, 0]), [0.042], 6, blackwood);
  clay.at([0, 0.72, 0], () => {
    plate(clay, AXE, 0.08, 0.06, whetted);
    plate(clay, SPUR, 0.08, 0.03, whetted);
    block(clay, [0, 0, 0], [0.14, 0.36, 0.14], 0.03, brass);
  });
  block(clay, [0, -0.76, 0], [0.1, 0.1, 0.1], 0.03, brass);
}

/** A post and an arm of timber, a noose swinging from it. */
function gallows(clay: Clay, [x, y, z]: P3): void {
  const back = z - 0.3;
  block(clay, [x + 0.06, y + 0.36, back], [0.12, 1.7, 0.12], 0.03, timber, [-0.12, 0, -0.04]);
  block(clay, [x - 0.2, y + 1.14, back - 0.08], [0.86, 0.11, 0.11], 0.03, timber, [0, 0, -0.04]);
  limb(clay, points([x, y + 0.8, back - 0.06, x - 0.26, y + 1.1, back - 0.08]), [0.045], 4, timber);
  const [nx, nz] = [x - 0.52, back - 0.08];
  limb(clay, points([nx, y + 1.12, nz, nx, y + 0.86, nz]), [0.02], 4, leather);
  const noose = Array.from({ length: 9 }, (_, i): P3 => {
    const a = (i / 8) * Math.PI * 2;
    return [nx + Math.sin(a) * 0.11, y + 0.73 + Math.cos(a) * 0.14, nz];
  });
  limb(clay, noose, [0.024], 4, leather, 'none');
}

/** A severed spirit: a skull with a tail of mist. */
function head(clay: Clay, at: P3, look: number, seed: number): void {
  skull(clay, { at, size: 0.85, look, plain: true });
  for (const i of [-1, 1])
    tatter(clay, {
      from: [at[0] + i * 0.03, at[1] - 0.02, at[2] - 0.08],
      aim: [i * 0.2, -0.25, -1],
      long: 0.42,
      wide: 0.06,
      cloth: pall(9, 8),
      seed: seed + i,
    });
}

export const lordExecutionerOfShyish: Figure = {
  id: 'lord-executioner',
  name: 'Lord Executioner',
  size: 'infantry',
  base: round(40),
  height: 2.55,
  eyes: 1.66,
  poses: [{ name: 'sentence', sculpt: lordExecutioner }],
};
