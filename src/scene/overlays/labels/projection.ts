import { type PerspectiveCamera, Vector3 } from 'three';
import type { ScenePoint } from '../../space';

const point = new Vector3();

/** Where a point of the scene lies on the page, in pixels from the picture's corner; nothing when it is behind us. */
export function project(
  place: ScenePoint,
  camera: PerspectiveCamera,
  width: number,
  height: number,
): { readonly left: number; readonly top: number } | undefined {
  point.set(...place).project(camera);
  if (point.z > 1) return undefined;
  return { left: (point.x * 0.5 + 0.5) * width, top: (0.5 - point.y * 0.5) * height };
}
