import { gapToSpot } from '../../../geometry/gap';
import type { Inches } from '../../../geometry/shape';
import { isWithin } from '../../../geometry/within';
import type { CommandOf } from '../commands';
import type { BattleEvent } from '../events';
import { askedFor } from '../facts/asking';
import { bodyOf } from '../facts/attacks';
import { unitsOf } from '../facts/units';
import { type Refusal, refuse, unless } from '../refusals';
import { type Battle, type ModelId, type Objective, otherSeat, type PerSeat, SEATS, type Seat } from '../types';
import { answered, asking } from './asking';

const CONTROL_RANGE: Inches = 6; // OBJ-03

/** OBJ-02, OBJ-03: the models of a side within 6" of the marker's centre. */
export const modelsAt = (battle: Battle, seat: Seat, objective: Objective): readonly ModelId[] =>
  unitsOf(battle, seat).flatMap(unit =>
    unit.models
      .filter(model => isWithin(gapToSpot(bodyOf(battle, unit, model), { ...objective.at, z: 0 }), CONTROL_RANGE))
      .map(model => model.id),
  );

/** OBJ-06: models that could count for more than one objective. */
export function sharedModels(battle: Battle, seat: Seat): readonly ModelId[] {
  const near = battle.objectives.flatMap(objective => modelsAt(battle, seat, objective));
  return [...new Set(near.filter((model, index) => near.indexOf(model) !== index))];
}

/** OBJ-06: asked, active player first, where a model stands near several objectives. */
export function askToCommit(battle: Battle, whose: 'active' | 'other'): readonly BattleEvent[] {
  const seat = whose === 'active' ? battle.active : otherSeat(battle.active);
  return sharedModels(battle, seat).length > 0 ? [asking({ kind: 'commitModels', seat })] : [];
}

/** OBJ-06: every shared model goes to one objective that it is near. */
export function checkCommit(battle: Battle, { seat, choices }: CommandOf<'commitModels'>): readonly Refusal[] {
  const shared = sharedModels(battle, seat);
  const missing = shared.find(model => !choices.some(choice => choice.model === model));
  if (missing !== undefined) return [refuse('OBJ-06', 'objective.notChosen', { model: missing })];
  return choices.flatMap(({ model, objective }) => {
    const marker = battle.objectives.find(({ id }) => id === objective);
    return unless(
      marker !== undefined && modelsAt(battle, seat, marker).includes(model),
      'OBJ-06',
      'objective.notNear',
      {
        model,
        objective,
      },
    );
  });
}

export const decideCommit = (battle: Battle, { seat, choices }: CommandOf<'commitModels'>): readonly BattleEvent[] =>
  askedFor(battle, 'commitModels') ? [{ type: 'modelsCommitted', seat, choices }, answered] : [];

/** OBJ-04, OBJ-05: whoever has more models gains control; a tie changes nothing, and nobody loses what nobody takes. */
export function countObjectives(battle: Battle): readonly BattleEvent[] {
  return battle.objectives.flatMap(objective => {
    const counts = countsAt(battle, objective);
    const holder = SEATS.find(seat => counts[seat] > counts[otherSeat(seat)]);
    return holder && holder !== objective.holder
      ? [{ type: 'objectiveTaken', objective: objective.id, seat: holder, counts } as const]
      : [];
  });
}

/** OBJ-06: a committed model counts where it was committed, and nowhere else. */
export function countsAt(battle: Battle, objective: Objective): PerSeat<number> {
  const count = (seat: Seat) =>
    modelsAt(battle, seat, objective).filter(model => {
      const committed = battle.committed.find(each => each.model === model);
      return committed === undefined || committed.objective === objective.id;
    }).length;
  return { azure: count('azure'), ember: count('ember') };
}
