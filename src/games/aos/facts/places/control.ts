import { gapToSpot } from '../../../../geometry/gaps/gap';
import { isWithin } from '../../../../geometry/gaps/within';
import type { Inches } from '../../../../geometry/shapes/shape';
import { gathered } from '../../../../kernel/flat-map';
import type { Battle, ModelId, Objective, PerSeat, Seat } from '../../types';
import { bodyOf } from '../attacks/attacks';
import { unitsOf } from '../units';

export const CONTROL_RANGE: Inches = 6; // OBJ-03

/** OBJ-02, OBJ-03: the models of a side within 6" of the marker's centre. */
export const modelsAt = (battle: Battle, seat: Seat, objective: Objective): readonly ModelId[] =>
  gathered(unitsOf(battle, seat), unit =>
    unit.models
      .filter(model => isWithin(gapToSpot(bodyOf(battle, unit, model), { ...objective.at, z: 0 }), CONTROL_RANGE))
      .map(model => model.id),
  );

/** OBJ-03: how many models of each side count here. */
export function countsAt(battle: Battle, objective: Objective): PerSeat<number> {
  const count = (seat: Seat) =>
    modelsAt(battle, seat, objective).filter(model => countsFor(battle, model, objective)).length;
  return { azure: count('azure'), ember: count('ember') };
}

/** OBJ-06: a committed model counts where it was committed, and nowhere else. */
export function countsFor(battle: Battle, model: ModelId, objective: Objective): boolean {
  const committed = battle.committed.find(each => each.model === model);
  return committed === undefined || committed.objective === objective.id;
}
