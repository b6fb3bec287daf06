import { blade, type Clay, limb, loft, outline, type P3, plate, points, ring, rings } from '../clay';
import { beak, feather as blueFeather, bone, emberEye, fur, hide, ivory, plume } from '../paint/paints';
import type { Paint } from '../paint/recipe';
import { feather, ruff } from './feathers';

const BODY = rings([
  0, 1.34, -1.12, 0.1, 0.12, 0, 1.36, -0.98, 0.28, 0.3, 0, 1.36, -0.74, 0.38, 0.42, 0, 1.3, -0.4, 0.33, 0.38, 0, 1.27,
  -0.02, 0.31, 0.36, 0, 1.31, 0.36, 0.37, 0.45, 0, 1.46, 0.68, 0.35, 0.42, 0, 1.76, 0.88, 0.25, 0.3, 0, 2.06, 0.98,
  0.19, 0.22, 0, 2.22, 1.02, 0.1, 0.1,
]);
const HEAD = rings([
  0, 2.16, 0.84, 0.12, 0.12, 0, 2.21, 0.98, 0.2, 0.2, 0, 2.2, 1.18, 0.185, 0.18, 0, 2.15, 1.34, 0.12, 0.13,
]);
const BEAK = rings([
  0, 2.18, 1.26, 0.13, 0.13, 0, 2.17, 1.42, 0.1, 0.13, 0, 2.08, 1.58, 0.055, 0.085, 0, 1.94, 1.63, 0.012, 0.012,
]);
const LOWER_BEAK = rings([0, 2.05, 1.26, 0.09, 0.05, 0, 2.02, 1.42, 0.06, 0.04, 0, 1.99, 1.5, 0.01, 0.01]);
const EYE = outline([0, -0.02, 0.09, 0.015, 0.08, 0.045, 0.01, 0.025]);

/** A beaked charger, striding, its right fore leg lifted. Its back lies 1.65 above the table. */
export function gryph(clay: Clay): void {
  loft(clay, BODY, 14, fur);
  head(clay);
  neck(clay);
  for (const side of [1, -1] as const) {
    hindLeg(clay, side);
    foreLeg(clay, side);
  }
  tail(clay);
}

function head(clay: Clay): void {
  loft(clay, HEAD, 10, ivory);
  loft(clay, BEAK, 8, beak);
  loft(clay, LOWER_BEAK, 6, beak);
  clay.mirror(() => {
    clay.at([0.15, 2.24, 1.2], () => plate(clay, EYE, 0.05, 0.005, emberEye), [0, 1.15, 0]);
    blade(clay, points([0.06, 2.34, 1.08, 0.18, 2.3, 1.2, 0.13, 2.27, 1.36]), [0.03, 0.06, 0.01], 0.035, plume);
    for (let i = 0; i < 4; i++) {
      const from: P3 = [0.05 + 0.035 * i, 2.33 - i * 0.1, 0.98 - i * 0.07];
      const aim: P3 = [0.3 + 0.14 * i, 0.55 - 0.16 * i, -0.9];
      feather(clay, {
        from,
        aim,
        long: 0.52 - 0.03 * i,
        wide: 0.08,
        paint: i % 2 ? plume : blueFeather,
        side: [1, 0.3, 0.4],
      });
    }
  });
}

/** Rows of quills down the neck, pale above and blue below. */
function neck(clay: Clay): void {
  const rows: readonly (readonly [number, number, number, number, number, Paint])[] = [
    [2.04, 0.97, 0.2, 0.24, 8, plume],
    [1.86, 0.92, 0.25, 0.3, 9, plume],
    [1.66, 0.82, 0.31, 0.36, 10, blueFeather],
    [1.48, 0.68, 0.37, 0.42, 10, blueFeather],
  ];
  rows.forEach(([y, z, rx, rz, count, paint], row) => {
    const axis: P3 = [0, 1, 0.45 + row * 0.16];
    ruff(clay, {
      at: [0, y, z],
      r: [rx, rz],
      axis,
      count,
      long: 0.36 + row * 0.03,
      wide: 0.1 + row * 0.012,
      paint,
      turn: row * 0.35,
      flare: 0.24,
    });
  });
}

