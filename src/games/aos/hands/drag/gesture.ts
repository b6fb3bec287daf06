import { isWithin } from '../../../../geometry/gaps/within';
import type { Spot } from '../../../../geometry/shapes/shape';
import type { Command } from '../../commands';
import { askedNow } from '../../facts/open-question';
import { findModel, findUnit, unitOfModel } from '../../facts/units';
import type { Battle, ModelId, Unit } from '../../types';
import { aimed } from '../draft/aiming';
import { draftedUnit, endsOf, isAim, isLaid, isMove, isPlacing, withEnds } from '../draft/drafts';
import { moveLimitOf } from '../draft/move-limit';
import type { Hold, Interaction, Point } from '../interaction';
import { firstDraftFor, handModeOf } from '../question-mode';
import { followDrag } from './follow';
import { routeDraft } from './route';
import { settleDraft } from './settle';
import { centreDraftAt, turnDraft } from './transform';
import { turnBetween, turnHandleAt } from './turn-handle';

/** Starts a drag: works out what would follow the pointer. */
export function startDrag(interaction: Interaction, point: Point): Interaction {
  const { battle, check, draft, focus, takesOne } = interaction;
  const empty: Hold = { point, before: draft, base: undefined, models: undefined, allowed: undefined, refusals: [] };
  const handle = turnHandleAt(interaction, point);
  if (handle) {
    const { draft: base, models, middle: pivot } = handle;
    return { ...interaction, hold: { ...empty, base, models, pivot } };
  }
  const grip = gripOf(interaction, point);
  if (!grip) return { ...interaction, hold: empty };
  const isAlone = grip.draft.type === 'returnModels';
  const isSingle = point.single || takesOne || isAlone || (focus !== undefined && focus === grip.model);
  const models = isSingle && grip.model !== undefined ? [grip.model] : undefined;
  const base = grip.isAtStart ? putBack(battle, grip.draft, models) : grip.draft;
  const reach = moveLimitOf(battle, check, base);
  const { model: lead } = grip;
  return {
    ...interaction,
    hold: 'refusals' in reach ? { ...empty, ...reach } : { ...empty, base, models, lead, ...reach },
  };
}

interface Grip {
  readonly draft: Command;
  readonly model: ModelId | undefined;
  /** The model itself was grabbed, not its ghost: the drag begins at the model. */
  readonly isAtStart: boolean;
}

function gripOf({ battle, draft }: Interaction, { model, spot }: Point): Grip | undefined {
  const isArranging = handModeOf(battle) === 'arranging';
  if (draft && isLaid(draft)) {
    const own = draftedUnit(battle, draft)?.models.find(({ id }) => id === model)?.id;
    const isOther = isArranging && model !== undefined && own === undefined;
    if (!isOther) return { draft, model: own ?? ghostAt(battle, draft, spot), isAtStart: false };
  }
  if (!isArranging) return undefined;
  const ghost = draft && model === undefined ? ghostAt(battle, draft, spot) : undefined;
  if (draft && ghost !== undefined) return { draft, model: ghost, isAtStart: false };
  const unit = model === undefined ? undefined : unitOfModel(battle, model);
  const ask = askedNow(battle);
  if (!unit || !ask || unit.seat !== ask.seat) return undefined;
  const own = draft && isMove(draft) && draft.unit === unit.id ? draft : firstDraftFor(battle, ask, unit);
  return own && isMove(own) ? { draft: own, model, isAtStart: true } : undefined;
}

/** The model whose ghost is under a spot. */
function ghostAt(battle: Battle, draft: Command, spot: Spot): ModelId | undefined {
  const unit = draftedUnit(battle, draft);
  for (const [id, end] of endsOf(battle, draft)) {
    const radius = unit ? radiusOf(unit, id) : 0;
    if (isWithin(Math.sqrt((end.x - spot.x) ** 2 + (end.y - spot.y) ** 2), radius)) return id;
  }
  return undefined;
}

function radiusOf(unit: Unit, id: ModelId): number {
  const outline = findModel(unit, id)?.outline;
  if (outline?.kind === 'circle') return outline.radius;
  return outline?.kind === 'oval' ? outline.width / 2 : 1;
}

/** The draft with the touched models at their current positions. */
export function putBack(battle: Battle, draft: Command, models: readonly ModelId[] | undefined): Command {
  const unit = 'unit' in draft ? findUnit(battle, draft.unit) : undefined;
  if (!unit) return draft;
  const home = new Map(unit.models.map(({ id, x, y, facing }) => [id, { x, y, facing }]));
  const isTouched = (id: ModelId) => models === undefined || models.includes(id);
  const ends = [...endsOf(battle, draft)].map(
    ([id, end]) => [id, isTouched(id) ? (home.get(id) ?? end) : end] as const,
  );
  return withEnds(battle, draft, new Map(ends));
}

/** Moves the held unit with the pointer. */
export function moveDrag(interaction: Interaction, spot: Spot): Interaction {
  const { hold, battle } = interaction;
  if (!hold?.base) return interaction;
  if (hold.pivot) {
    const angle = turnBetween(hold.pivot, hold.point.spot, spot);
    return {
      ...interaction,
      draft: turnDraft({ battle, draft: hold.base, models: hold.models, allowed: undefined }, angle),
      refused: [],
    };
  }
  if (isAim(hold.base)) return { ...interaction, draft: aimed(battle, hold.base, spot), refused: [] };
  const by = { x: spot.x - hold.point.spot.x, y: spot.y - hold.point.spot.y };
  const drag = { battle, check: interaction.check, ...hold, base: hold.base, lead: hold.lead, by };
  const { draft, overrun } = followDrag(drag);
  const selected = isMove(draft) ? draft.unit : interaction.selected;
  return { ...interaction, draft, selected, refused: [], hold: { ...hold, overrun } };
}

/** Ends a drag and routes the dragged models legally. */
export function endDrag(interaction: Interaction): Interaction {
  const { battle, check, draft, hold } = interaction;
  if (hold?.pivot) return { ...interaction, hold: undefined };
  const found = draft && routeDraft(battle, check, draft, hold?.allowed);
  return { ...interaction, draft: found && settleDraft(battle, check, found, hold?.models), hold: undefined };
}

/** A click on the table places the unit there, or aims there. */
export function layDownAt(interaction: Interaction, spot: Spot): Interaction {
  const { draft, battle, check } = interaction;
  if (draft && isAim(draft)) return { ...interaction, draft: aimed(battle, draft, spot), refused: [] };
  if (!draft || !isPlacing(draft)) return interaction;
  const there = centreDraftAt({ battle, draft, models: undefined, allowed: undefined }, spot);
  return { ...interaction, draft: settleDraft(battle, check, there), refused: [] };
}
