/**
 * Who sees whom, for whole armies at once. The same looks as sight.ts, so the same answers; only the work is shared. Each
 * pair of units has one lane around it, found by their bounding circles, and only what lies in that lane is asked again
 * for each model. A look ends at its first free ray, a unit's at its first model seen, and no proof is kept.
 */
import { type Blocker, type BlockerGroup, type Blockers, boundsAround } from './blockers';
import { type Bounded, gather, laneBetween, sift } from './lane';
import { finerRay, hidesAll, type Look, type Lookout, lookoutOf, plainRay } from './look';
import { type Pillar, pillarOfBody } from './pillar';
import type { Body } from './shape';

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

interface Shooters extends Side<Lookout> {
  readonly own: BlockerGroup | undefined;
}

type Units = readonly (readonly Body[])[];

/** ATK-08: for each shooting unit and target unit, whether each shooter sees the target unit. */
export function sightTable(shooters: Units, targets: Units, blockers: Blockers): SightTable<boolean> {
  return tableOf(shooters, targets, blockers, seesAny);
}

/** ATK-08: for each shooting unit and target unit, which of the target's models each shooter sees. */
export function modelSightTable(shooters: Units, targets: Units, blockers: Blockers): SightTable<readonly boolean[]> {
  return tableOf(shooters, targets, blockers, (lookout, models, between) =>
    models.map(target => seesOne(lookout, target, between)),
  );
}

function tableOf<Answer>(
  shooters: Units,
  targets: Units,
  blockers: Blockers,
  answer: (lookout: Lookout, targets: readonly Target[], between: readonly Blocker[]) => Answer,
): SightTable<Answer> {
  const sides = targets.map(sideOf);
  return shooters.map(unit => {
    const { bounds, members, own } = shootersOf(unit, blockers);
    return sides.map(side => {
      const between = gather(blockers, laneBetween(bounds, side.bounds), own);
      return members.map(lookout => answer(lookout, side.members, narrowed(between, lookout, side.bounds)));
    });
  });
}

function shootersOf(unit: readonly Body[], { unitOf }: Blockers): Shooters {
  const pillars = unit.map(pillarOfBody);
  const [first] = unit;
  const own = first === undefined ? undefined : unitOf.get(first);
  return { bounds: boundsAround(pillars), members: pillars.map(lookoutOf), own };
}

function sideOf(unit: readonly Body[]): Side<Target> {
  const members = unit.map(body => ({ body, pillar: pillarOfBody(body) }));
  return { bounds: boundsAround(members.map(({ pillar }) => pillar)), members };
}

/** The plain rays of all models come first: they settle most questions and cost least. */
function seesAny(lookout: Lookout, targets: readonly Target[], between: readonly Blocker[]): boolean {
  unsettled.length = 0;
  for (const target of targets) {
    if (isHiddenAsBefore(lookout, target)) continue;
    const found = settle(lookFrom(lookout, target, between));
    if (found === true) return true;
    if (found === undefined) unsettled.push(target);
  }
  return unsettled.some(target => finerRay(lookFrom(lookout, target, between)) !== undefined);
}

function seesOne(lookout: Lookout, target: Target, between: readonly Blocker[]): boolean {
  if (isHiddenAsBefore(lookout, target)) return false;
  const look = lookFrom(lookout, target, between);
  return settle(look) ?? finerRay(look) !== undefined;
}

const inLane: Blocker[] = [];
const inUnitLane: Blocker[] = [];
const unsettled: Target[] = [];
let hider: Blocker | undefined;

/** What hid one model often hides its neighbour, and that is quickly asked. */
function isHiddenAsBefore(lookout: Lookout, { body, pillar }: Target): boolean {
  if (hider === undefined || (hider.is.kind === 'model' && hider.is.body === body)) return false;
  return hidesAll(hider, lookout.eyesTowards(pillar), pillar);
}

/** Whether the plain rays decide the look, and how. */
function settle(look: Look): boolean | undefined {
  if (look.blockers.length === 0) return true;
  const found = plainRay(look);
  if (found === undefined) return undefined;
  if ('from' in found) return true;
  hider = found;
  return false;
}

function lookFrom(lookout: Lookout, { body, pillar }: Target, between: readonly Blocker[]): Look {
  sift(between, laneBetween(lookout, pillar), body, inLane);
  return { lookout, target: pillar, blockers: inLane };
}

/** What lies between one model and the unit it looks at. */
function narrowed(between: readonly Blocker[], lookout: Lookout, unit: Bounded): readonly Blocker[] {
  sift(between, laneBetween(lookout, unit), undefined, inUnitLane);
  hider = undefined;
  return inUnitLane;
}
