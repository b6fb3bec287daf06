import type { Command } from '../../commands';
import type { Refusal } from '../../refusals';
import type { Interaction } from '../interaction';
import type { Check } from './move-limit';

const known = new WeakMap<Command, readonly Refusal[]>();

/** The refusals of a draft, checked once for each draft. */
export function checkCached(check: Check, draft: Command): readonly Refusal[] {
  const before = known.get(draft);
  if (before) return before;
  const refusals = check(draft);
  known.set(draft, refusals);
  return refusals;
}

/** Why the draft is illegal, or why the last attempt failed. */
export const refusalsOf = ({ draft, check, refused }: Interaction): readonly Refusal[] =>
  refused.length > 0 || !draft ? refused : checkCached(check, draft);
