import { Fragment, lazy, StrictMode, Suspense, useCallback, useMemo, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { useStore } from 'zustand';
import { isPlacing } from './games/aos/hands/draft/drafts';
import { createHands } from './games/aos/hands/hands';
import type { Interaction } from './games/aos/hands/interaction';
import { viewOnlyHands } from './games/aos/hands/view-only-hands';
import type { Workbench } from './games/aos/measure/store';
import type { Opened } from './games/aos/panels/battle/BattlePage';
import { moodIn, openBattleLibrary } from './games/aos/panels/battle-library';
import { Pages } from './games/aos/panels/Pages';
import type { BenchSlotProps } from './games/aos/panels/slots/measure-slot';
import type { PictureSlotProps } from './games/aos/panels/slots/picture-slot';
import type { PortraitOf } from './games/aos/panels/slots/portrait-slot';
import type { TableSlotProps } from './games/aos/panels/slots/table-slot';
import { startEntries } from './games/aos/panels/start/start-entries';
import { DUEL_AT, duelField, duelMinis } from './games/aos/picture/duel';
import { matMarksOf } from './games/aos/picture/events/mat-marks';
import { indexOf, minisOf } from './games/aos/picture/minis';
import { overlaysOf, withMarks } from './games/aos/picture/overlays';
import { fallenOf } from './games/aos/picture/slain';
import type { Unit } from './games/aos/types';
import { namesIn } from './games/aos/words/names';
import type { Spot } from './geometry/shapes/shape';
import { bug } from './kernel/bug';
import { inspection } from './play/inspection';
import { type Place, wishes } from './shell/browser/address';
import { followTextSize } from './shell/browser/scale';
import { findOwnFigures, useOwnFigures } from './shell/figures/use-own-figures';
import { hangSafetyNet } from './shell/notices/safety-net';
import { App } from './shell/page/App';
import { keepForOffline } from './shell/page/offline';
import { TableLost } from './shell/page/TableLost';
import { Icon, type IconName } from './shell/parts/icons';
import { qualityNow, useDrawing } from './shell/screen/use-drawing';
import { ribbonHeight, useInsets, useStartInsets } from './shell/screen/use-insets';
import { sway } from './shell/start/sway';
import './shell/styles/index.css';
import { panelBoxes } from './shell/screen/panel-boxes';
import { PAGE } from './shell/words/page';

/** The scene brings three.js with it and arrives on its own. */
const Table = lazy(() => import('./scene/Table').then(scene => ({ default: scene.Table })));

/** In place of a picture that is lost. */
const lost = (drawAgain: () => void) => <TableLost onDrawAgain={drawAgain} />;

const iconOf = (name: string) => <Icon name={name as IconName} size={16} />;

/** The table of a battle: what the hand and the director show, drawn by the scene. */
function BattleTable({ session, mood, isWatched = false, coveredLeft = 0, coveredRight = 0, marks }: TableSlotProps) {
  const { table, setup } = session;
  const interaction: Interaction = useSyncExternalStore(
    useCallback(listener => table.subscribe(listener).unsubscribe, [table]),
    () => table.getSnapshot().context,
  );
  const insets = useInsets(coveredLeft, coveredRight);
  const ownFigures = useOwnFigures();
  const thrown = useStore(session.shown, shown => shown.thrown);
  const matMarks = useStore(session.shown, shown => matMarksOf(shown.told));
  const isEye = useStore(session.shown, shown => shown.isEye);
  const hands = useMemo(() => (isWatched ? viewOnlyHands : createHands)(session), [session, isWatched]);
  const minis = useStanding(interaction);
  const { slain, units } = interaction.battle;
  const fallen = useMemo(() => fallenOf({ slain, units }), [slain, units]);
  const overlays = useMemo(() => {
    const names = namesIn(interaction.battle, setup);
    const own = overlaysOf(interaction, (unit: Unit) => names.unit(unit.id));
    const all = marks ? withMarks(own, marks) : own;
    // a word that hangs in the air would hide what a model looks at
    return isEye ? { ...all, labels: [] } : all;
  }, [interaction, setup, marks, isEye]);
  return (
    <Suspense fallback={undefined}>
      <Table
        {...useDrawing()}
        field={interaction.battle.field}
        theme={mood}
        minis={minis}
        slain={fallen}
        matMarks={matMarks}
        ownFigures={ownFigures}
        overlays={overlays}
        dice={thrown}
        hands={hands}
        insets={insets}
        label={PAGE.table}
        iconOf={iconOf}
        lost={lost}
        onDiceRest={session.diceRest}
        onReady={session.setStage}
      />
    </Suspense>
  );
}

/** The figures, anew only when a drag, a touch or the battle changes what they show. */
function useStanding({ battle, hovered, selected, draft }: Interaction) {
  const placing = draft && isPlacing(draft) ? draft : undefined;
  return useMemo(() => minisOf({ battle, hovered, selected, draft: placing }), [battle, hovered, selected, placing]);
}

/** A table that is only looked at. */
function PictureTable({ mood, covered, ...picture }: PictureSlotProps) {
  const insets = useMemo(() => ({ top: ribbonHeight(), bottom: covered }), [covered]);
  return (
    <Suspense fallback={undefined}>
      <Table {...useDrawing()} {...picture} theme={mood} insets={insets} iconOf={iconOf} lost={lost} />
    </Suspense>
  );
}

/** The measuring table: what lies on it comes ready drawn from its page. */
function BenchTable({ workbench, picture, hands, mood }: BenchSlotProps) {
  const insets = useInsets();
  return (
    <Suspense fallback={undefined}>
      <Table
        {...useDrawing()}
        field={picture.field}
        theme={mood}
        minis={picture.minis}
        overlays={picture.overlays}
        hands={hands}
        insets={insets}
        panels={panelBoxes}
        label={PAGE.bench}
        iconOf={iconOf}
        lost={lost}
        onReady={workbench.setStage}
      />
    </Suspense>
  );
}

/** The living table behind the first page, which most tests do without; it comes when it is ready, and turns slowly where pictures may move. */
const Backdrop = lazy(async () => {
  await whenIdle();
  const [{ default: manifest }, scene] = await Promise.all([
    import('../models/manifest.json'),
    import('./scene/Table'),
  ]);
  const field = duelField(manifest.models.find(({ id }) => id === 'ruined-arcade')?.footprint);
  const minis = duelMinis();
  return {
    default: () => (
      <scene.Table
        {...useDrawing()}
        field={field}
        theme="death"
        minis={minis}
        view={DUEL}
        insets={useStartInsets()}
        label=""
        onReady={sway}
      />
    ),
  };
});

/** The page itself comes first. */
const whenIdle = (): Promise<void> =>
  new Promise(resolve => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1500 });
    else setTimeout(resolve, 200);
  });

