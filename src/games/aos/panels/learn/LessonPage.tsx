import { useEffect, useMemo, useState } from 'react';
import type { Autosave } from '../../../../match/autosave';
import { goTo, isStill } from '../../../../shell/browser/address';
import { settings } from '../../../../shell/browser/settings';
import { Faults } from '../../../../shell/dialogs/Faults';
import { PAGE } from '../../../../shell/words/page';
import { findLessonOrTest } from '../../course/course';
import type { Lesson } from '../../course/lesson';
import { type LessonSession, openLessonSession } from '../../course/lesson-session';
import { OWN_LESSON } from '../../course/own-lesson';
import { BattleSession } from '../../session/battle-session';
import { LESSONS } from '../../words/learn/course';
import { TOOL_WORDS } from '../../words/measure/tools';
import { showToTests } from '../test-window';
import { LessonScreen } from './LessonScreen';
import { progress } from './progress-store';

interface LessonPageProps {
  readonly id: string;
}

/** The course stores the progress itself. */
const NO_AUTOSAVE: Autosave = { settled: async () => {}, retry: () => {}, stop: () => {} };

interface Begun {
  readonly room: LessonSession;
  readonly session: BattleSession;
}

/** Opens the lesson of the address where it was left. */
export function LessonPage({ id }: LessonPageProps) {
  const [begun, setBegun] = useState<Begun>();
  const lesson = useLesson(id);
  useEffect(() => {
    if (!lesson) return undefined;
    const room = openLessonSession(lesson, progress.getState().open[lesson.id]);
    // In a lesson nothing is answered automatically, and the whole table stays visible.
    const preferences = () => ({ ...settings.getState(), autoAnswer: false, followAction: false });
    const session = new BattleSession(room.match, { preferences, isStill, words: TOOL_WORDS });
    showToTests({
      open: { id: lesson.id, name: lesson.title, mood: 'life', match: room.match, autosave: NO_AUTOSAVE },
      session,
    });
    setBegun({ room, session });
    return () => {
      session.stop();
      showToTests(undefined);
      setBegun(undefined);
    };
  }, [lesson]);
  if (lesson === undefined) return <p className="waiting">{PAGE.laying}</p>;
  if (!lesson) {
    const faults = [{ path: '', reason: LESSONS.noSuch }];
    return <Faults title={LESSONS.cannotOpen} faults={faults} onClose={() => goTo({ at: 'learn' })} />;
  }
  if (!begun) return <p className="waiting">{PAGE.laying}</p>;
  return <LessonScreen {...begun} />;
}

/** The lesson with this id; false if there is none, undefined while the player's own table is loading. */
function useLesson(id: string): Lesson | false | undefined {
  const [own, setOwn] = useState<Lesson | false>();
  const isOwn = id === OWN_LESSON;
  useEffect(() => {
    if (!isOwn) return;
    void import('../measure/own-lesson')
      .then(({ lessonOnLastTable }) => lessonOnLastTable())
      .then(lesson => setOwn(lesson ?? false));
  }, [isOwn]);
  const found = useMemo(() => findLessonOrTest(id), [id]);
  return isOwn ? own : (found ?? false);
}
