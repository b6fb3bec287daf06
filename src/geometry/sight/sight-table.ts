/**
 * Sight between whole armies at once. The same looks as sight.ts, so the same answers; only the work is shared. Each
 * pair of units has one lane around it, found by their bounding circles, and only what lies in that lane is asked again
 * for each model. A look ends at its first free ray, a unit's at its first model seen, and no proof is kept.
 */

import type { Body } from '../shapes/shape';
import { type Blocker, type BlockerGroup, type Blockers, boundsAround } from './blockers';
import { type Bounded, gather, laneBetween, sift } from './lane';
import { finerRay, hidesAll, type Look, plainRay, type Viewer, viewerOf } from './look-at';
import { type Pillar, pillarOfBody } from './pillar';

/** Answers for each unit that looks, for each unit looked at, for each model that looks. */
export type SightTable<Answer> = readonly (readonly (readonly Answer[])[])[];

interface Target {
  readonly body: Body;
  readonly pillar: Pillar;
}

interface Side<Member> {
  readonly bounds: Bounded;
  readonly members: readonly Member[];
}

interface Shooters extends Side<Viewer> {
  readonly own: BlockerGroup | undefined;
}

type Units = readonly (readonly Body[])[];

/** For each shooting unit and target unit, whether each shooter sees the target unit. */
export function sightTable(shooters: Units, targets: Units, blockers: Blockers): SightTable<boolean> {
  return tableOf(shooters, targets, blockers, seesAny);
}

/** For each shooting unit and target unit, which of the target's models each shooter sees. */
export function modelSightTable(shooters: Units, targets: Units, blockers: Blockers): SightTable<readonly boolean[]> {
  return tableOf(shooters, targets, blockers, (viewer, models, between) =>
    models.map(target => seesOne(viewer, target, between)),
  );
}

function tableOf<Answer>(
  shooters: Units,
  targets: Units,
  blockers: Blockers,
  answer: (viewer: Viewer, targets: readonly Target[], between: readonly Blocker[]) => Answer,
): SightTable<Answer> {
  const sides = targets.map(sideOf);
  return shooters.map(unit => {
    const { bounds, members, own } = shootersOf(unit, blockers);
    return sides.map(side => {
      const between = gather(blockers, laneBetween(bounds, side.bounds), own);
      return members.map(viewer => answer(viewer, side.members, narrowed(between, viewer, side.bounds)));
    });
  });
}

function shootersOf(unit: readonly Body[], { unitOf }: Blockers): Shooters {
  const pillars = unit.map(pillarOfBody);
  const [first] = unit;
  const own = first === undefined ? undefined : unitOf.get(first);
  return { bounds: boundsAround(pillars), members: pillars.map(viewerOf), own };
}

function sideOf(unit: readonly Body[]): Side<Target> {
  const members = unit.map(body => ({ body, pillar: pillarOfBody(body) }));
  return { bounds: boundsAround(members.map(({ pillar }) => pillar)), members };
}

/** The plain rays of all models come first: they decide most cases and are cheapest. */
function seesAny(viewer: Viewer, targets: readonly Target[], between: readonly Blocker[]): boolean {
  unsettled.length = 0;
  for (const target of targets) {
    const look = lookFrom(viewer, target);
    const found = settle(look, target, between);
    if (found === true) return true;
    if (found === undefined) unsettled.push({ look, target });
  }
  return unsettled.some(({ look, target }) => {
    fill(look, target, between);
    return finerRay(look) !== undefined;
  });
}

function seesOne(viewer: Viewer, target: Target, between: readonly Blocker[]): boolean {
  const look = lookFrom(viewer, target);
  return settle(look, target, between) ?? finerRay(look) !== undefined;
}

const inLane: Blocker[] = [];
const inUnitLane: Blocker[] = [];
const unsettled: { readonly look: Look; readonly target: Target }[] = [];
let hider: Blocker | undefined;

/** A look that is not yet filled with what stands between; all looks of a table share one list for that. */
function lookFrom(viewer: Viewer, { pillar }: Target): Look {
  return { viewer, eyes: viewer.eyesTowards(pillar), target: pillar, blockers: inLane };
}

function fill({ viewer, target }: Look, { body }: Target, between: readonly Blocker[]): void {
  sift(between, laneBetween(viewer, target), body, inLane);
}

/**
 * Whether the plain rays decide the look, and how. A blocker of one model often blocks its neighbour, so it is tested
 * first.
 */
function settle(look: Look, target: Target, between: readonly Blocker[]): boolean | undefined {
  if (hider !== undefined && !isModel(hider, target.body) && hidesAll(hider, look.eyes, look.target)) return false;
  fill(look, target, between);
  if (inLane.length === 0) return true;
  const found = plainRay(look);
  if (found === undefined) return undefined;
  if ('from' in found) return true;
  hider = found;
  return false;
}

function isModel({ is }: Blocker, body: Body): boolean {
  return is.kind === 'model' && is.body === body;
}

/** What is between one model and its target unit. */
function narrowed(between: readonly Blocker[], viewer: Viewer, unit: Bounded): readonly Blocker[] {
  sift(between, laneBetween(viewer, unit), undefined, inUnitLane);
  hider = undefined;
  return inUnitLane;
}
