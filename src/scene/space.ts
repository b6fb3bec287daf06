import type { Inches, Spot } from '../geometry/shapes/shape';
import type { TableRay } from './hands/surface';

/** How large the table is; every conversion needs it, for the scene's origin is the table's middle. */
export interface TableSize {
  readonly width: Inches;
  readonly depth: Inches;
}

/** x right, y up, z towards the viewer; one unit is one inch. */
export type ScenePoint = readonly [x: number, y: number, z: number];

/** A place on the table as a point of the scene, `z` inches above the mat. */
export const toScene = (table: TableSize, spot: Spot, z: Inches = 0): ScenePoint => [
  spot.x - table.width / 2,
  z,
  table.depth / 2 - spot.y,
];

/** The place on the table below a point of the scene. */
export const toSpot = (table: TableSize, x: number, z: number): Spot => ({
  x: x + table.width / 2,
  y: table.depth / 2 - z,
});

/** Figures are sculpted looking along +z; a facing of 0 looks along the table's +x. */
export const toYaw = (facing: number): number => facing + Math.PI / 2;

/** A ray of the scene in table inches. */
export const toTableRay = (table: TableSize, from: ScenePoint, along: ScenePoint): TableRay => ({
  x: from[0] + table.width / 2,
  y: table.depth / 2 - from[2],
  z: from[1],
  dx: along[0],
  dy: -along[2],
  dz: along[1],
});
