import type { Inches, Spot } from '../geometry/shapes/shape';

/** What the pointer points at. */
export interface TablePoint {
  readonly spot: Spot;
  /** Height of the surface there. */
  readonly z: Inches;
  /** The model under the pointer, if any. */
  readonly model: string | undefined;
  readonly shift: boolean;
  readonly ctrl: boolean;
  readonly alt: boolean;
  readonly isTouch: boolean;
}

/** Who gets a drag: the game, or the camera. */
export type Grip = 'table' | 'orbit' | 'pan';

/** Pointer and touch events of the table. Camera gestures (right and middle drag, two fingers) are not reported. */
export interface TableHands {
  /** Pressed; the answer says who gets the drag (default: the game). */
  readonly onDown: (point: TablePoint) => Grip | undefined;
  /** Moved, pressed or not. */
  readonly onMove: (point: TablePoint, isPressed: boolean) => void;
  readonly onUp: (point: TablePoint) => void;
  /** The press became a camera gesture, or the pointer was lost. */
  readonly onCancel: () => void;
  readonly onLeave: () => void;
  /** The second button, clicked without dragging. */
  readonly onSecond: (point: TablePoint) => void;
}
