import { PerspectiveCamera } from 'three';
import type { Solid } from '../../geometry/shape';
import { easeOut, type Motion } from '../frame/motion';
import type { ScenePoint, TableSize } from '../space';
import { type CameraPose, degrees, eyeOf, FARTHEST, limit, mixPose, NEAREST, outOfScenery } from './pose';
import { poseOf, type View } from './views';
import type { Screen } from './whole-view';

const FLIGHT_MS = 350;
/** A camera that was not touched for so long has come to rest. */
const REST_MS = 140;

/** Pixels at the edges of the picture that panels cover. */
export interface Insets {
  readonly top: number;
  readonly bottom: number;
  readonly left?: number;
  readonly right?: number;
}

/** The one hand on the camera: gestures, keys and views all go through it. */
export class CameraRig {
  readonly camera = new PerspectiveCamera(33, 1, 0.1, 400);
  private readonly motion: Motion;
  private readonly requestFrame: () => void;
  private readonly resting = new Set<() => void>();
  private current: CameraPose = { target: [0, 0, 1.6], distance: 85, azimuth: 0, pitch: degrees(55.7), fov: 33 };
  private table: TableSize = { width: 72, depth: 48 };
  private solids: readonly Solid[] = [];
  private farthest = FARTHEST;
  private width = 1;
  private height = 1;
  private insets: Insets = { top: 0, bottom: 0 };
  private flight = 0;
  private isHeld = false;
  /** Follows the window and the table until the player first moves the camera. */
  private view: View | undefined = { kind: 'table' };
  /** How the table was looked at before a figure lent its eyes. */
  private before: { readonly view: View | undefined; readonly pose: CameraPose } | undefined;
  private restTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(motion: Motion, requestFrame: () => void) {
    this.motion = motion;
    this.requestFrame = requestFrame;
    this.camera.rotation.order = 'YXZ';
  }

  get pose(): CameraPose {
    return this.current;
  }

  /** Whether the player has chosen this pose by hand. */
  get isOwnView(): boolean {
    return this.view === undefined;
  }

  /** Where the camera is while it looks through a figure's eyes; from elsewhere nobody stands in its way. */
  get lens(): ScenePoint | undefined {
    const { x, y, z } = this.camera.position;
    return this.current.isEye ? [x, y, z] : undefined;
  }

  /** How many pixels an inch takes at the target. */
  get pixelsPerInch(): number {
    return this.height / (2 * this.current.distance * Math.tan(degrees(this.current.fov) / 2));
  }

  /** The size of a pixel one inch from the eye. */
  get pixelAtInch(): number {
    return (2 * Math.tan(degrees(this.current.fov) / 2)) / this.height;
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

  /** Tells which part of the picture is free; whatever is looked at lies in its middle. */
  setInsets(insets: Insets): void {
    this.insets = insets;
    this.settle();
  }

  /** Flies to a view; settles on arrival, or when the player takes the camera. */
  show(view: View): Promise<void> {
    if (this.isHeld) return Promise.resolve();
    if (view.kind !== 'eye') this.before = undefined;
    else if (!this.current.isEye) this.before = { view: this.view, pose: this.current };
    this.view = view;
    return this.fly(poseOf(view, this.table, this.screen, this.current));
  }

  /** From a figure's eyes back to how the table was looked at before. */
  lookBack(): Promise<void> {
    const { before } = this;
    if (!before || this.isHeld) return Promise.resolve();
    this.before = undefined;
    this.view = before.view;
    return this.fly(before.pose);
  }

  private fly(to: CameraPose): Promise<void> {
    const from = this.current;
    const flight = ++this.flight;
    return this.motion.play(FLIGHT_MS, t => {
      if (flight === this.flight) this.put(mixPose(from, to, easeOut(t)));
    });
  }

  /** Takes a pose at once. */
  jump(pose: CameraPose): void {
    this.flight++;
    this.view = undefined;
    this.put(pose);
  }

  orbit(byAzimuth: number, byPitch: number): void {
    this.jump({ ...this.current, azimuth: this.current.azimuth + byAzimuth, pitch: this.current.pitch + byPitch });
  }

  /** Moves the table under the camera as a hand would, in pixels. */
  pan(right: number, down: number): void {
    this.jump(panned(this.current, right, down, this.height));
  }

  zoom(factor: number, towards?: ScenePoint): void {
    this.jump(zoomed(this.current, factor, this.farthest, towards));
  }

  /** While the player holds the camera no view takes it away. */
  hold(isHeld: boolean): void {
    this.isHeld = isHeld;
  }

  /** Calls back whenever the camera has come to rest; returns the way to stop listening. */
  onRest(listener: () => void): () => void {
    this.resting.add(listener);
    return () => {
      this.resting.delete(listener);
    };
  }

  private get screen(): Screen {
    const free = 1 - (this.insets.top + this.insets.bottom) / this.height;
    const across = 1 - ((this.insets.left ?? 0) + (this.insets.right ?? 0)) / this.width;
    return { aspect: this.camera.aspect, free: Math.max(0.3, free), across: Math.max(0.3, across) };
  }

  private settle(): void {
    this.flight++;
    // an upright tablet or a huge table is seen whole from farther than the usual limit
    this.farthest = Math.max(FARTHEST, poseOf({ kind: 'table' }, this.table, this.screen, this.current).distance);
    this.camera.far = 4 * (this.farthest + Math.max(this.table.width, this.table.depth));
    const { width, height, insets } = this;
    const [right, down] = [((insets.right ?? 0) - (insets.left ?? 0)) / 2, (insets.bottom - insets.top) / 2];
    this.camera.setViewOffset(width, height, right, down, width, height);
    this.put(this.view ? poseOf(this.view, this.table, this.screen, this.current) : this.current);
  }

  private put(pose: CameraPose): void {
    this.current = limit(pose, this.table, this.farthest);
    aim(this.camera, outOfScenery(this.current, this.table, this.solids));
    clearTimeout(this.restTimer);
    this.restTimer = setTimeout(() => {
      for (const listener of this.resting) listener();
    }, REST_MS);
    this.requestFrame();
  }
}

function aim(camera: PerspectiveCamera, pose: CameraPose) {
  camera.position.set(...eyeOf(pose));
  camera.rotation.set(-pose.pitch, pose.azimuth, 0);
  camera.fov = pose.fov;
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
}

function panned(pose: CameraPose, right: number, down: number, height: number): CameraPose {
  const inch = (2 * pose.distance * Math.tan(degrees(pose.fov) / 2)) / height;
  const [sin, cos] = [Math.sin(pose.azimuth), Math.cos(pose.azimuth)];
  const aside = -right * inch;
  // a low camera foreshortens the cloth; without a floor the table would race away
  const away = (down * inch) / Math.max(0.35, Math.sin(pose.pitch));
  const [x, y, z] = pose.target;
  return { ...pose, target: [x + aside * cos - away * sin, y, z - aside * sin - away * cos] };
}

function zoomed(pose: CameraPose, factor: number, farthest: number, towards: ScenePoint = pose.target): CameraPose {
  const distance = Math.min(farthest, Math.max(NEAREST, pose.distance * factor));
  const scale = distance / pose.distance;
  const [x, y, z] = pose.target;
  return {
    ...pose,
    distance,
    target: [towards[0] + (x - towards[0]) * scale, y, towards[2] + (z - towards[2]) * scale],
  };
}
