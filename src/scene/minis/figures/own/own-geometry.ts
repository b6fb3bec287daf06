import { BufferAttribute, BufferGeometry, type Material, Matrix3, type Matrix4, Vector3 } from 'three';
import type { Outline } from '../../../../geometry/shapes/shape';
import { createBrushwork } from '../../../paint/painted-geometry';
import { spanOf } from '../../bases/footing';
import { plinth } from '../stand-in';
import { wear } from './own-materials';

/** Half rough, no metal, no glow, no role: as bytes. */
const SURFACE: readonly number[] = [0, 200, 0, 0];
const SEGMENTS = 20;

/** Triangles of one material, three corners each. */
export interface Piece {
  readonly position: Float32Array;
  readonly normal: Float32Array;
  readonly color: Float32Array;
  readonly uv: Float32Array;
  readonly uv1: Float32Array;
}

const WIDTHS = { position: 3, normal: 3, color: 3, uv: 2, uv1: 2 } as const;
type PartName = keyof typeof WIDTHS;
const NAMES = Object.keys(WIDTHS) as readonly PartName[];
/** What a corner has where its file says nothing. */
const USUAL: Readonly<Record<PartName, number>> = { position: 0, normal: 0, color: 1, uv: 0, uv1: 0 };

/** The triangles of a geometry where the matrix puts them. */
export function pieceOf(geometry: BufferGeometry, placing: Matrix4): Piece {
  const bare = geometry.index ? geometry.toNonIndexed() : geometry;
  if (!bare.getAttribute('normal')) bare.computeVertexNormals();
  const turn = new Matrix3().getNormalMatrix(placing);
  const count = Math.floor(bare.getAttribute('position').count / 3) * 3;
  // a mirrored part would show its inside
  const order = placing.determinant() < 0 ? [0, 2, 1] : [0, 1, 2];
  const read = (name: PartName): Float32Array => {
    const attribute = bare.getAttribute(name);
    const width = WIDTHS[name];
    const numbers = new Float32Array(count * width).fill(USUAL[name]);
    const at = new Vector3();
    for (let i = 0; attribute && i < count; i++) {
      const from = i - (i % 3) + (order[i % 3] ?? 0);
      at.set(attribute.getX(from), attribute.getY(from), width === 3 ? attribute.getZ(from) : 0);
      if (name === 'position') at.applyMatrix4(placing);
      if (name === 'normal') at.applyMatrix3(turn).normalize();
      numbers[i * width] = at.x;
      numbers[i * width + 1] = at.y;
      if (width === 3) numbers[i * width + 2] = at.z;
    }
    return numbers;
  };
  return { position: read('position'), normal: read('normal'), color: read('color'), uv: read('uv'), uv1: read('uv1') };
}

/** Corners of the same cell become one, and triangles without area vanish. */
export function coarser(piece: Piece, cell: number): Piece {
  const snapped = piece.position.map(value => Math.round(value / cell) * cell);
  const isSame = (a: number, b: number) => [0, 1, 2].every(axis => snapped[a * 3 + axis] === snapped[b * 3 + axis]);
  const kept: number[] = [];
  for (let i = 0; i + 2 < snapped.length / 3; i += 3) {
    if (!isSame(i, i + 1) && !isSame(i + 1, i + 2) && !isSame(i, i + 2)) kept.push(i, i + 1, i + 2);
  }
  const pick = (from: Float32Array, width: number) => {
    const to = new Float32Array(kept.length * width);
    for (const [i, corner] of kept.entries()) to.set(from.subarray(corner * width, corner * width + width), i * width);
    return to;
  };
  const { position: _, ...rest } = piece;
  return {
    position: pick(snapped, 3),
    normal: pick(rest.normal, 3),
    color: pick(rest.color, 3),
    uv: pick(rest.uv, 2),
    uv1: pick(rest.uv1, 2),
  };
}

/** A base in our paint, and on it all pieces: one group for each material, so one draw call for each. */
export function joined(pieces: ReadonlyMap<Material, readonly Piece[]>, outline: Outline): BufferGeometry {
  const brush = createBrushwork(0.5);
  const { long, wide } = spanOf(outline);
  plinth(brush, wide / 2, long / 2, SEGMENTS);
  const base = brush.finish();
  const before = base.getAttribute('position').count;
  const all = [...pieces.values()].flat();
  const count = before + all.reduce((sum, piece) => sum + piece.position.length / 3, 0);
  const geometry = new BufferGeometry();
  for (const name of NAMES) {
    const numbers = new Float32Array(count * WIDTHS[name]);
    const own = base.getAttribute(name);
    if (own) numbers.set(own.array);
    let at = before * WIDTHS[name];
    for (const piece of all) {
      numbers.set(piece[name], at);
      at += piece[name].length;
    }
    geometry.setAttribute(name, new BufferAttribute(numbers, WIDTHS[name]));
  }
  const surf = Uint8Array.from({ length: count * 4 }, (_, i) => SURFACE[i % 4] ?? 0);
  surf.set(base.getAttribute('surf').array);
  geometry.setAttribute('surf', new BufferAttribute(surf, 4, true));
  base.dispose();
  geometry.addGroup(0, before, 0);
  let start = before;
  for (const [i, own] of [...pieces.values()].entries()) {
    const length = own.reduce((sum, piece) => sum + piece.position.length / 3, 0);
    geometry.addGroup(start, length, i + 1);
    start += length;
  }
  wear(geometry, [...pieces.keys()]);
  return geometry;
}