const DUEL = { kind: 'admire', at: DUEL_AT } as const;
/** The portrait of a figure, drawn as the table draws it; the table itself comes first. */
async function paintPortrait({ warscroll, seat }: PortraitOf): Promise<string | undefined> {
  await tableIsDrawn();
  const [{ portraitOf }, own] = await Promise.all([import('./scene/portraits/portraits'), findOwnFigures()]);
  const { id: figure, base: outline, height } = warscroll;
  return portraitOf({ figure, outline, height, seat: indexOf(seat), own: own?.get(figure) }, qualityNow());
}

/** Settles at once where there is no table. */
const tableIsDrawn = (): Promise<void> =>
  new Promise(resolve => {
    const page = document.documentElement;
    const isDrawn = () => !document.querySelector('.table-screen-table') || page.getAttribute('data-frame') === 'ready';
    if (isDrawn()) return resolve();
    const watch = new MutationObserver(() => {
      if (!isDrawn()) return;
      watch.disconnect();
      resolve();
    });
    watch.observe(page, { attributeFilter: ['data-frame'] });
  });

/** Lets tests look behind the picture, only where the address asks for it. */
function showToTests(opened: Opened | undefined) {
  if (!wishes().test) return;
  const realmtable = opened && {
    match: opened.session.match,
    mood: moodIn(opened.open),
    hash: () => opened.session.match.hash(),
    interaction: () => opened.session.table.getSnapshot().context,
    stored: () => opened.open.keeper.settled(),
    pixelOf: (spot: Spot) => opened.session.pixelOf(spot),
    stats: () => opened.session.stats,
  };
  Object.assign(window, { realmtable });
}

/** The same for a measuring table. */
function showBenchToTests(workbench: Workbench | undefined) {
  if (!wishes().test) return;
  const measuring = workbench && {
    now: () => workbench.now,
    change: workbench.change,
    pixelOf: (spot: Spot) => workbench.pixelOf(spot),
  };
  Object.assign(window, { measuring });
}

hangSafetyNet();
followTextSize();
if (import.meta.env.DEV && new URLSearchParams(location.search).has('inspect')) {
  const { consoleInspector } = await import('./play/console-inspector');
  inspection.listener = consoleInspector(console.debug);
}

if (!wishes().test || wishes().offline) keepForOffline();

const library = openBattleLibrary();

/** The pages of the game, with the tables that the scene draws. */
const GamePages = ({ place }: { readonly place: Place }) => (
  <Pages
    place={place}
    library={library}
    Table={BattleTable}
    PictureTable={PictureTable}
    BenchTable={BenchTable}
    paintPortrait={paintPortrait}
    onOpen={showToTests}
    onMeasure={showBenchToTests}
  />
);

const root = document.getElementById('root') ?? bug('the page has no root');
createRoot(root).render(
  <StrictMode>
    <App
      library={library}
      entries={startEntries(library)}
      Backdrop={wishes().test ? Fragment : Backdrop}
      Pages={GamePages}
    />
  </StrictMode>,
);
