import { add, between, blade, type Clay, limb, loft, type P3, scale, sub, unit } from '../clay';
import { gloom } from '../paint/paints';
import type { Paint } from '../paint/recipe';
import { tatter } from './shroud';
import { jointOf, reached } from './stance';

export interface SleeveShape {
  readonly cloth: Paint;
  readonly flesh: Paint;
  readonly shoulder: P3;
  readonly hand: P3;
  readonly pole?: P3;
  /** An open claw, or a fist around a haft that runs along this direction. */
  readonly grip?: P3;
  readonly seed: number;
  readonly bones?: number;
  /** Whether a torn strip hangs from the cuff. */
  readonly torn?: boolean;
}

/** A wide torn sleeve and a bony hand. Returns where the hand is. */
export function sleeve(clay: Clay, shape: SleeveShape): P3 {
  const { cloth, flesh, shoulder, seed, bones = 0.3, grip, torn = true } = shape;
  const side = Math.sign(shoulder[0]) || 1;
  const hand = reached(shoulder, shape.hand, bones * 1.99);
  const elbow = jointOf(shoulder, hand, bones, bones, shape.pole ?? [side * 0.8, -0.5, -0.3]);
  const cuff = between(elbow, hand, 0.74);
  const skin = [
    { at: shoulder, r: [0.12, 0.12] as const },
    { at: elbow, r: [0.1, 0.105] as const },
    { at: cuff, r: [0.12, 0.15] as const },
  ];
  loft(clay, skin, 8, cloth, { caps: 'none' });
  const inside = [
    { at: cuff, r: [0.118, 0.148] as const },
    { at: between(elbow, hand, 0.6), r: [0.06, 0.07] as const },
  ];
  loft(clay, inside, 8, gloom, { caps: 'end', axis: sub(hand, elbow) });
  if (torn)
    tatter(clay, {
      from: add(cuff, [0, -0.05, -0.02]),
      aim: [side * 0.1, -0.85, -0.4],
      long: 0.4,
      wide: 0.1,
      cloth,
      seed,
    });
  limb(clay, [between(elbow, hand, 0.7), hand], [0.045, 0.05], 5, flesh);
  if (grip) fist(clay, hand, unit(grip), flesh);
  else claw(clay, hand, unit(sub(hand, elbow)), flesh);
  return hand;
}

/** Three fingers spread and hooked. */
export function claw(clay: Clay, at: P3, aim: P3, flesh: Paint): void {
  const across: P3 = unit([aim[2], 0.15, -aim[0]]);
  for (const i of [-1, 0, 1]) {
    const spread = scale(across, i * 0.05);
    const knuckle = add(add(at, scale(aim, 0.13)), add(spread, [0, 0.03, 0]));
    const tip = add(add(at, scale(aim, 0.22)), add(scale(spread, 1.6), [0, -0.07, 0]));
    blade(clay, [at, knuckle, tip], [0.04, 0.03, 0.006], 0.028, flesh);
  }
}

/** Fingers closed around a haft. */
function fist(clay: Clay, at: P3, along: P3, flesh: Paint): void {
  for (const i of [-1, 0, 1]) {
    const middle = add(at, scale(along, i * 0.05));
    limb(clay, [add(middle, scale(along, -0.024)), add(middle, scale(along, 0.024))], [0.068], 5, flesh);
  }
}
