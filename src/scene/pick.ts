import { type PerspectiveCamera, Vector3 } from 'three';
import type { Solid } from '../geometry/shape';
import type { NamedBody } from './minis/mini-store';
import { pickModel } from './minis/pick';
import type { TablePoint } from './pointer';
import { type TableSize, toTableRay } from './space';
import { surfaceUnder } from './surface';

/** Everything that can be pointed at. */
export interface Pointable {
  readonly camera: PerspectiveCamera;
  readonly table: TableSize;
  readonly solids: readonly Solid[];
  readonly bodies: readonly NamedBody[];
  /** Inches to a pixel, for fingers that are thicker than a mouse. */
  readonly inchesPerPixel: number;
}

const FINGER_PIXELS = 9;
const origin = new Vector3();
const direction = new Vector3();

/** What a pointer event means on the table. */
export function pointAt(event: PointerEvent | WheelEvent, box: DOMRect, on: Pointable): TablePoint | undefined {
  const across = ((event.clientX - box.left) / box.width) * 2 - 1;
  const up = 1 - ((event.clientY - box.top) / box.height) * 2;
  origin.setFromMatrixPosition(on.camera.matrixWorld);
  direction.set(across, up, 0.5).unproject(on.camera).sub(origin).normalize();
  const ray = toTableRay(on.table, [origin.x, origin.y, origin.z], [direction.x, direction.y, direction.z]);
  const isTouch = 'pointerType' in event && event.pointerType === 'touch';
  const body = pickModel(ray, on.bodies, isTouch ? FINGER_PIXELS * on.inchesPerPixel : 0);
  const ground = surfaceUnder(ray, on.solids);
  if (!ground) return undefined;
  return {
    spot: ground.spot,
    z: ground.z,
    model: body?.id,
    shift: event.shiftKey,
    ctrl: event.ctrlKey || event.metaKey,
    alt: event.altKey,
    isTouch,
  };
}
