/**
 * Whether one model sees another, with the proof. Plain rays come first, from three eyes to nine marks of every model of the
 * unit; if all are blocked, the finer look of shadow-search.ts searches from five eyes. A yes names a ray that is free to
 * 1e-6"; a no names, for each plain ray, what it meets first.
 *
 * Models of the shooter's own unit are transparent, and so is the model looked at. Other models of the target unit are not,
 * but seeing any of them is enough. The question has a direction: a shooter looks from its head at the whole of a target, so
 * A may see B's boots where B does not see A's. A free ray is free both ways; what is transparent depends on the shooter.
 * A body with a number that is not finite throws an error that names it.
 */

import type { Point } from '../gaps/tape';
import type { Body } from '../shapes/shape';
import type { BlockerGroup, Blockers, Obstruction } from './blockers';
import { firstMet, type Ray } from './free-ray';
import { gather } from './lane';
import { finerRay, type Look, lookAt, plainRay, raysOf, type Viewer, viewerOf } from './look-at';
import { pillarOfBody } from './pillar';

/** A ray that does not get through. */
export interface BlockedRay extends Ray {
  readonly blockedBy: Obstruction;
  readonly at: Point;
}

/** The answer with its proof. */
export type Sight =
  | { readonly sees: true; readonly ray: Ray }
  | { readonly sees: false; readonly rays: readonly BlockedRay[] };

/** Whether one model sees another. */
export function seeModel(from: Body, to: Body, blockers: Blockers): Sight {
  return seeUnit(from, [to], blockers);
}

/** Whether a model sees at least one model of the unit. */
export function seeUnit(from: Body, unit: readonly Body[], blockers: Blockers): Sight {
  return seeFrom(viewerOf(pillarOfBody(from)), unit, blockers, blockers.unitOf.get(from));
}

/** Whether a model sees at least one model of the unit, without the proof, for frequent queries. */
export function canSee(from: Body, unit: readonly Body[], blockers: Blockers): boolean {
  return 'from' in rayOrLooks(viewerOf(pillarOfBody(from)), unit, blockers, blockers.unitOf.get(from));
}

/** Whether any model of the unit is visible from the viewer, with only the models of `own` transparent. */
export function seeFrom(
  viewer: Viewer,
  unit: readonly Body[],
  blockers: Blockers,
  own: BlockerGroup | undefined,
): Sight {
  const found = rayOrLooks(viewer, unit, blockers, own);
  return 'from' in found ? { sees: true, ray: found } : { sees: false, rays: found.flatMap(blockedRays) };
}

/** A free ray to one of the unit, or all the looks that failed. */
function rayOrLooks(
  viewer: Viewer,
  unit: readonly Body[],
  blockers: Blockers,
  own: BlockerGroup | undefined,
): Ray | readonly Look[] {
  const looks: Look[] = [];
  const unsettled: Look[] = [];
  for (const body of unit) {
    const look = lookAt(viewer, body, pillarOfBody(body), lane => gather(blockers, lane, own));
    const found = plainRay(look);
    if (found !== undefined && 'from' in found) return found;
    looks.push(look);
    if (found === undefined) unsettled.push(look);
  }
  for (const look of unsettled) {
    const ray = finerRay(look);
    if (ray !== undefined) return ray;
  }
  return looks;
}

function blockedRays(look: Look): BlockedRay[] {
  return raysOf(look).flatMap(ray => {
    const met = firstMet(look.blockers, ray);
    return met === undefined ? [] : [{ ...ray, blockedBy: met.blocker.is, at: met.at }];
  });
}
