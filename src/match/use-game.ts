import { useCallback, useSyncExternalStore } from 'react';

interface GameStore<Game> {
  getGame(): Game;
  subscribe(listener: () => void): () => void;
}

/** Re-renders only when the selected value changes; selectors return parts of the game, never new objects. */
export function useGame<Game, Part>(store: GameStore<Game>, select: (game: Game) => Part): Part {
  return useSyncExternalStore(
    store.subscribe,
    useCallback(() => select(store.getGame()), [store, select]),
  );
}
