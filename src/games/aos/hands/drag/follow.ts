import type { Inches, Spot } from '../../../../geometry/shapes/shape';
import type { Command } from '../../commands';
import { findUnit } from '../../facts/units';
import type { Refusal, RefusalCode } from '../../refusals';
import type { Battle, ModelId } from '../../types';
import { checkCached } from '../draft/check-cache';
import { endsOf, isMove, type MoveDraft } from '../draft/drafts';
import type { Check } from '../draft/move-limit';
import { clampToGround } from './limits';
import { mayStand, type RouteRequest, routeModel, routeToHold, routeUnit } from './route-unit';
import { shiftDraft } from './transform';

/** A drag: the held models and the pointer's movement. */
export interface Drag {
  readonly battle: Battle;
  readonly check: Check;
  /** The draft that the drag starts from. */
  readonly base: Command;
  /** The dragged models; undefined for the whole unit. */
  readonly models: readonly ModelId[] | undefined;
  /** The model under the pointer when the drag started. */
  readonly lead: ModelId | undefined;
  readonly allowed: Inches | undefined;
  readonly by: Spot;
}

/** The pointer position if the dragged model could not follow: the missing distance, or the reason. */
export interface Overrun extends Spot {
  readonly model: ModelId;
  readonly short?: Inches;
  readonly refused?: { readonly wish: Command; readonly why: Refusal };
}

export interface DragResult {
  readonly draft: Command;
  readonly overrun?: Overrun | undefined;
}

/** Within this distance the model counts as at the pointer. */
const THERE: Inches = 0.05;

/** Bisection steps to find where a pile-in stops being legal. */
const HALVINGS = 7;

/** Refusals of one path; another path to the same place may be free of them. */
const OF_WAYS: readonly RefusalCode[] = [
  'move.blocked',
  'move.tooFar',
  'move.offTable',
  'move.cannotStand',
  'move.tooCloseToEnemy',
  'retreat.endsTooClose',
];

/** Moves the held models to the pointer, as far as they may go. */
export function followDrag(drag: Drag): DragResult {
  const { battle, base, models, allowed, by } = drag;
  if (base.type === 'pileIn' && allowed !== undefined) return followPileIn(drag, base, allowed);
  if (isMove(base) && allowed !== undefined) return followMove(drag, base, allowed);
  const wish = shiftDraft({ battle, draft: base, models, allowed }, by);
  return base.type === 'deploy' ? clampToGround(drag, wish) : { draft: wish };
}

/** PILE-03: no model may end further from its nearest enemy, so the drag stops before that. */
function followPileIn(drag: Drag, base: MoveDraft, allowed: Inches): DragResult {
  const goingAway = ({ draft }: DragResult) =>
    checkCached(drag.check, draft).find(({ code }) => code === 'pileIn.movesAway');
  const whole = followMove(drag, base, allowed);
  const why = goingAway(whole);
  const at = why && drag.lead !== undefined ? endsOf(drag.battle, whole.draft).get(drag.lead) : undefined;
  if (!why || !at || drag.lead === undefined) return whole;
  const overrun = { x: at.x, y: at.y, model: drag.lead, refused: { wish: whole.draft, why } };
  let best: DragResult | undefined;
  let [low, high] = [0, 1];
  for (let i = 0; i < HALVINGS; i++) {
    const share = (low + high) / 2;
    const part = followMove({ ...drag, by: { x: drag.by.x * share, y: drag.by.y * share } }, base, allowed);
    if (goingAway(part)) high = share;
    else [low, best] = [share, { ...part, overrun }];
  }
  return best ?? whole;
}

/**
 * A move follows the pointer: straight if that is free, otherwise around obstacles, and never past the limit. If the
 * pointer is where no model may end, it comes as near as possible and the rules say why.
 */
function followMove(drag: Drag, base: MoveDraft, allowed: Inches): DragResult {
  const { battle, check, models, by } = drag;
  const unit = findUnit(battle, base.unit);
  const lead = drag.lead ?? unit?.models[0]?.id;
  const edit = { battle, draft: base, models };
  const straight = shiftDraft({ ...edit, allowed }, by);
  const wish = endsOf(battle, shiftDraft({ ...edit, allowed: undefined }, by));
  const at = lead === undefined ? undefined : wish.get(lead);
  if (!unit || !at || lead === undefined) return { draft: straight };
  const hand = { x: at.x, y: at.y, model: lead };
  const end = endsOf(battle, straight).get(lead) ?? at;
  const left = Math.hypot(end.x - at.x, end.y - at.y);
  const refusals = checkCached(check, straight).filter(({ code }) => OF_WAYS.includes(code));
  const request: RouteRequest = { battle, check, unit, draft: base, ends: wish, allowed };
  const found = refusals.length === 0 ? undefined : models ? routeModel(request, lead) : routeUnit(request, lead);
  const isOne = models !== undefined || unit.models.length === 1;
  const halt = refusals.length > 0 && isOne ? routeToHold(request, lead, found) : undefined;
  if (halt) return { draft: halt.draft, overrun: { ...hand, short: halt.short } };
  const { draft, short } = found ?? { draft: straight, short: left };
  const isTaken = found !== undefined && left < THERE && !mayStand(request, lead, at);
  if (!isTaken) return { draft, overrun: short > THERE ? { ...hand, short } : undefined };
  const why = isFight(base) ? undefined : refusals.find(refusal => isAbout(refusal, lead));
  return { draft, overrun: why && { ...hand, refused: { wish: straight, why } } };
}

/** In a charge or pile-in a model moves as near to the enemy as there is room; occupied ground needs no message. */
const isFight = ({ type }: MoveDraft): boolean => type === 'chargeMove' || type === 'pileIn';

/** Whether a refusal is about this model's end position. */
const isAbout = ({ code, facts }: Refusal, model: ModelId): boolean =>
  code !== 'move.tooFar' && 'model' in facts && facts.model === model;
