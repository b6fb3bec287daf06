import { across, add, between, cross, type Frame, frameAt, length, type P3, place, scale, sub, unit } from '../clay';

/** How a figure on two legs stands. Left comes first in pairs; angles in radians. */
export interface Stance {
  readonly hips: P3;
  /** The chest against the hips: forward, and to its left. */
  readonly lean?: number;
  readonly turn?: number;
  /** Where the ankles are, and which way the toes point. */
  readonly feet: readonly [P3, P3];
  readonly toes?: readonly [number, number];
  readonly hands: readonly [P3, P3];
  /** The head against the chest: to its left, and down. */
  readonly look?: number;
  readonly nod?: number;
}

export type Side = 1 | -1;

/** The part of a pair on this side. */
export const sided = <T>(pair: readonly [T, T], side: Side): T => (side === 1 ? pair[0] : pair[1]);

const CHEST_ABOVE_HIPS = 0.1;

/** The chest: its origin is the waist, the neck lies 0.55 above. */
export const chestOf = ({ hips, lean = 0, turn = 0 }: Stance): Frame =>
  frameAt(add(hips, [0, CHEST_ABOVE_HIPS, 0]), [lean, turn, 0], [1, 1, 1]);

/** Where the upper arm begins. */
export const shoulderOf = (stance: Stance, side: Side): P3 => place(chestOf(stance), [side * 0.4, 0.42, 0]);

/** The joint of a limb of two bones between two points, pushed towards `pole`. */
export function jointOf(from: P3, to: P3, upper: number, lower: number, pole: P3): P3 {
  const line = sub(to, from);
  const span = Math.min(length(line), (upper + lower) * 0.999);
  const along = unit(line);
  const foot = (upper * upper - lower * lower + span * span) / (2 * span);
  const out = Math.sqrt(Math.max(0, upper * upper - foot * foot));
  return add(from, add(scale(along, foot), scale(across(pole, along), out)));
}

/** The end of a limb, drawn in if it was wished too far away. */
export function reached(from: P3, to: P3, limit: number): P3 {
  const l = length(sub(to, from));
  return l <= limit ? to : between(from, to, limit / l);
}

/** A direction square to both. */
export const square = (a: P3, b: P3): P3 => unit(cross(a, b));
