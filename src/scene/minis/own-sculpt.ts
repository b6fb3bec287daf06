import { BufferAttribute, BufferGeometry } from 'three';
import type { OwnFigure } from '../../controls/figures/read-figure';
import { createBrushwork } from '../paint/painted-geometry';
import { spanOf } from './footing';
import type { Casting, Pose } from './sculpts';
import { plinth, TOP } from './stand-in';

/** A player's figure may be this much taller than the model and reach this far over its base. */
const TALLER = 1.15;
const BROADER = 1.3;
/** Half rough, no metal, no glow, no role: as bytes. */
const SURFACE: readonly number[] = [0, 200, 0, 0];
/** How many cells a figure seen from afar has along its height. */
const FAR_CELLS = 22;
const SEGMENTS = 20;

/** A player's own figure on the base of the model that it stands for, fitted to it. */
export function ownPose(figure: OwnFigure, casting: Casting): Pose {
  const placed = fitted(figure.positions, casting);
  const near = { positions: placed, colours: figure.colours };
  return {
    full: onBase(near, casting),
    far: onBase(coarser(near, casting.height / FAR_CELLS), casting),
    rank: undefined,
  };
}

/** Scaled into the room over the base, its feet on the base's top. */
function fitted(positions: Float32Array, { outline, height }: Casting): Float32Array {
  const [least, most] = [
    [0, 0, 0],
    [0, 0, 0],
  ].map((_, i) => bounds(positions, i === 0 ? Math.min : Math.max)) as [number[], number[]];
  const size = [0, 1, 2].map(axis => Math.max(1e-9, (most[axis] ?? 0) - (least[axis] ?? 0)));
  const { long, wide } = spanOf(outline);
  const scale = Math.min(
    (height * TALLER) / (size[1] ?? 1),
    (wide * BROADER) / (size[0] ?? 1),
    (long * BROADER) / (size[2] ?? 1),
  );
  const middle = [0, 2].map(axis => ((least[axis] ?? 0) + (most[axis] ?? 0)) / 2);
  const from = [middle[0] ?? 0, least[1] ?? 0, middle[1] ?? 0];
  return positions.map((value, i) => (value - (from[i % 3] ?? 0)) * scale + (i % 3 === 1 ? TOP : 0));
}

const bounds = (positions: Float32Array, pick: (a: number, b: number) => number): number[] => {
  const found = [positions[0] ?? 0, positions[1] ?? 0, positions[2] ?? 0];
  positions.forEach((value, i) => {
    found[i % 3] = pick(found[i % 3] ?? value, value);
  });
  return found;
};

/** Corners of the same cell become one, and triangles without area vanish. */
function coarser({ positions, colours }: OwnFigure, cell: number): OwnFigure {
  const snap = (value: number) => Math.round(value / cell) * cell;
  const kept: number[] = [];
  const dyes: number[] = [];
  for (let i = 0; i < positions.length; i += 9) {
    const corners = positions.subarray(i, i + 9).map(snap);
    const [a, b, c] = [0, 3, 6].map(at => corners.subarray(at, at + 3).join());
    if (a === b || b === c || a === c) continue;
    kept.push(...corners);
    dyes.push(...colours.subarray(i, i + 9));
  }
  return kept.length > 0
    ? { positions: new Float32Array(kept), colours: new Float32Array(dyes) }
    : { positions, colours };
}

function onBase({ positions, colours }: OwnFigure, { outline }: Casting): BufferGeometry {
  const brush = createBrushwork(0.5);
  const { long, wide } = spanOf(outline);
  plinth(brush, wide / 2, long / 2, SEGMENTS);
  const base = brush.finish();
  const figure = new BufferGeometry();
  figure.setAttribute('position', new BufferAttribute(positions, 3));
  figure.computeVertexNormals();
  const count = positions.length / 3;
  const joined = new BufferGeometry();
  const join = (name: string, own: ArrayLike<number>, width: number) => {
    const before = base.getAttribute(name).array;
    const Numbers = name === 'surf' ? Uint8Array : Float32Array;
    const all = new Numbers(before.length + own.length);
    all.set(before);
    all.set(own, before.length);
    joined.setAttribute(name, new BufferAttribute(all, width, name === 'surf'));
  };
  join('position', positions, 3);
  join('normal', figure.getAttribute('normal').array, 3);
  join('color', colours, 3);
  join(
    'surf',
    Uint8Array.from({ length: count * 4 }, (_, i) => SURFACE[i % 4] ?? 0),
    4,
  );
  base.dispose();
  figure.dispose();
  return joined;
}
