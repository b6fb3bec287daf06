import { isWithin } from '../../../../geometry/gaps/within';
import type { Spot } from '../../../../geometry/shapes/shape';
import type { Command } from '../../commands';
import { askedNow } from '../../facts/open-question';
import { findModel, findUnit, unitOfModel } from '../../facts/units';
import type { Battle, ModelId, Unit } from '../../types';
import { aimed } from '../draft/aiming';
import { draftedUnit, endsOf, isAim, isLaid, isMove, isPlacing, withEnds } from '../draft/drafts';
import { openingFor } from '../draft/first-draft';
import { reachOf } from '../draft/reach';
import type { Desk, Hold, Point } from '../interaction';
import { purposeOf } from '../question-mode';
import { pulled } from './follow';
import { marched } from './route';
import { settled } from './settle';
import { centredAt, turned } from './transform';
import { handleAt, turnBetween } from './turn-handle';

/** A pressed hand: what would follow it if it moved. */
export function grab(desk: Desk, point: Point): Desk {
  const { battle, check, draft, focus, takesOne } = desk;
  const empty: Hold = { point, before: draft, base: undefined, models: undefined, allowed: undefined, refusals: [] };
  const handle = handleAt(desk, point);
  if (handle) {
    const { draft: base, models, middle: pivot } = handle;
    return { ...desk, hold: { ...empty, base, models, pivot } };
  }
  const grip = gripOf(desk, point);
  if (!grip) return { ...desk, hold: empty };
  const isAlone = grip.draft.type === 'returnModels';
  const isSingle = point.single || takesOne || isAlone || (focus !== undefined && focus === grip.model);
  const models = isSingle && grip.model !== undefined ? [grip.model] : undefined;
  const base = grip.isAtStart ? putBack(battle, grip.draft, models) : grip.draft;
  const reach = reachOf(battle, check, base);
  const { model: lead } = grip;
  return { ...desk, hold: 'refusals' in reach ? { ...empty, ...reach } : { ...empty, base, models, lead, ...reach } };
}

interface Grip {
  readonly draft: Command;
  readonly model: ModelId | undefined;
  /** Taken by the figure itself, not by its ghost: the drag begins where the model stands. */
  readonly isAtStart: boolean;
}

function gripOf({ battle, draft }: Desk, { model, spot }: Point): Grip | undefined {
  const isArranging = purposeOf(battle) === 'arranging';
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
  const own = draft && isMove(draft) && draft.unit === unit.id ? draft : openingFor(battle, ask, unit);
  return own && isMove(own) ? { draft: own, model, isAtStart: true } : undefined;
}

/** The model whose ghost lies under a spot. */
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

/** The draft with the touched models where they stand now. */
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

/** The held unit goes where the hand goes. */
export function follow(desk: Desk, spot: Spot): Desk {
  const { hold, battle } = desk;
  if (!hold?.base) return desk;
  if (hold.pivot) {
    const angle = turnBetween(hold.pivot, hold.point.spot, spot);
    return {
      ...desk,
      draft: turned({ battle, draft: hold.base, models: hold.models, allowed: undefined }, angle),
      refused: [],
    };
  }
  if (isAim(hold.base)) return { ...desk, draft: aimed(battle, hold.base, spot), refused: [] };
  const by = { x: spot.x - hold.point.spot.x, y: spot.y - hold.point.spot.y };
  const pull = { battle, check: desk.check, ...hold, base: hold.base, lead: hold.lead, by };
  const { draft, beyond } = pulled(pull);
  const selected = isMove(draft) ? draft.unit : desk.selected;
  return { ...desk, draft, selected, refused: [], hold: { ...hold, beyond } };
}

/** The hand lets go: what was dragged finds its way there. */
export function letGo(desk: Desk): Desk {
  const { battle, check, draft, hold } = desk;
  if (hold?.pivot) return { ...desk, hold: undefined };
  const found = draft && marched(battle, check, draft, hold?.allowed);
  return { ...desk, draft: found && settled(battle, check, found, hold?.models), hold: undefined };
}

/** A click on the table lays the unit out there, or aims there. */
export function layDownAt(desk: Desk, spot: Spot): Desk {
  const { draft, battle, check } = desk;
  if (draft && isAim(draft)) return { ...desk, draft: aimed(battle, draft, spot), refused: [] };
  if (!draft || !isPlacing(draft)) return desk;
  const there = centredAt({ battle, draft, models: undefined, allowed: undefined }, spot);
  return { ...desk, draft: settled(battle, check, there), refused: [] };
}
