import { ball, block, type Clay, lathe, limb, type P2, type P3, points } from '../clay';
import { candleflame, iron, tallow } from '../paint/paints';

const DISH: readonly P2[] = [
  [0.02, 0.38],
  [0.14, 0.46],
  [0.13, 0.48],
];

/** A burning candle with its foot at a point. */
export function candle(clay: Clay, [x, y, z]: P3, tall: number): void {
  limb(clay, points([x, y, z, x, y + tall, z]), [0.05, 0.04], 6, tallow);
  ball(clay, [x, y + tall + 0.07, z], [0.028, 0.075, 0.028], 5, candleflame);
}

/** A three-armed stand on a pole, held at the origin. */
export function candleStand(clay: Clay): void {
  limb(clay, points([0, -0.62, 0, 0, 0.42, 0]), [0.028], 5, iron);
  lathe(clay, DISH, 8, iron);
  block(clay, [0, 0.3, 0], [0.4, 0.04, 0.04], 0, iron);
  candle(clay, [0, 0.47, 0], 0.17);
  for (const x of [-0.2, 0.2]) candle(clay, [x, 0.31, 0], 0.11);
}
