import type { Inches, Spot } from '../../../../geometry/shapes/shape';
import { meanOf } from '../../../../geometry/shapes/spots';
import type { Command, Placement } from '../../commands';
import { askedFor } from '../../facts/open-question';
import { findUnit } from '../../facts/units';
import { slainModels, unitFrom } from '../../origin';
import type { Battle, Model, ModelId, Step, Unit } from '../../types';

/**
 * A draft is a whole command that has not been given yet: the ghosts show exactly what would be played. These four
 * kinds are edited on the table.
 */
export type MoveDraft = Extract<Command, { readonly steps: readonly Step[] }>;
export type PlaceDraft = Extract<Command, { readonly places: readonly Placement[] }>;
export type ChoiceDraft = Extract<Command, { readonly models: readonly ModelId[] }>;
export type AimDraft = Extract<Command, { readonly type: 'rideWinds' | 'rideMove' | 'aimPoint' }>;

export const isMove = (command: Command): command is MoveDraft => 'steps' in command;
export const isPlacing = (command: Command): command is PlaceDraft => 'places' in command;
export const isChoice = (command: Command): command is ChoiceDraft => 'models' in command;
const AIMS: readonly Command['type'][] = ['rideWinds', 'rideMove', 'aimPoint'];
export const isAim = (command: Command): command is AimDraft => AIMS.includes(command.type);

/** Whether a click on the table gives the position: models are placed or an effect is aimed there. */
export const isLaid = (command: Command): command is PlaceDraft | AimDraft => isPlacing(command) || isAim(command);

/** Whether the command has positions that a player may want to edit first. */
export const isShaped = (command: Command): boolean => isMove(command) || isLaid(command) || isChoice(command);

/** Whether the command moves and places no model: a way to decline. */
export const isEmpty = (command: Command): boolean =>
  (isMove(command) && command.steps.length === 0) ||
  (isPlacing(command) && command.places.length === 0) ||
  (command.type === 'rideMove' && command.distance === 0);

/** The unit whose models a draft moves or places; for returning models only those. */
export function draftedUnit(battle: Battle, draft: Command): Unit | undefined {
  const unit = 'unit' in draft ? findUnit(battle, draft.unit) : undefined;
  if (draft.type === 'returnModels') return unit && { ...unit, models: slainModels(battle, unit) };
  if (draft.type !== 'summon') return unit;
  const ask = askedFor(battle, 'summon');
  return ask && unitFrom(ask.muster, ask.seat);
}

/** The end position of each model of the drafted unit. */
export type Ends = ReadonlyMap<ModelId, Placement>;

const NOWHERE: Ends = new Map();

/** The end positions of the drafted unit. */
export function endsOf(battle: Battle, draft: Command): Ends {
  if (!isMove(draft) && !isPlacing(draft)) return NOWHERE;
  const unit = draftedUnit(battle, draft);
  if (!unit) return NOWHERE;
  if (isPlacing(draft)) {
    return new Map(unit.models.flatMap(({ id }, index) => (draft.places[index] ? [[id, draft.places[index]]] : [])));
  }
  const ways = new Map(draft.steps.map(step => [step.model, step]));
  return new Map(unit.models.map(model => [model.id, endOf(model, ways.get(model.id))]));
}

const endOf = ({ x, y, facing }: Model, step: Step | undefined): Placement => ({
  ...(step?.path.at(-1) ?? { x, y }),
  facing: step?.facing ?? facing,
});

/** The same command with other end positions. */
export function withEnds(battle: Battle, draft: Command, ends: Ends): Command {
  const unit = isMove(draft) || isPlacing(draft) ? draftedUnit(battle, draft) : undefined;
  if (!unit) return draft;
  if (isPlacing(draft)) return { ...draft, places: unit.models.flatMap(({ id }) => ends.get(id) ?? []) };
  return isMove(draft) ? { ...draft, steps: stepsTo(battle, unit, draft, ends) } : draft;
}

const STILL: Inches = 1e-9;

/**
 * Straight paths to the ends, front models first so that none crosses a friend; a model that stays has no step. A model
 * with an unchanged end keeps its path and order.
 */
function stepsTo(battle: Battle, unit: Unit, draft: MoveDraft, ends: Ends): readonly Step[] {
  const before = endsOf(battle, draft);
  const kept = new Map<ModelId, Step>();
  for (const step of draft.steps) {
    const [was, end] = [before.get(step.model), ends.get(step.model)];
    if (isSame(was, end)) kept.set(step.model, step);
    // TMOVE-03, FLY-02: a model that only turns stays at its height.
    else if (step.level !== undefined && was && end && isSame(was, { ...end, facing: was.facing }))
      kept.set(step.model, { ...step, facing: end.facing });
  }
  const straight = straightSteps(unit, ends);
  if (kept.size === 0) return straight;
  const changed = new Map(straight.filter(({ model }) => !kept.has(model)).map(step => [step.model, step]));
  const inTurn = draft.steps.flatMap(({ model }) => kept.get(model) ?? changed.get(model) ?? []);
  return [...inTurn, ...[...changed.values()].filter(step => !inTurn.includes(step))];
}

const isSame = (a: Placement | undefined, b: Placement | undefined): boolean =>
  a !== undefined && b !== undefined && a.x === b.x && a.y === b.y && a.facing === b.facing;

function straightSteps(unit: Unit, ends: Ends): readonly Step[] {
  const going = unit.models.flatMap(model => {
    const end = ends.get(model.id);
    if (!end) return [];
    const isStill = Math.abs(end.x - model.x) < STILL && Math.abs(end.y - model.y) < STILL;
    return isStill && end.facing === model.facing ? [] : [{ model, end }];
  });
  const dx = going.reduce((sum, { model, end }) => sum + end.x - model.x, 0);
  const dy = going.reduce((sum, { model, end }) => sum + end.y - model.y, 0);
  const ahead = ({ x, y }: Spot) => x * dx + y * dy;
  return going
    .toSorted((a, b) => ahead(b.model) - ahead(a.model))
    .map(({ model, end }) => ({
      model: model.id,
      path: [{ x: model.x, y: model.y }, ...(model.x === end.x && model.y === end.y ? [] : [{ x: end.x, y: end.y }])],
      ...(end.facing === model.facing ? {} : { facing: end.facing }),
    }));
}

/** The centre of some places. */
export const middleOf = (spots: Iterable<Spot>): Spot => meanOf([...spots]);
