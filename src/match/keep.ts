import type { Kinds } from '../kernel/system';
import type { Match } from './match';
import { SaveLostError, type Saves } from './saves';

/** How a battle is being kept: whether all of it is stored, and what went wrong if not. */
export interface Keeper {
  /** Resolves when everything played so far is stored, or was refused. */
  settled(): Promise<void>;
  stop(): void;
}

/**
 * Stores every command as it is played, in order. `onTrouble` hears of a store that refuses: when it is full, what is
 * missing is tried again with the next command; when the battle is held elsewhere (`SaveLostError`), keeping ends.
 */
export function keep<K extends Kinds>(
  match: Match<K>,
  saves: Saves,
  id: string,
  summarise: (game: K['game']) => string,
  onTrouble: (cause: unknown) => void,
): Keeper {
  let writing: Promise<unknown> = Promise.resolve();
  /** The first command that may not be stored as it was played. */
  let behind = Number.POSITIVE_INFINITY;
  let isLost = false;

  // Nothing waits for an earlier write: the store keeps the order, and a page that closes now has handed everything over.
  const write = (work: Promise<void>, from: number) => {
    writing = Promise.all([writing, work.catch(cause => refused(cause, from))]);
  };
  const refused = (cause: unknown, from: number) => {
    if (isLost) return;
    behind = Math.min(behind, from);
    isLost = cause instanceof SaveLostError;
    if (isLost) stop();
    onTrouble(cause);
  };
  const stop = match.subscribe(news => {
    if (news.kind !== 'played' && news.kind !== 'rewound') return;
    const summary = summarise(match.getGame());
    const unchanged = news.kind === 'played' ? news.index : news.count;
    const isBehind = behind <= unchanged;
    const from = isBehind ? behind : unchanged;
    behind = Number.POSITIVE_INFINITY;
    if (isBehind || news.kind === 'rewound') write(saves.truncate(id, from, summary), from);
    if (isBehind) {
      const late = match.replay().commands.slice(from, unchanged);
      for (const [i, command] of late.entries()) write(saves.append(id, from + i, command, summary), from + i);
    }
    if (news.kind === 'played') write(saves.append(id, news.index, news.command, summary), news.index);
  });
  write(saves.renew(id, match.replay()), 0);
  return { settled: async () => void (await writing), stop };
}
