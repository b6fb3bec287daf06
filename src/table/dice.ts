import type { Spot } from '../geometry/shapes/shape';

/** A die with its result. The animation ends on `face`, from 1 to `sides`. */
export interface DiePicture {
  readonly sides: number;
  readonly face: number;
  readonly seat: number;
  /** A failed die is darkened. */
  readonly failed?: boolean;
}

/** Dice thrown together. A new `id` is a new throw. */
export interface DiceThrow {
  readonly id: string;
  readonly dice: readonly DiePicture[];
  /** Where they come to rest; by default, free ground in the middle of the picture. */
  readonly at?: Spot;
}
