import type { PerspectiveCamera } from 'three';
import type { QualitySettings } from '../quality';
import { type TableSize, toScene } from '../space';
import { spanOf } from './bases/footing';
import type { MiniState } from './mini-state';

/** Triangles of a full sculpt, for the budget. */
export type TrianglesOf = (mini: MiniState) => number;

/**
 * Decides who is drawn in full: those whose base is wide enough in pixels, the largest first, until the triangles
 * are spent. True when somebody is drawn differently now. Called when the camera rests, never while it moves: a swap in motion catches the eye.
 */
export function chooseDetail(
  minis: Iterable<MiniState>,
  camera: PerspectiveCamera,
  pixelsHigh: number,
  table: TableSize,
  settings: QualitySettings,
  triangles: TrianglesOf,
): boolean {
  const perInch = pixelsHigh / (2 * Math.tan((camera.fov * Math.PI) / 360));
  const seen = [...minis].map(mini => {
    const [x, y, z] = toScene(table, mini.transform, mini.transform.z);
    const { position } = camera;
    const away = Math.sqrt((x - position.x) ** 2 + (y - position.y) ** 2 + (z - position.z) ** 2);
    return { mini, pixels: (spanOf(mini.view.outline).wide * perInch) / Math.max(away, 0.1) };
  });
  seen.sort((one, other) => other.pixels - one.pixels);
  let spent = 0;
  let hasChanged = false;
  for (const { mini, pixels } of seen) {
    spent += triangles(mini);
    const isNear = pixels >= settings.fullDetailPixels && spent <= settings.fullDetailTriangles;
    hasChanged ||= isNear !== mini.isNear;
    mini.isNear = isNear;
  }
  return hasChanged;
}
