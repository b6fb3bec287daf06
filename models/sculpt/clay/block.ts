import type { Paint } from '../paint/recipe';
import type { Clay } from './clay';
import type { P3 } from './vec';

/** A block with bevels in the edge colour: masonry, planks, bindings. Without a bevel it is a plain box. */
export function block(clay: Clay, at: P3, size: P3, bevel: number, paint: Paint, rot: P3 = [0, 0, 0]): void {
  const [w, h, d] = [size[0] / 2, size[1] / 2, size[2] / 2];
  const b = Math.min(bevel, w * 0.4, h * 0.4, d * 0.4);
  clay.at(at, () => (b > 0 ? bevelledBox(clay, [w, h, d], b, paint) : plainBox(clay, [w, h, d], paint)), rot);
}

function square(clay: Clay, x: number, z: number, y: number): number[] {
  return [clay.vertex([-x, y, z]), clay.vertex([x, y, z]), clay.vertex([x, y, -z]), clay.vertex([-x, y, -z])];
}

function close(clay: Clay, low: readonly number[], high: readonly number[], brush: number): void {
  const [a = 0, b = 0, c = 0, d = 0] = high;
  clay.quad(a, b, c, d, brush);
  const [e = 0, f = 0, g = 0, h = 0] = low;
  clay.quad(h, g, f, e, brush);
}

function plainBox(clay: Clay, [w, h, d]: P3, paint: Paint): void {
  const brush = clay.paint(paint);
  const [low, high] = [square(clay, w, d, -h), square(clay, w, d, h)];
  clay.band(low, high, brush);
  close(clay, low, high, brush);
}

function bevelledBox(clay: Clay, [w, h, d]: P3, b: number, paint: Paint): void {
  const brush = clay.paint(paint);
  const bottom = square(clay, w - b, d - b, -h);
  const low = square(clay, w, d, b - h);
  const high = square(clay, w, d, h - b);
  const top = square(clay, w - b, d - b, h);
  clay.band(bottom, low, brush, 1);
  clay.band(low, high, brush);
  clay.band(high, top, brush, 1);
  close(clay, bottom, top, brush);
}
