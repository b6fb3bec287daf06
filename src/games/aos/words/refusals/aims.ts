import type { Refusal } from '../../refusals';
import type { Names } from '../names';
import { gist, sentenceOf } from './refusals';
import { WHY_NOT } from './why';

/** Whether a unit can be targeted, and why not; undefined if it has no part in the question. */
export function aimInWords(isTarget: boolean, against: readonly Refusal[], names: Names): string | undefined {
  const [reason] = gist(against);
  if (isTarget) return WHY_NOT.isTarget;
  return reason && `${WHY_NOT.target} ${sentenceOf(reason, names)}`;
}
