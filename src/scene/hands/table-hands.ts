import type { Inches, Spot } from '../../geometry/shapes/shape';

/** What a hand on the table points at. */
export interface TablePoint {
  readonly spot: Spot;
  /** Height of the surface there. */
  readonly z: Inches;
  /** The model pointed at, if any. */
  readonly model: string | undefined;
  readonly shift: boolean;
  readonly ctrl: boolean;
  readonly alt: boolean;
  readonly isTouch: boolean;
}

/** What an empty-handed drag does: the table may give it to the camera. */
export type Grip = 'table' | 'orbit' | 'pan';

/** What the hands on the table are told. The camera's own gestures (right and middle drag, two fingers) never show. */
export interface TableHands {
  /** Pressed; the answer says whom the drag belongs to (default: the table). */
  readonly onDown?: ((point: TablePoint) => Grip | undefined) | undefined;
  /** Moved, pressed or not. */
  readonly onMove?: ((point: TablePoint, pressed: boolean) => void) | undefined;
  readonly onUp?: ((point: TablePoint) => void) | undefined;
  /** The press became a camera gesture, or the pointer was lost: forget it. */
  readonly onCancel?: (() => void) | undefined;
  readonly onLeave?: (() => void) | undefined;
  /** The second button, clicked without dragging. */
  readonly onSecond?: ((point: TablePoint) => void) | undefined;
}
