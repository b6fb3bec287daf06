import type { Obstruction } from '../../../../geometry/sight/blockers';
import type { Ray } from '../../../../geometry/sight/free-ray';
import type { BlockedRay } from '../../../../geometry/sight/sight';
import { bodyOf, gapToTarget } from '../../facts/attacks/attacks';
import { coverOf } from '../../facts/attacks/cover';
import { coverFeature, obstacleCover } from '../../facts/attacks/scenery-cover';
import { sees, sightOf } from '../../facts/attacks/sight';
import { bodiesOf } from '../../facts/places/bodies';
import { isInPlay, unitOfModel } from '../../facts/units';
import type { Battle, Model, Unit, UnitId } from '../../types';
import { type Mark, unitAt } from '../tool';

/** A blocker: a unit, or a piece of scenery by name. */
export type Hider =
  | { readonly kind: 'unit'; readonly unit: UnitId }
  | { readonly kind: 'feature'; readonly name: string };

/** COVER-01, OBST-02, GARR-09: why the target has cover from shooting, and the name of the source. */
export interface CoverReading {
  readonly why: 'inside' | 'behind' | 'garrison';
  readonly name: string;
}

/** ATK-08: which models see the target, with the free ray or the blocked ones. */
export interface SightReading {
  readonly kind: 'sight';
  readonly from: UnitId;
  readonly to: UnitId;
  readonly looking: number;
  readonly seeing: number;
  readonly ray: Ray | undefined;
  readonly blocked: readonly BlockedRay[];
  readonly hiders: readonly Hider[];
  readonly cover: CoverReading | undefined;
}

/** Whether the unit, or its focused model, sees the unit at the other mark. */
export function sightReading(battle: Battle, from: Mark, to: Mark): SightReading | undefined {
  const [unit, target] = [unitAt(battle, from), unitAt(battle, to)];
  if (!unit || !target || unit.id === target.id || !isInPlay(unit) || !isInPlay(target)) return undefined;
  const lookers = from.kind === 'model' ? unit.models.filter(({ id }) => id === from.model) : unit.models;
  const seeing = lookers.filter(model => sees(battle, unit, model, target));
  const looker = nearest(battle, unit, seeing.length > 0 ? seeing : lookers, target);
  if (!looker) return undefined;
  const sight = sightOf(battle, unit, looker, target);
  const blocked = sight.sees ? [] : onePerHider(battle, sight.rays);
  return {
    kind: 'sight',
    from: unit.id,
    to: target.id,
    looking: lookers.length,
    seeing: seeing.length,
    ray: sight.sees ? sight.ray : undefined,
    blocked,
    hiders: blocked.flatMap(({ blockedBy }) => hiderOf(battle, blockedBy) ?? []),
    cover: coverReading(battle, target, unit, looker),
  };
}

function nearest(battle: Battle, unit: Unit, models: readonly Model[], target: Unit): Model | undefined {
  const gaps = new Map(models.map(model => [model, gapToTarget(battle, unit, model, target)]));
  return models.toSorted((a, b) => (gaps.get(a) ?? 0) - (gaps.get(b) ?? 0))[0];
}

/** The shortest blocked ray for each blocker, to keep the picture clear. */
function onePerHider(battle: Battle, rays: readonly BlockedRay[]): readonly BlockedRay[] {
  const best = new Map<string, BlockedRay>();
  for (const ray of rays) {
    const name = JSON.stringify(hiderOf(battle, ray.blockedBy));
    const before = best.get(name);
    if (!before || lengthOf(ray) < lengthOf(before)) best.set(name, ray);
  }
  return [...best.values()];
}

const lengthOf = ({ from, to }: Ray): number =>
  Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2 + (to.z - from.z) ** 2);

function hiderOf(battle: Battle, by: Obstruction): Hider | undefined {
  if (by.kind === 'solid') {
    const feature = battle.field.features.find(({ id }) => id === by.feature.id);
    return feature && { kind: 'feature', name: feature.name };
  }
  const { body } = by;
  const unit = 'id' in body && typeof body.id === 'string' ? unitOfModel(battle, body.id) : undefined;
  return unit && { kind: 'unit', unit: unit.id };
}

function coverReading(battle: Battle, target: Unit, unit: Unit, looker: Model): CoverReading | undefined {
  if (coverOf(battle, target, unit, looker, 'shoot') === undefined) return undefined;
  const { features } = battle.field;
  const nameOf = (wanted: string | undefined) => features.find(({ id }) => id === wanted)?.name ?? '';
  if (target.where.kind === 'garrison') return { why: 'garrison', name: nameOf(target.where.feature) };
  const inside = coverFeature(target.models, features, battle.rulings.coverNeedsOneFeature);
  if (inside.covered) return { why: 'inside', name: nameOf(inside.features[0]?.id) };
  const from = bodyOf(battle, unit, looker);
  const bodies = bodiesOf(battle, target);
  const wall = features.find(feature => feature.isObstacle && obstacleCover(from, bodies, feature).covered);
  return { why: 'behind', name: nameOf(wall?.id) };
}
