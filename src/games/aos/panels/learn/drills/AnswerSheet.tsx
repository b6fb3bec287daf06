import { type RefObject, useEffect, useRef } from 'react';
import { Icon } from '../../../../../shell/parts/icons';
import { Rich } from '../../../../../shell/parts/Rich';
import type { Drill } from '../../../course/drills/drill';
import type { RuleId } from '../../../rulebook';
import { DRILL_PAGE } from '../../../words/learn/drill-page';
import { choiceInWords, drillQuestion, factsInWords } from '../../../words/learn/drills';
import { proofInWords } from '../../../words/measure/proofs';
import type { Names } from '../../../words/names';

interface AnswerSheetProps {
  readonly drill: Drill;
  readonly names: Names;
  readonly chosen: number | undefined;
  readonly sheet: RefObject<HTMLElement | null>;
  readonly onAnswer: (index: number) => void;
  readonly onGoOn: () => void;
  readonly onRule: (rule: RuleId) => void;
}

/** The question with its answers; then the result, the proof, and a button to continue. */
export function AnswerSheet({ drill, names, chosen, sheet, onAnswer, onGoOn, onRule }: AnswerSheetProps) {
  const isAnswered = chosen !== undefined;
  const facts = factsInWords(drill);
  return (
    <section className="drill-sheet vellum" ref={sheet} aria-label={DRILL_PAGE.question}>
      <p className="drill-question" role="status">
        <Rich text={drillQuestion(drill, names)} />
      </p>
      {facts.length > 0 && !isAnswered && (
        <ul className="drill-facts" aria-label={DRILL_PAGE.warscrolls}>
          {facts.map(fact => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      <ol className="drill-choices" aria-label={DRILL_PAGE.answers} data-count={drill.choices.length}>
        {drill.choices.map((choice, index) => {
          const words = choiceInWords(choice, drill.question, names);
          const state = stateOf(index, drill.answer, chosen);
          return (
            <li key={words}>
              <button
                type="button"
                className="drill-choice"
                data-state={state}
                aria-keyshortcuts={`${index + 1}`}
                aria-disabled={isAnswered}
                onClick={() => onAnswer(index)}
              >
                <kbd>{index + 1}</kbd>
                <span className="drill-words">{words}</span>
                {state === 'right' && <Icon name="check" size={20} />}
                {state === 'wrong' && <Icon name="close" size={18} />}
                {state !== undefined && <span className="unseen">{DRILL_PAGE.marks[state]}</span>}
              </button>
            </li>
          );
        })}
      </ol>
      {!isAnswered && (
        <p className="drill-keys">
          {DRILL_PAGE.how} {drill.choices.length}
          {DRILL_PAGE.thenProof}
        </p>
      )}
      {isAnswered && (
        <Verdict isRight={chosen === drill.answer} drill={drill} names={names} onGoOn={onGoOn} onRule={onRule} />
      )}
    </section>
  );
}

function stateOf(index: number, answer: number, chosen: number | undefined): 'right' | 'wrong' | undefined {
  if (chosen === undefined) return undefined;
  if (index === answer) return 'right';
  return index === chosen ? 'wrong' : undefined;
}

interface VerdictProps extends Pick<AnswerSheetProps, 'drill' | 'names' | 'onGoOn' | 'onRule'> {
  readonly isRight: boolean;
}

function Verdict({ isRight, drill, names, onGoOn, onRule }: VerdictProps) {
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus(), []);
  return (
    <div className="drill-verdict">
      <p role="status">
        <b>{isRight ? DRILL_PAGE.right : DRILL_PAGE.notQuite}</b> {proofInWords(drill, names)}
      </p>
      <p className="drill-rules">
        {drill.rules.map(rule => (
          <button key={rule} type="button" className="rule-id" onClick={() => onRule(rule)}>
            {rule}
          </button>
        ))}
      </p>
      <button type="button" ref={next} className="button" data-look="prime" aria-keyshortcuts="Enter" onClick={onGoOn}>
        {DRILL_PAGE.next}
        <span className="key" aria-hidden="true">
          {DRILL_PAGE.enter}
        </span>
      </button>
    </div>
  );
}
