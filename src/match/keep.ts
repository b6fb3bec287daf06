import type { Kinds } from '../kernel/system';
import type { Match } from './match';
import type { Saves } from './saves';

/** How a battle is being kept: whether all of it is stored, and what went wrong if not. */
export interface Keeper {
  /** Resolves when everything played so far is stored. */
  settled(): Promise<void>;
  stop(): void;
}

/** Stores every command as it is played, in order. `onTrouble` hears of a store that refuses (full, or in use elsewhere). */
export function keep<K extends Kinds>(
  match: Match<K>,
  saves: Saves,
  id: string,
  summarise: (game: K['game']) => string,
  onTrouble: (cause: unknown) => void,
): Keeper {
  let writing: Promise<unknown> = Promise.resolve();
  // Nothing waits for an earlier write: the store keeps the order, and a page that closes now has handed everything over.
  const store = (write: Promise<void>) => {
    writing = Promise.all([writing, write.catch(onTrouble)]);
  };
  const stop = match.subscribe(news => {
    const summary = summarise(match.getGame());
    if (news.kind === 'played') store(saves.append(id, news.index, news.command, summary));
    if (news.kind === 'rewound') store(saves.truncate(id, news.count, summary));
  });
  return { settled: async () => void (await writing), stop };
}
