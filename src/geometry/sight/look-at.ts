/**
 * One look from a lookout (a model, a garrisoned feature) at one target: first the plain rays of ATK-08, then the finer
 * look from more eyes. Marks over one spot share their shades (shade.ts), so nine crossings in plan stand for 27 rays,
 * and only a mark outside all shades is worth a ray of its own, which then decides. Error as in free-ray.ts.
 */

import type { Point } from '../gaps/tape';
import type { Body, Spot } from '../shapes/shape';
import type { Blocker } from './blockers';
import { isFree, moveToFront, type Ray } from './free-ray';
import { type Bounded, type Lane, laneBetween, sift } from './lane';
import type { Pillar } from './pillar';
import type { Stretch } from './ray';
import { shade } from './shadow-interval';
import { glimpse } from './shadow-search';
import { columnsOf, eyeLevel, eyesBetween, eyesTowards, MARK_HEIGHTS, markOver } from './viewpoints';

/** Where looks come from: all the eyes lie within the bounds. */
export interface Lookout extends Bounded {
  /** The eyes of the plain rays. */
  eyesTowards(target: Spot): readonly Point[];
  /** Further eyes for the finer look; between the plain ones, so that what hides from those hides from these. */
  eyesBetween(eyes: readonly Point[]): readonly Point[];
}

/** A lookout, its eyes towards a target, the target, and what may stand between. */
export interface Look {
  readonly lookout: Lookout;
  readonly eyes: readonly Point[];
  readonly target: Pillar;
  readonly blockers: Blocker[];
}

const ALL_HIDDEN = 0b111;
const shaded: Stretch = { start: 0, end: 0 };

/** A model as a lookout. */
export function lookoutOf(shooter: Pillar): Lookout {
  const { x, y, reach } = shooter;
  const level = eyeLevel(shooter);
  return { x, y, reach, low: level, high: level, eyesTowards: target => eyesTowards(shooter, target), eyesBetween };
}

/** The look at one model, with what `within` finds in its lane. */
export function lookAt(lookout: Lookout, body: Body, target: Pillar, within: (lane: Lane) => readonly Blocker[]): Look {
  const lane = laneBetween(lookout, target);
  const blockers: Blocker[] = [];
  sift(within(lane), lane, body, blockers);
  return { lookout, eyes: lookout.eyesTowards(target), target, blockers };
}

/**
 * ATK-08: a free ray from one of the eyes to one of the nine marks; or a blocker that alone hides the target from all the
 * eyes, which settles the matter; or neither.
 */
export function plainRay({ lookout, eyes, target, blockers }: Look): Ray | Blocker | undefined {
  const columns = columnsOf(target, lookout);
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

/** Every ray of ATK-08, in the order in which they are tried. */
export function raysOf({ lookout, eyes, target }: Look): Ray[] {
  const marks = columnsOf(target, lookout).flatMap(spot => MARK_HEIGHTS.map(share => markOver(spot, target, share)));
  return eyes.flatMap(from => marks.map(to => ({ from, to })));
}

/** A free ray that the plain ones missed, from their eyes or those between. */
export function finerRay({ lookout, eyes, target, blockers }: Look): Ray | undefined {
  return glimpseFrom(eyes, target, blockers) ?? glimpseFrom(lookout.eyesBetween(eyes), target, blockers);
}

/**
 * Whether the blocker alone hides the whole target from all the eyes and everywhere between them. What a convex thing
 * hides from one eye is convex, and so are the eyes from which it hides one place: the corners answer for all the rest.
 */
export function hidesAll({ inner }: Blocker, eyes: readonly Point[], target: Pillar): boolean {
  for (const eye of eyes) {
    for (const corner of target.corners) {
      if (!shade(inner, eye, corner, shaded)) return false;
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
    if (!shade(blocker.inner, eye, spot, shaded)) continue;
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
    const to = glimpse(from, target, blockers);
    if (to !== undefined) return { from, to };
  }
  return undefined;
}
