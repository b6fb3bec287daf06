/**
 * One look of a viewer (a model, a feature with a garrison) at one target: first the plain rays (viewpoints.ts), then the
 * finer look from more eyes (shadow-search.ts). Marks over one spot share their shadow intervals (shadow-interval.ts), so
 * nine crossings in plan stand for 27 rays. Only a mark outside all intervals gets a ray of its own, which then decides.
 * Error as in free-ray.ts.
 */

import type { Point } from '../gaps/tape';
import type { Body, Spot } from '../shapes/shape';
import type { Blocker } from './blockers';
import { isFree, moveToFront, type Ray } from './free-ray';
import { type Bounded, type Lane, laneBetween, sift } from './lane';
import type { Pillar } from './pillar';
import type { Stretch } from './ray';
import { shadowOf } from './shadow-interval';
import { findGap } from './shadow-search';
import { columnsOf, eyeLevel, eyesBetween, eyesTowards, MARK_HEIGHTS, markOver } from './viewpoints';

/** The viewpoints; all lie within the bounds. */
export interface Viewer extends Bounded {
  /** The viewpoints of the plain rays. */
  eyesTowards(target: Spot): readonly Point[];
  /**
   * More viewpoints for the finer search. They lie between the plain ones, so what is hidden from those is hidden from
   * these.
   */
  eyesBetween(eyes: readonly Point[]): readonly Point[];
}

/** A viewer, its eyes towards a target, the target, and possible blockers. */
export interface Look {
  readonly viewer: Viewer;
  readonly eyes: readonly Point[];
  readonly target: Pillar;
  readonly blockers: Blocker[];
}

const ALL_HIDDEN = 0b111;
const shaded: Stretch = { start: 0, end: 0 };

/** A model as a viewer. */
export function viewerOf(shooter: Pillar): Viewer {
  const { x, y, reach } = shooter;
  const level = eyeLevel(shooter);
  return { x, y, reach, low: level, high: level, eyesTowards: target => eyesTowards(shooter, target), eyesBetween };
}

/** The look at one model, with what `within` finds in its lane. */
export function lookAt(viewer: Viewer, body: Body, target: Pillar, within: (lane: Lane) => readonly Blocker[]): Look {
  const lane = laneBetween(viewer, target);
  const blockers: Blocker[] = [];
  sift(within(lane), lane, body, blockers);
  return { viewer, eyes: viewer.eyesTowards(target), target, blockers };
}

/**
 * A free ray from one of the eyes to one of the nine marks; or a blocker that alone hides the target from all eyes, so
 * that the search can stop; or neither.
 */
export function plainRay({ viewer, eyes, target, blockers }: Look): Ray | Blocker | undefined {
  const columns = columnsOf(target, viewer);
  let before: Blocker | undefined;
  for (const from of eyes) {
    for (const spot of columns) {
      const found = freeMark(from, spot, target, blockers);
      if (found === undefined || found === before) continue;
      if ('z' in found) return { from, to: found };
      if (hidesAll(found, eyes, target)) return found;
      before = found;
    }
  }
  return undefined;
}

/** All plain rays, in the order in which they are tried. */
export function raysOf({ viewer, eyes, target }: Look): Ray[] {
  const marks = columnsOf(target, viewer).flatMap(spot => MARK_HEIGHTS.map(share => markOver(spot, target, share)));
  return eyes.flatMap(from => marks.map(to => ({ from, to })));
}

/** A free ray that the plain ones missed, from their eyes or those in between. */
export function finerRay({ viewer, eyes, target, blockers }: Look): Ray | undefined {
  return glimpseFrom(eyes, target, blockers) ?? glimpseFrom(viewer.eyesBetween(eyes), target, blockers);
}

/**
 * Whether the blocker alone hides the whole target from all eyes and everything between them. What a convex body hides
 * from one eye is convex, and so is the set of eyes from which it hides one place, so testing the corners is enough.
 */
export function hidesAll({ inner }: Blocker, eyes: readonly Point[], target: Pillar): boolean {
  for (const eye of eyes) {
    for (const corner of target.corners) {
      if (!shadowOf(inner, eye, corner, shaded)) return false;
      if (shaded.start > target.low || shaded.end < target.high) return false;
    }
  }
  return true;
}

/** The first mark over the spot that the eye sees; or one blocker that hides the target's full height there. */
function freeMark(eye: Point, spot: Spot, target: Pillar, blockers: Blocker[]): Point | Blocker | undefined {
  const { low, high } = target;
  let hidden = 0;
  for (let i = 0; i < blockers.length; i++) {
    const blocker = blockers[i] as Blocker;
    if (!shadowOf(blocker.inner, eye, spot, shaded)) continue;
    if (shaded.start <= low && shaded.end >= high) {
      moveToFront(blockers, i);
      return blocker;
    }
    for (let k = 0; k < MARK_HEIGHTS.length; k++) {
      const z = low + (MARK_HEIGHTS[k] as number) * (high - low);
      if (shaded.start < z && z < shaded.end) hidden |= 1 << k;
    }
  }
  for (let k = 0; k < MARK_HEIGHTS.length && hidden !== ALL_HIDDEN; k++) {
    if ((hidden & (1 << k)) !== 0) continue;
    const mark = markOver(spot, target, MARK_HEIGHTS[k] as number);
    if (isFree(blockers, eye, mark)) return mark;
  }
  return undefined;
}

function glimpseFrom(eyes: readonly Point[], target: Pillar, blockers: Blocker[]): Ray | undefined {
  for (const from of eyes) {
    const to = findGap(from, target, blockers);
    if (to !== undefined) return { from, to };
  }
  return undefined;
}
