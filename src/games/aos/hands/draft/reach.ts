import type { Inches } from '../../../../geometry/shapes/shape';
import type { Command } from '../../commands';
import { findUnit } from '../../facts/units';
import type { Refusal, RefusalFacts } from '../../refusals';
import type { Battle } from '../../types';
import { isMove, type MoveDraft } from './drafts';

export type Check = (command: Command) => readonly Refusal[];

/** How far each model of a drafted move may go, or why it may not go at all. */
export type Reach = { readonly allowed: Inches | undefined } | { readonly refusals: readonly Refusal[] };

/** Farther than any move. */
const AWAY: Inches = 900;

/**
 * The rules know the limit: a step that nobody can make is shown to them, and their refusal names it. So whatever
 * lengthens or shortens a move is counted here without being written a second time.
 */
export function reachOf(battle: Battle, check: Check, draft: Command): Reach {
  if (!isMove(draft)) return { allowed: undefined };
  const before = known.get(check);
  const reaches = before?.battle === battle ? before.reaches : new Map<string, Reach>();
  if (reaches !== before?.reaches) known.set(check, { battle, reaches });
  const key = `${draft.type} ${draft.unit}`;
  const reach = reaches.get(key) ?? askReach(battle, check, draft);
  reaches.set(key, reach);
  return reach;
}

/** Picture, handle and hand all ask, at every move of the pointer: the rules are asked once for each battle. */
const known = new WeakMap<Check, { readonly battle: Battle; readonly reaches: Map<string, Reach> }>();

function askReach(battle: Battle, check: Check, draft: MoveDraft): Reach {
  const model = findUnit(battle, draft.unit)?.models[0];
  if (!model) return { refusals: check(draft) };
  const path = [
    { x: model.x, y: model.y },
    { x: model.x + AWAY, y: model.y },
  ];
  const refusals = check({ ...draft, steps: [{ model: model.id, path }] });
  const tooFar = refusals.find(({ code }) => code === 'move.tooFar');
  return tooFar ? { allowed: (tooFar.facts as RefusalFacts['move.tooFar']).allowed } : { refusals };
}
