import type { Command } from '../commands';
import { askedNow } from '../facts/open-question';
import { unitActsNow } from '../options/unit-acts';
import type { Refusal } from '../refusals';
import type { Battle, UnitId } from '../types';
import { actorOf } from './command-units';
import type { Desk } from './interaction';

/** Acts that cannot be done now, all for the same reasons. */
export interface Barred {
  readonly commands: readonly Command[];
  readonly refusals: readonly Refusal[];
}

const known = new WeakMap<Battle, Map<UnitId, readonly Barred[]>>();

/** What the unit at hand cannot do although this is the moment for it, and why not; nothing while an act of its own lies there. */
export function barredIn({ battle, draft, options, selected }: Desk): readonly Barred[] {
  const isOwnChoice = askedNow(battle)?.kind === 'act';
  const unit = draft ? (isOwnChoice ? undefined : actorOf(battle, draft)) : selected;
  return unit === undefined || options.length === 0 ? [] : barredNow(battle, unit);
}

/** Asked once for each battle: the bar is read anew whenever a hand moves. */
function barredNow(battle: Battle, unit: UnitId): readonly Barred[] {
  const asked = known.get(battle) ?? new Map<UnitId, readonly Barred[]>();
  known.set(battle, asked);
  const before = asked.get(unit);
  if (before) return before;
  const alike = new Map<string, Barred>();
  for (const { command, refusals } of unitActsNow(battle, unit)) {
    const reasons = JSON.stringify(refusals);
    const others = alike.get(reasons)?.commands ?? [];
    if (refusals.length > 0) alike.set(reasons, { commands: [...others, command], refusals });
  }
  const barred = [...alike.values()];
  asked.set(unit, barred);
  return barred;
}
