// First, so that its order of layers holds for every style sheet.
import './shell/styles/index.css';
import { Fragment, lazy, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { GAMES } from './games/registry';
import { bug } from './kernel/bug';
import { openLibrary } from './match/library';
import { wishes } from './shell/browser/address';
import { followTextSize } from './shell/browser/scale';
import { reportUncaughtErrors } from './shell/notices/uncaught-errors';
import { App } from './shell/page/App';
import { keepForOffline } from './shell/page/offline';
import { LIBRARY_WORDS } from './shell/words/library';

/** Comes when the page is ready; most tests do without. */
const Backdrop = lazy(async () => {
  await whenIdle();
  return { default: (await import('./wiring/Backdrop')).Backdrop };
});

/** The page itself comes first. */
const whenIdle = (): Promise<void> =>
  new Promise(resolve => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1500 });
    else setTimeout(resolve, 200);
  });

reportUncaughtErrors();
followTextSize();
if (import.meta.env.DEV && new URLSearchParams(location.search).has('inspect')) {
  const [{ inspection }, { consoleInspector }] = await Promise.all([
    import('./play/inspection'),
    import('./play/console-inspector'),
  ]);
  inspection.listener = consoleInspector(console.debug);
}

if (!wishes().test || wishes().offline) keepForOffline();

const [firstGame = bug('no game is registered')] = GAMES;
/** What opens the browser's store arrives on its own: the first page is shown before its list of games. */
const saves = import('./shell/browser/saves-here').then(({ savesHere }) => savesHere());
const library = openLibrary({ saves, games: GAMES, words: LIBRARY_WORDS });
const entries = GAMES.map(game => ({ game, library: library.of(game) }));

/** The first page waits neither for the pages of a game nor for its rules or the picture of a table. */
const Pages = lazy(async () => ({
  default: (await import('./wiring/pages')).pagesOf(entries, library, firstGame.id),
}));

const root = document.getElementById('root') ?? bug('the page has no root');
createRoot(root).render(
  <StrictMode>
    <App
      library={library}
      entries={entries.flatMap(({ game, library: own }) => game.startEntries(own))}
      Backdrop={wishes().test ? Fragment : Backdrop}
      Pages={Pages}
    />
  </StrictMode>,
);
