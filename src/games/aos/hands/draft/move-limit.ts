import type { Inches } from '../../../../geometry/shapes/shape';
import { allowanceOf } from '../../abilities/allowance';
import type { Command } from '../../commands';
import { findUnit } from '../../facts/units';
import type { Refusal, RefusalCode } from '../../refusals';
import type { Battle } from '../../types';
import { isMove, type MoveDraft } from './drafts';

export type Check = (command: Command) => readonly Refusal[];

/** The distance each model of a drafted move may go, or why its unit may not move. */
export type MoveLimit = { readonly allowed: Inches | undefined } | { readonly refusals: readonly Refusal[] };

/** Refusals of staying or of the unit's formation; a move can resolve them. */
const OF_STANDING_STILL: readonly RefusalCode[] = ['move.noSteps', 'move.forcedRetreat', 'unit.notOneGroup'];

/** The limit of a drafted move; undefined for other drafts. */
export function moveLimitOf(battle: Battle, check: Check, draft: Command): MoveLimit {
  if (!isMove(draft)) return { allowed: undefined };
  const before = known.get(check);
  const limits = before?.battle === battle ? before.limits : new Map<string, MoveLimit>();
  if (limits !== before?.limits) known.set(check, { battle, limits });
  const key = `${draft.type} ${draft.unit}`;
  const limit = limits.get(key) ?? limitNow(battle, check, draft);
  limits.set(key, limit);
  return limit;
}

/** Called on every pointer move by the picture, the handle and the drag, so it is cached per battle. */
const known = new WeakMap<Check, { readonly battle: Battle; readonly limits: Map<string, MoveLimit> }>();

function limitNow(battle: Battle, check: Check, draft: MoveDraft): MoveLimit {
  const unit = findUnit(battle, draft.unit);
  const refusals = check({ ...draft, steps: [] }).filter(({ code }) => !OF_STANDING_STILL.includes(code));
  return unit && refusals.length === 0 ? { allowed: allowanceOf(battle, unit, draft.type) } : { refusals };
}
