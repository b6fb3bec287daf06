import { useStore } from 'zustand';
import { goTo } from '../../../../../shell/browser/address';
import { Icon } from '../../../../../shell/parts/icons';
import { DRILL_KINDS, type DrillKind } from '../../../course/drills/drill';
import { hasTick, type Tally, TICK } from '../../../course/drills/progress';
import { DRILL_WORDS } from '../../../words/learn/drills';
import { drillProgress } from './progress-store';
import './drills.css';
import { DRILL_PAGE } from '../../../words/learn/drill-page';

/** The kinds of drill, with the progress in each. */
export function DrillsSection({ level }: { readonly level: 1 | 2 }) {
  const progress = useStore(drillProgress);
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section className="drill-section" aria-label={DRILL_PAGE.drills}>
      <Heading>{DRILL_PAGE.drills}</Heading>
      <p className="drill-lede">{DRILL_PAGE.what}</p>
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
        <i className="drill-tick" role="img" aria-label={DRILL_PAGE.tickedOff}>
          <Icon name="check" size={18} />
        </i>
      )}
    </button>
  );
}

const tallyInWords = ({ asked, right, best }: Tally): string =>
  asked === 0
    ? DRILL_PAGE.notTried
    : DRILL_PAGE.tally(right, asked, best < TICK ? DRILL_PAGE.bestOf(best, TICK) : `${best}`);
