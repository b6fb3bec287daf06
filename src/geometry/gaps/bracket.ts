/**
 * A search for the best direction: a current direction (c, s) of length 1, and two directions `lo` and `hi` on its right
 * and left between which the best one is known to lie. Newton's steps are taken while they stay between the two and
 * something is left to trust in them; otherwise the arc is halved. So the search ends whatever the numbers are.
 */
export interface Bracket {
  c: number;
  s: number;
  loC: number;
  loS: number;
  hiC: number;
  hiS: number;
}

/** A direction that a function hands back besides its result; only filled when given. */
export interface Direction {
  x: number;
  y: number;
}

/** Maximum number of steps of a search. */
export const MOST_STEPS = 100;

/** From this step on every other one halves the arc. */
const TRUST_NEWTON = 10;

/**
 * Cuts the arc at the current direction, moved on by `beyond` as a tangent, on the side away from the slope. Returns
 * whether any arc is left.
 */
export function cutArc(at: Bracket, slope: number, beyond: number): boolean {
  const c = at.c - beyond * at.s;
  const s = at.s + beyond * at.c;
  if (slope > 0) {
    at.loC = c;
    at.loS = s;
  } else {
    at.hiC = c;
    at.hiS = s;
  }
  return at.loC * at.hiS - at.loS * at.hiC > 0;
}

/** Turns left by the tangent `slope / bend`, or to the middle of the arc where that leads out of it. */
export function stepOn(at: Bracket, slope: number, bend: number, step: number): void {
  const turn = slope / bend;
  let c = at.c - turn * at.s;
  let s = at.s + turn * at.c;
  const isInside = at.loC * s - at.loS * c > 0 && c * at.hiS - s * at.hiC > 0;
  if (!isInside || !(bend > 0) || (step >= TRUST_NEWTON && (step & 1) === 1)) {
    const lo = Math.sqrt(at.loC * at.loC + at.loS * at.loS);
    const hi = Math.sqrt(at.hiC * at.hiC + at.hiS * at.hiS);
    c = at.loC / lo + at.hiC / hi;
    s = at.loS / lo + at.hiS / hi;
  }
  const scale = 1 / Math.sqrt(c * c + s * s);
  at.c = c * scale;
  at.s = s * scale;
}

/** Writes the direction, turned left by a small angle. */
export function setDirection(direction: Direction, c: number, s: number, angle: number): void {
  const x = c - angle * s;
  const y = s + angle * c;
  const length = Math.sqrt(x * x + y * y);
  direction.x = x / length;
  direction.y = y / length;
}
