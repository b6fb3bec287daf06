import { Box3, Matrix4, Vector3 } from 'three';
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

/** The tightest box, seen from the lamp, that holds the table and everything on it: no shadow pixel is wasted. */
export function fitShadow(lamp: ScenePoint, table: TableSize, margin = 3): ShadowBounds {
  const view = new Matrix4().lookAt(new Vector3(...lamp), new Vector3(), new Vector3(0, 1, 0)).setPosition(...lamp);
  const [w, d] = [table.width / 2 + margin, table.depth / 2 + margin];
  const { min, max } = new Box3(new Vector3(-w, 0, -d), new Vector3(w, TALLEST, d)).applyMatrix4(view.invert());
  return { left: min.x, right: max.x, bottom: min.y, top: max.y, near: -max.z - 1, far: -min.z + 4 };
}
