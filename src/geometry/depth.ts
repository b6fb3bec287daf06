/**
 * How deep two outlines overlap: the length of the shortest shift that parts them, which is the least over directions n
 * of h1(n) + h2(−n) − n·d.
 */
import { type Placed, support } from './outline';
import type { Inches } from './shape';

const STARTS = 256;

/** The depth of overlap of two outlines that meet, never negative. */
export function depthOfOverlap(a: Placed, b: Placed): Inches {
  const at = (angle: number): number => {
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    return support(a, c, s) + support(b, -c, -s) - (b.x - a.x) * c - (b.y - a.y) * s;
  };
  const width = (2 * Math.PI) / STARTS;
  let best = 0;
  for (let i = 1; i < STARTS; i++) if (at(i * width) < at(best * width)) best = i;
  let low = (best - 1) * width;
  let high = (best + 1) * width;
  for (let step = 0; step < 80; step++) {
    const left = low + (high - low) * 0.4;
    const right = high - (high - low) * 0.4;
    if (at(left) < at(right)) high = right;
    else low = left;
  }
  return Math.max(0, at((low + high) / 2));
}
