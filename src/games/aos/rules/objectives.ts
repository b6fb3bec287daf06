import { gathered } from '../../../kernel/flat-map';
import type { CommandOf } from '../commands';
import type { BattleEvent } from '../events';
import { countsAt, countsFor, modelsAt } from '../facts/places/control';
import { type Refusal, refuse, unless } from '../refusals';
import { type Battle, type ModelId, type Objective, otherSeat, SEATS, type Seat } from '../types';
import { answered, asking } from './command-guards';

/** OBJ-06: models that could count for more than one objective. */
export function sharedModels(battle: Battle, seat: Seat): readonly ModelId[] {
  const near = gathered(battle.objectives, objective => modelsAt(battle, seat, objective));
  return [...new Set(near.filter((model, index) => near.indexOf(model) !== index))];
}

/** OBJ-06: asks, active player first, if a model is near several objectives and the choice can change an outcome. */
export function askToCommit(battle: Battle, whose: 'active' | 'other'): readonly BattleEvent[] {
  const seat = whose === 'active' ? battle.active : otherSeat(battle.active);
  const isOpen = sharedModels(battle, seat).length > 0 && battle.objectives.some(each => isUndecided(battle, each));
  return isOpen ? [asking({ kind: 'commitModels', seat })] : [];
}

/** OBJ-06: whether control depends on where models near several objectives count. */
function isUndecided(battle: Battle, objective: Objective): boolean {
  const [azure, ember] = SEATS.map(seat => boundsOf(battle, seat, objective));
  if (!azure || !ember) return false;
  const [worst, best] = [azure.least - ember.most, azure.most - ember.least];
  const middle = Math.min(best, Math.max(worst, 0));
  const winners = [worst, middle, best].map(lead => (lead > 0 ? 'azure' : lead < 0 ? 'ember' : objective.holder));
  return new Set(winners).size > 1;
}

/** The minimum and maximum number of a side's models that could count here. */
function boundsOf(battle: Battle, seat: Seat, objective: Objective) {
  const shared = sharedModels(battle, seat);
  const counting = modelsAt(battle, seat, objective).filter(model => countsFor(battle, model, objective));
  const isOpen = (model: ModelId) => shared.includes(model) && !battle.committed.some(each => each.model === model);
  return { least: counting.filter(model => !isOpen(model)).length, most: counting.length };
}

/** OBJ-06: every shared model counts for one objective near it. */
export function checkCommit(battle: Battle, { seat, choices }: CommandOf<'commitModels'>): readonly Refusal[] {
  const shared = sharedModels(battle, seat);
  const missing = shared.find(model => !choices.some(choice => choice.model === model));
  if (missing !== undefined) return [refuse('OBJ-06', 'objective.notChosen', { model: missing })];
  return choices.flatMap(({ model, objective }, index) => {
    const marker = battle.objectives.find(({ id }) => id === objective);
    const isNear = marker !== undefined && modelsAt(battle, seat, marker).includes(model);
    const isFirst = choices.findIndex(choice => choice.model === model) === index;
    return [
      ...unless(isNear, 'OBJ-06', 'objective.notNear', { model, objective }),
      ...unless(isFirst, 'OBJ-06', 'model.named.twice', { model }),
    ];
  });
}

export const decideCommit = (_: Battle, { seat, choices }: CommandOf<'commitModels'>): readonly BattleEvent[] => [
  { type: 'modelsCommitted', seat, choices },
  answered,
];

/**
 * OBJ-04, OBJ-05: the side with more models gains control; a tie changes nothing, and control lasts until the enemy
 * gains it.
 */
export function countObjectives(battle: Battle): readonly BattleEvent[] {
  return gathered(battle.objectives, objective => {
    const counts = countsAt(battle, objective);
    const holder = SEATS.find(seat => counts[seat] > counts[otherSeat(seat)]);
    return holder && holder !== objective.holder
      ? [{ type: 'objectiveTaken', objective: objective.id, seat: holder, counts } as const]
      : [];
  });
}
