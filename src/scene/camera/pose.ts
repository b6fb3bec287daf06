import { isStrictlyInside } from '../../geometry/shapes/edges';
import type { Solid } from '../../geometry/shapes/shape';
import { topAt } from '../hands/surface';
import { type ScenePoint, type TableSize, toSpot } from '../space';

/** Where the camera looks and from where: turned by `azimuth` (0 stands at the near edge) and raised by `pitch`. */
export interface CameraPose {
  readonly target: ScenePoint;
  readonly distance: number;
  readonly azimuth: number;
  readonly pitch: number;
  /** Vertical opening in degrees. */
  readonly fov: number;
  /** As low as a figure's head: such a pose may look level or up. */
  readonly isEye?: boolean;
}

export const degrees = (angle: number): number => (angle * Math.PI) / 180;

export const NEAREST = 6;
export const FARTHEST = 110;
export const LOWEST = degrees(8);
export const HIGHEST = degrees(90);
/** A figure looks up at a tower, but not at its own feet. */
export const EYE_LOWEST = degrees(-35);
/** The target may lie this far outside the mat. */
export const TARGET_OUTSIDE = 6;
/** And rise above it by this much. */
export const TARGET_HIGHEST = 12;

/** The camera's own place. */
export function eyeOf({ target, distance, azimuth, pitch }: CameraPose): ScenePoint {
  const level = distance * Math.cos(pitch);
  return [
    target[0] + level * Math.sin(azimuth),
    target[1] + distance * Math.sin(pitch),
    target[2] + level * Math.cos(azimuth),
  ];
}

const within = (x: number, low: number, high: number) => Math.min(high, Math.max(low, x));

/** Holds a pose to the limits: never under the table, never lost beside it, never farther than it need be. */
export function limit(pose: CameraPose, table: TableSize, farthest: number = FARTHEST): CameraPose {
  const [x, y, z] = pose.target;
  const [w, d] = [table.width / 2 + TARGET_OUTSIDE, table.depth / 2 + TARGET_OUTSIDE];
  return {
    ...pose,
    target: [within(x, -w, w), within(y, 0, TARGET_HIGHEST), within(z, -d, d)],
    distance: within(pose.distance, NEAREST, farthest),
    pitch: within(pose.pitch, pose.isEye ? EYE_LOWEST : LOWEST, HIGHEST),
  };
}

/** Pulls the eye in along its ray until it stands in no scenery. */
export function outOfScenery(pose: CameraPose, table: TableSize, solids: readonly Solid[]): CameraPose {
  let { distance } = pose;
  while (distance > NEAREST / 2 && isBuried(eyeOf({ ...pose, distance }), table, solids)) distance -= 0.5;
  return distance === pose.distance ? pose : { ...pose, distance };
}

/** Room between the eye and what it would otherwise be buried in. */
const CLEARANCE = 0.4;

function isBuried(eye: ScenePoint, table: TableSize, solids: readonly Solid[]): boolean {
  const spot = toSpot(table, eye[0], eye[2]);
  return solids.some(
    solid =>
      eye[1] > solid.bottom - CLEARANCE &&
      eye[1] < topAt(solid.top, spot) + CLEARANCE &&
      isStrictlyInside(solid.outline, spot),
  );
}

/** The table moved under the camera as a hand would, in pixels of a picture of this height. */
export function panned(pose: CameraPose, right: number, down: number, height: number): CameraPose {
  const inch = (2 * pose.distance * Math.tan(degrees(pose.fov) / 2)) / height;
  const [sin, cos] = [Math.sin(pose.azimuth), Math.cos(pose.azimuth)];
  const aside = -right * inch;
  // a low camera foreshortens the mat; without a minimum the table would move too fast
  const away = (down * inch) / Math.max(0.35, Math.sin(pose.pitch));
  const [x, y, z] = pose.target;
  return { ...pose, target: [x + aside * cos - away * sin, y, z - aside * sin - away * cos] };
}

/** Nearer or farther by a factor, with one spot kept where it is in the picture. */
export function zoomed(
  pose: CameraPose,
  factor: number,
  farthest: number,
  towards: ScenePoint = pose.target,
): CameraPose {
  const distance = Math.min(farthest, Math.max(NEAREST, pose.distance * factor));
  const scale = distance / pose.distance;
  const [x, y, z] = pose.target;
  return {
    ...pose,
    distance,
    target: [towards[0] + (x - towards[0]) * scale, y, towards[2] + (z - towards[2]) * scale],
  };
}
