import type { Ask, AskKind } from '../../asks';
import { type ChartPart, type ChartStop, chartAt } from '../../game';
import type { Names } from '../../words/names';
import { QUESTION_NOTES } from '../../words/questions/notes';
import { ANSWERER_WORDS, HERE, PART_WORDS, stopWords } from '../../words/rulebook/sequence';
import './here.css';

export interface YouAreHereProps {
  /** The place in the sequence. */
  readonly at: string;
  readonly ask: Ask | undefined;
  readonly names: Names;
}

/** The chart of the sequence with the current state marked: the parts of a battle, and every question of this part. */
export function YouAreHere({ at, ask, names }: YouAreHereProps) {
  const parts = chartAt(at);
  const here = parts.find(part => part.isHere);
  return (
    <div className="here">
      <p className="here-now">
        {ask ? HERE.decides(names.player(ask.seat), QUESTION_NOTES[ask.kind].brief) : here ? '' : HERE.over}
      </p>
      <ol className="here-parts" aria-label={HERE.parts}>
        {parts.map(({ id, isHere }) => (
          <li key={id} {...(isHere ? { 'aria-current': 'step' } : {})}>
            {PART_WORDS[id]}
          </li>
        ))}
      </ol>
      {here && <Stops part={here} kind={ask?.kind} />}
    </div>
  );
}

interface StopsProps {
  readonly part: ChartPart;
  readonly kind: AskKind | undefined;
}

const Stops = ({ part, kind }: StopsProps) => (
  <ol className="here-stops" aria-label={HERE.stops(PART_WORDS[part.id] ?? '')}>
    {part.stops.map(stop => (
      <Stop key={stop.id} part={part.id} stop={stop} kind={stop.isHere ? kind : undefined} />
    ))}
  </ol>
);

interface StopProps {
  readonly part: string;
  readonly stop: ChartStop;
  readonly kind: AskKind | undefined;
}

/** One state of the chart with its questions; an open question that is not listed is added at the current state. */
function Stop({ part, stop, kind }: StopProps) {
  const { id, questions, isHere } = stop;
  const isBetween = kind !== undefined && questions.every(each => each.kind !== kind);
  return (
    <li data-inner={id.includes('.')} {...(isHere ? { 'aria-current': 'location' } : {})}>
      <span className="here-stop">
        {stopWords(part, id)}
        {isHere && <b className="here-mark">{HERE.here}</b>}
      </span>
      <ul>
        {questions.map(question => (
          <li key={question.kind} data-asked={question.kind === kind}>
            <i>{ANSWERER_WORDS[question.by]}</i> {QUESTION_NOTES[question.kind].brief}
            {question.kind === kind && <b className="here-asked">{HERE.asked}</b>}
          </li>
        ))}
        {isBetween && (
          <li data-asked={true}>
            <i>{HERE.between}</i> {QUESTION_NOTES[kind].brief}
          </li>
        )}
      </ul>
    </li>
  );
}
