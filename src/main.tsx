import { lazy, StrictMode, Suspense, useCallback, useMemo, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { useStore } from 'zustand';
import type { Desk } from './controls/desk';
import { createHands } from './controls/hands';
import { minisOf } from './controls/picture/minis';
import { overlaysOf } from './controls/picture/overlays';
import type { Session } from './controls/session';
import type { Spot } from './geometry/shape';
import { bug } from './kernel/bug';
import type { Unit } from './systems/aos/types';
import { App } from './ui/App';
import { wishes } from './ui/address';
import type { Opened } from './ui/battle/BattlePage';
import { Icon, type IconName } from './ui/icons';
import { openLibrary } from './ui/library';
import { namesIn } from './ui/text/names';
import './ui/styles/index.css';

/** The scene brings three.js with it and arrives on its own. */
const Table = lazy(() => import('./scene/Table').then(scene => ({ default: scene.Table })));

const iconOf = (name: string) => <Icon name={name as IconName} size={16} />;

/** The table of a battle: what the hand and the director show, drawn by the scene. */
function BattleTable({ session }: { readonly session: Session }) {
  const { table, setup } = session;
  const desk: Desk = useSyncExternalStore(
    useCallback(listener => table.subscribe(listener).unsubscribe, [table]),
    () => table.getSnapshot().context,
  );
  const insets = useInsets();
  const thrown = useStore(session.shown, shown => shown.thrown);
  const hands = useMemo(() => createHands(session), [session]);
  const minis = useMemo(() => minisOf(desk), [desk]);
  const overlays = useMemo(() => {
    const names = namesIn(desk.battle, setup);
    return overlaysOf(desk, (unit: Unit) => names.unit(unit.id));
  }, [desk, setup]);
  return (
    <Suspense fallback={undefined}>
      <Table
        field={desk.battle.field}
        realm="life"
        minis={minis}
        overlays={overlays}
        dice={thrown}
        hands={hands}
        insets={insets}
        label="The table. Tab goes through the units; the table in words follows it."
        iconOf={iconOf}
        onDiceRest={session.diceRest}
        onReady={session.setStage}
      />
    </Suspense>
  );
}

/** What ribbon and bar cover of the picture; on an upright screen the bar has two rows. */
const WIDE = { top: 60, bottom: 92 };
const UPRIGHT = { top: 60, bottom: 140 };

function useInsets() {
  const isUpright = useSyncExternalStore(
    listener => {
      window.addEventListener('resize', listener);
      return () => window.removeEventListener('resize', listener);
    },
    () => window.innerWidth <= 900,
  );
  return isUpright ? UPRIGHT : WIDE;
}

/** Lets tests look behind the picture, only where the address asks for it. */
function showToTests(opened: Opened | undefined) {
  if (!wishes().test) return;
  const realmtable = opened && {
    match: opened.session.match,
    hash: () => opened.session.match.hash(),
    desk: () => opened.session.table.getSnapshot().context,
    stored: () => opened.open.keeper.settled(),
    pixelOf: (spot: Spot) => opened.session.pixelOf(spot),
  };
  Object.assign(window, { realmtable });
}

const root = document.getElementById('root') ?? bug('the page has no root');
createRoot(root).render(
  <StrictMode>
    <App library={openLibrary()} Table={BattleTable} Backdrop={undefined} onOpen={showToTests} />
  </StrictMode>,
);
