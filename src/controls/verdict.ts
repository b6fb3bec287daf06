import type { Command } from '../systems/aos/commands';
import type { Refusal } from '../systems/aos/refusals';
import type { Desk } from './desk';

const known = new WeakMap<Command, readonly Refusal[]>();

/** Why the draft may not be given as it lies there, or why the last attempt failed. Each draft is judged once. */
export function refusalsOf({ draft, check, refused }: Desk): readonly Refusal[] {
  if (refused.length > 0 || !draft) return refused;
  const before = known.get(draft);
  if (before) return before;
  const refusals = check(draft);
  known.set(draft, refusals);
  return refusals;
}
