import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { goTo, wishes } from '../../../../../shell/browser/address';
import { anySeed } from '../../../../../shell/browser/seed';
import { answered } from '../../../course/daily';
import type { DailyTask } from '../../../course/daily-task';
import { DRILL_KINDS, type DrillKind, drillOf } from '../../../course/drills';
import { drillOfLevel } from '../../../course/drills/hardness';
import { LESSONS } from '../../../words/learn/course';
import { DRILL_PAGE } from '../../../words/learn/drill-page';
import { DAILY, dailyDrillIn } from '../daily/tasks';
import { today } from '../daily/today';
import { progress } from '../progress-store';
import { DrillScreen } from './DrillScreen';

interface DrillPageProps {
  readonly id: string;
}

/** One drill after another of the kind in the address. */
export function DrillPage({ id }: DrillPageProps) {
  const index = dailyDrillIn(id);
  const daily = useStore(progress, now => now.daily);
  const task = index === undefined ? undefined : daily?.tasks[index];
  const kind = DRILL_KINDS.find(each => each === id);
  const isDaily = index !== undefined && task?.kind === 'drill';
  useEffect(() => {
    if (!kind && !isDaily) goTo(index === undefined ? { at: 'drills' } : { at: 'learn', id: DAILY });
  }, [kind, isDaily, index]);
  if (isDaily) return <DailyDrill key={id} index={index} task={task} />;
  return kind ? <Endless kind={kind} /> : undefined;
}

interface DailyDrillProps {
  readonly index: number;
  readonly task: Extract<DailyTask, { kind: 'drill' }>;
}

/** One drill of today's set; then back to the set. */
function DailyDrill({ index, task }: DailyDrillProps) {
  const { drill: kind, seed, level } = task;
  const drill = useMemo(() => drillOfLevel(kind, seed, level), [kind, seed, level]);
  const leave = () => goTo({ at: 'learn', id: DAILY });
  const note = (isRight: boolean) => progress.setState(now => answered(now, index, isRight, today()));
  return <DrillScreen drill={drill} onAnswered={note} onGoOn={leave} onLeave={leave} leaveTo={LESSONS.daily} />;
}

/** One drill after another of a kind. */
function Endless({ kind }: { readonly kind: DrillKind }) {
  const [seed, setSeed] = useState(() => wishes().seed ?? anySeed());
  const drill = useMemo(() => drillOf(kind, seed), [kind, seed]);
  return (
    <DrillScreen
      drill={drill}
      onAnswered={() => {}}
      onGoOn={() => setSeed(seed + 1)}
      onLeave={() => goTo({ at: 'drills' })}
      leaveTo={DRILL_PAGE.allDrills}
    />
  );
}
