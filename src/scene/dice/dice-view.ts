import type { Spot } from '../../geometry/shapes/shape';
import type { SeatIndex } from '../colours';

export type DieFace = 1 | 2 | 3 | 4 | 5 | 6;

/** A die whose face has been decided; the tumble only follows. */
export interface DieView {
  readonly face: DieFace;
  readonly seat: SeatIndex;
  /** A failed die loses its light, but stays. */
  readonly failed?: boolean;
}

/** One diceMesh of dice. A new `id` is a new throw. */
export interface ThrowView {
  readonly id: string;
  readonly dice: readonly DieView[];
  /** Where they should come to rest; otherwise somewhere clear in the middle of the picture. */
  readonly at?: Spot;
}
