import { lazy } from 'react';
import type { Place } from '../../../shell/browser/address';
import type { MeasureStore } from '../measure/store';
import type { Opened } from './battle/BattlePage';
import type { Library } from './battle-library';
import type { MeasureSlot } from './slots/measure-slot';
import type { PictureSlot } from './slots/picture-slot';
import { type Painter, PainterContext } from './slots/portrait-slot';
import type { TableSlot } from './slots/table-slot';

const BattlePage = lazy(() => import('./battle/BattlePage').then(({ BattlePage: page }) => ({ default: page })));
const CoursePage = lazy(() => import('./learn/CoursePage').then(({ CoursePage: page }) => ({ default: page })));
const DailyPage = lazy(() => import('./learn/daily/DailyPage').then(({ DailyPage: page }) => ({ default: page })));
const DrillPage = lazy(() => import('./learn/drills/DrillPage').then(({ DrillPage: page }) => ({ default: page })));
const DrillsPage = lazy(() => import('./learn/drills/DrillsPage').then(({ DrillsPage: page }) => ({ default: page })));
const LessonPage = lazy(() => import('./learn/LessonPage').then(({ LessonPage: page }) => ({ default: page })));
const MeasurePage = lazy(() => import('./measure/MeasurePage').then(({ MeasurePage: page }) => ({ default: page })));
const SetupPage = lazy(() => import('../setup/SetupPage').then(({ SetupPage: page }) => ({ default: page })));
const WatchPage = lazy(() => import('./watch/WatchPage').then(({ WatchPage: page }) => ({ default: page })));

/** What `main.tsx` passes to the pages of this game. */
export interface PagesProps {
  readonly library: Library;
  readonly Table: TableSlot;
  /** A table that is only looked at. */
  readonly PictureTable: PictureSlot;
  readonly MeasureTableView: MeasureSlot;
  readonly paintPortrait: Painter;
  readonly onOpen: (opened: Opened | undefined) => void;
  readonly onMeasure: (measureStore: MeasureStore | undefined) => void;
}

/** The page of this game at a place. */
export const Pages = ({ paintPortrait, ...props }: PagesProps & { readonly place: Place }) => (
  <PainterContext value={paintPortrait}>
    <Page {...props} />
  </PainterContext>
);

/** The address of the daily set, among the lessons. */
const DAILY = 'daily';

type PageProps = Omit<PagesProps, 'paintPortrait'> & { readonly place: Place };

function Page({ place, library, Table, PictureTable, MeasureTableView, onOpen, onMeasure }: PageProps) {
  if (place.at === 'drills')
    return 'id' in place ? <DrillPage key={place.id} id={place.id} Table={PictureTable} /> : <DrillsPage />;
  if (place.at === 'measure')
    return <MeasurePage table={place.table} library={library} Table={MeasureTableView} onOpen={onMeasure} />;
  if (place.at === 'setup') return <SetupPage library={library} after={'id' in place ? place.id : undefined} />;
  if (!('id' in place)) return <CoursePage />;
  if (place.at === 'learn' && place.id === DAILY) return <DailyPage />;
  if (place.at === 'learn') return <LessonPage key={place.id} id={place.id} Table={Table} onOpen={onOpen} />;
  const Battle = place.at === 'watch' ? WatchPage : BattlePage;
  return <Battle key={place.id} id={place.id} library={library} Table={Table} onOpen={onOpen} />;
}
