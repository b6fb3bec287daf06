import type { Spot } from '../../../geometry/shapes/shape';
import type { Command } from '../commands';
import { askedNow } from '../facts/open-question';
import { findUnit } from '../facts/units';
import { aimed, aimOf, aimTurned } from './draft/aiming';
import { draftedUnit, isAim, isLaid, isMove, isPlacing, isShaped } from './draft/drafts';
import { openingFor } from './draft/first-draft';
import { reachOf } from './draft/reach';
import { layDownAt, putBack } from './drag/gesture';
import { marched } from './drag/route';
import { centredAt, shifted, type Touch, turned } from './drag/transform';
import type { Desk } from './interaction';

/** Moves the draft a little. */
export function nudge(desk: Desk, by: Spot): Desk {
  const { battle, draft } = desk;
  if (!draft || !isAim(draft)) return reshape(desk, touch => shifted(touch, by));
  const at = aimOf(battle, draft);
  return { ...desk, draft: aimed(battle, draft, { x: at.x + by.x, y: at.y + by.y }), refused: [] };
}

/** Turns the draft a little. */
export function turn(desk: Desk, angle: number): Desk {
  const { battle, draft } = desk;
  if (!draft || !isAim(draft)) return reshape(desk, touch => turned(touch, angle));
  return { ...desk, draft: aimTurned(battle, draft, angle), refused: [] };
}

/** Sends the selected unit towards a spot, as far as it may go. */
export const sendTo = (desk: Desk, spot: Spot): Desk =>
  desk.draft && isLaid(desk.draft) ? layDownAt(desk, spot) : reshape(desk, touch => centredAt(touch, spot));

function reshape(desk: Desk, shape: (touch: Touch) => Command): Desk {
  const { battle, check, focus } = desk;
  const draft = draftAtHand(desk);
  if (!draft || !(isMove(draft) || isPlacing(draft))) return desk;
  const reach = reachOf(battle, check, draft);
  if ('refusals' in reach) return { ...desk, refused: reach.refusals };
  const models = focus === undefined ? undefined : [focus];
  const straight = shape({ battle, draft, models, allowed: reach.allowed });
  return { ...desk, draft: marched(battle, check, straight, reach.allowed), refused: [] };
}

/** The draft that keys work on: the one there is, or an empty one for the selected unit. */
function draftAtHand({ battle, draft, selected }: Desk): Command | undefined {
  if (draft) return draft;
  const ask = askedNow(battle);
  const unit = selected === undefined ? undefined : findUnit(battle, selected);
  return ask && unit ? openingFor(battle, ask, unit) : undefined;
}

/** Forgets what was drafted: for the focused model, or all of it. */
export function reset(desk: Desk): Desk {
  const { battle, draft, focus, options, selected } = desk;
  if (draft && focus !== undefined && isMove(draft)) {
    return { ...desk, draft: putBack(battle, draft, [focus]), refused: [] };
  }
  // what was split is put back to what is offered
  if (draft?.type === 'attack') return { ...desk, draft: undefined, refused: [] };
  const first = options.find(option => isShaped(option) && 'unit' in option && option.unit === selected);
  return { ...desk, draft: askedNow(battle)?.kind === 'act' ? undefined : first, refused: [] };
}

/** A hand takes one model from now on, or the whole unit again. */
export const toggleOne = (desk: Desk): Desk => ({ ...desk, takesOne: !desk.takesOne, focus: undefined });

/** Whether there is a unit of several models at hand whose models could be moved one by one. */
export function canTakeOne({ battle, draft, options, selected }: Desk): boolean {
  const isShapedFor = (command: Command) => isMove(command) || isPlacing(command);
  const laid = draft ? [draft] : options.filter(option => 'unit' in option && option.unit === selected);
  return laid.some(command => isShapedFor(command) && (draftedUnit(battle, command)?.models.length ?? 0) > 1);
}

/** Goes on to the next model of the selected unit, and after the last back to the whole unit. */
export function focusNext(desk: Desk): Desk {
  const unit = desk.selected === undefined ? undefined : findUnit(desk.battle, desk.selected);
  if (!unit || unit.models.length < 2) return desk;
  const at = unit.models.findIndex(({ id }) => id === desk.focus);
  return { ...desk, focus: unit.models[at + 1]?.id };
}
