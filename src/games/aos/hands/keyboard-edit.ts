import type { Spot } from '../../../geometry/shapes/shape';
import type { Command } from '../commands';
import { askedNow } from '../facts/open-question';
import { findUnit } from '../facts/units';
import { aimed, aimOf, aimTurned } from './draft/aiming';
import { draftedUnit, isAim, isLaid, isMove, isPlacing, isShaped } from './draft/drafts';
import { moveLimitOf } from './draft/move-limit';
import { layDownAt, putBack } from './drag/gesture';
import { routeDraft } from './drag/route';
import { centreDraftAt, type DraftEdit, shiftDraft, turnDraft } from './drag/transform';
import type { Interaction } from './interaction';
import { firstDraftFor } from './question-mode';

/** Moves the draft a little. */
export function nudge(interaction: Interaction, by: Spot): Interaction {
  const { battle, draft } = interaction;
  if (!draft || !isAim(draft)) return reshape(interaction, edit => shiftDraft(edit, by));
  const at = aimOf(battle, draft);
  return { ...interaction, draft: aimed(battle, draft, { x: at.x + by.x, y: at.y + by.y }), refused: [] };
}

/** Turns the draft a little. */
export function turn(interaction: Interaction, angle: number): Interaction {
  const { battle, draft } = interaction;
  if (!draft || !isAim(draft)) return reshape(interaction, edit => turnDraft(edit, angle));
  return { ...interaction, draft: aimTurned(battle, draft, angle), refused: [] };
}

/** Sends the selected unit towards a spot, as far as it may go. */
export const sendTo = (interaction: Interaction, spot: Spot): Interaction =>
  interaction.draft && isLaid(interaction.draft)
    ? layDownAt(interaction, spot)
    : reshape(interaction, edit => centreDraftAt(edit, spot));

function reshape(interaction: Interaction, shape: (edit: DraftEdit) => Command): Interaction {
  const { battle, check, focus } = interaction;
  const draft = draftAtHand(interaction);
  if (!draft || !(isMove(draft) || isPlacing(draft))) return interaction;
  const reach = moveLimitOf(battle, check, draft);
  if ('refusals' in reach) return { ...interaction, refused: reach.refusals };
  const models = focus === undefined ? undefined : [focus];
  const straight = shape({ battle, draft, models, allowed: reach.allowed });
  return { ...interaction, draft: routeDraft(battle, check, straight, reach.allowed), refused: [] };
}

/** The draft for keyboard edits: the current one, or an empty one for the selected unit. */
function draftAtHand({ battle, draft, selected }: Interaction): Command | undefined {
  if (draft) return draft;
  const ask = askedNow(battle);
  const unit = selected === undefined ? undefined : findUnit(battle, selected);
  return ask && unit ? firstDraftFor(battle, ask, unit) : undefined;
}

/** Discards the draft: of the focused model, or all of it. */
export function reset(interaction: Interaction): Interaction {
  const { battle, draft, focus, options, selected } = interaction;
  if (draft && focus !== undefined && isMove(draft)) {
    return { ...interaction, draft: putBack(battle, draft, [focus]), refused: [] };
  }
  // an edited split returns to the offered one
  if (draft?.type === 'attack') return { ...interaction, draft: undefined, refused: [] };
  const first = options.find(option => isShaped(option) && 'unit' in option && option.unit === selected);
  return { ...interaction, draft: askedNow(battle)?.kind === 'act' ? undefined : first, refused: [] };
}

/** Toggles between dragging one model and the whole unit. */
export const toggleOne = (interaction: Interaction): Interaction => ({
  ...interaction,
  takesOne: !interaction.takesOne,
  focus: undefined,
});

/** Whether the selected unit has several models that could be moved one by one. */
export function canTakeOne({ battle, draft, options, selected }: Interaction): boolean {
  const isShapedFor = (command: Command) => isMove(command) || isPlacing(command);
  const laid = draft ? [draft] : options.filter(option => 'unit' in option && option.unit === selected);
  return laid.some(command => isShapedFor(command) && (draftedUnit(battle, command)?.models.length ?? 0) > 1);
}

/** Focuses the next model of the selected unit; after the last, the whole unit. */
export function focusNext(interaction: Interaction): Interaction {
  const unit = interaction.selected === undefined ? undefined : findUnit(interaction.battle, interaction.selected);
  if (!unit || unit.models.length < 2) return interaction;
  const at = unit.models.findIndex(({ id }) => id === interaction.focus);
  return { ...interaction, focus: unit.models[at + 1]?.id };
}
