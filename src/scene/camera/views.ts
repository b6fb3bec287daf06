import type { Inches, Pose, Spot } from '../../geometry/shape';
import { type TableSize, toScene } from '../space';
import { type CameraPose, degrees } from './pose';
import { type Screen, wholeView } from './whole-view';

/** Ways to look at the table that the player can ask for. */
export type View =
  | { readonly kind: 'table' }
  | { readonly kind: 'top' }
  | { readonly kind: 'play'; readonly at: Spot }
  | { readonly kind: 'focus'; readonly at: Spot }
  | { readonly kind: 'admire'; readonly at: Spot }
  | { readonly kind: 'eye'; readonly from: Pose; readonly height: Inches };

/** The pose of a view; `now` lends the side from which the player already looks. */
export function poseOf(view: View, table: TableSize, screen: Screen, now: CameraPose): CameraPose {
  switch (view.kind) {
    case 'table':
      return wholeView(table, screen, degrees(55.7));
    case 'top':
      return wholeView(table, screen, degrees(90));
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
