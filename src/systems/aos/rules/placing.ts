import { overEdge } from '../../../geometry/edge';
import { doOverlap } from '../../../geometry/gap';
import { standingHeight } from '../../../geometry/solids';
import { isWithin } from '../../../geometry/within';
import type { Placement } from '../commands';
import type { Placed } from '../events';
import { modelsOf } from '../facts/units';
import { type Refusal, unless } from '../refusals';
import { type Battle, type Model, SEATS } from '../types';

/** The models where they would stand if they were set down here; their height follows from the ground. */
export const setDownAt = (battle: Battle, models: readonly Model[], places: readonly Placement[]): readonly Model[] =>
  models.slice(0, places.length).map((model, index) => {
    const placed = { ...model, ...places[index], z: 0 };
    return { ...placed, z: standingHeight(battle.field, placed).z };
  });

/** SETUP-04: what every set-up asks: on the table, on ground that holds, on nobody else; `more` is what this one asks besides. */
export function checkPlaces(
  battle: Battle,
  models: readonly Model[],
  more: (model: Model) => readonly Refusal[],
): readonly Refusal[] {
  const standing = SEATS.flatMap(seat => modelsOf(battle, seat));
  return models.flatMap((model, index) => {
    const over = overEdge(model, battle.field);
    const overlapped = [...models.slice(0, index), ...standing].find(other => doOverlap(model, other));
    return [
      ...unless(isWithin(over, 0), 'SETUP-04', 'setUp.offTable', { model: model.id, over }),
      ...unless(!overlapped, 'SETUP-04', 'setUp.overlaps', { model: model.id, with: overlapped?.id ?? '' }),
      ...unless(standingHeight(battle.field, model).isStable, 'SETUP-04', 'setUp.cannotStand', { model: model.id }),
      ...more(model),
    ];
  });
}

/** Where models were set down, for the event that tells it. */
export const placedBy = (models: readonly Model[]): readonly Placed[] =>
  models.map(({ id, x, y, z, facing }) => ({ model: id, at: { x, y, z, facing } }));
