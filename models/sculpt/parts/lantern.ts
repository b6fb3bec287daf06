import { ball, type Clay, lathe, limb, outline, type P2, plate, points } from '../clay';
import { iron, wisp } from '../paint/paints';

const FOOT: readonly P2[] = [
  [0.05, -0.26],
  [0.17, -0.22],
  [0.17, -0.17],
];
const ROOF: readonly P2[] = [
  [0.19, 0.16],
  [0.17, 0.2],
  [0.06, 0.34],
  [0.02, 0.36],
];
const FLAME: readonly P2[] = [
  [0.04, -0.17],
  [0.12, -0.06],
  [0.1, 0.06],
  [0.03, 0.17],
];
const FIN = outline([0, 0, 0.1, 0.04, 0.05, 0.16, 0, 0.14]);

/** An iron lantern with a cold flame, hanging around the origin. */
export function lantern(clay: Clay): void {
  lathe(clay, FOOT, 8, iron);
  lathe(clay, ROOF, 8, iron);
  lathe(clay, FLAME, 7, wisp);
  for (let i = 0; i < 4; i++) {
    const a = (i / 4) * Math.PI * 2 + 0.4;
    const [x, z] = [Math.cos(a) * 0.155, Math.sin(a) * 0.155];
    limb(clay, points([x, -0.2, z, x * 1.05, 0.18, z * 1.05]), [0.022], 4, iron, 'none');
    clay.at([x * 0.5, 0.22, z * 0.5], () => plate(clay, FIN, 0.03, 0.012, iron), [0, -a, 0]);
  }
  ball(clay, [0, 0.4, 0], 0.05, 5, iron);
}
