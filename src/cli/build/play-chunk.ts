import type { Rolldown } from 'vite';

/** The entry point of the start page. */
const START = /\/src\/main\.tsx$/;
/** The entry points on the way to a table; everything else follows from their imports. */
const PLAY =
  /\/src\/(match\/stored-games\.ts|games\/aos\/(game\.ts|panels\/(face\.ts|battle\/BattlePage\.tsx))|wiring\/SceneTable\.tsx)$/;
const BATTLE = /\/src\/games\/aos\/panels\/(face\.ts|battle\/BattlePage\.tsx)$/;
/** One file re-exports everything, so its imports do not show what is needed at once. */
const DREI = /\/node_modules\/(@react-three\/drei|camera-controls)\//;
const SCENE = /\/src\/wiring\/SceneTable\.tsx$/;
/** The game itself; the scene is a chunk of its own. */
const GAME = /\/src\/(geometry|kernel|match|play|table|games\/aos\/(?!panels|setup\/|end|words|course|bots))/;
const PANEL = /\/src\/(shell|games\/aos\/(panels|setup|end|words))\/.*\.tsx?$/;

const PAGES = /\/src\/(wiring\/pages|shell\/page\/game-(at|pages)|games\/aos\/panels\/Pages)\.tsx?$/;

interface Modules {
  getModuleInfo(id: string): Pick<Rolldown.ModuleInfo, 'importers' | 'dynamicImporters'> | null;
}

/** Whether a module is loaded statically by one of these. */
function neededBy(roots: RegExp): (id: string, modules: Modules) => boolean {
  const known = new Map<string, boolean>();
  const isNeeded = (id: string, modules: Modules): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    known.set(id, false); // an import cycle needs a root elsewhere
    const needed = roots.test(id) || (modules.getModuleInfo(id)?.importers ?? []).some(each => isNeeded(each, modules));
    known.set(id, needed);
    return needed;
  };
  return isNeeded;
}

type Part<Name extends string> = (id: string, modules: Modules) => Name | undefined;

/** Assigns modules to chunks: the game in one chunk, which compresses better than twenty. */
export function playChunk(): Part<'game'> {
  const isForPlay = neededBy(PLAY);
  return (id, modules) => (GAME.test(id) && isForPlay(id, modules) ? 'game' : undefined);
}

/** The same for the start page, which waits for nothing else. */
export function startChunk(): Part<'start'> {
  const isForStart = neededBy(START);
  return (id, modules) => (isForStart(id, modules) ? 'start' : undefined);
}

/** The page lists: of all games, and of the game itself. */
export function pagesChunk(): Part<'pages'> {
  return id => (PAGES.test(id) ? 'pages' : undefined);
}

/** The same for the panels around the table. */
export function panelChunk(): Part<'panels'> {
  const isForBattle = neededBy(BATTLE);
  return (id, modules) => (PANEL.test(id) && isForBattle(id, modules) ? 'panels' : undefined);
}

/** The same for the scene with its libraries, which later chunks share. */
export function sceneChunk(): Part<'scene'> {
  const isForScene = neededBy(SCENE);
  return (id, modules) => (!DREI.test(id) && isForScene(id, modules) ? 'scene' : undefined);
}
