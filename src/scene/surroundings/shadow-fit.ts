import { Matrix4, Vector3 } from 'three';
import type { ScenePoint, TableSize } from '../space';

export interface ShadowBounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly near: number;
  readonly far: number;
}

/** Tallest thing on a table that casts a shadow. */
const TALLEST = 9;

/** The tightest box, seen from the lamp, that holds the table and all that stands on it: no shadow pixel is wasted. */
export function fitShadow(lamp: ScenePoint, table: TableSize, margin = 3): ShadowBounds {
  const view = new Matrix4().lookAt(new Vector3(...lamp), new Vector3(), new Vector3(0, 1, 0)).setPosition(...lamp);
  view.invert();
  const low = new Vector3(Infinity, Infinity, Infinity);
  const high = new Vector3(-Infinity, -Infinity, -Infinity);
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      for (const y of [0, TALLEST]) {
        const corner = new Vector3(x * (table.width / 2 + margin), y, z * (table.depth / 2 + margin));
        corner.applyMatrix4(view);
        low.min(corner);
        high.max(corner);
      }
    }
  }
  return { left: low.x, right: high.x, bottom: low.y, top: high.y, near: -high.z - 1, far: -low.z + 4 };
}
