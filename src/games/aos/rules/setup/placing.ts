import { doOverlap, signedPlanGap } from '../../../../geometry/gaps/gap';
import { isWithin } from '../../../../geometry/gaps/within';
import { boundingRadius } from '../../../../geometry/shapes/outline';
import { type Bounds, boundsOf, containsSpot } from '../../../../geometry/shapes/polygon';
import { prepareOutline } from '../../../../geometry/shapes/prepared-outline';
import type { Inches, Polygon } from '../../../../geometry/shapes/shape';
import { overEdge } from '../../../../geometry/shapes/table-edge';
import { type Block, blocksOf } from '../../../../geometry/ways/ground';
import { isOnAny } from '../../../../geometry/ways/move';
import { blocksUnder, standingAmong, standingHeight } from '../../../../geometry/ways/solids';
import { gathered } from '../../../../kernel/flat-map';
import type { Placement } from '../../commands';
import type { BattleEvent, Placed } from '../../events';
import { shapedModel } from '../../facts/copy';
import { modelsOf } from '../../facts/units';
import { type Refusal, refuse, unless } from '../../refusals';
import { type Battle, type Model, SEATS, type Unit } from '../../types';
import { areLinked } from '../../ways/coherency';
import { slay } from '../damage/inflict';
import { checkOneGroup } from '../moving/coherency';
import { placesFor } from '../moving/room';

/** The models at these places; their height follows from the ground. */
export function setDownAt(battle: Battle, models: readonly Model[], places: readonly Placement[]): readonly Model[] {
  const named = new Set(places.flatMap(({ model }) => model ?? []));
  const others = models.filter(({ id }) => !named.has(id));
  return gathered(places, ({ x, y, facing, model: id }) => {
    const model = id === undefined ? others.shift() : models.find(each => each.id === id);
    if (!model) return [];
    const { z } = standingHeight(battle.field, shapedModel(model, { x, y, z: 0, facing }));
    return [shapedModel(model, { x, y, z, facing })];
  });
}

/** UNIT-06: one place for each model that exists. */
export function checkTakers(models: readonly Model[], places: readonly Placement[]): readonly Refusal[] {
  const named = places.flatMap(({ model }) => model ?? []);
  const stranger = named.find(id => !models.some(model => model.id === id));
  const twice = named.find((id, index) => named.indexOf(id) < index);
  if (stranger !== undefined) return [refuse('UNIT-06', 'model.unknown', { model: stranger })];
  return twice === undefined ? [] : [refuse('UNIT-06', 'model.named.twice', { model: twice })];
}

/** Extra checks of one kind of set-up for each model. */
export type PlaceCheck = (model: Model) => readonly Refusal[];

/** SETUP-04: checks of every set-up: on the table, on solid ground, not overlapping; `more` adds checks of this one. */
export function checkPlaces(battle: Battle, models: readonly Model[], more: PlaceCheck): readonly Refusal[] {
  const standing = gathered(SEATS, seat => modelsOf(battle, seat));
  return gathered(models, (model, index) => [
    ...checkStanding(battle, model, [...models.slice(0, index), ...standing]),
    ...more(model),
  ]);
}

/** SETUP-04, GARR-12 */
export function checkStanding(battle: Battle, model: Model, others: readonly Model[]): readonly Refusal[] {
  const over = overEdge(model, battle.field);
  const overlapped = others.find(other => doOverlap(model, other));
  const isBarred = battle.field.features.some(({ isGarrison, solids }) => isGarrison && isOnAny(solids, model));
  const isFirm = standingHeight(battle.field, model).isStable;
  return [
    ...unless(isWithin(over, 0), 'SETUP-04', 'setUp.offTable', { model: model.id, over }),
    ...unless(!overlapped, 'SETUP-04', 'setUp.overlaps', {
      model: model.id,
      with: overlapped?.id ?? '',
      by: overlapped ? -signedPlanGap(model, overlapped) : 0,
    }),
    ...unless(isFirm && !isBarred, isBarred ? 'GARR-12' : 'SETUP-04', 'setUp.cannotStand', { model: model.id }),
  ];
}

