import type { Rolldown } from 'vite';

/** What the first page needs. */
const START = /\/src\/main\.tsx$/;
/** What a player's browser loads on the way to a table: from here on everything else is found by its imports. */
const PLAY =
  /\/src\/(match\/stored-games\.ts|games\/aos\/(game\.ts|panels\/(face\.ts|battle\/BattlePage\.tsx))|wiring\/SceneTable\.tsx)$/;
const BATTLE = /\/src\/games\/aos\/panels\/(face\.ts|battle\/BattlePage\.tsx)$/;
/** One file leads to all of it, so that its imports do not tell what is needed at once. */
const DREI = /\/node_modules\/(@react-three\/drei|camera-controls)\//;
const SCENE = /\/src\/wiring\/SceneTable\.tsx$/;
/** The game itself; the picture of the table comes in a part of its own. */
const GAME = /\/src\/(geometry|kernel|match|play|table|games\/aos\/(?!panels|setup\/|end|words|course|bots))/;
const PANEL = /\/src\/(shell|games\/aos\/(panels|setup|end|words))\/.*\.tsx?$/;

const PAGES = /\/src\/(wiring\/pages|shell\/page\/game-(at|pages)|games\/aos\/panels\/Pages)\.tsx?$/;

interface Modules {
  getModuleInfo(id: string): Pick<Rolldown.ModuleInfo, 'importers' | 'dynamicImporters'> | null;
}

/** Whether a module is loaded at once with one of these. */
function neededBy(roots: RegExp): (id: string, modules: Modules) => boolean {
  const known = new Map<string, boolean>();
  const isNeeded = (id: string, modules: Modules): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    known.set(id, false); // a ring of imports needs a root elsewhere
    const needed = roots.test(id) || (modules.getModuleInfo(id)?.importers ?? []).some(each => isNeeded(each, modules));
    known.set(id, needed);
    return needed;
  };
  return isNeeded;
}

type Part<Name extends string> = (id: string, modules: Modules) => Name | undefined;

/** Names the part of the build a module goes to: the game in one piece, which packs tighter than in twenty. */
export function playChunk(): Part<'game'> {
  const isForPlay = neededBy(PLAY);
  return (id, modules) => (GAME.test(id) && isForPlay(id, modules) ? 'game' : undefined);
}

/** The same for what the first page needs, which waits for nothing else. */
export function startChunk(): Part<'start'> {
  const isForStart = neededBy(START);
  return (id, modules) => (isForStart(id, modules) ? 'start' : undefined);
}

/** The lists of pages: of all games, and of the game itself. */
export function pagesChunk(): Part<'pages'> {
  return id => (PAGES.test(id) ? 'pages' : undefined);
}

/** And for what stands around the table. */
export function panelChunk(): Part<'panels'> {
  const isForBattle = neededBy(BATTLE);
  return (id, modules) => (PANEL.test(id) && isForBattle(id, modules) ? 'panels' : undefined);
}

/** And for the picture of the table with its libraries, of which parts that come later need pieces. */
export function sceneChunk(): Part<'scene'> {
  const isForScene = neededBy(SCENE);
  return (id, modules) => (!DREI.test(id) && isForScene(id, modules) ? 'scene' : undefined);
}
