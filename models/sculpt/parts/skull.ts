import { ball, block, type Clay, loft, outline, type P3, plate, rings } from '../clay';
import { ghostflesh, gloom, wisp } from '../paint/paints';
import type { Paint } from '../paint/recipe';

const SOCKET = [0.014, -0.012, 0.062, -0.022, 0.09, 0.018, 0.07, 0.05, 0.02, 0.026];
const JAW = rings([0, -0.03, 0.05, 0.078, 0.06, 0, -0.1, 0.06, 0.066, 0.05, 0, -0.14, 0.06, 0.05, 0.04]);
const NOSE = outline([-0.018, -0.062, 0.018, -0.062, 0, -0.012]);
const ember = outline(
  SOCKET.map((value, i) => (i % 2 === 0 ? 0.05 + (value - 0.05) * 0.5 : 0.012 + (value - 0.012) * 0.45)),
);

export interface SkullShape {
  readonly at: P3;
  readonly size?: number;
  readonly bone?: Paint;
  readonly eyes?: Paint;
  readonly nod?: number;
  readonly look?: number;
  /** How far the jaw hangs open. */
  readonly gape?: number;
  /** Without nose and teeth, where many heads share a base. */
  readonly plain?: boolean;
}

/** A skull with slanted burning eyes. */
export function skull(clay: Clay, shape: SkullShape): void {
  const { at, size = 1, bone = ghostflesh, eyes = wisp, nod = 0.1, look = 0, gape = 0 } = shape;
  clay.at(
    at,
    () => {
      ball(clay, [0, 0.03, 0], [0.11, 0.12, 0.12], 8, bone);
      clay.at([0, -gape, -gape * 0.3], () => {
        loft(clay, JAW, 7, bone, { pow: [2, 3, 4], caps: 'end' });
        if (!shape.plain) teeth(clay);
      });
      if (gape > 0) ball(clay, [0, -0.05 - gape * 0.5, 0.05], [0.06, 0.05 + gape * 0.5, 0.055], 6, gloom);
      clay.mirror(() => {
        plate(clay, outline(SOCKET), 0.05, 0.008, gloom, x => 0.108 - x * x * 3);
        plate(clay, ember, 0.05, 0.004, eyes, x => 0.115 - x * x * 3);
      });
      if (!shape.plain) plate(clay, NOSE, 0.04, 0.005, gloom, () => 0.108);
    },
    [nod, look, 0],
    size,
  );
}

function teeth(clay: Clay): void {
  for (const x of [-0.026, 0, 0.026]) block(clay, [x, -0.105, 0.106], [0.008, 0.05, 0.02], 0, gloom);
}
