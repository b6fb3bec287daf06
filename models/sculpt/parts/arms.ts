import { add, aimed, ball, between, type Clay, column, limb, loft, type P3, scale, sub, unit } from '../clay';
import { glove } from '../paint/paints';
import type { Livery } from './livery';
import { jointOf, reached, type Side, type Stance, shoulderOf, sided } from './stance';

const UPPER = 0.34;
const FORE = 0.34;
const FIST = column([-0.085, 0.065, 0.06, 0, 0.02, 0.11, 0.1, 0.01, 0.095, 0.065, 0.06, 0]);

/** Both arms from the shoulders to the hands. Elbows point out, down and back by default. */
export function arms(clay: Clay, stance: Stance, livery: Livery, elbows?: readonly [P3, P3], light = false): void {
  for (const side of [1, -1] as const) {
    const pole = elbows ? sided(elbows, side) : ([side * 0.7, -0.6, -0.35] as const);
    arm(clay, stance, livery, side, pole);
    if (!light) cuffOf(clay, stance, livery, side, pole);
  }
}

/** Where a hand ends up, should the wish lie out of reach. */
export function handOf(stance: Stance, side: Side): P3 {
  return reached(shoulderOf(stance, side), sided(stance.hands, side), (UPPER + FORE) * 0.995);
}

function arm(clay: Clay, stance: Stance, livery: Livery, side: Side, pole: P3): void {
  const shoulder = shoulderOf(stance, side);
  const hand = handOf(stance, side);
  const elbow = jointOf(shoulder, hand, UPPER, FORE, pole);
  limb(clay, [shoulder, between(shoulder, elbow, 0.6), elbow], [0.125, 0.12, 0.095], 7, livery.under, 'none');
  ball(clay, elbow, 0.11, 5, livery.trim);
  const cuff = between(elbow, hand, 0.78);
  const flare = [
    { at: between(elbow, hand, 0.12), r: [0.09, 0.09] as const },
    { at: between(elbow, hand, 0.55), r: [0.115, 0.115] as const },
    { at: cuff, r: [0.14, 0.14] as const },
  ];
  loft(clay, flare, 8, livery.plate, { caps: 'none' });
  clay.inside(aimed(hand, sub(hand, elbow), [0.2, 1, 0.3]), () => loft(clay, FIST, 6, glove, { pow: 3.2 }));
}

/** A rim around the end of the gauntlet. */
function cuffOf(clay: Clay, stance: Stance, livery: Livery, side: Side, pole: P3): void {
  const hand = handOf(stance, side);
  const elbow = jointOf(shoulderOf(stance, side), hand, UPPER, FORE, pole);
  const cuff = between(elbow, hand, 0.78);
  const band = [
    { at: cuff, r: [0.15, 0.15] as const },
    { at: add(cuff, scale(unit(sub(hand, elbow)), 0.03)), r: [0.145, 0.145] as const },
  ];
  loft(clay, band, 8, livery.trim, { caps: 'end' });
}
