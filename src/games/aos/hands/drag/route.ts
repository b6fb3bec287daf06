import type { Body, Inches } from '../../../../geometry/shapes/shape';
import type { Surroundings } from '../../../../geometry/ways/move';
import { findWay, type WayOptions } from '../../../../geometry/ways/route/find-way';
import type { Command } from '../../commands';
import { haltingSteps, mannerOf } from '../../facts/moving/halting';
import { ENGAGED } from '../../facts/places/distance';
import { surroundingsOf } from '../../facts/places/surroundings';
import { findModel, findUnit, presenceOf } from '../../facts/units';
import { type Battle, otherSeat, type Step, type Unit } from '../../types';
import { formUp } from '../../ways/formation';
import { checkCached } from '../draft/check-cache';
import { endsOf, isMove, type MoveDraft, middleOf } from '../draft/drafts';
import type { Check } from '../draft/move-limit';

/**
 * The draft routed around obstacles: first each model to its exact place, then stopped in mid-climb if the ruling
 * allows it, then the whole unit as near as possible. Paths that are still illegal stay straight, so that the player
 * sees why.
 */
export function routeDraft(battle: Battle, check: Check, draft: Command, allowed: Inches | undefined): Command {
  const unit = isMove(draft) ? findUnit(battle, draft.unit) : undefined;
  if (!unit || !isMove(draft) || allowed === undefined || checkCached(check, draft).length === 0) return draft;
  const options = optionsFor(battle, unit, draft, allowed);
  const around = surroundingsOf(battle, unit.seat);
  const legal = (steps: readonly Step[] | undefined) => {
    const command = steps && { ...draft, steps };
    return command && steps.length > 0 && check(command).length === 0 ? command : undefined;
  };
  return (
    legal(detours(unit, draft, around, options)) ??
    legal(haltingSteps(battle, unit, draft.steps, allowed)) ??
    legal(together(battle, unit, draft, around, options)) ??
    draft
  );
}

/** MOVE-13, RETR-02: only normal moves and retreats keep away from the enemy; a retreat only at its end. */
export function optionsFor(battle: Battle, unit: Unit, { type }: MoveDraft, allowance: Inches): WayOptions {
  const options = { ...mannerOf(battle, unit), allowance };
  if (type !== 'move' && type !== 'retreat') return options;
  const enemies = presenceOf(battle, otherSeat(unit.seat));
  return { ...options, zone: { enemies, beyond: ENGAGED, onlyAtEnd: type === 'retreat' } };
}

/** Each model in order to its place; earlier models stand at their new positions. */
function detours(unit: Unit, draft: MoveDraft, around: Surroundings, options: WayOptions): readonly Step[] | undefined {
  const others: Body[] = [...around.others];
  const steps: Step[] = [];
  for (const step of draft.steps) {
    const model = findModel(unit, step.model);
    const goal = step.path.at(-1);
    if (!model || !goal) return undefined;
    const facing = step.facing === undefined ? {} : { facing: step.facing };
    const found = findWay(model, goal, { ...around, others }, { ...options, ...facing });
    if (!found) return undefined;
    steps.push({ ...step, ...found.step });
    const index = others.indexOf(model);
    if (index >= 0) others[index] = found.end;
  }
  return steps;
}

/** The unit in formation, as near to its place as possible. */
function together(
  battle: Battle,
  unit: Unit,
  draft: MoveDraft,
  around: Surroundings,
  options: WayOptions,
): readonly Step[] | undefined {
  if (draft.steps.length < unit.models.length) return undefined;
  const goal = middleOf(endsOf(battle, draft).values());
  const formation = formUp(unit.models, goal, undefined, around, { ...options, shape: 'keep' });
  return formation?.steps.flatMap(({ model: index, step }) => {
    const model = unit.models[index];
    return model ? [{ model: model.id, ...step }] : [];
  });
}
