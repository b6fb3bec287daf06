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
/** A share of camera-controls' own speed, which turns by a whole round over the height of the picture. */
const TURN_SPEED = 0.65;
/** For camera-controls to take a pose at once: a step of no time would divide by it. */
const INSTANT = 1e-3;
/** The longest step of a flight, in seconds. */
const LONGEST_STEP = 1 / 20;

const BY_MOUSE = { table: ACTION.NONE, orbit: ACTION.ROTATE, pan: ACTION.SCREEN_PAN } as const;
const BY_FINGER = { table: ACTION.NONE, orbit: ACTION.TOUCH_ROTATE, pan: ACTION.TOUCH_SCREEN_PAN } as const;

/** A table at rest draws no frames: the step after a rest would be as long as the rest, and the flight over at once. */
export class SteadyControls extends CameraControlsImpl {
  override update(delta: number): boolean {
    return super.update(Math.min(delta, LONGEST_STEP));
  }
}

export interface SteeringListener {
  /** A hand takes the camera, or lets it go. */
  readonly onHold: (isHeld: boolean) => void;
  /** A hand has moved it. */
  readonly onSteer: () => void;
  /** It stands elsewhere than before, however it came there. */
  readonly onMove: () => void;
}

/** Where a camera is, without how wide it opens. */
type Place = Pick<CameraPose, 'target' | 'distance' | 'azimuth' | 'pitch'>;

const target = new Vector3();
const spherical = new Spherical();

/** camera-controls, set up for a table: flies the camera, and reads drags and pinches. */
export class Steering {
  private readonly controls: CameraControlsImpl;
  private readonly isStill: () => boolean;

  constructor(controls: CameraControlsImpl, isStill: () => boolean) {
    this.controls = controls;
    this.isStill = isStill;
    controls.smoothTime = SMOOTH_TIME;
    controls.azimuthRotateSpeed = TURN_SPEED;
    controls.polarRotateSpeed = TURN_SPEED;
    this.giveDragTo('orbit');
  }

  /** Where the camera is at this frame. */
  get now(): Place {
    this.controls.getTarget(target, false);
    return placeOf(this.controls.getSpherical(spherical, false));
  }

  /** Where it is on its way to. */
  get end(): Place {
    this.controls.getTarget(target);
    return placeOf(this.controls.getSpherical(spherical));
  }

  /** Sends the camera to a pose within these limits, in a flight or at once. */
  send({ target: at, azimuth, pitch, distance, isEye }: CameraPose, limits: Limits, isFlown: boolean): void {
    const { controls } = this;
    setLimits(controls, limits, isEye ?? false);
    void controls.moveTo(...at, isFlown);
    // by the shorter way round
    void controls.rotateTo(mixAngle(controls.azimuthAngle, azimuth, 1), Math.PI / 2 - pitch, isFlown);
    void controls.dollyTo(distance, isFlown);
    if (!isFlown) controls.update(INSTANT);
  }

  /**
   * Says what a drag with the first button or one finger does; one that is the table's does nothing to the camera. The
   * wheel is read by us: only we know the spot of the table under the pointer.
   */
  giveDragTo(grip: Grip): void {
    Object.assign(this.controls.mouseButtons, {
      left: BY_MOUSE[grip],
      right: ACTION.ROTATE,
      middle: ACTION.SCREEN_PAN,
      wheel: ACTION.NONE,
    });
    Object.assign(this.controls.touches, {
      one: BY_FINGER[grip],
      two: ACTION.TOUCH_DOLLY_SCREEN_PAN,
      three: ACTION.TOUCH_ROTATE,
    });
  }

  /** Ends a drag that the browser took away. */
  drop(): void {
    this.controls.cancel();
  }

  /** Returns a function that removes the listeners. */
  listen({ onHold, onSteer, onMove }: SteeringListener): () => void {
    const { controls } = this;
    // the table's own drags run through the controls too, as no action
    const isSteering = () => controls.currentAction !== ACTION.NONE;
    const hold = () => {
      controls.smoothTime = this.isStill() ? 0 : SMOOTH_TIME;
      controls.draggingSmoothTime = this.isStill() ? 0 : DRAG_TIME;
      onHold(isSteering());
    };
    const letGo = () => onHold(false);
    const steered = () => {
      if (isSteering()) onSteer();
    };
    controls.addEventListener('controlstart', hold);
    controls.addEventListener('controlend', letGo);
    controls.addEventListener('control', steered);
    controls.addEventListener('update', onMove);
    return () => {
      controls.removeEventListener('controlstart', hold);
      controls.removeEventListener('controlend', letGo);
      controls.removeEventListener('control', steered);
      controls.removeEventListener('update', onMove);
    };
  }
}

const placeOf = ({ radius, theta, phi }: Spherical): Place => ({
  target: [target.x, target.y, target.z],
  distance: radius,
  azimuth: theta,
  pitch: Math.PI / 2 - phi,
});

interface Limits {
  readonly table: TableSize;
  readonly farthest: number;
}

/** Holds drags and pinches to the limits that poses have: over the table, not under it, no farther than need be. */
function setLimits(controls: CameraControlsImpl, { table, farthest }: Limits, isEye: boolean): void {
  controls.minDistance = NEAREST;
  controls.maxDistance = farthest;
  controls.minPolarAngle = Math.PI / 2 - HIGHEST;
  controls.maxPolarAngle = Math.PI / 2 - (isEye ? EYE_LOWEST : LOWEST);
  const [w, d] = [table.width / 2 + TARGET_OUTSIDE, table.depth / 2 + TARGET_OUTSIDE];
  controls.setBoundary(new Box3(new Vector3(-w, 0, -d), new Vector3(w, TARGET_HIGHEST, d)));
}
