import type { Command } from '../commands';
import { askedNow } from '../facts/open-question';
import { unitActsNow } from '../options/unit-acts';
import type { Refusal } from '../refusals';
import type { Battle, UnitId } from '../types';
import { unitOfCommand } from './command-units';
import type { Interaction } from './interaction';

/** Commands that are illegal now, all for the same reasons. */
export interface UnavailableActs {
  readonly commands: readonly Command[];
  readonly refusals: readonly Refusal[];
}

const known = new WeakMap<Battle, Map<UnitId, readonly UnavailableActs[]>>();

/** What the selected unit cannot do although its moment is now, and why; empty while it has a draft. */
export function unavailableActs({ battle, draft, options, selected }: Interaction): readonly UnavailableActs[] {
  const isOwnChoice = askedNow(battle)?.kind === 'act';
  const unit = draft ? (isOwnChoice ? undefined : unitOfCommand(battle, draft)) : selected;
  return unit === undefined || options.length === 0 ? [] : barredNow(battle, unit);
}

/** Computed once for each battle: the bar renders on every move of the pointer. */
function barredNow(battle: Battle, unit: UnitId): readonly UnavailableActs[] {
  const asked = known.get(battle) ?? new Map<UnitId, readonly UnavailableActs[]>();
  known.set(battle, asked);
  const before = asked.get(unit);
  if (before) return before;
  const alike = new Map<string, UnavailableActs>();
  for (const { command, refusals } of unitActsNow(battle, unit)) {
    const reasons = JSON.stringify(refusals);
    const others = alike.get(reasons)?.commands ?? [];
    if (refusals.length > 0) alike.set(reasons, { commands: [...others, command], refusals });
  }
  const barred = [...alike.values()];
  asked.set(unit, barred);
  return barred;
}
