import { lazy, Suspense, useMemo, useState } from 'react';
import type { Session } from '../../../../play/session';
import { goTo } from '../../../../shell/browser/address';
import { useHotkeys } from '../../../../shell/hooks/use-hotkeys';
import { Icon } from '../../../../shell/parts/icons';
import type { Classroom } from '../../course/lesson-session';
import { stepAt } from '../../course/runner';
import type { RuleId } from '../../rulebook';
import { Announcer } from '../Announcer';
import { DecisionBar } from '../bar/DecisionBar';
import { keyActions } from '../battle/key-actions';
import { Card } from '../Card';
import { DicePanel } from '../DicePanel';
import { OpenBook } from '../OpenBook';
import { Reserve } from '../Reserve';
import { Ribbon } from '../Ribbon';
import { ScreenReaderTable } from '../ScreenReaderTable';
import type { TableSlot } from '../slots/table-slot';
import { ToolStrip } from '../tools/ToolStrip';
import { SessionProvider, useBattle } from '../use-session';
import { pointerPicture } from './pointer-picture';
import { Teacher } from './Teacher';
import { useAttention, useEmptyHands, useKeeping, useStanding, useTesting } from './use-classroom';
import './learn.css';
import { DIALOGS } from '../../../../shell/words/dialogs';
import { PAGE } from '../../../../shell/words/page';
import { LESSONS } from '../../words/learn/course';

const Keys = lazy(() => import('../../../../shell/dialogs/Keys').then(sheet => ({ default: sheet.Keys })));

interface LessonScreenProps {
  readonly room: Classroom;
  readonly session: Session;
  readonly Table: TableSlot;
}

/** How wide the teacher's sheet is, with its margins. */
const SHEET = 404;
const CARD = 332;

/** The battle screen with a teacher at it. */
export const LessonScreen = (props: LessonScreenProps) => (
  <SessionProvider value={props.session}>
    <Taught {...props} />
  </SessionProvider>
);

function Taught({ room, session, Table }: LessonScreenProps) {
  const battle = useBattle();
  const standing = useStanding(room);
  useAttention(room, session);
  useEmptyHands(room, session, standing);
  useKeeping(room);
  useTesting(room);
  const point = stepAt(room.lesson, standing)?.point;
  const marks = useMemo(() => point && pointerPicture(battle, point), [battle, point]);
  return (
    <main className="battle" data-point={point?.panel}>
      <h1 className="unseen">
        {LESSONS.heading} {room.lesson.title}
      </h1>
      <div className="battle-table">
        <Table session={session} mood="life" marks={marks} coveredLeft={SHEET} coveredRight={CARD} />
      </div>
      <Panels room={room} session={session} />
    </main>
  );
}

function Panels({ room, session }: Omit<LessonScreenProps, 'Table'>) {
  const [book, setBook] = useState<{ readonly rule: RuleId | undefined }>();
  const [isKeysOpen, setKeysOpen] = useState(false);
  const isOver = useBattle().ended;
  const hands = useMemo(
    () =>
      keyActions(session, {
        log: () => {},
        menu: () => goTo({ at: 'learn' }),
        rules: () => setBook({ rule: undefined }),
        keys: () => setKeysOpen(true),
        verdict: () => {},
      }),
    [session],
  );
  useHotkeys(hands);
  const readRule = (rule?: RuleId) => setBook({ rule });
  return (
    <>
      <div className="battle-panels learn-panels">
        <div className="top">
          <div className="corner">
            <Corner name={LESSONS.allLessons} icon="close" onClick={() => goTo({ at: 'learn' })} />
          </div>
          <Ribbon />
          <div className="corner" data-side="right">
            <Corner name={PAGE.rules} icon="book" onClick={() => readRule()} />
            <Corner name={DIALOGS.keys} icon="keys" onClick={() => setKeysOpen(true)} />
          </div>
        </div>
        <ScreenReaderTable />
        <Teacher room={room} onRule={readRule} />
        <Card onRule={readRule} />
        <BottomLeft onRule={readRule} />
        <ToolStrip />
        {!isOver && <DecisionBar onRule={readRule} onVerdict={() => {}} />}
      </div>
      <Announcer />
      {book && <OpenBook rule={book.rule} onClose={() => setBook(undefined)} />}
      <Suspense fallback={undefined}>{isKeysOpen && <Keys onClose={() => setKeysOpen(false)} />}</Suspense>
    </>
  );
}

function BottomLeft({ onRule }: { readonly onRule: (rule: RuleId) => void }) {
  const kind = useBattle().asks.at(-1)?.kind;
  return kind === 'deploy' || kind === 'deployMore' ? <Reserve /> : <DicePanel onRule={onRule} />;
}

interface CornerProps {
  readonly name: string;
  readonly icon: 'close' | 'book' | 'keys';
  readonly onClick: () => void;
}

const Corner = ({ name, icon, onClick }: CornerProps) => (
  <button type="button" className="button" aria-label={name} title={name} onClick={onClick}>
    <Icon name={icon} />
  </button>
);
