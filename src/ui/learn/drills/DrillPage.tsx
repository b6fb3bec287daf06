import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { RuleId } from '../../../systems/aos/rulebook';
import { DRILL_KINDS, type DrillKind, drillOf } from '../../../teach/drills';
import { afterAnswer, hasTick, type Tally, TICK } from '../../../teach/drills/progress';
import { goTo, wishes } from '../../address';
import { Icon } from '../../icons';
import { OpenBook } from '../../OpenBook';
import type { PictureSlot } from '../../picture-slot';
import type { Mood } from '../../setup/moods';
import { anySeed } from '../../start/seed';
import { DRILL_WORDS, namesFor } from '../../text/drills';
import { AnswerSheet } from './AnswerSheet';
import { drillMinis, drillOverlays, drillView } from './drill-picture';
import { drillProgress } from './progress-store';
import { TableInWords } from './TableInWords';
import { useCovered } from './use-covered';
import { useDrillKeys } from './use-drill-keys';
import './drills.css';
import { DRILL_PAGE } from '../../text/drill-page';

/** Each kind on a cloth of its own. */
const MOODS: Readonly<Record<DrillKind, Mood>> = {
  distance: 'life',
  coherency: 'death',
  charge: 'fire',
  sight: 'life',
  roll: 'death',
};

interface DrillPageProps {
  readonly id: string;
  readonly Table: PictureSlot;
}

/** One drill after another of the kind that the address names. */
export function DrillPage({ id, Table }: DrillPageProps) {
  const kind = DRILL_KINDS.find(each => each === id);
  useEffect(() => {
    if (!kind) goTo({ at: 'drills' });
  }, [kind]);
  return kind ? <Drilling kind={kind} Table={Table} /> : undefined;
}

function Drilling({ kind, Table }: { readonly kind: DrillKind; readonly Table: PictureSlot }) {
  const [seed, setSeed] = useState(() => wishes().seed ?? anySeed());
  const [chosen, setChosen] = useState<number>();
  const [rule, setRule] = useState<RuleId>();
  const tally = useStore(drillProgress, progress => progress[kind]);
  const drill = useMemo(() => drillOf(kind, seed), [kind, seed]);
  const names = useMemo(() => namesFor(drill), [drill]);
  const minis = useMemo(() => drillMinis(drill.battle), [drill]);
  const view = useMemo(() => drillView(drill), [drill]);
  const isAnswered = chosen !== undefined;
  const overlays = useMemo(() => drillOverlays(drill, names, isAnswered), [drill, names, isAnswered]);
  const sheet = useRef<HTMLElement>(null);
  const covered = useCovered(sheet);
  const answer = (index: number) => {
    if (isAnswered || index >= drill.choices.length) return;
    setChosen(index);
    drillProgress.setState(afterAnswer(drillProgress.getState(), kind, index === drill.answer));
  };
  const goOn = () => {
    if (!isAnswered) return;
    setSeed(seed + 1);
    setChosen(undefined);
  };
  useDrillKeys({ answer, goOn, leave: () => goTo({ at: 'drills' }) }, rule === undefined);
  return (
    <main className="drill">
      <div className="drill-table">
        <Table
          field={drill.battle.field}
          minis={minis}
          overlays={overlays}
          mood={MOODS[kind]}
          view={view}
          covered={covered}
          label={DRILL_PAGE.table}
        />
      </div>
      <header className="drill-top">
        <button
          type="button"
          className="button"
          aria-label={DRILL_PAGE.allDrills}
          onClick={() => goTo({ at: 'drills' })}
        >
          <Icon name="retreat" size={18} />
          <span>{DRILL_PAGE.drills}</span>
        </button>
        <h1 className="drill-title panel">{DRILL_WORDS[kind].title}</h1>
        <Row tally={tally} />
      </header>
      <TableInWords drill={drill} names={names} />
      <AnswerSheet
        drill={drill}
        names={names}
        chosen={chosen}
        sheet={sheet}
        onAnswer={answer}
        onGoOn={goOn}
        onRule={setRule}
      />
      {rule !== undefined && <OpenBook rule={rule} onClose={() => setRule(undefined)} />}
    </main>
  );
}

/** One for each right answer that a tick takes. */
const BEADS: readonly number[] = Array.from({ length: TICK }, (_, index) => index + 1);

/** The answers in a row as beads, and the tick. */
function Row({ tally }: { readonly tally: Tally }) {
  const { streak, best } = tally;
  const words = DRILL_PAGE.row(streak, best, hasTick(tally));
  return (
    <p className="drill-row panel" role="img" aria-label={words} title={words}>
      {BEADS.map(bead => (
        <i key={bead} className="drill-bead" data-lit={bead <= streak} />
      ))}
      <b>{streak}</b>
      {hasTick(tally) && <Icon name="check" size={18} />}
    </p>
  );
}
