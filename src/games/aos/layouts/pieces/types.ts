/** Corners one after another, x, y, x, y, in thousandths of an inch. */
export type Corners = readonly number[];

/** The upper face of a solid: its height where it is level, or how it slopes; in inches. */
export type ShapeTop =
  | number
  | { readonly from: Corners; readonly z: number; readonly rise: readonly [number, number] };

/** What a piece of scenery occupies, around its own centre, as its model was sculpted. */
export interface PieceShape {
  readonly footprint: Corners;
  readonly solids: readonly { readonly outline: Corners; readonly bottom: number; readonly top: ShapeTop }[];
}
