/**
 * The left and right edge of a pillar as an eye sees them: where the two tangents from the eye touch. For an oval they
 * follow from the unit circle into which it is squeezed, for a prism they are the outermost corners. Closed forms with
 * one square root; error that of floating point. An eye right above or below the thing has no tangents: then the edges
 * are the outermost points across the line from the eye to the middle, and across the x axis if even that has no length.
 */

import type { Inches, Spot } from '../shapes/shape';
import type { Pillar } from './pillar';

/** The two edges; the line between them lies within the pillar's outline. */
export interface Silhouette {
  leftX: Inches;
  leftY: Inches;
  rightX: Inches;
  rightY: Inches;
}

/** Fills `out` and says whether the eye has real tangents, that is, stands outside the outline as seen from above. */
export function silhouette(pillar: Pillar, eye: Spot, out: Silhouette): boolean {
  return pillar.sides.length === 0 ? ofRound(pillar, eye, out) : ofSides(pillar, eye, out);
}

function ofRound(pillar: Pillar, eye: Spot, out: Silhouette): boolean {
  const { cos, sin, halfLength, halfWidth } = pillar;
  const dx = eye.x - pillar.x;
  const dy = eye.y - pillar.y;
  let u = halfLength > 0 ? (dx * cos + dy * sin) * pillar.perLength : 0;
  let v = halfWidth > 0 ? (dy * cos - dx * sin) * pillar.perWidth : 0;
  const squared = u * u + v * v;
  const isOutside = squared > 1;
  if (!isOutside) {
    const length = Math.sqrt(squared);
    u = length > 0 ? u / length : 1;
    v = length > 0 ? v / length : 0;
  }
  // The tangents touch on the polar of the eye, `near` along the line to the middle and `wide` across it.
  const near = isOutside ? 1 / squared : 0;
  const wide = isOutside ? Math.sqrt(squared - 1) / squared : 1;
  const leftAlong = (u * near + v * wide) * halfLength;
  const leftAcross = (v * near - u * wide) * halfWidth;
  const rightAlong = (u * near - v * wide) * halfLength;
  const rightAcross = (v * near + u * wide) * halfWidth;
  out.leftX = pillar.x + leftAlong * cos - leftAcross * sin;
  out.leftY = pillar.y + leftAlong * sin + leftAcross * cos;
  out.rightX = pillar.x + rightAlong * cos - rightAcross * sin;
  out.rightY = pillar.y + rightAlong * sin + rightAcross * cos;
  return isOutside;
}

function ofSides(pillar: Pillar, eye: Spot, out: Silhouette): boolean {
  const isOutside = isBeyondSides(pillar.sides, eye);
  const first = pillar.corners[0] ?? pillar;
  let leftX = first.x;
  let leftY = first.y;
  let rightX = first.x;
  let rightY = first.y;
  const towardsX = pillar.x - eye.x;
  const towardsY = pillar.y - eye.y;
  const noDirection = towardsX === 0 && towardsY === 0;
  const acrossX = -towardsY;
  const acrossY = noDirection ? 1 : towardsX;
  for (const { x, y } of pillar.corners) {
    const isLeftmost = isOutside
      ? (leftX - eye.x) * (y - eye.y) > (leftY - eye.y) * (x - eye.x)
      : acrossX * (x - leftX) + acrossY * (y - leftY) > 0;
    const isRightmost = isOutside
      ? (rightX - eye.x) * (y - eye.y) < (rightY - eye.y) * (x - eye.x)
      : acrossX * (x - rightX) + acrossY * (y - rightY) < 0;
    if (isLeftmost) {
      leftX = x;
      leftY = y;
    }
    if (isRightmost) {
      rightX = x;
      rightY = y;
    }
  }
  out.leftX = leftX;
  out.leftY = leftY;
  out.rightX = rightX;
  out.rightY = rightY;
  return isOutside;
}

function isBeyondSides(sides: Float64Array, { x, y }: Spot): boolean {
  for (let i = 0; i < sides.length; i += 3) {
    if ((sides[i] as number) * x + (sides[i + 1] as number) * y >= (sides[i + 2] as number)) return true;
  }
  return false;
}
