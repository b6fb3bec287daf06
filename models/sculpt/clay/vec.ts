/** Points and directions: x to the figure's left, y up, z forward; lengths in inches. */
export type P2 = readonly [number, number];
export type P3 = readonly [number, number, number];

export const add = (a: P3, b: P3): P3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: P3, b: P3): P3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: P3, k: number): P3 => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: P3, b: P3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const length = (a: P3): number => Math.sqrt(dot(a, a));
export const cross = (a: P3, b: P3): P3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The point `t` of the way from a to b. */
export const between = (a: P3, b: P3, t: number): P3 => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** The same direction with length one; a zero vector stays as it is. */
export function unit(a: P3): P3 {
  const l = length(a);
  return l > 0 ? scale(a, 1 / l) : a;
}

/** What is left of `a` across the unit direction `along`. */
export const across = (a: P3, along: P3): P3 => unit(sub(a, scale(along, dot(a, along))));
