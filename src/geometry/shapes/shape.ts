/**
 * The types of geometry. Lengths are inches, x and y lie on the table with the origin in its corner, z is up.
 * Everything here is plain data: a rule, a preview and a saved table hold the same shapes.
 */
export type Inches = number;

/** A place on the table as seen from above. */
export interface Spot {
  readonly x: Inches;
  readonly y: Inches;
}

/** Position and rotation: `z` is the height of the surface below, `facing` turns anticlockwise. */
export interface Pose extends Spot {
  readonly z: Inches;
  readonly facing: number;
}

/**
 * The outline on the table, around its own centre with facing 0 along +x. An oval's `length` lies along the facing; a
 * hull is a convex polygon, anticlockwise, for models without a base.
 */
export type Outline =
  | { readonly kind: 'circle'; readonly radius: Inches }
  | { readonly kind: 'oval'; readonly length: Inches; readonly width: Inches }
  | { readonly kind: 'hull'; readonly points: readonly Spot[] };

/** A thing with a base or hull, as tall as `height`. A game's models are bodies and more. */
export interface Body extends Pose {
  readonly outline: Outline;
  readonly height: Inches;
}

/** A simple polygon, anticlockwise, in table coordinates; it may be concave. */
export type Polygon = readonly Spot[];

/** The upper face of a solid: level, or sloping by `rise` inches of height per inch along x and y from `from`. */
export type Top =
  | { readonly kind: 'flat'; readonly z: Inches }
  | { readonly kind: 'slope'; readonly from: Spot; readonly z: Inches; readonly rise: Spot };

/** An upright prism of scenery; `bottom` above zero leaves a way under it. */
export interface Solid {
  readonly outline: Polygon;
  readonly bottom: Inches;
  readonly top: Top;
}

/** One piece of scenery: its footprint and its solids. */
export interface Feature {
  readonly id: string;
  readonly footprint: Polygon;
  readonly solids: readonly Solid[];
}

/** The table itself: a rectangle from (0, 0) to (width, depth) with its scenery. */
export interface Field {
  readonly width: Inches;
  readonly depth: Inches;
  readonly features: readonly Feature[];
}

const MM_PER_INCH = 25.4;

/** The only place where millimetres become inches. */
export const fromMillimetres = (mm: number): Inches => mm / MM_PER_INCH;

/** A round base of this diameter in millimetres. */
export const roundBase = (diameterMm: number): Outline => ({ kind: 'circle', radius: fromMillimetres(diameterMm) / 2 });

/** An oval base of this length and width in millimetres. */
export const ovalBase = (lengthMm: number, widthMm: number): Outline => ({
  kind: 'oval',
  length: fromMillimetres(lengthMm),
  width: fromMillimetres(widthMm),
});
