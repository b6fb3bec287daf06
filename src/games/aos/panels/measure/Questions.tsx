import { Icon, type IconName } from '../../../../shell/parts/icons';
import { ask } from '../../measure/acts';
import { QUESTIONS, type Question } from '../../measure/measuring';
import { QUESTION_NAMES } from '../../words/measure/measure';
import { MEASURE_PAGE } from '../../words/measure/measure-page';
import { useMeasureStore, useMeasureTable } from './use-measure';
import '../ribbon/ribbon.css';
import './questions.css';

const ICONS: Readonly<Record<Question, IconName>> = {
  gaps: 'ruler',
  coherency: 'shield',
  reach: 'move',
  charge: 'charge',
  weapons: 'shoot',
  sight: 'eye',
  control: 'flag',
};

/** The questions: one at a time, always visible. */
export function Questions() {
  const measureStore = useMeasureStore();
  const asked = useMeasureTable(({ question }) => question);
  return (
    <nav className="ribbon panel" aria-label={MEASURE_PAGE.questions}>
      <ol className="ribbon-phases questions">
        {QUESTIONS.map((question, index) => (
          <li key={question} {...(question === asked ? { 'aria-current': 'true' } : {})}>
            <button
              type="button"
              className="question"
              aria-pressed={question === asked}
              aria-keyshortcuts={`${index + 1}`}
              title={`${QUESTION_NAMES[question]} (${index + 1})`}
              aria-label={QUESTION_NAMES[question]}
              onClick={() => measureStore.change(each => ask(each, question))}
            >
              <Icon name={ICONS[question]} />
              <span>{QUESTION_NAMES[question]}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
