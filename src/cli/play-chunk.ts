import type { Rolldown } from 'vite';

/** What a player's browser loads on the way to a table: from here on everything else is found by its imports. */
const ROOTS = /\/src\/(main\.tsx|ui\/battle\/BattlePage\.tsx|scene\/Table\.tsx|systems\/aos\/index\.ts)$/;
/** The game itself; screens and pictures come in parts of their own. */
const GAME = /\/src\/(geometry|kernel|controls|match|systems)\//;

interface Modules {
  getModuleInfo(id: string): Pick<Rolldown.ModuleInfo, 'importers' | 'dynamicImporters'> | null;
}

/** Names the part of the build a module goes to: the game in one piece, which packs tighter than in twenty. */
export function playChunk(): (id: string, modules: Modules) => 'game' | undefined {
  const known = new Map<string, boolean>();
  const isNeeded = (id: string, modules: Modules): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    known.set(id, false); // a ring of imports needs a root elsewhere
    const needed = ROOTS.test(id) || (modules.getModuleInfo(id)?.importers ?? []).some(each => isNeeded(each, modules));
    known.set(id, needed);
    return needed;
  };
  return (id, modules) => (GAME.test(id) && isNeeded(id, modules) ? 'game' : undefined);
}
