import { BufferAttribute, BufferGeometry, Color, Matrix4, Vector3 } from 'three';
import { type Recipe, ROLE_NUMBER } from './recipes';

/** How a shape lies before it is painted: the painter's lamp stands above the finished piece, not above its parts. */
export interface Placing {
  readonly at?: readonly [number, number, number];
  readonly turn?: readonly [number, number, number];
  readonly scale?: number | readonly [number, number, number];
}

/** Gathers painted shapes and joins them into one geometry: one piece, one draw call. */
export interface Brushwork {
  add(shape: BufferGeometry, recipe: Recipe, placing?: Placing): void;
  finish(): BufferGeometry;
}

interface Paint {
  readonly position: number[];
  readonly normal: number[];
  readonly color: number[];
  readonly surf: number[];
}

/** `shadeBelow` darkens feet and footings up to that height, as dust and shade would. */
export function createBrushwork(shadeBelow = 0): Brushwork {
  const paint: Paint = { position: [], normal: [], color: [], surf: [] };
  return {
    add(shape, recipe, placing = {}) {
      const placed = shape.index ? shape.toNonIndexed() : shape.clone();
      placed.applyMatrix4(matrixOf(placing));
      apply(paint, placed, recipe, shadeBelow);
      placed.dispose();
      shape.dispose();
    },
    finish() {
      const geometry = new BufferGeometry();
      geometry.setAttribute('position', new BufferAttribute(new Float32Array(paint.position), 3));
      geometry.setAttribute('normal', new BufferAttribute(new Float32Array(paint.normal), 3));
      geometry.setAttribute('color', new BufferAttribute(new Float32Array(paint.color), 3));
      geometry.setAttribute('surf', new BufferAttribute(new Uint8Array(paint.surf), 4, true));
      return geometry;
    },
  };
}

function matrixOf({ at = [0, 0, 0], turn = [0, 0, 0], scale = 1 }: Placing): Matrix4 {
  const [x, y, z] = typeof scale === 'number' ? [scale, scale, scale] : scale;
  return new Matrix4()
    .makeTranslation(...at)
    .multiply(new Matrix4().makeRotationY(turn[1]))
    .multiply(new Matrix4().makeRotationX(turn[0]))
    .multiply(new Matrix4().makeRotationZ(turn[2]))
    .multiply(new Matrix4().makeScale(x, y, z));
}

const smooth = (from: number, to: number, x: number) => {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** Half smooth, half two steps: brush work, not a gradient. */
const banded = (x: number) => 0.5 * x + 0.25 * (smooth(0.18, 0.42, x) + smooth(0.58, 0.86, x));

function apply(paint: Paint, shape: BufferGeometry, recipe: Recipe, shadeBelow: number) {
  const position = shape.getAttribute('position');
  const normal = shape.getAttribute('normal');
  const edge = shape.getAttribute('edge');
  const [shade, base, light, edging] = recipe.colours.map(hex => new Color(hex)) as [Color, Color, Color, Color];
  const surface = surfaceOf(recipe);
  const p = new Vector3();
  const n = new Vector3();
  const colour = new Color();
  for (let i = 0; i < position.count; i++) {
    p.fromBufferAttribute(position, i);
    n.fromBufferAttribute(normal, i).normalize();
    const lit = banded(0.5 + 0.475 * n.y + 0.03 * n.z);
    if (lit < 0.5) colour.lerpColors(shade, base, lit * 2);
    else colour.lerpColors(base, light, lit * 2 - 1);
    if (edge) colour.lerp(edging, edge.getX(i) * (0.6 + 0.25 * n.y));
    if (shadeBelow > 0) colour.multiplyScalar(0.42 + 0.58 * smooth(-0.05, shadeBelow, p.y));
    paint.position.push(p.x, p.y, p.z);
    paint.normal.push(n.x, n.y, n.z);
    paint.color.push(colour.r, colour.g, colour.b);
    paint.surf.push(...surface);
  }
}

/** Metal, rough, glow and role as bytes; glow and role go up to 2 and are halved, as in the sculpted files. */
const surfaceOf = ({ metal = 0, rough = 0.72, glow = 0, role = 'own' }: Recipe): readonly number[] =>
  [metal, rough, glow / 2, ROLE_NUMBER[role] / 2].map(share => Math.round(Math.min(1, share) * 255));
