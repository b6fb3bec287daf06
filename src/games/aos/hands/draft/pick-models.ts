import { isSame } from '../../../../kernel/deep-equal';
import { mustTake } from '../../facts/attacks/damage';
import { findModel, findUnit } from '../../facts/units';
import { suggestedTakers, takersOf } from '../../options/wound-takers';
import type { Battle, ModelId } from '../../types';
import type { ChoiceDraft } from './drafts';

/** The choice after clicking a model: it takes wounds first; of fleeing models it replaces the oldest choice. */
export function pickModel(battle: Battle, draft: ChoiceDraft, model: ModelId): ChoiceDraft {
  const unit = findUnit(battle, draft.unit);
  if (!unit || !findModel(unit, model)) return draft;
  if (draft.type === 'allocate') return { ...draft, models: firstTo(battle, draft, model) };
  if (draft.models.includes(model)) return draft;
  return { ...draft, models: [...draft.models.slice(1), model] };
}

/** WND-04: a wounded model stays first; then as many models as the wounds need. */
function firstTo(battle: Battle, draft: ChoiceDraft, model: ModelId): readonly ModelId[] {
  const unit = findUnit(battle, draft.unit);
  const ask = battle.asks.at(-1);
  if (!unit || ask?.kind !== 'allocate') return draft.models;
  const named = findModel(unit, model);
  // Until the player clicks a model, the others are suggestions and may change so that the unit stays one group.
  if (named && isSame(draft.models, suggestedTakers(battle, ask))) return suggestedTakers(battle, ask, 'rear', [named]);
  const must = mustTake(battle, unit);
  const order = [...new Set([...(must ? [must.id] : []), model, ...draft.models, ...unit.models.map(({ id }) => id)])];
  return takersOf(
    battle,
    unit,
    order.flatMap(id => findModel(unit, id) ?? []),
    ask.wounds,
  );
}
