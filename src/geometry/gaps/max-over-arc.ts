/**
 * The greatest value, over directions n in an arc, of f(n) = n·w ± h1(n) ± h2(n), where h1 and h2 are support widths of
 * ovals. Overlap depths and farthest points are such values. f may have several peaks, so the arc is cut into intervals
 * and each is bounded from above: f'' = −f ± ρ1 ± ρ2 with the radii of curvature ρ, and these are monotone between the
 * axes of an oval, so an interval's ends bound its bend, and the bend bounds the peak. Intervals that cannot beat the
 * best value by TOLERANCE are dropped, the others halved. The answer is thus proven right to 1e-9".
 */

import type { Inches } from '../shapes/shape';
import { type Form, widthOf } from './oval-gap';

/** The terms of f: `oneSign` and `twoSign` say whether a support width is added or taken away. */
export interface Hill {
  readonly one: Form;
  readonly oneSign: 1 | -1;
  readonly two: Form;
  readonly twoSign: 1 | -1;
}

interface Sample {
  readonly angle: number;
  readonly height: number;
  readonly rho1: number;
  readonly rho2: number;
}

const TOLERANCE: Inches = 1e-9;
const NARROWEST = 1e-9;

/** The peak of f with w = (wx, wy) between two angles, or `best` if the peak is not higher by more than 1e-9". */
export function maxOverArc(hill: Hill, wx: number, wy: number, from: number, to: number, best: Inches): Inches {
  const angles = [from, ...axesWithin(hill.one, from, to), ...axesWithin(hill.two, from, to), to].sort((a, b) => a - b);
  const samples = angles.map(angle => sampleAt(hill, wx, wy, angle));
  let peak = best;
  for (const { height } of samples) peak = Math.max(peak, height);
  const open: [Sample, Sample][] = [];
  samples.reduce((left, right) => {
    open.push([left, right]);
    return right;
  });
  for (let interval = open.pop(); interval !== undefined; interval = open.pop()) {
    const [left, right] = interval;
    const width = right.angle - left.angle;
    if (width < NARROWEST || highestBetween(hill, left, right) <= peak + TOLERANCE) continue;
    const middle = sampleAt(hill, wx, wy, (left.angle + right.angle) / 2);
    peak = Math.max(peak, middle.height);
    open.push([left, middle], [middle, right]);
  }
  return peak;
}

/** An upper bound U of f in the interval: the chord plus (U − ρ terms)·width²/8, solved for U. */
function highestBetween(hill: Hill, left: Sample, right: Sample): Inches {
  const sag = (right.angle - left.angle) ** 2 / 8;
  const chord = Math.max(left.height, right.height);
  const bend = leastSigned(hill.oneSign, left.rho1, right.rho1) + leastSigned(hill.twoSign, left.rho2, right.rho2);
  const bound = (chord - bend * sag) / (1 - sag);
  return Math.max(chord, bound);
}

function leastSigned(sign: 1 | -1, a: number, b: number): number {
  return sign > 0 ? Math.min(a, b) : -Math.max(a, b);
}

function sampleAt(hill: Hill, wx: number, wy: number, angle: number): Sample {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const h1 = widthOf(hill.one, c, s);
  const h2 = widthOf(hill.two, c, s);
  const height = wx * c + wy * s + hill.oneSign * h1 + hill.twoSign * h2;
  return { angle, height, rho1: curveOf(hill.one, h1), rho2: curveOf(hill.two, h2) };
}

/** The radius of curvature where the support width is h. */
function curveOf({ det }: Form, h: Inches): Inches {
  return det / (h * h * h);
}

/** The directions of an oval's axes that lie inside the arc. */
function axesWithin({ xx, xy, yy }: Form, from: number, to: number): number[] {
  const quarter = Math.PI / 2;
  const facing = Math.atan2(2 * xy, xx - yy) / 2;
  const angles: number[] = [];
  for (let turns = Math.ceil((from - facing) / quarter); facing + turns * quarter < to; turns++) {
    angles.push(facing + turns * quarter);
  }
  return angles;
}
