import { add, aimed, between, type Clay, evenOutline, limb, loft, type P3, plate, rings, sub } from '../clay';
import type { Livery } from './livery';
import { jointOf, type Side, type Stance, sided } from './stance';

const THIGH = 0.36;
const SHIN = 0.36;
const KNEE_CAP = evenOutline([0, 0.13, 0.09, 0.06, 0.08, -0.06, 0, -0.13]);

/** Two armoured legs from the hips to the ground. */
export function legs(clay: Clay, stance: Stance, livery: Livery): void {
  for (const side of [1, -1] as const) leg(clay, stance, livery, side);
}

function leg(clay: Clay, stance: Stance, livery: Livery, side: Side): void {
  const ankle = add(sided(stance.feet, side), [0, 0.1, 0]);
  const hip = add(stance.hips, [side * 0.16, -0.02, 0]);
  const toe = sided(stance.toes ?? [0.2, -0.2], side);
  const ahead: P3 = [Math.sin(toe), 0, Math.cos(toe)];
  const knee = jointOf(hip, ankle, THIGH, SHIN, add(ahead, [side * 0.15, 0, 0]));
  limb(clay, [hip, between(hip, knee, 0.6), knee], [0.175, 0.155, 0.115], 7, livery.under, 'none');
  const calf = add(between(knee, ankle, 0.42), [0, 0, -0.025]);
  loft(
    clay,
    [
      { at: between(knee, ankle, -0.05), r: [0.1, 0.12] },
      { at: calf, r: [0.145, 0.155] },
      { at: ankle, r: [0.1, 0.11] },
    ],
    8,
    livery.plate,
    { caps: 'none' },
  );
  clay.inside(aimed(add(knee, [ahead[0] * 0.09, 0.01, ahead[2] * 0.09]), sub(hip, ankle), ahead), () =>
    plate(clay, KNEE_CAP, 0.06, 0.035, livery.trim, (x, y) => 0.03 - x * x * 4 - y * y * 2),
  );
  sabaton(clay, sided(stance.feet, side), toe, livery);
}

/** Feet alone, under a robe. */
export function feet(clay: Clay, { feet: stand, toes = [0.2, -0.2] }: Stance, livery: Livery): void {
  for (const side of [1, -1] as const) sabaton(clay, sided(stand, side), sided(toes, side), livery);
}

const SABATON = rings([
  0, 0.08, -0.12, 0.085, 0.075, 0, 0.085, 0.02, 0.115, 0.09, 0, 0.055, 0.17, 0.1, 0.055, 0, 0.035, 0.25, 0.05, 0.035,
]);

function sabaton(clay: Clay, at: P3, toe: number, livery: Livery): void {
  clay.at(at, () => loft(clay, SABATON, 8, livery.trim, { pow: 2.6 }), [0, toe, 0]);
}
