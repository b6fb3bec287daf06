import type { Refusal } from '../../refusals';
import type { RuleId } from '../../rulebook';
import { gist, sentenceOf } from '../../words/refusals/refusals';
import { WHY_NOT } from '../../words/refusals/why';
import { useNames } from '../use-session';

interface RefusedProps {
  readonly refusals: readonly Refusal[];
  readonly onRule: (rule: RuleId) => void;
}

/** On the bar: why the draft cannot be played as it is. */
export function RefusedDraft({ refusals, onRule }: RefusedProps) {
  const names = useNames();
  const [reason, ...more] = gist(refusals);
  if (!reason) return undefined;
  return (
    <p className="ask-why" role="alert">
      <button type="button" className="rule-id" onClick={() => onRule(reason.rule)}>
        {reason.rule}
      </button>
      <span>
        {sentenceOf(reason, names)}
        {more.length > 0 && WHY_NOT.more(more.length)}
      </span>
    </p>
  );
}

/** On the card: why the unit cannot be a target. */
export function RefusedTarget({ refusals, onRule }: RefusedProps) {
  const names = useNames();
  const [reason] = gist(refusals);
  if (!reason) return undefined;
  return (
    <p className="card-against">
      <span>
        <b>{WHY_NOT.target}</b> {sentenceOf(reason, names)}
      </span>
      <button type="button" className="why-rule" onClick={() => onRule(reason.rule)}>
        {reason.rule}
      </button>
    </p>
  );
}
