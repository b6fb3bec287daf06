import type { Command } from '../../commands';
import type { Refusal } from '../../refusals';
import type { Desk } from '../interaction';
import type { Check } from './reach';

const known = new WeakMap<Command, readonly Refusal[]>();

/** What the rules say to a draft; each draft is judged once. */
export function judged(check: Check, draft: Command): readonly Refusal[] {
  const before = known.get(draft);
  if (before) return before;
  const refusals = check(draft);
  known.set(draft, refusals);
  return refusals;
}

/** Why the draft may not be given as it lies there, or why the last attempt failed. */
export const refusalsOf = ({ draft, check, refused }: Desk): readonly Refusal[] =>
  refused.length > 0 || !draft ? refused : judged(check, draft);
