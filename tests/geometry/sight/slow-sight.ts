import { ShapeUtils, Vector2 } from 'three';
import type { Point } from '../../../src/geometry/gaps/tape';
import type { Body, Solid, Spot } from '../../../src/geometry/shapes/shape';
import type { Ray } from '../../../src/geometry/sight/free-ray';

/**
 * The slow way to see: everything becomes triangles, and a ray is tried against each. Round things become polygons with
 * many sides, inscribed or circumscribed, so that the truth lies between two meshes.
 */
export type Triangle = readonly [Point, Point, Point];

/** Something made of triangles, in a sphere, with a test for what lies within. */
export interface Mesh {
  readonly triangles: readonly Triangle[];
  readonly middle: Point;
  readonly reach: number;
  holds(point: Point): boolean;
}

const ROUND_SIDES = 64;
/** Anything on the ground reaches below it, so that no ray slips through beneath. */
const BELOW_GROUND = -1;

/** The mesh of a piece of scenery. */
export function meshOfSolid({ outline, bottom, top }: Solid): Mesh {
  const heightAt = ({ x, y }: Spot): number =>
    top.kind === 'flat' ? top.z : top.z + top.rise.x * (x - top.from.x) + top.rise.y * (y - top.from.y);
  return meshOfPrism(outline, bottom, heightAt);
}

/** The mesh of a model; a round base gets its polygon from inside or from outside. */
export function meshOfBody(body: Body, round: 'inscribed' | 'circumscribed'): Mesh {
  return meshOfPrism(cornersOf(body, round), body.z, () => body.z + body.height);
}

/** Whether the ray meets any of the meshes. */
export function meets(meshes: readonly Mesh[], from: Point, to: Point): boolean {
  for (const mesh of meshes) {
    if (isFarFrom(mesh, from, to)) continue;
    if (mesh.holds(from) || mesh.triangles.some(triangle => crosses(triangle, from, to))) return true;
  }
  return false;
}

/** The ray itself and four beside it, `apart` in every quarter. */
export function bundle({ from, to }: Ray, apart: number): Ray[] {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const plan = Math.hypot(dx, dy) || 1;
  const shifted = (side: number, up: number): Ray => {
    const move = ({ x, y, z }: Point): Point => ({
      x: x - (side * apart * dy) / plan,
      y: y + (side * apart * dx) / plan,
      z: z + up * apart,
    });
    return { from: move(from), to: move(to) };
  };
  return [shifted(0, 0), shifted(1, 1), shifted(1, -1), shifted(-1, 1), shifted(-1, -1)];
}

/** The corners of an outline on the table; round ones as polygons. */
export function cornersOf(body: Body, round: 'inscribed' | 'circumscribed'): Spot[] {
  const { outline, facing } = body;
  const out = round === 'inscribed' ? 1 : 1 / Math.cos(Math.PI / ROUND_SIDES);
  const local =
    outline.kind === 'hull'
      ? outline.points
      : Array.from({ length: ROUND_SIDES }, (_, i) => {
          const angle = (2 * Math.PI * i) / ROUND_SIDES;
          const length = outline.kind === 'circle' ? outline.radius : outline.length / 2;
          const width = outline.kind === 'circle' ? outline.radius : outline.width / 2;
          return { x: out * length * Math.cos(angle), y: out * width * Math.sin(angle) };
        });
  return local.map(({ x, y }) => ({
    x: body.x + x * Math.cos(facing) - y * Math.sin(facing),
    y: body.y + x * Math.sin(facing) + y * Math.cos(facing),
  }));
}

function meshOfPrism(corners: readonly Spot[], bottom: number, heightAt: (spot: Spot) => number): Mesh {
  const floor = bottom <= 0 ? BELOW_GROUND : bottom;
  const low = corners.map(({ x, y }) => ({ x, y, z: floor }));
  const high = corners.map(corner => ({ x: corner.x, y: corner.y, z: heightAt(corner) }));
  const triangles: Triangle[] = [];
  const at = (ring: readonly Point[], i: number): Point => ring[i % ring.length] as Point;
  corners.forEach((_, i) => {
    triangles.push([at(low, i), at(low, i + 1), at(high, i + 1)], [at(low, i), at(high, i + 1), at(high, i)]);
  });
  const caps = ShapeUtils.triangulateShape(
    corners.map(({ x, y }) => new Vector2(x, y)),
    [],
  );
  for (const [a = 0, b = 0, c = 0] of caps) {
    triangles.push([at(low, a), at(low, b), at(low, c)], [at(high, a), at(high, b), at(high, c)]);
  }
  const all = [...low, ...high];
  const middle = {
    x: all.reduce((sum, { x }) => sum + x, 0) / all.length,
    y: all.reduce((sum, { y }) => sum + y, 0) / all.length,
    z: all.reduce((sum, { z }) => sum + z, 0) / all.length,
  };
  const reach = Math.max(...all.map(({ x, y, z }) => Math.hypot(x - middle.x, y - middle.y, z - middle.z)));
  const holds = (point: Point): boolean =>
    point.z > floor && point.z < heightAt(point) && windsAround(corners, point) !== 0;
  return { triangles, middle, reach, holds };
}

/** How often the corners wind around the spot. */
function windsAround(corners: readonly Spot[], { x, y }: Spot): number {
  let winds = 0;
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % corners.length] ?? a;
    const side = (b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y);
    if (a.y <= y && b.y > y && side > 0) winds++;
    if (a.y > y && b.y <= y && side < 0) winds--;
  });
  return winds;
}

function isFarFrom({ middle, reach }: Mesh, from: Point, to: Point): boolean {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const dz = to.z - from.z;
  const ox = middle.x - from.x;
  const oy = middle.y - from.y;
  const oz = middle.z - from.z;
  const squared = dx * dx + dy * dy + dz * dz;
  const share = squared > 0 ? Math.max(0, Math.min(1, (ox * dx + oy * dy + oz * dz) / squared)) : 0;
  const apart = (ox - share * dx) ** 2 + (oy - share * dy) ** 2 + (oz - share * dz) ** 2;
  return apart > reach * reach;
}

/** Whether the segment passes through the triangle: its ends lie on either side, and it turns one way round all edges. */
function crosses([a, b, c]: Triangle, from: Point, to: Point): boolean {
  const before = volume(from, a, b, c);
  const after = volume(to, a, b, c);
  if (before > 0 === after > 0) return false;
  const ab = volume(from, to, a, b) > 0;
  return ab === volume(from, to, b, c) > 0 && ab === volume(from, to, c, a) > 0;
}

/** Six times the signed volume of the tetrahedron. */
function volume(p: Point, a: Point, b: Point, c: Point): number {
  const ax = a.x - p.x;
  const ay = a.y - p.y;
  const az = a.z - p.z;
  const bx = b.x - p.x;
  const by = b.y - p.y;
  const bz = b.z - p.z;
  const cx = c.x - p.x;
  const cy = c.y - p.y;
  const cz = c.z - p.z;
  return ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
}
