import { ball, blade, block, type Clay, limb, loft, outline, type P3, plate, points, rings } from '../clay';
import { iron, leather, rust, timber } from '../paint/paints';

const CLEAVER = outline([-0.07, 0.14, 0.08, 0.14, 0.17, 0.6, 0.03, 0.76, -0.1, 0.64, -0.05, 0.4]);

/** A notched cleaver, held at the origin, edge towards +x. */
export function cleaver(clay: Clay): void {
  limb(clay, points([0, -0.17, 0, 0, 0.16, 0]), [0.035], 5, leather);
  plate(clay, CLEAVER, 0.05, 0.04, rust);
}

/** A reaping hook. */
export function hook(clay: Clay): void {
  limb(clay, points([0, -0.22, 0, 0, 0.3, 0]), [0.032], 5, timber);
  const bow = points([0, 0.26, 0, 0.05, 0.5, 0, 0.24, 0.66, 0, 0.46, 0.6, 0, 0.56, 0.42, 0]);
  blade(clay, bow, [0.05, 0.075, 0.08, 0.06, 0.005], 0.025, rust, [1, 0.6, 0]);
}

/** A club studded with nails. */
export function club(clay: Clay): void {
  const wood = rings([
    0, -0.2, 0, 0.035, 0.035, 0, 0.1, 0, 0.04, 0.04, 0, 0.42, 0, 0.09, 0.09, 0, 0.62, 0, 0.085, 0.085,
  ]);
  loft(clay, wood, 6, timber);
  for (let i = 0; i < 5; i++) {
    const [a, y] = [i * 2.2, 0.36 + i * 0.055];
    const out = [Math.cos(a), Math.sin(a)] as const;
    blade(
      clay,
      points([out[0] * 0.06, y, out[1] * 0.06, out[0] * 0.18, y + 0.02, out[1] * 0.18]),
      [0.025, 0.003],
      0.025,
      rust,
    );
  }
}

/** An iron ball for the end of a chain. */
export function ironBall(clay: Clay, at: P3, r: number): void {
  ball(clay, at, r, 8, rust);
}

/** A shackle around a wrist. */
export function shackle(clay: Clay, at: P3): void {
  clay.at(at, () => {
    loft(clay, rings([0, -0.05, 0, 0.085, 0.085, 0, 0.05, 0, 0.085, 0.085]), 7, rust);
    block(clay, [0, 0, 0.09], [0.05, 0.07, 0.04], 0, iron);
  });
}
