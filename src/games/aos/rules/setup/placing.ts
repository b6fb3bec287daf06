import { standingHeight } from '../../../../geometry/ways/solids';
import { gathered } from '../../../../kernel/flat-map';
import type { Placement } from '../../commands';
import type { BattleEvent, Placed } from '../../events';
import { shapedModel } from '../../facts/copy';
import type { Ground } from '../../facts/places/territory';
import { modelsOf } from '../../facts/units';
import { type Refusal, refuse, unless } from '../../refusals';
import { type Battle, type Model, SEATS, type Unit } from '../../types';
import { slay } from '../damage/inflict';
import { checkOneGroup } from '../moving/coherency';
import { findRoom } from './find-room';
import { checkStanding, isNear, type PlaceCheck } from './standing';

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

/** SETUP-04: checks of every set-up: on the table, on solid ground, not overlapping; `more` adds checks of this one. */
export function checkPlaces(battle: Battle, models: readonly Model[], more: PlaceCheck): readonly Refusal[] {
  const standing = gathered(SEATS, seat => modelsOf(battle, seat));
  return gathered(models, (model, index) => {
    const near = standing.filter(other => isNear(model, other));
    return [...checkStanding(battle, model, [...models.slice(0, index), ...near]), ...more(model)];
  });
}

/** UNIT-02, UNIT-06, SETUP-04: a whole unit set up as one group; fewer models only if there is no room for one more. */
export function checkSetDown(
  battle: Battle,
  models: readonly Model[],
  places: readonly Placement[],
  more: PlaceCheck,
  ground?: Ground,
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

/** UNIT-06, FB-07: models without room count as slain by neither side; this event comes first, so that every model has a place. */
export function loseUnplaced(battle: Battle, unit: Unit, placed: readonly Placed[]): readonly BattleEvent[] {
  const lost = unit.models.filter(({ id }) => !placed.some(({ model }) => model === id)).map(({ id }) => id);
  return slay(battle, unit, lost, 'noRoom');
}

/** The positions of set-down models, for the event. */
export const placedBy = (models: readonly Model[]): readonly Placed[] =>
  models.map(({ id, x, y, z, facing }) => ({ model: id, at: { x, y, z, facing } }));
