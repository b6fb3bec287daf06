import type { Inches, Pose, Spot } from '../../geometry/shape';
import { type TableSize, toScene } from '../space';
import { type CameraPose, degrees, eyeOf } from './pose';

/** Ways to look at the table that the player can ask for. */
export type View =
  | { readonly kind: 'table' }
  | { readonly kind: 'top' }
  | { readonly kind: 'play'; readonly at: Spot }
  | { readonly kind: 'focus'; readonly at: Spot }
  | { readonly kind: 'admire'; readonly at: Spot }
  | { readonly kind: 'eye'; readonly from: Pose; readonly height: Inches };

/** The pose of a view; `now` lends the side from which the player already looks. */
export function poseOf(view: View, table: TableSize, aspect: number, now: CameraPose): CameraPose {
  switch (view.kind) {
    case 'table':
      return whole(table, aspect, degrees(55.7), 1.6);
    case 'top':
      return whole(table, aspect, degrees(90), -2.2);
    case 'play':
      return { target: toScene(table, view.at, 0.5), distance: 40, azimuth: now.azimuth, pitch: degrees(43), fov: 30 };
    case 'focus':
      return { target: toScene(table, view.at, 0.8), distance: 22, azimuth: now.azimuth, pitch: degrees(34), fov: 30 };
    case 'admire':
      return { target: toScene(table, view.at, 1.1), distance: 11, azimuth: now.azimuth, pitch: degrees(15), fov: 30 };
    case 'eye':
      return behind(view.from, view.height, table);
  }
}

/** An upright screen looks along the table's longer side. */
const lengthwise = (table: TableSize, aspect: number) => (aspect < 1 === table.width > table.depth ? Math.PI / 2 : 0);

/** The whole table; `towards` moves the point looked at to the viewer, to leave room above or below. */
function whole(table: TableSize, aspect: number, pitch: number, towards: number): CameraPose {
  const azimuth = lengthwise(table, aspect);
  const target = [towards * Math.sin(azimuth), 0, towards * Math.cos(azimuth)] as const;
  return fitting({ target, distance: 40, azimuth, pitch, fov: 33 }, table, aspect);
}

/** From just behind and above the figure's head, looking where it looks. */
function behind(from: Pose, height: Inches, table: TableSize): CameraPose {
  const ahead = { x: from.x + 6 * Math.cos(from.facing), y: from.y + 6 * Math.sin(from.facing) };
  return {
    target: toScene(table, ahead, from.z + height * 0.9),
    distance: 7.4,
    azimuth: from.facing - Math.PI / 2,
    pitch: degrees(10),
    fov: 50,
  };
}

/** Steps back until the whole cloth is in the picture. */
function fitting(pose: CameraPose, table: TableSize, aspect: number): CameraPose {
  let distance = pose.distance;
  while (distance < 600 && !showsAll({ ...pose, distance }, table, aspect)) distance += 0.5;
  return { ...pose, distance };
}

/** The share of the picture's half that the table may fill; above there is room for the ribbon. */
const ROOM = { across: 1, up: 0.86, down: 0.985 };
/** The near rail bears the ruler and must be seen. */
const RAIL = 2.6;

function showsAll(pose: CameraPose, table: TableSize, aspect: number): boolean {
  const high = Math.tan(degrees(pose.fov) / 2);
  return [
    { x: 0, y: -RAIL },
    { x: table.width, y: -RAIL },
    { x: 0, y: table.depth + RAIL },
    { x: table.width, y: table.depth + RAIL },
  ].every(corner => {
    const [right, up, away] = inView(pose, table, corner);
    const [x, y] = [right / away / (high * aspect), up / away / high];
    return Math.abs(x) <= ROOM.across && y <= ROOM.up && y >= -ROOM.down;
  });
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
