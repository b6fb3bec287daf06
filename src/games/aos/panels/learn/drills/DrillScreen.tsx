import { type RefObject, useContext, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Icon } from '../../../../../shell/parts/icons';
import { TableScreen } from '../../../../../shell/screen/TableScreen';
import { TableContext } from '../../../../../shell/screen/table-slot';
import { ribbonHeight } from '../../../../../shell/screen/use-insets';
import type { TableTheme } from '../../../../../table/picture';
import type { Drill, DrillKind } from '../../../course/drills';
import { afterAnswer, hasTick, type Tally, TICK } from '../../../course/drills/progress';
import type { RuleId } from '../../../rulebook';
import { DRILL_PAGE } from '../../../words/learn/drill-page';
import { DRILL_WORDS, namesFor } from '../../../words/learn/drills';
import type { Names } from '../../../words/names';
import { OpenBook } from '../../rulebook/OpenBook';
import { AnswerSheet } from './AnswerSheet';
import { drillMinis, drillOverlays, drillView } from './drill-picture';
import { drillProgress } from './progress-store';
import { TableInWords } from './TableInWords';
import { useCovered } from './use-covered';
import { useDrillKeys } from './use-drill-keys';
import './drill-screen.css';

/** Each kind has its own theme. */
const MOODS: Readonly<Record<DrillKind, TableTheme>> = {
  distance: 'life',
  coherency: 'death',
  charge: 'fire',
  sight: 'life',
  roll: 'death',
};

interface DrillScreenProps {
  readonly drill: Drill;
  readonly onAnswered: (isRight: boolean) => void;
  readonly onGoOn: () => void;
  readonly onLeave: () => void;
  /** The target of that link. */
  readonly leaveTo: string;
}

/** One drill on its table: the question, the answers, and the proof after an answer. */
export function DrillScreen({ drill, onAnswered, onGoOn, onLeave, leaveTo }: DrillScreenProps) {
  const { kind } = drill;
  const [chosen, setChosen] = useState<number>();
  const [rule, setRule] = useState<RuleId>();
  const tally = useStore(drillProgress, progress => progress[kind]);
  const names = useMemo(() => namesFor(drill), [drill]);
  const isAnswered = chosen !== undefined;
  const sheet = useRef<HTMLElement>(null);
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
    <TableScreen
      screen="drill"
      heading={DRILL_WORDS[kind].title}
      table={<DrillTable drill={drill} names={names} isAnswered={isAnswered} sheet={sheet} />}
      corner={{ left: <LeaveButton words={leaveTo} onClick={onLeave} />, right: <Row tally={tally} /> }}
      ribbon={
        <p className="drill-title panel" aria-hidden="true">
          {DRILL_WORDS[kind].title}
        </p>
      }
      left={<TableInWords drill={drill} names={names} />}
      bar={
        <AnswerSheet
          drill={drill}
          names={names}
          chosen={chosen}
          sheet={sheet}
          onAnswer={answer}
          onGoOn={goOn}
          onRule={setRule}
        />
      }
      sheet={rule !== undefined && <OpenBook rule={rule} onClose={() => setRule(undefined)} />}
    />
  );
}

interface DrillTableProps {
  readonly drill: Drill;
  readonly names: Names;
  readonly isAnswered: boolean;
  readonly sheet: RefObject<HTMLElement | null>;
}

/** The table of a drill, between the ribbon and the sheet. */
function DrillTable({ drill, names, isAnswered, sheet }: DrillTableProps) {
  const Table = useContext(TableContext);
  const bottom = useCovered(sheet);
  const minis = useMemo(() => drillMinis(drill.battle), [drill]);
  const view = useMemo(() => drillView(drill), [drill]);
  const overlays = useMemo(() => drillOverlays(drill, names, isAnswered), [drill, names, isAnswered]);
  const insets = useMemo(() => ({ top: ribbonHeight(), bottom }), [bottom]);
  return (
    <Table
      field={drill.battle.field}
      theme={MOODS[drill.kind]}
      minis={minis}
      overlays={overlays}
      view={view}
      insets={insets}
      label={DRILL_PAGE.table}
    />
  );
}

const LeaveButton = ({ words, onClick }: { readonly words: string; readonly onClick: () => void }) => (
  <button type="button" className="button drill-leave" aria-label={words} onClick={onClick}>
    <Icon name="retreat" size={18} />
    <span>{words}</span>
  </button>
);

/** One for each correct answer that a tick needs. */
const BEADS: readonly number[] = Array.from({ length: TICK }, (_, index) => index + 1);

/** The streak as beads, and the tick. */
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
