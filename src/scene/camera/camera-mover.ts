import { PerspectiveCamera } from 'three';
import type { Solid } from '../../geometry/shapes/shape';
import { easeOut, type Motion, mix } from '../frame/motion';
import type { TableSize } from '../space';
import { type CameraPose, degrees, eyeOf, FARTHEST, limit, outOfScenery } from './pose';
import type { Steering, SteeringListener } from './steering';

const FLIGHT_MS = 350;
/** A camera that has not moved for this long is at rest. */
const REST_MS = 140;

/** Carries the camera to where it should be (`goal`): by its steering, or at once as long as there is none. */
export class CameraMover {
  readonly camera = new PerspectiveCamera(33, 1, 0.1, 400);
  table: TableSize = { width: 72, depth: 48 };
  solids: readonly Solid[] = [];
  farthest = FARTHEST;
  goal: CameraPose = { target: [0, 0, 1.6], distance: 85, azimuth: 0, pitch: degrees(55.7), fov: 33 };
  steering: Steering | undefined;
  private readonly motion: Motion;
  private readonly requestFrame: () => void;
  private readonly isStill: () => boolean;
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

  /** Attaches the steering; returns a function that detaches it. */
  attach(steering: Steering, { onHold, onSteer }: Omit<SteeringListener, 'onMove'>): () => void {
    this.steering = steering;
    const readGoal = () => {
      this.goal = { ...this.goal, ...steering.end };
      this.arrive();
      onSteer();
    };
    const quit = steering.listen({ onHold, onSteer: readGoal, onMove: () => this.moved() });
    return () => {
      quit();
      this.steering = undefined;
      this.arrive();
      clearTimeout(this.restTimer);
    };
  }

  /** Where the camera is at this frame. */
  get pose(): CameraPose {
    return this.steering ? { ...this.goal, ...this.steering.now, fov: this.camera.fov } : this.goal;
  }

  get isFlying(): boolean {
    return this.arrivals.size > 0;
  }

  /** Sends the camera to a pose, in a flight or at once; true while it is on its way. */
  put(pose: CameraPose, isFlown: boolean): boolean {
    this.goal = limit(pose, this.table, this.farthest);
    const isSmooth = isFlown && this.steering !== undefined && !this.isStill();
    this.openLens(this.goal.fov, isSmooth);
    this.steering?.send(this.goal, this, isSmooth);
    if (isSmooth) this.requestFrame();
    else this.moved();
    return isSmooth;
  }

  /** Settles when the flight is over, or the player takes the camera out of it. */
  async fly(to: CameraPose): Promise<void> {
    this.arrive();
    if (this.put(to, true)) await new Promise<void>(resolve => this.arrivals.add(resolve));
  }

  /** Resolves the promises of all flights. */
  arrive(): void {
    for (const arrival of this.arrivals) arrival();
    this.arrivals.clear();
  }

  /** Calls `listener` whenever the camera comes to rest; returns a function that removes it. */
  onRest(listener: () => void): () => void {
    this.resting.add(listener);
    return () => {
      this.resting.delete(listener);
    };
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

  /** Called after each move: keeps the camera out of scenery, and calls the rest listeners once it stays. */
  private moved(): void {
    const { camera } = this;
    const free = outOfScenery(this.pose, this.table, this.solids);
    camera.position.set(...eyeOf(free));
    if (!this.steering) camera.rotation.set(-free.pitch, free.azimuth, 0, 'YXZ');
    camera.updateMatrixWorld();
    clearTimeout(this.restTimer);
    this.restTimer = setTimeout(() => {
      this.arrive();
      for (const listener of this.resting) listener();
    }, REST_MS);
    this.requestFrame();
  }
}
