import type { Clay, P2 } from '../clay';

/** An upright prism around the piece's centre: an outline of model x and z, and what lies between bottom and top. */
export interface Prism {
  readonly outline: readonly P2[];
  readonly bottom: number;
  readonly top: number;
  /** A top that climbs from `top` at `from`: inches of height for an inch along model x and z. */
  readonly climb?: { readonly from: P2; readonly rise: P2 };
}

/** A piece of scenery: front towards +z, standing on the table, lengths in inches. */
export interface Scenery {
  readonly id: string;
  readonly name: string;
  readonly height: number;
  /** The ground that counts as the piece's own, by model x and z. */
  readonly footprint: readonly P2[];
  readonly prisms: readonly Prism[];
  readonly sculpt: (clay: Clay) => void;
  /** Foliage that fades when it hides a figure; it is not solid. */
  readonly crowns?: (clay: Clay) => void;
}

/** Corners of a rectangle around a point, turned to the left by `turn`. */
export function rectangle([x, z]: P2, wide: number, deep: number, turn = 0): readonly P2[] {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const corners: readonly P2[] = [
    [-wide / 2, -deep / 2],
    [-wide / 2, deep / 2],
    [wide / 2, deep / 2],
    [wide / 2, -deep / 2],
  ];
  return corners.map(([a, b]): P2 => [x + a * c + b * s, z - a * s + b * c]);
}

/** An uneven oval: half widths, a seed and how uneven. */
export function blob([rx, rz]: P2, seed: number, uneven = 0.06, corners = 24, [x, z]: P2 = [0, 0]): readonly P2[] {
  return Array.from({ length: corners }, (_, i): P2 => {
    const a = (i / corners) * Math.PI * 2;
    const k =
      1 + uneven * (Math.sin(a * 3 + seed) + 0.6 * Math.sin(a * 5 + seed * 2.3) + 0.4 * Math.sin(a * 9 + seed * 4.1));
    return [x + Math.sin(a) * rx * k, z + Math.cos(a) * rz * k];
  });
}
