import { type ComponentType, lazy, Suspense } from 'react';
import type { Workbench } from '../../games/aos/measure/store';
import type { Opened } from '../../games/aos/panels/battle/BattlePage';
import type { BenchSlot } from '../../games/aos/panels/slots/measure-slot';
import type { PictureSlot } from '../../games/aos/panels/slots/picture-slot';
import { type Painter, PainterContext } from '../../games/aos/panels/slots/portrait-slot';
import type { TableSlot } from '../../games/aos/panels/slots/table-slot';
import { type Place, placeOf, useHash } from '../browser/address';
import type { Library } from '../library';
import { Notices } from '../notices/Notices';
import { StartPage } from '../start/StartPage';
import { PAGE } from '../words/page';
import { Boundary } from './Boundary';

/** A battle's screen and rules arrive when they are needed; the start page does not wait for them. */
const BattlePage = lazy(() =>
  import('../../games/aos/panels/battle/BattlePage').then(({ BattlePage: page }) => ({ default: page })),
);
const MeasurePage = lazy(() =>
  import('../../games/aos/panels/measure/MeasurePage').then(({ MeasurePage: page }) => ({ default: page })),
);
const SetupPage = lazy(() =>
  import('../../games/aos/setup/SetupPage').then(({ SetupPage: page }) => ({ default: page })),
);
const CoursePage = lazy(() =>
  import('../../games/aos/panels/learn/CoursePage').then(({ CoursePage: page }) => ({ default: page })),
);
const LessonPage = lazy(() =>
  import('../../games/aos/panels/learn/LessonPage').then(({ LessonPage: page }) => ({ default: page })),
);
const DailyPage = lazy(() =>
  import('../../games/aos/panels/learn/daily/DailyPage').then(({ DailyPage: page }) => ({ default: page })),
);
const DrillPage = lazy(() =>
  import('../../games/aos/panels/learn/drills/DrillPage').then(({ DrillPage: page }) => ({ default: page })),
);
const DrillsPage = lazy(() =>
  import('../../games/aos/panels/learn/drills/DrillsPage').then(({ DrillsPage: page }) => ({ default: page })),
);
const WatchPage = lazy(() =>
  import('../../games/aos/panels/watch/WatchPage').then(({ WatchPage: page }) => ({ default: page })),
);

export interface AppProps {
  readonly library: Library;
  readonly Table: TableSlot;
  /** A table that is only looked at. */
  readonly PictureTable: PictureSlot;
  readonly BenchTable: BenchSlot;
  readonly Backdrop: ComponentType;
  readonly paintPortrait: Painter;
  readonly onOpen: (opened: Opened | undefined) => void;
  readonly onMeasure: (workbench: Workbench | undefined) => void;
}

/** The whole page: the start, the set-up of a battle, a battle, the course, the drills, or the measuring table. */
export function App({ library, Backdrop, paintPortrait, ...rest }: AppProps) {
  const place = placeOf(useHash());
  return (
    <PainterContext value={paintPortrait}>
      <Boundary key={'id' in place ? `${place.at} ${place.id}` : place.at}>
        {place.at === 'start' ? (
          <StartPage library={library} Backdrop={Backdrop} />
        ) : (
          <Suspense fallback={<p className="waiting">{PAGE.laying}</p>}>
            <Inner place={place} library={library} {...rest} />
          </Suspense>
        )}
      </Boundary>
      <Notices />
    </PainterContext>
  );
}

interface InnerProps extends Omit<AppProps, 'Backdrop' | 'paintPortrait'> {
  readonly place: Place;
}

/** The name of the page with the daily set, among the lessons. */
const DAILY = 'daily';

/** What comes after the start page. */
function Inner({ place, library, Table, PictureTable, BenchTable, onOpen, onMeasure }: InnerProps) {
  if (place.at === 'drills')
    return 'id' in place ? <DrillPage key={place.id} id={place.id} Table={PictureTable} /> : <DrillsPage />;
  if (place.at === 'measure')
    return <MeasurePage table={place.table} library={library} Table={BenchTable} onOpen={onMeasure} />;
  if (place.at === 'setup') return <SetupPage library={library} after={'id' in place ? place.id : undefined} />;
  if (!('id' in place)) return <CoursePage />;
  if (place.at === 'learn' && place.id === DAILY) return <DailyPage />;
  if (place.at === 'learn') return <LessonPage key={place.id} id={place.id} Table={Table} onOpen={onOpen} />;
  const Page = place.at === 'watch' ? WatchPage : BattlePage;
  return <Page key={place.id} id={place.id} library={library} Table={Table} onOpen={onOpen} />;
}