/** UNIT-02, UNIT-06, SETUP-04: a whole unit set up as one group; fewer models only if there is no room for one more. */
export function checkSetDown(
  battle: Battle,
  models: readonly Model[],
  places: readonly Placement[],
  more: PlaceCheck,
  ground?: Polygon,
): readonly Refusal[] {
  const needed = models.length;
  const given = places.length;
  if (given > needed) return [refuse('UNIT-06', 'setUp.wrongCount', { given, needed })];
  const strange = checkTakers(models, places);
  if (strange.length > 0) return strange;
  const placed = setDownAt(battle, models, places);
  const refusals = [...checkPlaces(battle, placed, more), ...checkOneGroup(placed)];
  const next = models.find(model => !placed.some(({ id }) => id === model.id));
  if (refusals.length > 0 || !next) return refusals;
  const at = findRoom(battle, next, placed, more, ground);
  return unless(!at, 'UNIT-06', 'setUp.roomLeft', { model: next.id, at: at ?? next, unplaced: needed - given });
}

/** UNIT-06: a place for one more model beside those already set down, if any; within `ground` if given. */
export function findRoom(
  battle: Battle,
  model: Model,
  mates: readonly Model[],
  more: PlaceCheck,
  ground?: Polygon,
): Placement | undefined {
  const rowAt = rowsOf(battle, model, [...mates, ...SEATS.flatMap(seat => modelsOf(battle, seat))]);
  for (const place of placesFor(ground ? boundsOf(ground) : edgesOf(battle.field), model, mates)) {
    if (ground && !containsSpot(ground, place)) continue;
    const { blocks, others } = rowAt(place.y);
    const down = shapedModel(model, { x: place.x, y: place.y, z: 0, facing: place.facing });
    const below = blocksUnder(blocks, prepareOutline(model.outline, place.facing), place.x, place.y);
    const { z, isStable } = standingAmong(below, down);
    if (!isStable) continue;
    const tried = shapedModel(model, { x: place.x, y: place.y, z, facing: place.facing });
    if (mates.length > 0 && !mates.some(mate => areLinked(mate, tried))) continue;
    const near = others.filter(other => isNear(tried, other));
    if (near.some(other => doOverlap(tried, other)) || more(tried).length > 0) continue;
    if (checkStanding(battle, tried, near).length === 0) return place;
  }
  return undefined;
}

interface Row {
  readonly blocks: readonly Block[];
  readonly others: readonly Model[];
}

/** Models that could overlap a model centred in this row; places come row by row, so the last row is cached. */
function rowsOf(battle: Battle, { outline }: Model, others: readonly Model[]): (y: Inches) => Row {
  const blocks = blocksOf(battle.field);
  const own = boundingRadius(outline);
  let at = Number.NaN;
  let row: Row = { blocks, others };
  return y => {
    if (y === at) return row;
    at = y;
    row = {
      blocks: blocks.filter(block => Math.abs(block.y - y) < own + block.prepared.reach),
      others: others.filter(other => Math.abs(other.y - y) < own + boundingRadius(other.outline)),
    };
    return row;
  };
}

const edgesOf = ({ width, depth }: Battle['field']): Bounds => ({ minX: 0, minY: 0, maxX: width, maxY: depth });

/** Whether two models could overlap, by their bounding circles. */
function isNear(one: Model, two: Model): boolean {
  const reach = boundingRadius(one.outline) + boundingRadius(two.outline);
  return (one.x - two.x) ** 2 + (one.y - two.y) ** 2 < reach * reach;
}

/**
 * UNIT-06, FB-07: models without room count as slain by neither side; this event comes first, so that every remaining
 * model has a place.
 */
export function loseUnplaced(battle: Battle, unit: Unit, placed: readonly Placed[]): readonly BattleEvent[] {
  const lost = unit.models.filter(({ id }) => !placed.some(({ model }) => model === id)).map(({ id }) => id);
  return slay(battle, unit, lost, 'noRoom');
}

/** The positions of set-down models, for the event. */
export const placedBy = (models: readonly Model[]): readonly Placed[] =>
  models.map(({ id, x, y, z, facing }) => ({ model: id, at: { x, y, z, facing } }));
