import { CameraControlsImpl } from '@react-three/drei';
import { Box3, Spherical, Vector3 } from 'three';
import type { Grip } from '../../table/hands';
import { mixAngle } from '../frame/motion';
import type { TableSize } from '../space';
import { type CameraPose, EYE_LOWEST, HIGHEST, LOWEST, NEAREST, TARGET_HIGHEST, TARGET_OUTSIDE } from './pose';

const { ACTION } = CameraControlsImpl;

/** Seconds in which the camera comes near its goal, by itself and under a hand. */
const SMOOTH_TIME = 0.1;
const DRAG_TIME = 0.04;
/** For camera-controls to take a pose at once: a step of no time would divide by it. */
const INSTANT = 1e-3;
/** The longest step of a flight, in seconds. */
const LONGEST_STEP = 1 / 20;

const BY_MOUSE = { table: ACTION.NONE, orbit: ACTION.ROTATE, pan: ACTION.SCREEN_PAN } as const;
const BY_FINGER = { table: ACTION.NONE, orbit: ACTION.TOUCH_ROTATE, pan: ACTION.TOUCH_SCREEN_PAN } as const;

/** Where a camera is, without how wide it opens. */
type Place = Pick<CameraPose, 'target' | 'distance' | 'azimuth' | 'pitch'>;

/** camera-controls for a table: poses as ours are, drags that the table may take, and no leap after a rest. */
export class SteadyControls extends CameraControlsImpl {
  override smoothTime = SMOOTH_TIME;

  /** A table at rest draws no frames: the step after a rest would be as long as the rest, and the flight over at once. */
  override update(delta: number): boolean {
    return super.update(Math.min(delta, LONGEST_STEP));
  }

  /** Whether a hand moves the camera: the table's own drags run through the controls too, as no action. */
  get isSteering(): boolean {
    return this.currentAction !== ACTION.NONE;
  }

  /** Sets whether hands move the camera softly or at once. */
  setStill(isStill: boolean): void {
    this.smoothTime = isStill ? 0 : SMOOTH_TIME;
    this.draggingSmoothTime = isStill ? 0 : DRAG_TIME;
  }

  /** Where the camera is at this frame, or where it is on its way to. */
  place(isAtEnd: boolean): Place {
    const { x, y, z } = this.getTarget(new Vector3(), isAtEnd);
    const { radius, theta, phi } = this.getSpherical(new Spherical(), isAtEnd);
    return { target: [x, y, z], distance: radius, azimuth: theta, pitch: Math.PI / 2 - phi };
  }

  /** Sends the camera to a pose, in a flight or at once. */
  send({ target, azimuth, pitch, distance }: CameraPose, isFlown: boolean): void {
    void this.moveTo(...target, isFlown);
    // by the shorter way round
    void this.rotateTo(mixAngle(this.azimuthAngle, azimuth, 1), Math.PI / 2 - pitch, isFlown);
    void this.dollyTo(distance, isFlown);
    if (!isFlown) this.update(INSTANT);
  }

  /** Holds drags and pinches to the limits that poses have: over the table, not under it, no farther than need be. */
  setLimits(table: TableSize, farthest: number, isEye: boolean): void {
    this.minDistance = NEAREST;
    this.maxDistance = farthest;
    this.minPolarAngle = Math.PI / 2 - HIGHEST;
    this.maxPolarAngle = Math.PI / 2 - (isEye ? EYE_LOWEST : LOWEST);
    const [w, d] = [table.width / 2 + TARGET_OUTSIDE, table.depth / 2 + TARGET_OUTSIDE];
    this.setBoundary(new Box3(new Vector3(-w, 0, -d), new Vector3(w, TARGET_HIGHEST, d)));
  }

  /**
   * Says what a drag with the first button or one finger does; one that is the table's does nothing to the camera. The
   * wheel is read by us: only we know the spot of the table under the pointer.
   */
  giveDragTo(grip: Grip): void {
    Object.assign(this.mouseButtons, {
      left: BY_MOUSE[grip],
      right: ACTION.ROTATE,
      middle: ACTION.SCREEN_PAN,
      wheel: ACTION.NONE,
    });
    Object.assign(this.touches, {
      one: BY_FINGER[grip],
      two: ACTION.TOUCH_DOLLY_SCREEN_PAN,
      three: ACTION.TOUCH_ROTATE,
    });
  }
}
