import {
  ball,
  type Clay,
  evenOutline,
  lathe,
  limb,
  loft,
  outline,
  type P2,
  type P3,
  plate,
  points,
  rings,
} from '../clay';
import { blackwood, bone, brass, iron, slate, wisp } from '../paint/paints';
import type { Paint } from '../paint/recipe';
import { tatter } from './shroud';
import { wheel } from './wheels';

/** The coach itself, two axles long, its floor 1.2 above the ground; `mist` trails behind it. */
export function hearse(clay: Clay, mist: Paint): void {
  loft(clay, rings([0, 0.9, 0, 0.46, 0.7, 0, 1.06, 0, 0.66, 0.98, 0, 1.24, 0, 0.7, 1.04]), 12, blackwood, {
    pow: 6,
    axis: [0, 1, 0],
  });
  loft(clay, rings([0, 1.22, 0, 0.74, 1.08, 0, 1.3, 0, 0.74, 1.08]), 12, brass, { pow: 6, axis: [0, 1, 0] });
  coffin(clay);
  canopy(clay);
  clay.mirror(() => {
    clay.at([0.84, 0.72, -0.62], () => wheel(clay, { r: 0.6, spokes: 8, rim: blackwood, spoke: bone, hub: brass }));
    clay.at([0.84, 0.56, 0.78], () => wheel(clay, { r: 0.44, spokes: 8, rim: blackwood, spoke: bone, hub: brass }));
    for (const z of [-0.5, 0, 0.5])
      clay.at([0.68, 1.1, z], () => plate(clay, RIB, 0.05, 0.02, bone), [0, Math.PI / 2, 0]);
  });
  for (const [y, z] of [
    [0.72, -0.62],
    [0.56, 0.78],
  ] as const)
    limb(clay, points([-0.86, y, z, 0.86, y, z]), [0.06], 6, iron);
  limb(clay, points([0, 0.78, 0.9, 0, 0.92, 1.5, 0, 1.0, 2.7]), [0.07, 0.06, 0.045], 6, blackwood);
  for (let i = 0; i < 5; i++) {
    const from: P3 = [(i - 2) * 0.22, 1.0, -0.92];
    tatter(clay, {
      from,
      aim: [(i - 2) * 0.08, -0.35 - 0.08 * (i % 3), -0.7],
      long: 0.85 + 0.1 * (i % 2),
      wide: 0.16,
      cloth: mist,
      seed: i,
    });
  }
}

const RIB = evenOutline([0.16, 0.12, 0.1, -0.12, 0, -0.2]);
const COFFIN = rings([
  0, 1.5, -0.86, 0.2, 0.16, 0, 1.5, -0.2, 0.34, 0.2, 0, 1.5, 0.34, 0.3, 0.18, 0, 1.5, 0.62, 0.2, 0.14,
]);

/** The coffin lies open a hand's breadth, and light falls out. */
function coffin(clay: Clay): void {
  loft(clay, COFFIN, 8, blackwood, { pow: 6 });
  loft(clay, rings([0, 1.62, -0.8, 0.17, 0.06, 0, 1.64, -0.2, 0.3, 0.08, 0, 1.62, 0.56, 0.17, 0.06]), 8, wisp, {
    pow: 5,
  });
  const lid = outline([-0.2, -0.74, 0.2, -0.74, 0.34, 0.16, 0.2, 0.76, -0.2, 0.76, -0.34, 0.16]);
  clay.at([0.14, 1.78, -0.12], () => plate(clay, lid, 0.09, 0.04, slate), [-Math.PI / 2, 0.08, 0.16]);
  clay.at(
    [0.14, 1.85, -0.14],
    () =>
      plate(clay, evenOutline([0.05, 0.4, 0.05, 0.2, 0.18, 0.2, 0.18, 0.1, 0.05, 0.1, 0.05, -0.4]), 0.04, 0.01, brass),
    [-Math.PI / 2, 0.08, 0.16],
  );
}

const SPIRE: readonly P2[] = [
  [0.1, 0],
  [0.07, 0.14],
  [0.012, 0.5],
];
const HOURGLASS: readonly P2[] = [
  [0.17, 0],
  [0.19, 0.06],
  [0.05, 0.24],
  [0.19, 0.42],
  [0.17, 0.48],
];

/** Posts of bone carry a roof with spires; an hourglass of stolen time crowns it. */
function canopy(clay: Clay): void {
  clay.mirror(() => {
    for (const z of [-0.92, -0.05, 0.8])
      limb(clay, points([0.62, 1.26, z, 0.66, 1.8, z, 0.6, 2.3, z]), [0.07, 0.05, 0.06], 6, bone);
    for (const z of [-0.98, 0.88]) clay.at([0.68, 2.36, z], () => lathe(clay, SPIRE, 6, brass));
  });
  const roof = rings([
    0, 2.26, -0.05, 0.8, 1.1, 0, 2.38, -0.05, 0.82, 1.12, 0, 2.5, -0.05, 0.58, 0.86, 0, 2.72, -0.05, 0.22, 0.5, 0, 2.78,
    -0.05, 0.08, 0.3,
  ]);
  loft(clay, roof, 12, slate, { pow: [6, 6, 4, 3, 2], axis: [0, 1, 0] });
  clay.at([0, 2.76, -0.05], () => {
    lathe(clay, HOURGLASS, 8, wisp);
    for (const y of [-0.02, 0.48]) loft(clay, rings([0, y, 0, 0.24, 0.24, 0, y + 0.06, 0, 0.22, 0.22]), 8, brass);
    for (let i = 0; i < 4; i++) {
      const a = (i / 4) * Math.PI * 2;
      limb(
        clay,
        points([Math.cos(a) * 0.21, 0, Math.sin(a) * 0.21, Math.cos(a) * 0.21, 0.5, Math.sin(a) * 0.21]),
        [0.022],
        4,
        brass,
        'none',
      );
    }
    ball(clay, [0, 0.62, 0], [0.06, 0.1, 0.06], 6, brass);
  });
}
