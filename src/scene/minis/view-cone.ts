import { type Camera, Frustum, Matrix4, Sphere } from 'three';
import { type TableSize, toScene } from '../space';
import { spanOf } from './bases/footing';
import type { MiniState } from './mini-state';

const matrix = new Matrix4();
const sphere = new Sphere();

/** What the camera sees: from close by most figures stand beside the picture and need not be drawn. */
export class ViewCone {
  /** Raised when the camera sees something else. */
  version = 0;
  private readonly frustum = new Frustum();
  private readonly before = new Matrix4();

  update(camera: Camera): void {
    matrix.multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse);
    if (matrix.equals(this.before)) return;
    this.before.copy(matrix);
    this.frustum.setFromProjectionMatrix(matrix);
    this.version++;
  }

  /** Whether any part of the figure is in the picture; raised arms reach beyond its height and its base. */
  sees({ view, transform }: MiniState, table: TableSize): boolean {
    const { long, wide } = spanOf(view.outline);
    sphere.center.set(...toScene(table, transform, transform.z + transform.rise + view.height / 2));
    sphere.radius = Math.max(view.height, long, wide);
    return this.frustum.intersectsSphere(sphere);
  }
}
