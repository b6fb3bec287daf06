/**
 * Limits of what can be measured. Parsers call `checkBody` once for outside data; the measuring functions only test for
 * numbers that are not finite, which costs one sum, and throw.
 */
import type { Body, Inches, Outline, Spot } from './shape';

/** Nothing on a table is further away or larger than this; beyond it squares would lose precision. */
export const FURTHEST: Inches = 1e4;

/** What is wrong with a body, if anything. */
export function checkBody(body: Body): string | undefined {
  for (const name of ['x', 'y', 'z', 'facing', 'height'] as const) {
    const value = body[name];
    if (!(Math.abs(value) <= FURTHEST)) return `${name} is ${value}`;
  }
  if (body.height < 0) return `height is ${body.height}`;
  return checkOutline(body.outline);
}

/** What is wrong with an outline, if anything. */
function checkOutline(outline: Outline): string | undefined {
  if (outline.kind === 'circle') return checkSize('radius', outline.radius);
  if (outline.kind === 'oval') return checkSize('length', outline.length) ?? checkSize('width', outline.width);
  return checkHull(outline.points);
}

/** Throws an error that names the first number of the body that is not finite; other bodies pass. */
export function assertFiniteBody(body: Body, other: Body = body): void {
  if (!looksFinite(body)) refuse(body);
  if (!looksFinite(other)) refuse(other);
}

/** Whether all numbers are finite, as cheaply as possible: one sum. */
function looksFinite(body: Body): boolean {
  const { outline } = body;
  let size = 0;
  if (outline.kind === 'circle') size = outline.radius;
  else if (outline.kind === 'oval') size = outline.length + outline.width;
  else size = sumOf(outline.points);
  return Math.abs(body.x + body.y + body.z + body.facing + body.height + size) < Number.POSITIVE_INFINITY;
}

function sumOf(points: readonly Spot[]): number {
  if (points.length === 0) return Number.NaN;
  let sum = 0;
  for (const { x, y } of points) sum += x + y;
  return sum;
}

function refuse(body: Body): void {
  const { outline } = body;
  const numbers: [string, number][] = [
    ['x', body.x],
    ['y', body.y],
    ['z', body.z],
    ['facing', body.facing],
    ['height', body.height],
  ];
  if (outline.kind === 'circle') numbers.push(['radius', outline.radius]);
  if (outline.kind === 'oval') numbers.push(['length', outline.length], ['width', outline.width]);
  if (outline.kind === 'hull') {
    if (outline.points.length === 0) throw new Error('cannot measure a hull without points');
    for (const [i, { x, y }] of outline.points.entries()) numbers.push([`points[${i}].x`, x], [`points[${i}].y`, y]);
  }
  const bad = numbers.find(([, value]) => !Number.isFinite(value));
  if (bad !== undefined) throw new Error(`cannot measure a body whose ${bad[0]} is ${bad[1]}`);
}

function checkSize(name: string, size: Inches): string | undefined {
  return size > 0 && size <= FURTHEST ? undefined : `${name} is ${size}`;
}

function checkHull(points: readonly Spot[]): string | undefined {
  const count = points.length;
  if (count < 3) return `the hull has ${count} points`;
  let turned = 0;
  for (let i = 0; i < count; i++) {
    const a = points[i] as Spot;
    const b = points[(i + 1) % count] as Spot;
    const c = points[(i + 2) % count] as Spot;
    if (!(Math.abs(a.x) <= FURTHEST)) return `points[${i}].x is ${a.x}`;
    if (!(Math.abs(a.y) <= FURTHEST)) return `points[${i}].y is ${a.y}`;
    const cross = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
    const dot = (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y);
    if (a.x === b.x && a.y === b.y) return `the hull has the point ${i} twice`;
    if (cross < 0 || (cross === 0 && dot < 0)) return `the hull turns clockwise at point ${(i + 1) % count}`;
    turned += Math.atan2(cross, dot);
  }
  return turned < 3 * Math.PI ? undefined : 'the hull winds round itself';
}
