import { type ComponentType, createElement, lazy, Suspense } from 'react';
import type { MeasureStore } from '../games/aos/measure/store';
import type { Opened } from '../games/aos/panels/battle/BattlePage';
import type { Library } from '../games/aos/panels/battle-library';
import { moodIn } from '../games/aos/panels/battle-mood';
import { Pages } from '../games/aos/panels/Pages';
import type { PortraitOf } from '../games/aos/panels/slots/portrait-slot';
import type { Spot } from '../geometry/shapes/shape';
import { type Place, wishes } from '../shell/browser/address';

/** A table that arrives on its own: the page around it waits neither for the hands nor for the picture. */
function arriving<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load() }));
  return props => <Suspense fallback={undefined}>{createElement(Loaded, props)}</Suspense>;
}

const tables = () => import('./tables');
const BattleTable = arriving(async () => (await tables()).BattleTable);
const PictureTable = arriving(async () => (await tables()).PictureTable);
const MeasureTableView = arriving(async () => (await tables()).MeasureTableView);

const paintPortrait = async (portrait: PortraitOf) => (await import('./portraits')).paintPortrait(portrait);

/** Lets tests look behind the picture, only where the address asks for it. */
function showToTests(opened: Opened | undefined) {
  if (!wishes().test) return;
  const realmtable = opened && {
    match: opened.session.match,
    mood: moodIn(opened.open),
    hash: () => opened.session.match.hash(),
    interaction: () => opened.session.table.getSnapshot().context,
    stored: () => opened.open.autosave.settled(),
    pixelOf: (spot: Spot) => opened.session.pixelOf(spot),
    stats: () => opened.session.stats,
  };
  Object.assign(window, { realmtable });
}

/** The same for a measuring table. */
function showMeasureToTests(measureStore: MeasureStore | undefined) {
  if (!wishes().test) return;
  const measuring = measureStore && {
    now: () => measureStore.now,
    change: measureStore.change,
    pixelOf: (spot: Spot) => measureStore.pixelOf(spot),
  };
  Object.assign(window, { measuring });
}

/** The pages of the game, with the tables that the scene draws. */
export const pagesOf = (library: Library) => (props: { readonly place: Place }) => (
  <Pages
    {...props}
    library={library}
    Table={BattleTable}
    PictureTable={PictureTable}
    MeasureTableView={MeasureTableView}
    paintPortrait={paintPortrait}
    onOpen={showToTests}
    onMeasure={showMeasureToTests}
  />
);
