import type { PerspectiveCamera } from 'three';
import type { Solid } from '../../geometry/shapes/shape';
import type { Grip } from '../../table/hands';
import type { View } from '../../table/stage';
import type { Insets } from '../../table/table-picture';
import type { Motion } from '../frame/motion';
import type { ScenePoint, TableSize } from '../space';
import { CameraMover } from './camera-mover';
import { type CameraPose, degrees, FARTHEST, panned, zoomed } from './pose';
import type { Steering } from './steering';
import { poseOf } from './views';
import type { Screen } from './whole-view';

/** The camera over the table: views, keys, the wheel and hands all go through it. */
export class TableCamera {
  private readonly mover: CameraMover;
  private width = 1;
  private height = 1;
  private insets: Insets = { top: 0, bottom: 0 };
  private isHeld = false;
  /** Follows the window and the table until the player first moves the camera. */
  private view: View | undefined = { kind: 'table' };
  /** The view before an eye view was shown. */
  private before: { readonly view: View | undefined; readonly pose: CameraPose } | undefined;

  constructor(motion: Motion, requestFrame: () => void, isStill: () => boolean) {
    this.mover = new CameraMover(motion, requestFrame, isStill);
  }

  /** Attaches the steering; returns a function that detaches it. */
  attach(steering: Steering): () => void {
    const onSteer = () => {
      this.view = undefined;
    };
    const quit = this.mover.attach(steering, { onHold: isHeld => this.hold(isHeld), onSteer });
    this.settle();
    return quit;
  }

  get camera(): PerspectiveCamera {
    return this.mover.camera;
  }

  /** Where the camera is at this frame. */
  get pose(): CameraPose {
    return this.mover.pose;
  }

  /** Whether drags and pinches move it. */
  get isSteered(): boolean {
    return this.mover.steering !== undefined;
  }

  /** Whether the player has chosen this pose by hand. */
  get isOwnView(): boolean {
    return this.view === undefined;
  }

  /** The camera's place in an eye view, for hiding figures that stand in front of it; undefined in other views. */
  get lens(): ScenePoint | undefined {
    const { x, y, z } = this.camera.position;
    return this.mover.goal.isEye ? [x, y, z] : undefined;
  }

  /** How many pixels an inch takes at the target. */
  get pixelsPerInch(): number {
    return this.height / (2 * this.pose.distance * Math.tan(degrees(this.camera.fov) / 2));
  }

  /** The size of a pixel one inch from the eye. */
  get pixelAtInch(): number {
    return (2 * Math.tan(degrees(this.camera.fov) / 2)) / this.height;
  }

  get pixelsHigh(): number {
    return this.height;
  }

  setTable(table: TableSize, solids: readonly Solid[]): void {
    Object.assign(this.mover, { table, solids });
    this.settle();
  }

  resize(width: number, height: number): void {
    this.width = width;
    this.height = height;
    this.camera.aspect = width / height;
    this.settle();
  }

  /** Sets the part of the picture that panels leave free; views are centred in it. */
  setInsets(insets: Insets): void {
    this.insets = insets;
    this.settle();
  }

  /** Flies to a view; settles on arrival, or when the player takes the camera. */
  show(view: View): Promise<void> {
    const { mover } = this;
    if (this.isHeld) return Promise.resolve();
    if (view.kind !== 'eye') this.before = undefined;
    else if (!mover.goal.isEye) this.before = { view: this.view, pose: mover.goal };
    this.view = view;
    return mover.fly(poseOf(view, mover.table, this.screen, mover.goal));
  }

  /** From a figure's eyes back to how the table was looked at before. */
  lookBack(): Promise<void> {
    const { before } = this;
    if (!before || this.isHeld) return Promise.resolve();
    this.before = undefined;
    this.view = before.view;
    return this.mover.fly(before.pose);
  }

  /** Takes a pose at once. */
  jump(pose: CameraPose): void {
    this.view = undefined;
    this.mover.put(pose, false);
  }

  /** Ends a flight where it leads. */
  finish(): void {
    this.mover.put(this.mover.goal, false);
  }

  /** Turns the camera around what it looks at, and keeps looking at it. */
  turn(byAzimuth: number): void {
    const { goal } = this.mover;
    this.mover.put({ ...goal, azimuth: goal.azimuth + byAzimuth }, true);
  }

  orbit(byAzimuth: number, byPitch: number): void {
    this.steer(pose => ({ ...pose, azimuth: pose.azimuth + byAzimuth, pitch: pose.pitch + byPitch }));
  }

  /** Moves the table under the camera as a hand would, in pixels. */
  pan(right: number, down: number): void {
    this.steer(pose => panned(pose, right, down, this.height));
  }

  zoom(factor: number, towards?: ScenePoint): void {
    this.steer(pose => zoomed(pose, factor, this.mover.farthest, towards));
  }

  /** While the player holds the camera no view takes it away. */
  hold(isHeld: boolean): void {
    this.isHeld = isHeld;
  }

  /** Says what a drag with the first button or one finger does; one that is the table's does nothing to the camera. */
  giveDragTo(grip: Grip): void {
    this.mover.steering?.giveDragTo(grip);
  }

  /** Ends a drag that the browser took away. */
  drop(): void {
    this.mover.steering?.drop();
  }

  /** Calls `listener` whenever the camera comes to rest; returns a function that removes it. */
  onRest(listener: () => void): () => void {
    return this.mover.onRest(listener);
  }

  /** Out of a flight the player steers from where the camera is, else from where the last step leads. */
  private steer(change: (pose: CameraPose) => CameraPose): void {
    const { mover } = this;
    const from = mover.isFlying ? mover.pose : mover.goal;
    this.view = undefined;
    mover.arrive();
    mover.put(change(from), true);
  }

  private get screen(): Screen {
    const free = 1 - (this.insets.top + this.insets.bottom) / this.height;
    const across = 1 - ((this.insets.left ?? 0) + (this.insets.right ?? 0)) / this.width;
    return { aspect: this.camera.aspect, free: Math.max(0.3, free), across: Math.max(0.3, across) };
  }

  private settle(): void {
    const { width, height, insets, mover } = this;
    // an upright tablet or a huge table is seen whole from farther than the usual limit
    mover.farthest = Math.max(FARTHEST, poseOf({ kind: 'table' }, mover.table, this.screen, mover.goal).distance);
    this.camera.far = 4 * (mover.farthest + Math.max(mover.table.width, mover.table.depth));
    const [right, down] = [((insets.right ?? 0) - (insets.left ?? 0)) / 2, (insets.bottom - insets.top) / 2];
    this.camera.setViewOffset(width, height, right, down, width, height);
    mover.put(this.view ? poseOf(this.view, mover.table, this.screen, mover.goal) : mover.goal, false);
  }
}
