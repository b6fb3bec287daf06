import { ball, block, type Clay, lathe, limb, type P2, points } from '../clay';
import { brass, iron } from '../paint/paints';

const BELL: readonly P2[] = [
  [0.19, 0],
  [0.2, 0.04],
  [0.13, 0.14],
  [0.11, 0.26],
  [0.05, 0.32],
];

/** A heavy hand bell on a yoke, hanging from the origin. */
export function bell(clay: Clay): void {
  limb(clay, points([0, 0.05, 0, 0, -0.1, 0]), [0.03], 5, iron);
  clay.at([0, -0.42, 0], () => {
    lathe(clay, BELL, 10, brass);
    ball(clay, [0.02, -0.03, 0], 0.05, 5, iron);
  });
  block(clay, [0, -0.08, 0], [0.24, 0.05, 0.06], 0.015, iron);
}
