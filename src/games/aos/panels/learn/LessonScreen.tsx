import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { goTo } from '../../../../shell/browser/address';
import { useHotkeys } from '../../../../shell/hooks/use-hotkeys';
import { CornerButton } from '../../../../shell/parts/CornerButton';
import { TableScreen } from '../../../../shell/screen/TableScreen';
import type { LessonSession } from '../../course/lesson-session';
import { stepAt } from '../../course/runner';
import type { RuleId } from '../../rulebook';
import type { BattleSession } from '../../session/battle-session';
import { DecisionBar } from '../bar/DecisionBar';
import { BattleTable } from '../battle/BattleTable';
import { keyActions } from '../battle/key-actions';
import { Card } from '../card/Card';
import { DicePanel } from '../dice/DicePanel';
import { Reserve } from '../reserve/Reserve';
import { Ribbon } from '../ribbon/Ribbon';
import { OpenBattleBook } from '../rulebook/OpenBook';
import { Announcer } from '../screen-reader/Announcer';
import { ScreenReaderTable } from '../screen-reader/ScreenReaderTable';
import { ToolStrip } from '../tools/ToolStrip';
import { SessionProvider, useBattle } from '../use-session';
import { pointerPicture } from './pointer-picture';
import { Teacher } from './Teacher';
import { useAttention, useEmptyHands, useKeeping, useLessonState, useTesting } from './use-lesson-session';
import './lesson-screen.css';
import { DIALOGS } from '../../../../shell/words/dialogs';
import { PAGE } from '../../../../shell/words/page';
import { LESSONS } from '../../words/learn/course';

const Keys = lazy(() => import('../../../../shell/dialogs/Keys').then(sheet => ({ default: sheet.Keys })));

interface LessonScreenProps {
  readonly room: LessonSession;
  readonly session: BattleSession;
}

/** Width of the teacher's sheet with margins. */
const SHEET = 404;
const CARD = 332;

/** The battle screen with a teacher. */
export const LessonScreen = (props: LessonScreenProps) => (
  <SessionProvider value={props.session}>
    <Taught {...props} />
  </SessionProvider>
);

function Taught({ room, session }: LessonScreenProps) {
  const [book, setBook] = useState<{ readonly rule: RuleId | undefined }>();
  const [isKeysOpen, setKeysOpen] = useState(false);
  const battle = useBattle();
  const standing = useLessonState(room);
  useAttention(room, session);
  useEmptyHands(room, session, standing);
  useKeeping(room);
  useTesting(room);
  useLessonKeys(session, setBook, setKeysOpen);
  const point = stepAt(room.lesson, standing)?.point;
  const marks = useMemo(() => point && pointerPicture(battle, point), [battle, point]);
  const readRule = useCallback((rule?: RuleId) => setBook({ rule }), []);
  return (
    <TableScreen
      screen="lesson"
      heading={LESSONS.heading(room.lesson.title)}
      pointsAt={point?.panel}
      table={<BattleTable session={session} mood="life" marks={marks} coveredLeft={SHEET} coveredRight={CARD} />}
      corner={{
        left: <CornerButton name={LESSONS.allLessons} icon="close" onClick={toCourse} />,
        right: (
          <>
            <CornerButton name={PAGE.rules} icon="book" onClick={() => readRule()} />
            <CornerButton name={DIALOGS.keys} icon="keys" onClick={() => setKeysOpen(true)} />
          </>
        ),
      }}
      ribbon={<Ribbon />}
      left={
        <>
          <ScreenReaderTable />
          <Teacher room={room} onRule={readRule} />
          <BottomLeft onRule={readRule} />
          <ToolStrip />
        </>
      }
      right={<Card onRule={readRule} />}
      bar={!battle.ended && <DecisionBar onRule={readRule} onVerdict={() => {}} />}
      sheet={
        <>
          <Announcer />
          {book && <OpenBattleBook rule={book.rule} onClose={() => setBook(undefined)} />}
          <Suspense fallback={undefined}>{isKeysOpen && <Keys onClose={() => setKeysOpen(false)} />}</Suspense>
        </>
      }
    />
  );
}

const toCourse = () => goTo({ at: 'learn' });

/** The keys of a battle; the menu key leads back to the course, and a lesson has neither log nor result. */
function useLessonKeys(
  session: BattleSession,
  setBook: (book: { readonly rule: RuleId | undefined }) => void,
  setKeysOpen: (isOpen: boolean) => void,
): void {
  const actions = useMemo(
    () =>
      keyActions(session, {
        log: () => {},
        menu: toCourse,
        rules: () => setBook({ rule: undefined }),
        keys: () => setKeysOpen(true),
        verdict: () => {},
      }),
    [session, setBook, setKeysOpen],
  );
  useHotkeys(actions);
}

function BottomLeft({ onRule }: { readonly onRule: (rule: RuleId) => void }) {
  const kind = useBattle().asks.at(-1)?.kind;
  return kind === 'deploy' || kind === 'deployMore' ? <Reserve /> : <DicePanel onRule={onRule} />;
}