function foot(clay: Clay, [x, y, z]: P3, claw: Paint): void {
  for (const i of [-1, 0, 1]) {
    const toe = points([x + i * 0.03, y + 0.09, z, x + i * 0.12, y + 0.1, z + 0.15, x + i * 0.16, y, z + 0.29]);
    limb(clay, toe, [0.07, 0.06, 0.01], 4, claw);
  }
  limb(clay, points([x, y + 0.08, z, x, y, z - 0.17]), [0.055, 0.01], 4, claw);
}

/** Haunch, hock and paw, with a tuft behind the hock. */
function hindLeg(clay: Clay, side: 1 | -1): void {
  const [x, step] = [side * 0.34, -side * 0.14];
  const bones = [
    ring(side * 0.22, 1.36, -0.76, 0.17, 0.34),
    ring(x, 1.08, -0.62 + step, 0.19, 0.3),
    ring(x, 0.82, -0.6 + step, 0.13, 0.19),
    ring(x, 0.62, -0.82 + step, 0.09, 0.115),
    ring(x, 0.48, -0.98 + step, 0.075, 0.09),
    ring(x, 0.24, -0.9 + step, 0.085, 0.09),
  ];
  loft(clay, bones, 9, fur, { side: [1, 0, 0] });
  for (const i of [-1, 0, 1])
    feather(clay, {
      from: [x + i * 0.04, 0.62, -0.92 + step],
      aim: [i * 0.2, 0.3, -1],
      long: 0.24,
      wide: 0.05,
      paint: hide,
      side: [1, 0, 0],
    });
  foot(clay, [x, 0.15, -0.88 + step], bone);
}

/** A feathered upper leg over a scaled shank. The right one is lifted. */
function foreLeg(clay: Clay, side: 1 | -1): void {
  const lifted = side === -1;
  const x = side * 0.33;
  const knee: P3 = lifted ? [x, 0.98, 0.98] : [x, 0.72, 0.66];
  const ankle: P3 = lifted ? [x, 0.66, 0.9] : [x, 0.24, 0.62];
  const upper = [
    ring(side * 0.24, 1.34, 0.44, 0.17, 0.28),
    ring(x, 1.12, 0.6, 0.17, 0.23),
    ring(knee[0], knee[1], knee[2], 0.1, 0.12),
  ];
  loft(clay, upper, 9, fur, { side: [1, 0, 0] });
  const middle: P3 = [x, (knee[1] + ankle[1]) / 2, (knee[2] + ankle[2]) / 2 - 0.02];
  limb(clay, [knee, middle, ankle], [0.095, 0.075, 0.08], 7, beak);
  for (let i = 0; i < 4; i++) {
    const from: P3 = [x + (i - 1.5) * 0.07, knee[1] + 0.16, knee[2] - 0.1 + 0.05 * (i % 2)];
    feather(clay, {
      from,
      aim: [(i - 1.5) * 0.15, -0.9, -0.35],
      long: 0.3,
      wide: 0.065,
      paint: plume,
      side: [1, 0, 0],
    });
  }
  foot(clay, [ankle[0], ankle[1] - 0.09, ankle[2] + 0.02], beak);
}

function tail(clay: Clay): void {
  for (const i of [-2, -1, 0, 1, 2]) {
    const paint = i % 2 ? plume : blueFeather;
    const aim: P3 = [i * 0.14, 0.25 - Math.abs(i) * 0.04, -1];
    feather(clay, {
      from: [i * 0.04, 1.38, -1.02],
      aim,
      long: 0.95,
      wide: 0.12,
      paint,
      side: [1, 0, i * 0.12],
      droop: 0.45,
    });
  }
}
