import type { AskOf } from '../asks';
import type { Command } from '../commands';
import { modelsAt } from '../facts/places/control';
import { sharedModels } from '../rules/objectives';
import type { Battle, Commitment, ModelId } from '../types';

/** Models near the same objectives; they are interchangeable for counting. */
interface Alike {
  readonly near: readonly string[];
  readonly models: readonly ModelId[];
}

const MOST_SHARES = 6;
const MOST_OFFERS = 60;

/** OBJ-06: of models near the same objectives, n count for one and the rest for another. */
export function commitments(battle: Battle, { seat }: AskOf<'commitModels'>): readonly Command[] {
  const at = battle.objectives.map(objective => ({ id: objective.id, models: modelsAt(battle, seat, objective) }));
  const kinds = new Map<string, Alike>();
  for (const model of sharedModels(battle, seat)) {
    const near = at.flatMap(({ id, models }) => (models.includes(model) ? [id] : []));
    kinds.set(near.join(), { near, models: [...(kinds.get(near.join())?.models ?? []), model] });
  }
  const ways = [...kinds.values()].reduce<readonly (readonly Commitment[])[]>(
    (before, alike) => before.flatMap(some => sharesOf(alike).map(share => [...some, ...share])).slice(0, MOST_OFFERS),
    [[]],
  );
  return ways.map(choices => ({ seat, type: 'commitModels', choices }));
}

/** All of them for one objective; or some for one and the rest for another, for large groups in steps. */
function sharesOf({ near, models }: Alike): readonly (readonly Commitment[])[] {
  const step = Math.ceil(models.length / MOST_SHARES);
  const counts = models.flatMap((_, index) => (index > 0 && index % step === 0 ? [index] : []));
  const share = (count: number, first: string, other: string) =>
    models.map((model, index) => ({ model, objective: index < count ? first : other }));
  return [
    ...near.map(objective => share(models.length, objective, objective)),
    ...near.flatMap((first, index) =>
      near.slice(index + 1).flatMap(other => counts.map(count => share(count, first, other))),
    ),
  ];
}
