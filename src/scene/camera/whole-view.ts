import type { Spot } from '../../geometry/shapes/shape';
import { type TableSize, toScene } from '../space';
import { type CameraPose, degrees, eyeOf } from './pose';

/** What the picture is like: its width over its height, and which share of its height and width no panel covers. */
export interface Screen {
  readonly aspect: number;
  readonly free: number;
  readonly across?: number;
}

const FOV = 33;
/** The near rail bears the ruler and should be seen, the far one closes the picture. */
const RAIL = 2.6;
/** Points to look at, in inches from the table's middle towards the viewer. */
const LEANINGS = [-3, -2, -1, 0, 1, 2, 3, 4, 5, 6];
/** If the width decides the distance, the camera may be this much farther to centre the table vertically. */
const HARDLY_FARTHER = 1.05;
/** A table is not looked at from farther than this, however small the window. */
const TOO_FAR = 600;

/** The whole table from this pitch, as near as it fits. An upright screen looks along its longer side. */
export function wholeView(table: TableSize, screen: Screen, pitch: number): CameraPose {
  const isTurned = screen.aspect < 1 === table.width > table.depth;
  const azimuth = isTurned ? Math.PI / 2 : 0;
  const corners = cornersOf(table, isTurned);
  const poses = LEANINGS.map((towards): CameraPose => {
    const target = [towards * Math.sin(azimuth), 0, towards * Math.cos(azimuth)] as const;
    return nearest({ target, distance: 40, azimuth, pitch, fov: FOV }, table, corners, screen);
  });
  const near = Math.min(...poses.map(({ distance }) => distance)) * HARDLY_FARTHER;
  const slant = (pose: CameraPose) => Math.abs(sum(corners.map(corner => heightOf(inView(pose, table, corner)))));
  return poses
    .filter(({ distance }) => distance <= near)
    .reduce((best, pose) => (slant(pose) < slant(best) ? pose : best));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** How high in the picture something is. */
const heightOf = ([, up, away]: readonly [number, number, number]): number => up / away;

/** The corners that must be seen: of the mat, and of the rails before and behind it. */
function cornersOf({ width, depth }: TableSize, isTurned: boolean): readonly Spot[] {
  const [besideX, besideY] = isTurned ? [RAIL, 0] : [0, RAIL];
  return [-besideX, width + besideX].flatMap(x => [-besideY, depth + besideY].map(y => ({ x, y })));
}

function nearest(pose: CameraPose, table: TableSize, corners: readonly Spot[], screen: Screen): CameraPose {
  let { distance } = pose;
  while (distance < TOO_FAR && !corners.every(corner => isSeen({ ...pose, distance }, table, corner, screen))) {
    distance += 0.5;
  }
  return { ...pose, distance };
}

function isSeen(pose: CameraPose, table: TableSize, corner: Spot, { aspect, free, across = 1 }: Screen): boolean {
  const high = Math.tan(degrees(pose.fov) / 2);
  const [right, up, away] = inView(pose, table, corner);
  return Math.abs(right / away) <= high * aspect * across && Math.abs(up / away) <= high * free;
}

/** A spot as the camera sees it: right, up and away. */
function inView(pose: CameraPose, table: TableSize, spot: Spot): readonly [number, number, number] {
  const [x, y, z] = toScene(table, spot);
  const eye = eyeOf(pose);
  const [dx, dy, dz] = [x - eye[0], y - eye[1], z - eye[2]];
  const [sinA, cosA] = [Math.sin(pose.azimuth), Math.cos(pose.azimuth)];
  const [sinP, cosP] = [Math.sin(pose.pitch), Math.cos(pose.pitch)];
  const level = dx * sinA + dz * cosA;
  return [dx * cosA - dz * sinA, dy * cosP - level * sinP, -dy * sinP - level * cosP];
}
