import { lazy } from 'react';
import type { GamePages } from '../../../shell/parts/game-entry';
import type { Aos } from '../game';

const BattlePage = lazy(() => import('./battle/BattlePage').then(page => ({ default: page.BattlePage })));
const CoursePage = lazy(() => import('./learn/CoursePage').then(page => ({ default: page.CoursePage })));
const DailyPage = lazy(() => import('./learn/daily/DailyPage').then(page => ({ default: page.DailyPage })));
const DrillPage = lazy(() => import('./learn/drills/DrillPage').then(page => ({ default: page.DrillPage })));
const DrillsPage = lazy(() => import('./learn/drills/DrillsPage').then(page => ({ default: page.DrillsPage })));
const LessonPage = lazy(() => import('./learn/LessonPage').then(page => ({ default: page.LessonPage })));
const MeasurePage = lazy(() => import('./measure/MeasurePage').then(page => ({ default: page.MeasurePage })));
const SetupPage = lazy(() => import('../setup/SetupPage').then(page => ({ default: page.SetupPage })));
const WatchPage = lazy(() => import('./watch/WatchPage').then(page => ({ default: page.WatchPage })));

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
