import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { goTo, wishes } from '../../../../../shell/browser/address';
import { anySeed } from '../../../../../shell/browser/seed';
import { Icon } from '../../../../../shell/parts/icons';
import type { TableTheme } from '../../../../../table/picture';
import { answered } from '../../../course/daily';
import type { DailyTask } from '../../../course/daily-task';
import { DRILL_KINDS, type Drill, type DrillKind, drillOf } from '../../../course/drills';
import { drillOfLevel } from '../../../course/drills/hardness';
import { afterAnswer, hasTick, type Tally, TICK } from '../../../course/drills/progress';
import type { RuleId } from '../../../rulebook';
import { DRILL_WORDS, namesFor } from '../../../words/learn/drills';
import { OpenBook } from '../../rulebook/OpenBook';
import type { PictureSlot } from '../../slots/picture-slot';
import { DAILY, dailyDrillIn } from '../daily/tasks';
import { today } from '../daily/today';
import { progress } from '../progress-store';
import { AnswerSheet } from './AnswerSheet';
import { drillMinis, drillOverlays, drillView } from './drill-picture';
import { drillProgress } from './progress-store';
import { TableInWords } from './TableInWords';
import { useCovered } from './use-covered';
import { useDrillKeys } from './use-drill-keys';
import './drills.css';
import { LESSONS } from '../../../words/learn/course';
import { DRILL_PAGE } from '../../../words/learn/drill-page';

/** Each kind on a cloth of its own. */
const MOODS: Readonly<Record<DrillKind, TableTheme>> = {
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
  const index = dailyDrillIn(id);
  const daily = useStore(progress, now => now.daily);
  const task = index === undefined ? undefined : daily?.tasks[index];
  const kind = DRILL_KINDS.find(each => each === id);
  const isDaily = index !== undefined && task?.kind === 'drill';
  useEffect(() => {
    if (!kind && !isDaily) goTo(index === undefined ? { at: 'drills' } : { at: 'learn', id: DAILY });
  }, [kind, isDaily, index]);
  if (isDaily) return <DailyDrill key={id} index={index} task={task} Table={Table} />;
  return kind ? <Endless kind={kind} Table={Table} /> : undefined;
}

interface DailyDrillProps {
  readonly index: number;
  readonly task: Extract<DailyTask, { kind: 'drill' }>;
  readonly Table: PictureSlot;
}

/** One drill of today's set; then back to it. */
function DailyDrill({ index, task, Table }: DailyDrillProps) {
  const { drill: kind, seed, level } = task;
  const drill = useMemo(() => drillOfLevel(kind, seed, level), [kind, seed, level]);
  const leave = () => goTo({ at: 'learn', id: DAILY });
  const note = (isRight: boolean) => progress.setState(now => answered(now, index, isRight, today()));
  return (
    <Drilling drill={drill} Table={Table} onAnswered={note} onGoOn={leave} onLeave={leave} leaveTo={LESSONS.daily} />
  );
}

/** One drill after another of a kind. */
function Endless({ kind, Table }: { readonly kind: DrillKind; readonly Table: PictureSlot }) {
  const [seed, setSeed] = useState(() => wishes().seed ?? anySeed());
  const drill = useMemo(() => drillOf(kind, seed), [kind, seed]);
  return (
    <Drilling
      drill={drill}
      Table={Table}
      onAnswered={() => {}}
      onGoOn={() => setSeed(seed + 1)}
      onLeave={() => goTo({ at: 'drills' })}
      leaveTo={DRILL_PAGE.allDrills}
    />
  );
}

interface DrillingProps {
  readonly drill: Drill;
  readonly Table: PictureSlot;
  readonly onAnswered: (isRight: boolean) => void;
  readonly onGoOn: () => void;
  readonly onLeave: () => void;
  /** Where that leads. */
  readonly leaveTo: string;
}

function Drilling({ drill, Table, onAnswered, onGoOn, onLeave, leaveTo }: DrillingProps) {
  const { kind } = drill;
  const [chosen, setChosen] = useState<number>();
  const [rule, setRule] = useState<RuleId>();
  const tally = useStore(drillProgress, progress => progress[kind]);
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
    onAnswered(index === drill.answer);
  };
  const goOn = () => {
    if (!isAnswered) return;
    setChosen(undefined);
    onGoOn();
  };
  useDrillKeys({ answer, goOn, leave: onLeave }, rule === undefined);
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
        <button type="button" className="button" aria-label={leaveTo} onClick={onLeave}>
          <Icon name="retreat" size={18} />
          <span>{leaveTo}</span>
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
