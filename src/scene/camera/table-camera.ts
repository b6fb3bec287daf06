import { PerspectiveCamera } from 'three';
import type { Solid } from '../../geometry/shapes/shape';
import type { Grip } from '../../table/hands';
import type { View } from '../../table/stage';
import type { Insets } from '../../table/table-picture';
import { easeOut, type Motion, mix } from '../frame/motion';
import type { ScenePoint, TableSize } from '../space';
import { type CameraPose, degrees, eyeOf, FARTHEST, limit, outOfScenery, panned, zoomed } from './pose';
import type { SteadyControls } from './steady-controls';
import { poseOf } from './views';
import type { Screen } from './whole-view';

const FLIGHT_MS = 350;
/** A camera that has not moved for this long is at rest. */
const REST_MS = 140;

/** The camera over the table: views, keys, the wheel and hands all go through it, and its controls carry it to its goal. */
export class TableCamera {
  readonly camera = new PerspectiveCamera(33, 1, 0.1, 400);
  private readonly motion: Motion;
  private readonly requestFrame: () => void;
  private readonly isStill: () => boolean;
  /** Until the scene is mounted there are none, and every pose is taken at once. */
  private controls: SteadyControls | undefined;
  private table: TableSize = { width: 72, depth: 48 };
  private solids: readonly Solid[] = [];
  private farthest = FARTHEST;
  private goal: CameraPose = { target: [0, 0, 1.6], distance: 85, azimuth: 0, pitch: degrees(55.7), fov: 33 };
  private width = 1;
  private height = 1;
  private insets: Insets = { top: 0, bottom: 0 };
  private isHeld = false;
  /** Follows the window and the table until the player first moves the camera. */
  private view: View | undefined = { kind: 'table' };
  /** The view before an eye view was shown. */
  private before: { readonly view: View | undefined; readonly pose: CameraPose } | undefined;
  private readonly resting = new Set<() => void>();
  private readonly arrivals = new Set<() => void>();
  private lensFlight = 0;
  private restTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(motion: Motion, requestFrame: () => void, isStill: () => boolean) {
    this.motion = motion;
    this.requestFrame = requestFrame;
    this.isStill = isStill;
    // fiber must not set its aspect: we do, with the insets
    Object.assign(this.camera, { manual: true });
  }

  /** Takes the controls; returns a function that gives them up. */
  attach(controls: SteadyControls): () => void {
    this.controls = controls;
    controls.giveDragTo('orbit');
    this.settle();
    return () => {
      this.controls = undefined;
      this.arrive();
      clearTimeout(this.restTimer);
    };
  }

  /** Where the camera is at this frame. */
  get pose(): CameraPose {
    return this.controls ? { ...this.goal, ...this.controls.place(false), fov: this.camera.fov } : this.goal;
  }

  /** Whether the player has chosen this pose by hand. */
  get isOwnView(): boolean {
    return this.view === undefined;
  }

  /** The camera's place in an eye view, for hiding figures that stand in front of it; undefined in other views. */
  get lens(): ScenePoint | undefined {
    const { x, y, z } = this.camera.position;
    return this.goal.isEye ? [x, y, z] : undefined;
  }

  /** How many pixels an inch takes at the target. */
  get pixelsPerInch(): number {
    return 1 / (this.pose.distance * this.pixelAtInch);
  }

  /** The size of a pixel one inch from the eye. */
  get pixelAtInch(): number {
    return (2 * Math.tan(degrees(this.camera.fov) / 2)) / this.height;
  }

  get pixelsHigh(): number {
    return this.height;
  }

  setTable(table: TableSize, solids: readonly Solid[]): void {
    this.table = table;
    this.solids = solids;
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
    if (this.isHeld) return Promise.resolve();
    if (view.kind !== 'eye') this.before = undefined;
    else if (!this.goal.isEye) this.before = { view: this.view, pose: this.goal };
    this.view = view;
    return this.fly(this.poseFor(view));
  }

  /** From a figure's eyes back to how the table was looked at before. */
  lookBack(): Promise<void> {
    const { before } = this;
    if (!before || this.isHeld) return Promise.resolve();
    this.before = undefined;
    this.view = before.view;
    return this.fly(before.pose);
  }

  /** Takes a pose at once. */
  jump(pose: CameraPose): void {
    this.view = undefined;
    this.put(pose, false);
  }

  /** Ends a flight where it leads. */
  finish(): void {
    this.put(this.goal, false);
  }

  /** Turns the camera around what it looks at, and keeps looking at it. */
  turn(byAzimuth: number): void {
    this.put({ ...this.goal, azimuth: this.goal.azimuth + byAzimuth }, true);
  }

