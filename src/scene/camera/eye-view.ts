import type { Inches } from '../../geometry/shapes/shape';
import type { EyeView } from '../../table/stage';
import { type ScenePoint, type TableSize, toScene } from '../space';
import type { CameraPose } from './pose';

const FOV = 50;
/** The camera looks over a shoulder: its distances behind the base, above the eyes and beside them. */
const BEHIND: Inches = 2.7;
const ABOVE: Inches = 0.7;
const BESIDE: Inches = 1.35;
/** The camera turns around a point at this distance ahead of it. */
const AHEAD: Inches = 8;
/** A figure nearer to the camera than this would fill the picture. */
const LENS: Inches = 2.2;

/** From behind the looker's shoulder towards what it looks at. */
export function throughEye({ from, to, girth = 0.6 }: EyeView, table: TableSize): CameraPose {
  const apart = Math.max(0.01, Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2));
  const way = { x: (to.x - from.x) / apart, y: (to.y - from.y) / apart };
  const back = girth + BEHIND;
  const camera = {
    x: from.x - way.x * back + way.y * BESIDE,
    y: from.y - way.y * back - way.x * BESIDE,
    z: from.z + ABOVE,
  };
  const [dx, dy, dz] = [to.x - camera.x, to.y - camera.y, to.z - camera.z];
  const level = Math.sqrt(dx * dx + dy * dy);
  const share = AHEAD / Math.sqrt(level * level + dz * dz);
  return {
    target: toScene(table, { x: camera.x + dx * share, y: camera.y + dy * share }, camera.z + dz * share),
    distance: AHEAD,
    azimuth: Math.atan2(dy, dx) - Math.PI / 2,
    pitch: Math.atan2(-dz, level),
    fov: FOV,
    isEye: true,
  };
}

/** Whether something of this height stands in the lens of a camera at a figure's head. */
export function isInLens([x, y, z]: ScenePoint, foot: ScenePoint, height: Inches): boolean {
  const isBelow = foot[1] + height < y - LENS;
  return !isBelow && (foot[0] - x) ** 2 + (foot[2] - z) ** 2 < LENS * LENS;
}
