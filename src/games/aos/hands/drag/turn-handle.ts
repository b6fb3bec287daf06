import { boundingRadius } from '../../../../geometry/shapes/outline';
import type { Inches, Spot } from '../../../../geometry/shapes/shape';
import type { Command } from '../../commands';
import { askedNow } from '../../facts/open-question';
import { findUnit } from '../../facts/units';
import type { ModelId } from '../../types';
import { draftedUnit, endsOf, isMove, isPlacing, middleOf } from '../draft/drafts';
import { moveLimitOf } from '../draft/move-limit';
import type { Interaction, Point } from '../interaction';
import { firstDraftFor, handModeOf } from '../question-mode';

/** The handle that turns a unit, in front of it. */
export interface TurnHandle {
  /** What the handle turns. */
  readonly draft: Command;
  readonly models: readonly ModelId[] | undefined;
  readonly middle: Spot;
  readonly knob: Spot;
}

/** The distance of the knob from the front base, its size, and the distance at which a press grabs it. */
const BEFORE: Inches = 1.5;
export const KNOB_RADIUS: Inches = 0.42;
const GRASP: Inches = 0.9;

/** The handle of the draft, or of the selected unit that could be drafted; undefined if nothing can be turned. */
export function turnHandleOf(interaction: Interaction): TurnHandle | undefined {
  const { battle, focus, options, tool } = interaction;
  const draft = tool || options.length === 0 ? undefined : turnable(interaction);
  const unit = draft && draftedUnit(battle, draft);
  if (!draft || !unit) return undefined;
  const ends = endsOf(battle, draft);
  const isAlone = focus !== undefined && ends.has(focus);
  const touched = unit.models.flatMap(model => {
    const end = isAlone && model.id !== focus ? undefined : ends.get(model.id);
    return end ? [{ model, end }] : [];
  });
  const [first] = touched;
  if (!first) return undefined;
  const middle = middleOf(touched.map(({ end }) => end));
  const { facing } = first.end;
  const front = Math.max(
    ...touched.map(({ model, end }) => {
      const ahead = (end.x - middle.x) * Math.cos(facing) + (end.y - middle.y) * Math.sin(facing);
      return ahead + boundingRadius(model.outline);
    }),
  );
  const away = front + BEFORE;
  const knob = { x: middle.x + Math.cos(facing) * away, y: middle.y + Math.sin(facing) * away };
  return { draft, models: isAlone ? [focus] : undefined, middle, knob };
}

/** What could be turned: the draft, or an empty one for the selected unit in a movement question. */
function turnable({ battle, draft, selected, check }: Interaction): Command | undefined {
  if (draft) return isMove(draft) || (isPlacing(draft) && draft.type !== 'returnModels') ? draft : undefined;
  const ask = askedNow(battle);
  const unit = selected === undefined ? undefined : findUnit(battle, selected);
  if (!ask || !unit || unit.seat !== ask.seat || handModeOf(battle) !== 'arranging') return undefined;
  const opening = firstDraftFor(battle, ask, unit);
  return opening && isMove(opening) && 'allowed' in moveLimitOf(battle, check, opening) ? opening : undefined;
}

/** The handle, if a press there grabs it; a model under the pointer takes precedence. */
export function turnHandleAt(interaction: Interaction, { spot: { x, y }, model }: Point): TurnHandle | undefined {
  const handle = model === undefined ? turnHandleOf(interaction) : undefined;
  if (!handle) return undefined;
  const { knob } = handle;
  return (knob.x - x) ** 2 + (knob.y - y) ** 2 <= GRASP * GRASP ? handle : undefined;
}

/** The angle between two spots around a centre. */
export const turnBetween = (middle: Spot, from: Spot, to: Spot): number =>
  Math.atan2(to.y - middle.y, to.x - middle.x) - Math.atan2(from.y - middle.y, from.x - middle.x);
