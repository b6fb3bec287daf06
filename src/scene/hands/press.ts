import type { Grip, TableHands, TablePoint } from '../../table/hands';
import type { TableCamera } from '../camera/table-camera';

/** A second-button press that moved less than this was a click. */
const CLICK_PIXELS = 4;
const LEFT = 0;
const MIDDLE = 1;
const RIGHT = 2;

type Pointer = Pick<PointerEvent, 'pointerId' | 'button' | 'clientX' | 'clientY'>;

/** Decides who handles a press: the table may take one finger or the first button, the camera takes the rest. */
export class Press {
  private readonly camera: TableCamera;
  private readonly hands: () => Partial<TableHands>;
  private readonly pointers = new Set<number>();
  private grip: Grip | undefined;
  private start = { x: 0, y: 0 };

  constructor(camera: TableCamera, hands: () => Partial<TableHands>) {
    this.camera = camera;
    this.hands = hands;
  }

  /** Whether this pointer moves the camera now. */
  isCamera(pointerId: number): boolean {
    return this.pointers.has(pointerId) && this.grip !== 'table';
  }

  /** Runs before the listener of the camera controls, so that they know whether the drag is theirs. */
  down(event: Pointer, point: TablePoint | undefined): void {
    this.pointers.add(event.pointerId);
    if (this.pointers.size > 1) {
      if (this.grip === 'table') this.hands().onCancel?.();
      this.grip = undefined;
      // the finger that stays after two moves nothing
      this.camera.giveDragTo('table');
      return;
    }
    this.start = { x: event.clientX, y: event.clientY };
    this.grip = this.gripOf(event, point);
    this.camera.giveDragTo(this.grip);
  }

  move(event: Pointer, point: TablePoint | undefined): void {
    if (point && !this.isCamera(event.pointerId)) this.hands().onMove?.(point, this.pointers.has(event.pointerId));
  }

  up(event: Pointer, point: TablePoint | undefined): void {
    const { grip } = this;
    this.release(event);
    const moved = Math.abs(event.clientX - this.start.x) + Math.abs(event.clientY - this.start.y);
    if (grip === 'table') {
      if (point) this.hands().onUp?.(point);
      else this.hands().onCancel?.();
    } else if (event.button === RIGHT && moved < CLICK_PIXELS && point) this.hands().onSecond?.(point);
  }

  /** The browser took the pointer away. */
  lose(event: Pick<Pointer, 'pointerId'>): void {
    if (this.grip === 'table') this.hands().onCancel?.();
    this.release(event);
    this.camera.drop();
  }

  leave(): void {
    if (this.pointers.size === 0) this.hands().onLeave?.();
  }

  private gripOf({ button }: Pointer, point: TablePoint | undefined): Grip {
    if (button === MIDDLE) return 'pan';
    if (button !== LEFT || !point) return 'orbit';
    return this.hands().onDown?.(point) ?? 'table';
  }

  private release({ pointerId }: Pick<Pointer, 'pointerId'>): void {
    this.pointers.delete(pointerId);
    this.grip = undefined;
  }
}
