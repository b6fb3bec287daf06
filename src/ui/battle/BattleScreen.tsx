import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import type { OverlayPicture } from '../../controls/picture/views';
import type { Session } from '../../controls/session';
import type { RuleId } from '../../systems/aos/rulebook';
import { Icon } from '../icons';
import { type HintSlipProps, HintsWhenQuiet } from '../learn/hints/when-quiet';
import type { Library, OpenBattle } from '../library';
import { OpenBook, useBookAtHand } from '../OpenBook';
import { Announcer } from '../panels/Announcer';
import { SplitPanel, useSplit } from '../panels/attack/SplitPanel';
import { DecisionBar } from '../panels/bar/DecisionBar';
import { Card } from '../panels/Card';
import { DicePanel } from '../panels/DicePanel';
import { Log } from '../panels/Log';
import { Mirror } from '../panels/Mirror';
import { hasUnitsBeside, Reserve } from '../panels/Reserve';
import { Ribbon } from '../panels/Ribbon';
import { ToolStrip } from '../panels/tools/ToolStrip';
import { settings } from '../settings';
import type { TableSlot } from '../table-slot';
import { BATTLE } from '../text/battle';
import { DIALOGS } from '../text/dialogs';
import { PAGE } from '../text/page';
import { SessionProvider, useBattle, useSession, useShown } from '../use-session';
import { HandOver } from './HandOver';
import { keyHands, tabHand } from './key-hands';
import { useHotkeys } from './use-hotkeys';

/** Sheets come when they are opened. */
const Keys = lazy(() => import('../dialogs/Keys').then(sheet => ({ default: sheet.Keys })));
const Menu = lazy(() => import('../dialogs/Menu').then(sheet => ({ default: sheet.Menu })));
const Palette = lazy(() => import('../palette/Palette').then(sheet => ({ default: sheet.Palette })));
const EndScreen = lazy(() => import('../end/EndScreen').then(sheet => ({ default: sheet.EndScreen })));

export interface BattleScreenProps {
  readonly session: Session;
  readonly open: OpenBattle;
  readonly library: Library;
  readonly trouble: string | undefined;
  readonly Table: TableSlot;
}

/** The table with everything around it. */
export function BattleScreen({ Table, session, ...rest }: BattleScreenProps) {
  const [marks, setMarks] = useState<Partial<OverlayPicture>>();
  return (
    <SessionProvider value={session}>
      <main className="battle">
        <h1 className="unseen">{BATTLE.heading}</h1>
        <div className="battle-table">
          <Table session={session} mood={rest.open.mood} marks={marks} />
        </div>
        <Panels {...rest} onMarks={setMarks} />
      </main>
    </SessionProvider>
  );
}

interface PanelsProps extends Omit<BattleScreenProps, 'Table' | 'session'> {
  readonly onMarks: HintSlipProps['onMarks'];
}

type Sheet = 'menu' | 'keys' | 'verdict' | 'rules' | 'palette';

function Panels({ open, library, trouble, onMarks }: PanelsProps) {
  const session = useSession();
  const isOver = useBattle().ended;
  const isPlaying = useShown(shown => shown.isPlaying);
  const [sheet, setSheet] = useState<Sheet>();
  const [rule, setRule] = useState<RuleId>();
  const [isLogOpen, setLogOpen] = useState(false);
  const close = () => setSheet(undefined);
  const readRule = (wanted?: RuleId) => {
    setRule(wanted);
    setSheet('rules');
  };
  const toggleLog = () => setLogOpen(was => !was);
  useEffect(() => {
    if (!isOver || isPlaying) return;
    setSheet('verdict');
    settings.setState({ hasFinished: true });
  }, [isOver, isPlaying]);
  const hands = useMemo(
    () =>
      keyHands(session, {
        log: () => setLogOpen(was => !was),
        menu: () => setSheet('menu'),
        rules: () => {
          setRule(undefined);
          setSheet('rules');
        },
        keys: () => setSheet('keys'),
        verdict: () => setSheet('verdict'),
        palette: () => setSheet('palette'),
      }),
    [session],
  );
  useHotkeys(
    hands,
    useMemo(() => tabHand(session), [session]),
  );
  const doors = useMemo(
    () => ({
      log: () => setLogOpen(was => !was),
      menu: () => setSheet('menu'),
      keys: () => setSheet('keys'),
      rules: (wanted?: RuleId) => {
        setRule(wanted);
        setSheet('rules');
      },
    }),
    [],
  );
  // what it opened stays open
  const closePalette = useCallback(() => setSheet(now => (now === 'palette' ? undefined : now)), []);
  useBookAtHand();
  return (
    <>
      <div className="battle-panels">
        <div className="top">
          <div className="corner">
            <CornerButton name={BATTLE.menu} icon="menu" onClick={() => setSheet('menu')} />
            <CornerButton name={BATTLE.find} icon="find" onClick={() => setSheet('palette')} />
          </div>
          <Ribbon />
          <div className="corner" data-side="right">
            <CornerButton name={PAGE.rules} icon="book" onClick={() => readRule()} />
            <CornerButton name={PAGE.log} icon="log" isFor="tablet" onClick={toggleLog} />
            <CornerButton name={DIALOGS.keys} icon="keys" isFor="desk" onClick={() => setSheet('keys')} />
          </div>
        </div>
        <Mirror />
        <Log isOpen={isLogOpen} onToggle={toggleLog} onRule={readRule} />
        <Card onRule={readRule} />
        <BottomLeft onRule={readRule} />
        <ToolStrip />
        <div className="bar-stack">
          <HintsWhenQuiet onRule={readRule} onMarks={onMarks} />
          <DecisionBar onRule={readRule} onVerdict={() => setSheet('verdict')} />
        </div>
      </div>
      <Announcer />
      <HandOver />
      {trouble !== undefined && (
        <p className="trouble panel" role="alert">
          {trouble}
        </p>
      )}
      <Suspense fallback={undefined}>
        {sheet === 'menu' && <Menu library={library} open={open} onKeys={() => setSheet('keys')} onClose={close} />}
        {sheet === 'keys' && <Keys onClose={close} />}
        {sheet === 'verdict' && <EndScreen library={library} open={open} onClose={close} />}
        {sheet === 'palette' && <Palette doors={doors} onClose={closePalette} />}
      </Suspense>
      {sheet === 'rules' && <OpenBook rule={rule} onClose={close} />}
    </>
  );
}

/** Dice and the units still to be set up share a place: never both at once. */
function BottomLeft({ onRule }: { readonly onRule: (rule: RuleId) => void }) {
  const split = useSplit();
  const isBeside = hasUnitsBeside(useBattle());
  if (split) return <SplitPanel split={split} />;
  return isBeside ? <Reserve /> : <DicePanel onRule={onRule} />;
}

interface CornerProps {
  readonly name: string;
  readonly icon: 'menu' | 'log' | 'book' | 'find' | 'keys';
  /** On a tablet the log is not in sight by itself, and there are no keys. */
  readonly isFor?: 'tablet' | 'desk';
  readonly onClick: () => void;
}

const CornerButton = ({ name, icon, isFor, onClick }: CornerProps) => (
  <button type="button" className="button" data-for={isFor} aria-label={name} title={name} onClick={onClick}>
    <Icon name={icon} />
  </button>
);
