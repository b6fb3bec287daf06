import { lazy } from 'react';
import type { GamePages } from '../../../shell/parts/game-entry';
import type { Aos } from '../game';

const BattlePage = lazy(() => import('./battle/BattlePage').then(({ BattlePage: page }) => ({ default: page })));
const CoursePage = lazy(() => import('./learn/CoursePage').then(({ CoursePage: page }) => ({ default: page })));
const DailyPage = lazy(() => import('./learn/daily/DailyPage').then(({ DailyPage: page }) => ({ default: page })));
const DrillPage = lazy(() => import('./learn/drills/DrillPage').then(({ DrillPage: page }) => ({ default: page })));
const DrillsPage = lazy(() => import('./learn/drills/DrillsPage').then(({ DrillsPage: page }) => ({ default: page })));
const LessonPage = lazy(() => import('./learn/LessonPage').then(({ LessonPage: page }) => ({ default: page })));
const MeasurePage = lazy(() => import('./measure/MeasurePage').then(({ MeasurePage: page }) => ({ default: page })));
const SetupPage = lazy(() => import('../setup/SetupPage').then(({ SetupPage: page }) => ({ default: page })));
const WatchPage = lazy(() => import('./watch/WatchPage').then(({ WatchPage: page }) => ({ default: page })));

/** The address of the daily set, among the lessons. */
const DAILY = 'daily';

/** The pages of Age of Sigmar; each is loaded when it is opened. */
export const aosPages: GamePages<Aos> = {
  Setup: props => <SetupPage {...props} />,
  Panels({ place, library }) {
    if (place.at === 'drills') return place.id ? <DrillPage key={place.id} id={place.id} /> : <DrillsPage />;
    if (place.at === 'measure') return <MeasurePage table={place.table} library={library} />;
    if (place.at === 'learn' && place.id)
      return place.id === DAILY ? <DailyPage /> : <LessonPage key={place.id} id={place.id} />;
    if (place.at !== 'watch' && place.at !== 'battle') return <CoursePage />;
    const Battle = place.at === 'watch' ? WatchPage : BattlePage;
    return <Battle key={place.id} id={place.id} library={library} />;
  },
};
