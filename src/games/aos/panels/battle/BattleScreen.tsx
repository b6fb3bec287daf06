import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { settings } from '../../../../shell/browser/settings';
import { useHotkeys } from '../../../../shell/hooks/use-hotkeys';
import { CornerButton } from '../../../../shell/parts/CornerButton';
import { TableScreen } from '../../../../shell/screen/TableScreen';
import { DIALOGS } from '../../../../shell/words/dialogs';
import { PAGE } from '../../../../shell/words/page';
import type { OverlayPicture } from '../../../../table/picture';
import { askedFor, askedNow } from '../../facts/open-question';
import type { RuleId } from '../../rulebook';
import type { BattleSession } from '../../session/battle-session';
import { BATTLE } from '../../words/battle/battle';
import { DecisionBar } from '../bar/DecisionBar';
import type { Library, OpenBattle } from '../battle-library';
import { moodIn } from '../battle-mood';
import { Card } from '../card/Card';
import { HintsWhenQuiet } from '../learn/hints/when-quiet';
import { Log } from '../log/Log';
import { hasUnitsBeside, Reserve } from '../reserve/Reserve';
import { Ribbon } from '../ribbon/Ribbon';
import { OpenBattleBook, useBookAtHand } from '../rulebook/OpenBook';
import { Announcer } from '../screen-reader/Announcer';
import { ScreenReaderTable } from '../screen-reader/ScreenReaderTable';
import { SessionProvider, useBattle, useInteraction, useSession, useShown } from '../use-session';
import { BattleTable } from './BattleTable';
import { HandOver } from './HandOver';
import { keyActions, tabAction } from './key-actions';
import { type OpenDialogs, type Sheet, useSheets } from './use-sheets';

const DicePanel = lazy(() => import('../dice/DicePanel').then(panel => ({ default: panel.DicePanel })));
const Keys = lazy(() => import('../../../../shell/dialogs/Keys').then(sheet => ({ default: sheet.Keys })));
const BattleMenu = lazy(() => import('./BattleMenu').then(sheet => ({ default: sheet.BattleMenu })));
const RulingDialog = lazy(() => import('../consent/RulingDialog').then(sheet => ({ default: sheet.RulingDialog })));
const AskedPlace = lazy(() => import('../consent/AskedPlace').then(panel => ({ default: panel.AskedPlace })));
const Palette = lazy(() => import('../palette/Palette').then(sheet => ({ default: sheet.Palette })));
const SplitPanel = lazy(() => import('../attack/SplitPanel').then(panel => ({ default: panel.SplitPanel })));
const OddsPanel = lazy(() => import('../odds/OddsPanel').then(panel => ({ default: panel.OddsPanel })));
const ToolStrip = lazy(() => import('../tools/ToolStrip').then(strip => ({ default: strip.ToolStrip })));
const EndScreen = lazy(() => import('../../end/EndScreen').then(sheet => ({ default: sheet.EndScreen })));

export interface BattleScreenProps {
  readonly session: BattleSession;
  readonly open: OpenBattle;
  readonly library: Library;
}

/** A battle: the table with its panels and dialogs. */
export const BattleScreen = ({ session, ...rest }: BattleScreenProps) => (
  <SessionProvider value={session}>
    <Battle {...rest} session={session} />
  </SessionProvider>
);

function Battle({ session, open, library }: BattleScreenProps) {
  const [marks, setMarks] = useState<Partial<OverlayPicture>>();
  const { sheet, rule, isLogOpen, dialogs } = useSheets();
  useVerdict(dialogs.verdict);
  useKeys(dialogs);
  useBookAtHand();
  return (
    <TableScreen
      screen="battle"
      heading={BATTLE.heading}
      table={<BattleTable session={session} mood={moodIn(open)} marks={marks} />}
      corner={cornersOf(dialogs)}
      ribbon={<Ribbon />}
      left={
        <>
          <ScreenReaderTable />
          <Log isOpen={isLogOpen} onToggle={dialogs.log} onRule={dialogs.rules} />
          <BottomLeft onRule={dialogs.rules} />
          <Tools />
        </>
      }
      right={<Card onRule={dialogs.rules} />}
      bar={
        <>
          <HintsWhenQuiet onRule={dialogs.rules} onMarks={setMarks} />
          <Asked />
          <DecisionBar onRule={dialogs.rules} onVerdict={dialogs.verdict} />
        </>
      }
      sheet={
        <>
          <Announcer />
          <HandOver />
          <Suspense fallback={undefined}>
            <OpenSheet library={library} open={open} sheet={sheet} dialogs={dialogs} />
          </Suspense>
          {sheet === 'rules' && <OpenBattleBook rule={rule} onClose={dialogs.close} />}
        </>
      }
    />
  );
}

