import type { Ray } from 'three';
import type { TablePoint } from '../../table/hands';
import type { RenderContext } from '../render-context';
import { toTableRay } from '../space';
import { pickModel } from './pick-model';
import { surfaceUnder } from './surface';

/** A finger is thicker than a mouse. */
const FINGER_PIXELS = 9;

type Pointing = Pick<PointerEvent | WheelEvent, 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'> & {
  readonly pointerType?: string;
};

/** What a ray from the eye through the pointer meets on the table; nothing when it goes to the sky. */
export function pointOn(
  { origin, direction }: Ray,
  event: Pointing,
  { live, miniStore, tableCamera }: Pick<RenderContext, 'live' | 'miniStore' | 'tableCamera'>,
): TablePoint | undefined {
  const { table, solids } = live.getState();
  const ray = toTableRay(table, [origin.x, origin.y, origin.z], [direction.x, direction.y, direction.z]);
  const ground = surfaceUnder(ray, solids);
  if (!ground) return undefined;
  const isTouch = event.pointerType === 'touch';
  const body = pickModel(ray, miniStore.bodies(), isTouch ? FINGER_PIXELS / tableCamera.pixelsPerInch : 0);
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