  orbit(byAzimuth: number, byPitch: number): void {
    this.steer(pose => ({ ...pose, azimuth: pose.azimuth + byAzimuth, pitch: pose.pitch + byPitch }));
  }

  /** Moves the table under the camera as a hand would, in pixels. */
  pan(right: number, down: number): void {
    this.steer(pose => panned(pose, right, down, this.height));
  }

  zoom(factor: number, towards?: ScenePoint): void {
    this.steer(pose => zoomed(pose, factor, this.farthest, towards));
  }

  /** Says what a drag with the first button or one finger does; one that is the table's does nothing to the camera. */
  giveDragTo(grip: Grip): void {
    this.controls?.giveDragTo(grip);
  }

  /** Ends a drag that the browser took away. */
  drop(): void {
    this.controls?.cancel();
  }

  /** Calls `listener` whenever the camera comes to rest; returns a function that removes it. */
  onRest(listener: () => void): () => void {
    this.resting.add(listener);
    return () => {
      this.resting.delete(listener);
    };
  }

  /** A hand takes the camera: no view takes it away. */
  readonly onControlStart = (): void => {
    this.controls?.setStill(this.isStill());
    this.isHeld = this.controls?.isSteering ?? false;
  };

  readonly onControlEnd = (): void => {
    this.isHeld = false;
  };

  /** A hand has moved the camera. */
  readonly onControl = (): void => {
    if (!this.controls?.isSteering) return;
    this.goal = { ...this.goal, ...this.controls.place(true) };
    this.view = undefined;
    this.arrive();
  };

  /** The camera has moved: keeps it out of scenery, and calls the rest listeners once it stays. */
  readonly onUpdate = (): void => {
    this.camera.position.set(...eyeOf(outOfScenery(this.pose, this.table, this.solids)));
    this.camera.updateMatrixWorld();
    clearTimeout(this.restTimer);
    this.restTimer = setTimeout(() => {
      this.arrive();
      for (const listener of this.resting) listener();
    }, REST_MS);
    this.requestFrame();
  };

  /** Sends the camera to a pose, in a flight or at once; true while it is on its way. */
  private put(pose: CameraPose, isFlown: boolean): boolean {
    this.goal = limit(pose, this.table, this.farthest);
    const isSmooth = isFlown && this.controls !== undefined && !this.isStill();
    this.openLens(this.goal.fov, isSmooth);
    this.controls?.setLimits(this.table, this.farthest, this.goal.isEye ?? false);
    this.controls?.send(this.goal, isSmooth);
    if (isSmooth) this.requestFrame();
    else this.onUpdate();
    return isSmooth;
  }

  /** Settles when the flight is over, or the player takes the camera out of it. */
  private async fly(to: CameraPose): Promise<void> {
    this.arrive();
    if (this.put(to, true)) await new Promise<void>(resolve => this.arrivals.add(resolve));
  }

  /** Resolves the promises of all flights. */
  private arrive(): void {
    for (const arrival of this.arrivals) arrival();
    this.arrivals.clear();
  }

  /** Out of a flight the player steers from where the camera is, else from where the last step leads. */
  private steer(change: (pose: CameraPose) => CameraPose): void {
    const from = this.arrivals.size > 0 ? this.pose : this.goal;
    this.view = undefined;
    this.arrive();
    this.put(change(from), true);
  }

  /** How wide the lens opens flies along; camera-controls leaves it alone. */
  private openLens(fov: number, isSmooth: boolean): void {
    const { camera } = this;
    const from = camera.fov;
    const flight = ++this.lensFlight;
    void this.motion.play(isSmooth && from !== fov ? FLIGHT_MS : 0, t => {
      if (flight !== this.lensFlight) return;
      camera.fov = mix(from, fov, easeOut(t));
      camera.updateProjectionMatrix();
    });
  }

  private poseFor(view: View): CameraPose {
    const { top, bottom, left = 0, right = 0 } = this.insets;
    const screen: Screen = {
      aspect: this.camera.aspect,
      free: Math.max(0.3, 1 - (top + bottom) / this.height),
      across: Math.max(0.3, 1 - (left + right) / this.width),
    };
    return poseOf(view, this.table, screen, this.goal);
  }

  /** Follows a new size, table or panel. */
  private settle(): void {
    const { width, height, table } = this;
    const { top, bottom, left = 0, right = 0 } = this.insets;
    // an upright tablet or a huge table is seen whole from farther than the usual limit
    this.farthest = Math.max(FARTHEST, this.poseFor({ kind: 'table' }).distance);
    this.camera.far = 4 * (this.farthest + Math.max(table.width, table.depth));
    this.camera.setViewOffset(width, height, (right - left) / 2, (bottom - top) / 2, width, height);
    this.put(this.view ? this.poseFor(this.view) : this.goal, false);
  }
}
