import type { View } from '../../table/stage';
import { type TableSize, toScene } from '../space';
import { throughEye } from './eye-view';
import { type CameraPose, degrees } from './pose';
import { type Screen, wholeView } from './whole-view';

/** The pose of a view; the azimuth of the current pose is kept. */
export function poseOf(view: View, table: TableSize, screen: Screen, { azimuth }: CameraPose): CameraPose {
  // an upright screen sees as much from side to side as a square one would, from farther away
  const back = Math.max(1, 1 / screen.aspect);
  switch (view.kind) {
    case 'table':
      return wholeView(table, screen, degrees(55.7));
    case 'top':
      return wholeView(table, screen, degrees(90));
    case 'play':
      return { target: toScene(table, view.at, 0.5), distance: 40 * back, azimuth, pitch: degrees(43), fov: 30 };
    case 'focus':
      return { target: toScene(table, view.at, 0.8), distance: 22 * back, azimuth, pitch: degrees(34), fov: 30 };
    case 'admire':
      return { target: toScene(table, view.at, 1.1), distance: 11 * back, azimuth, pitch: degrees(15), fov: 30 };
    case 'eye':
      return throughEye(view, table);
  }
}
