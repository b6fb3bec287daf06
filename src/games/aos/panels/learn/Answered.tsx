import { Icon } from '../../../../shell/parts/icons';
import { Rich } from '../../../../shell/parts/Rich';
import type { Answer } from '../../course/runner';
import type { RuleId } from '../../rulebook';
import { LESSONS } from '../../words/learn/course';
import { gist, sentenceOf } from '../../words/refusals/refusals';
import { useNames } from '../use-session';
import { useWords } from './use-lesson-session';

interface AnsweredProps {
  readonly answer: Answer;
  readonly onRule: (rule: RuleId) => void;
}

/** The teacher's answer to an act that the step does not ask for: a friendly word, or the refusal. */
export function Answered({ answer, onRule }: AnsweredProps) {
  const names = useNames();
  const words = useWords();
  if (answer.kind === 'kind') {
    return (
      <p className="teacher-answer" data-kind="kind">
        <Icon name="hero" size={16} />
        <span>
          <Rich text={words(answer.text)} />
        </span>
      </p>
    );
  }
  const [reason] = gist(answer.refusals);
  if (!reason) return undefined;
  return (
    <p className="teacher-answer" data-kind="refused">
      <Icon name="shield" size={16} />
      <span>
        {LESSONS.rulesSayNo} {sentenceOf(reason, names)}{' '}
        <button type="button" className="teacher-rule" onClick={() => onRule(reason.rule)}>
          {reason.rule}
        </button>
      </span>
    </p>
  );
}