/** Opens the result after the last event has been shown. */
function useVerdict(show: () => void) {
  const isOver = useBattle().ended;
  const isPlaying = useShown(shown => shown.isPlaying);
  useEffect(() => {
    if (!isOver || isPlaying) return;
    show();
    settings.setState({ hasFinished: true });
  }, [isOver, isPlaying, show]);
}

function useKeys(dialogs: OpenDialogs) {
  const session = useSession();
  useHotkeys(
    useMemo(() => keyActions(session, dialogs), [session, dialogs]),
    useMemo(() => tabAction(session), [session]),
  );
}

/** Buttons for the dialogs. */
const cornersOf = (dialogs: OpenDialogs) => ({
  left: (
    <>
      <CornerButton name={BATTLE.menu} icon="menu" onClick={dialogs.menu} />
      <CornerButton name={BATTLE.find} icon="find" onClick={dialogs.palette} />
    </>
  ),
  right: (
    <>
      <CornerButton name={PAGE.rules} icon="book" onClick={() => dialogs.rules()} />
      <CornerButton name={PAGE.log} icon="log" isFor="tablet" onClick={dialogs.log} />
      <CornerButton name={DIALOGS.keys} icon="keys" isFor="desk" onClick={dialogs.keys} />
    </>
  ),
});

interface SheetProps extends Pick<BattleScreenProps, 'library' | 'open'> {
  readonly sheet: Sheet | undefined;
  readonly dialogs: OpenDialogs;
}

/** Sheets are loaded when they are opened. */
const OpenSheet = ({ sheet, dialogs, library, open }: SheetProps) => (
  <>
    {sheet === 'menu' && <BattleMenu library={library} open={open} dialogs={dialogs} onClose={dialogs.close} />}
    {sheet === 'keys' && <Keys onClose={dialogs.close} />}
    {sheet === 'verdict' && <EndScreen library={library} open={open} onClose={dialogs.close} />}
    {sheet === 'ruling' && <RulingDialog onClose={dialogs.close} />}
    {sheet === 'palette' && <Palette dialogs={dialogs} onClose={dialogs.closePalette} />}
  </>
);

/** Dice, units to set up, odds and the attack split share a place: never two at once. */
function BottomLeft({ onRule }: { readonly onRule: (rule: RuleId) => void }) {
  const battle = useBattle();
  const dice = (
    <Suspense fallback={undefined}>
      <DicePanel onRule={onRule} />
    </Suspense>
  );
  const isElsewhere = useShown(shown => shown.waitsFor !== undefined);
  const plain = hasUnitsBeside(battle) ? <Reserve /> : dice;
  if (isElsewhere) return plain;
  const odds = (
    <Suspense fallback={plain}>
      <OddsPanel>{plain}</OddsPanel>
    </Suspense>
  );
  if (askedNow(battle)?.kind !== 'pickTargets') return odds;
  return (
    <Suspense fallback={odds}>
      <SplitPanel>{odds}</SplitPanel>
    </Suspense>
  );
}

/** The position of a model in a pending ruling. */
const Asked = () =>
  askedFor(useBattle(), 'agreeRuling')?.ruling.kind === 'placeModel' && (
    <Suspense fallback={undefined}>
      <AskedPlace />
    </Suspense>
  );

/** The tools are loaded when one is first used. */
const Tools = () =>
  useInteraction(interaction => interaction.tool !== undefined) && (
    <Suspense fallback={undefined}>
      <ToolStrip />
    </Suspense>
  );
