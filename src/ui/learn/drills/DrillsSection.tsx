import { useStore } from 'zustand';
import { DRILL_KINDS, type DrillKind } from '../../../teach/drills/drill';
import { hasTick, type Tally, TICK } from '../../../teach/drills/progress';
import { goTo } from '../../address';
import { Icon } from '../../icons';
import { DRILL_WORDS } from '../../text/drills';
import { drillProgress } from './progress-store';
import './drills.css';

/** The kinds of drill, with what has been reached in each. */
export function DrillsSection({ level }: { readonly level: 1 | 2 }) {
  const progress = useStore(drillProgress);
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section className="drill-section" aria-label="Drills">
      <Heading>Drills</Heading>
      <p className="drill-lede">
        One position, one question, one answer, with the proof drawn on the table. Five right answers in a row earn a
        tick.
      </p>
      <ul className="drill-kinds">
        {DRILL_KINDS.map(kind => (
          <li key={kind}>
            <DrillDoor kind={kind} tally={progress[kind]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DrillDoor({ kind, tally }: { readonly kind: DrillKind; readonly tally: Tally }) {
  const { title, says, icon } = DRILL_WORDS[kind];
  return (
    <button type="button" className="drill-door" onClick={() => goTo({ at: 'drills', id: kind })}>
      <Icon name={icon} size={30} />
      <span>
        <b>{title}</b>
        <small>{says}</small>
        <small className="drill-tally">{tallyInWords(tally)}</small>
      </span>
      {hasTick(tally) && (
        <i className="drill-tick" role="img" aria-label="Ticked off">
          <Icon name="check" size={18} />
        </i>
      )}
    </button>
  );
}

const tallyInWords = ({ asked, right, best }: Tally): string =>
  asked === 0 ? 'Not tried yet' : `${right} of ${asked} right, best row ${best}${best < TICK ? ` of ${TICK}` : ''}`;
