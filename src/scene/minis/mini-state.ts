import type { Inches } from '../../geometry/shapes/shape';
import type { MiniPicture } from '../../table/picture';
import { spanOf } from './bases/footing';

/** How a figure stands at this frame, in table inches; motions write it, the batches draw it. */
export interface MiniTransform {
  x: Inches;
  y: Inches;
  z: Inches;
  facing: number;
  /** Above where it stands, while it is carried; below, while it sinks. */
  rise: Inches;
  /** How far it leans, and towards which side of the table. */
  lean: number;
  leanTowards: number;
  /** 0 in full colour, 1 grey. */
  grey: number;
}

/** A mini on the table: its view, and its transform at this frame. */
export interface MiniState {
  view: MiniPicture;
  readonly transform: MiniTransform;
  /** Drawn in full detail. */
  isNear: boolean;
  /** Too near to the camera to be drawn at all. */
  isInLens: boolean;
  /** Motions under way; while there are any, a new view does not move it. */
  motions: number;
}

/** Beside the table the fallen lie on their side. */
const FALLEN_LEAN = 1.35;

/** The transform that a view asks for when nothing moves. */
export function restingTransform(view: MiniPicture): MiniTransform {
  const fallen = view.look?.fallen === true;
  return {
    x: view.x,
    y: view.y,
    z: view.z,
    facing: view.facing,
    // on its side a base stands on its rim
    rise: fallen ? 0.42 * spanOf(view.outline).wide : 0,
    lean: fallen ? FALLEN_LEAN : 0,
    leanTowards: view.facing - Math.PI / 2,
    grey: fallen ? 1 : view.look?.dimmed ? 0.62 : 0,
  };
}

/** A newly arrived mini. */
export const createMini = (view: MiniPicture): MiniState => ({
  view,
  transform: restingTransform(view),
  isNear: false,
  isInLens: false,
  motions: 0,
});
