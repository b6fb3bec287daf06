import { aimed, blade, type Clay, chain, girdle, limb, type P3, points, rings, sheet } from '../clay';
import { bone, brass, iron, pall, wisp } from '../paint/paints';
import { hood, mantle } from '../parts/hood';
import { lantern } from '../parts/lantern';
import { shroud } from '../parts/shroud';
import { skull } from '../parts/skull';
import { sleeve } from '../parts/spectral-arms';
import { sword } from '../parts/swords';
import { type Figure, round } from './figure';

const cloth = pall(0.75, 0.2);
const POLE: P3 = [0.06, 1, 0.08];
const BLADE: P3 = [-0.35, -0.5, 0.85];

/** A robed ghost with a lantern on a crook, the blade pointing at what it calls. */
function guardian(clay: Clay): void {
  const body = rings([
    0, 0.34, -0.34, 0.25, 0.22, 0.02, 0.66, -0.2, 0.27, 0.23, 0, 1.0, -0.06, 0.22, 0.18, 0, 1.3, 0.06, 0.26, 0.18, 0,
    1.46, 0.12, 0.28, 0.16, 0, 1.56, 0.14, 0.11, 0.11,
  ]);
  shroud(clay, { cloth, body, tails: 9, long: 0.55, flow: [0, -0.36, -0.45], seed: 3, pleats: 8 });
  stole(clay);
  mantle(clay, cloth, [0, 1.56, 0.12], 0.36, 0.25, 6);
  hood(clay, { cloth, at: [0, 1.74, 0.16], size: 1.12, peak: 0.12 });
  skull(clay, { at: [0, 1.7, 0.23], size: 1.15, bone });
  const left: P3 = [0.6, 1.5, 0.36];
  const right: P3 = [-0.56, 1.08, 0.46];
  const arm = { cloth, flesh: bone, bones: 0.34 };
  const high = sleeve(clay, { ...arm, shoulder: [0.24, 1.42, 0.12], hand: left, grip: POLE, seed: 2 });
  const low = sleeve(clay, { ...arm, shoulder: [-0.24, 1.42, 0.12], hand: right, grip: BLADE, seed: 7 });
  clay.inside(aimed(high, POLE), () => crook(clay));
  clay.inside(aimed(low, BLADE, [0, 1, 0.3]), () => sword(clay, { steel: wisp, trim: iron, long: 0.72, wide: 0.06 }));
  girdle(clay, [0, 1.04, -0.05], [0.26, 0.25], 0.055, brass);
}

/** A pole that bends over and lets the lantern hang in front of it. */
function crook(clay: Clay): void {
  const path = points([0, -1.1, 0, 0, 0.7, 0, 0.04, 0.92, 0.06, 0.02, 1.02, 0.22, 0, 0.94, 0.36]);
  limb(clay, path, [0.03, 0.034, 0.034, 0.03, 0.012], 6, iron);
  blade(clay, points([0, 0.84, 0, 0, 1.05, -0.08, 0, 1.2, -0.04]), [0.06, 0.05, 0.004], 0.025, iron);
  chain(clay, points([0, 0.93, 0.34, 0, 0.8, 0.34]), 0.045, iron);
  clay.at([0, 0.42, 0.34], () => lantern(clay), [0, 0.4, 0], 1.05);
}

/** A pale band over the breast, the mark of an office long ended. */
function stole(clay: Clay): void {
  sheet(clay, {
    shape: (u, v) => [(v - 0.5) * (0.2 + 0.06 * u), 1.34 - 0.72 * u, 0.27 - 0.2 * u + 0.03 * Math.cos(u * 9)],
    rows: 4,
    columns: 1,
    thick: 0.03,
    front: bone,
    back: cloth,
    hem: wisp,
  });
  limb(clay, points([0, 1.37, 0.27, 0, 1.3, 0.29]), [0.07, 0.05], 6, brass);
}

export const guardianOfSouls: Figure = {
  id: 'guardian-of-souls-with-nightmare-lantern',
  name: 'Guardian of Souls with Nightmare Lantern',
  size: 'infantry',
  base: round(32),
  height: 2.72,
  eyes: 1.7,
  poses: [{ name: 'lantern', sculpt: guardian }],
};
