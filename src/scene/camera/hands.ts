import type { Grip, TableHands, TablePoint } from '../pointer';
import { type TableSize, toScene } from '../space';
import { between, type Finger, type Pinch, pinchOf, wheelZoom } from './gestures';
import type { CameraRig } from './rig';

const RADIANS_PER_PIXEL = 0.0055;
/** A second-button press that moved less than this was a click. */
const CLICK_PIXELS = 4;
const LEFT = 0;
const MIDDLE = 1;

export interface HandsOptions {
  readonly rig: CameraRig;
  readonly table: () => TableSize;
  readonly hands: () => TableHands;
  /** What lies under the pointer; nothing when it points at the sky. */
  readonly pointAt: (event: PointerEvent | WheelEvent) => TablePoint | undefined;
}

/** Turns mouse and fingers on the canvas into camera moves and table points: one finger for models, two for the camera. */
export class Hands {
  private readonly canvas: HTMLCanvasElement;
  private readonly options: HandsOptions;
  private readonly fingers = new Map<number, Finger>();
  private readonly quit = new AbortController();
  private grip: Grip | undefined;
  private pinch: Pinch | undefined;
  private last: Finger = { x: 0, y: 0 };
  private travelled = 0;

  constructor(canvas: HTMLCanvasElement, options: HandsOptions) {
    this.canvas = canvas;
    this.options = options;
    const { signal } = this.quit;
    canvas.addEventListener('pointerdown', event => this.down(event), { signal });
    canvas.addEventListener('pointermove', event => this.move(event), { signal });
    canvas.addEventListener('pointerup', event => this.up(event), { signal });
    canvas.addEventListener('pointercancel', event => this.lost(event), { signal });
    canvas.addEventListener('pointerleave', () => this.leave(), { signal });
    canvas.addEventListener('wheel', event => this.wheel(event), { signal, passive: false });
    canvas.addEventListener('contextmenu', event => event.preventDefault(), { signal });
  }

  dispose(): void {
    this.quit.abort();
  }

  private down(event: PointerEvent): void {
    this.canvas.focus({ preventScroll: true });
    this.canvas.setPointerCapture(event.pointerId);
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size > 1) {
      this.beginPinch();
      return;
    }
    this.last = { x: event.clientX, y: event.clientY };
    this.travelled = 0;
    this.grip = this.gripOf(event);
    if (this.grip !== 'table') this.options.rig.hold(true);
  }

  private gripOf(event: PointerEvent): Grip | undefined {
    if (event.button === MIDDLE) return 'pan';
    if (event.button !== LEFT) return 'orbit';
    const point = this.options.pointAt(event);
    if (!point) return 'orbit';
    return this.options.hands().onDown?.(point) ?? 'table';
  }

  private beginPinch(): void {
    if (this.grip === 'table') this.options.hands().onCancel?.();
    this.grip = undefined;
    this.options.rig.hold(true);
    this.pinch = this.pinchNow();
  }

  private pinchNow(): Pinch | undefined {
    const [one, other] = [...this.fingers.values()];
    return one && other && pinchOf(one, other);
  }

  private move(event: PointerEvent): void {
    const isPressed = this.fingers.has(event.pointerId);
    if (isPressed) this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.pinch) this.movePinch();
    else if (this.grip === 'orbit' || this.grip === 'pan') this.moveCamera(event, this.grip);
    else if (!isPressed || this.grip === 'table') {
      const point = this.options.pointAt(event);
      if (point) this.options.hands().onMove?.(point, isPressed);
    }
  }

  private movePinch(): void {
    const now = this.pinchNow();
    if (!this.pinch || !now) return;
    const { right, down, zoom, twist } = between(this.pinch, now);
    const { rig } = this.options;
    rig.pan(right, down);
    rig.zoom(zoom);
    rig.orbit(twist, 0);
    this.pinch = now;
  }

  private moveCamera(event: PointerEvent, grip: 'orbit' | 'pan'): void {
    const [right, down] = [event.clientX - this.last.x, event.clientY - this.last.y];
    this.travelled += Math.abs(right) + Math.abs(down);
    this.last = { x: event.clientX, y: event.clientY };
    if (grip === 'pan') this.options.rig.pan(right, down);
    else this.options.rig.orbit(-right * RADIANS_PER_PIXEL, down * RADIANS_PER_PIXEL);
  }

  private up(event: PointerEvent): void {
    const { grip } = this;
    this.release(event);
    const point = this.options.pointAt(event);
    if (grip === 'table') {
      if (point) this.options.hands().onUp?.(point);
      else this.options.hands().onCancel?.();
    } else if (event.button === 2 && this.travelled < CLICK_PIXELS && point) this.options.hands().onSecond?.(point);
  }

  private lost(event: PointerEvent): void {
    if (this.grip === 'table') this.options.hands().onCancel?.();
    this.release(event);
  }

  private release(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    if (this.fingers.size < 2) this.pinch = undefined;
    if (this.fingers.size === 0) this.options.rig.hold(false);
    this.grip = undefined;
  }

  private leave(): void {
    if (this.fingers.size === 0) this.options.hands().onLeave?.();
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    const point = this.options.pointAt(event);
    const towards = point && toScene(this.options.table(), point.spot);
    this.options.rig.zoom(wheelZoom(event), towards);
  }
}
