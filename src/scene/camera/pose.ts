import type { Solid } from '../../geometry/shape';
import { mix, mixAngle } from '../frame/motion';
import { type ScenePoint, type TableSize, toSpot } from '../space';
import { isInside, topAt } from '../surface';

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
const LOWEST = degrees(8);
const HIGHEST = degrees(90);
/** A figure looks up at a tower, but not at its own feet. */
const EYE_LOWEST = degrees(-35);
/** The target may leave the cloth by this much. */
const OUTSIDE = 6;

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
  const [w, d] = [table.width / 2 + OUTSIDE, table.depth / 2 + OUTSIDE];
  return {
    ...pose,
    target: [within(x, -w, w), within(y, 0, 12), within(z, -d, d)],
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
      eye[1] > solid.bottom - CLEARANCE && eye[1] < topAt(solid.top, spot) + CLEARANCE && isInside(solid.outline, spot),
  );
}

/** Between two poses, by the shorter way round. */
export const mixPose = (from: CameraPose, to: CameraPose, t: number): CameraPose => ({
  target: [
    mix(from.target[0], to.target[0], t),
    mix(from.target[1], to.target[1], t),
    mix(from.target[2], to.target[2], t),
  ],
  distance: mix(from.distance, to.distance, t),
  azimuth: mixAngle(from.azimuth, to.azimuth, t),
  pitch: mix(from.pitch, to.pitch, t),
  fov: mix(from.fov, to.fov, t),
  // a flight to or from a figure's head passes poses that are too low for any other
  ...((t < 1 ? from.isEye || to.isEye : to.isEye) && { isEye: true }),
});
