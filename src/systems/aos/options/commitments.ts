import type { AskOf } from '../asks';
import type { Command } from '../commands';
import { modelsAt } from '../facts/control';
import { sharedModels } from '../rules/objectives';
import type { Battle } from '../types';

/** OBJ-06: all shared models to one objective or another, as far as they are near it. */
export function commitments(battle: Battle, { seat }: AskOf<'commitModels'>): readonly Command[] {
  const shared = sharedModels(battle, seat);
  return battle.objectives.map(favourite => ({
    seat,
    type: 'commitModels',
    choices: shared.flatMap(model => {
      const near = battle.objectives.filter(objective => modelsAt(battle, seat, objective).includes(model));
      const chosen = near.find(({ id }) => id === favourite.id) ?? near[0];
      return chosen ? [{ model, objective: chosen.id }] : [];
    }),
  }));
}
