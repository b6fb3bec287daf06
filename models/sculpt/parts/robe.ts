import { type Clay, evenOutline, loft, plate, type Ring, tier } from '../clay';
import type { Livery } from './livery';
import type { Stance } from './stance';

const PANEL = [0.13, 0.2, 0.17, -0.3, 0, -0.42];
const PLEATS = 9;
const pleated = (depths: readonly number[]) => (ring: number, angle: number) =>
  1 + (depths[ring] ?? 0) * Math.cos(PLEATS * angle);

/** A pleated robe from the belt to the feet, with a trimmed hem and panels before and behind. */
export function robe(clay: Clay, { hips, turn = 0, feet }: Stance, livery: Livery): void {
  const long = hips[1] - 0.24;
  const stride = (feet[0][2] + feet[1][2]) / 2 - hips[2];
  const cloth = [
    tier(-long, 0.42, 0.4, stride),
    tier(-long * 0.55, 0.38, 0.335, stride * 0.5),
    tier(-0.1, 0.315, 0.26, 0),
    tier(0.06, 0.25, 0.205, 0),
  ];
  const work = () => {
    loft(clay, cloth, PLEATS * 2, livery.cloth, { caps: 'none', fold: pleated([0.13, 0.12, 0.06, 0]) });
    const [low, knee] = cloth;
    if (low && knee) hem(clay, low, knee, livery);
    panel(clay, stride, livery);
    clay.at([0, 0, 0], () => panel(clay, -stride, livery), [0, Math.PI, 0]);
  };
  clay.at(hips, work, [0, turn * 0.4, 0]);
}

/** A hanging panel, trimmed, clear of the pleats. */
function panel(clay: Clay, stride: number, livery: Livery): void {
  const work = () => {
    plate(clay, evenOutline(PANEL), 0.04, 0.02, livery.trim);
    clay.at([0, 0, 0.018], () => plate(clay, evenOutline(PANEL, 0.78), 0.04, 0.01, livery.cloak));
  };
  clay.at([0, -0.2, 0.33 + stride * 0.3], work, [-0.22, 0, 0]);
}

/** A band of trim along the hem, a little outside the cloth. */
function hem(clay: Clay, low: Ring, knee: Ring, livery: Livery): void {
  const at = (t: number): Ring => ({
    at: [0, low.at[1] + (knee.at[1] - low.at[1]) * t, low.at[2] + (knee.at[2] - low.at[2]) * t],
    r: [low.r[0] + (knee.r[0] - low.r[0]) * t + 0.012, low.r[1] + (knee.r[1] - low.r[1]) * t + 0.012],
  });
  loft(clay, [at(-0.02), at(0.24)], PLEATS * 2, livery.cloak, { caps: 'none', fold: pleated([0.13, 0.128]) });
}
