import type { Inches, Spot } from '../../geometry/shapes/shape';
import type { Gait, TableSpot } from '../../table/picture';
import type { MovePath } from '../../table/stage';
import { easeBoth, easeOut, type Motion, mix, mixAngle } from '../frame/motion';
import type { MiniTransform } from './mini-state';

const INCHES_PER_MS = 12 / 1000;
const LONGEST_MS = 900;
const SHORTEST_MS = 160;
const SETTLE_MS = 90;
const LIFT: Readonly<Record<Gait, Inches>> = { walk: 0.15, glide: 0, fly: 0.9 };
const GLIDE_LEAN = (6 * Math.PI) / 180;
const GREY_MS = 250;
const SINK_MS = 380;

/** Length of a way over the table. */
export function lengthOf(path: readonly Spot[]): Inches {
  let length = 0;
  path.forEach((to, i) => {
    const from = path[i - 1] ?? to;
    length += Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2);
  });
  return length;
}

/** A unit moves 12" a second, and for at most 900 ms. */
export const marchMs = (longest: Inches): number =>
  longest === 0 ? 0 : Math.min(LONGEST_MS, Math.max(SHORTEST_MS, longest / INCHES_PER_MS));

/** Point, ground height and heading after a share of the way. */
export function pointAlong(
  path: readonly TableSpot[],
  share: number,
): Required<TableSpot> & { readonly heading: number } {
  let left = lengthOf(path) * share;
  for (let i = 1; i < path.length; i++) {
    const [from, to] = [path[i - 1], path[i]];
    if (!from || !to) continue;
    const length = lengthOf([from, to]);
    const isLast = i === path.length - 1;
    if (left <= length || isLast) {
      const t = length === 0 ? 1 : Math.min(1, left / length);
      return {
        x: mix(from.x, to.x, t),
        y: mix(from.y, to.y, t),
        z: mix(from.z ?? 0, to.z ?? 0, t),
        heading: Math.atan2(to.y - from.y, to.x - from.x),
      };
    }
    left -= length;
  }
  const only = path[0];
  return { x: only?.x ?? 0, y: only?.y ?? 0, z: only?.z ?? 0, heading: 0 };
}

/** Carries a transform along a way, lifted or leaning as its gait asks, and sets it down. */
export async function walk(
  motion: Motion,
  transform: MiniTransform,
  march: MovePath,
  gait: Gait,
  ms: number,
  drawn: () => void,
): Promise<void> {
  const start = transform.facing;
  const end = march.facing ?? start;
  const lift = LIFT[gait];
  await motion.play(ms, t => {
    const share = easeBoth(t);
    const at = pointAlong(march.path, share);
    const aloft = Math.min(1, 5 * t, 5 * (1 - t));
    Object.assign(transform, {
      x: at.x,
      y: at.y,
      z: at.z,
      facing: mixAngle(start, end, share),
      rise: lift * (0.35 + 0.65 * aloft),
    });
    if (gait === 'glide') Object.assign(transform, { lean: GLIDE_LEAN * aloft, leanTowards: at.heading, rise: 0 });
    drawn();
  });
  const height = transform.rise;
  await motion.play(lift === 0 ? 0 : SETTLE_MS, t => {
    transform.rise = height * (1 - easeOut(t));
    drawn();
  });
}

/** Turns the slain grey, then sinks them into the table. */
export async function fall(motion: Motion, transform: MiniTransform, height: Inches, drawn: () => void): Promise<void> {
  const before = transform.grey;
  await motion.play(GREY_MS, t => {
    transform.grey = mix(before, 1, t);
    drawn();
  });
  await motion.play(SINK_MS, t => {
    transform.rise = -(height + 0.4) * t * t;
    transform.lean = 0.35 * t;
    drawn();
  });
}
