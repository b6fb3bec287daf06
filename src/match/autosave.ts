import type { Kinds } from '../kernel/system';
import type { Match } from './match';
import { SaveLostError } from './save-lost';
import type { Saves } from './saves';

/** How a battle is being kept: whether all of it is stored, and what went wrong if not. */
export interface Autosave {
  /** Resolves when everything played so far is stored, or was refused. */
  settled(): Promise<void>;
  /** Tries again to store what is missing. */
  retry(): void;
  stop(): void;
}

/** Who hears of a store that refuses, and of one that has room again. */
export interface AutosaveListener {
  readonly onTrouble: (cause: unknown) => void;
  readonly onStored?: () => void;
}

/**
 * Stores every command as it is played, in order. When the store refuses, what is missing is tried again with the next
 * command and when asked to; when the battle is held elsewhere (`SaveLostError`), keeping ends.
 */
export function startAutosave<K extends Kinds>(
  match: Match<K>,
  saves: Saves,
  id: string,
  summarise: (game: K['game']) => string,
  { onTrouble, onStored }: AutosaveListener,
): Autosave {
  let writing: Promise<unknown> = Promise.resolve();
  let unsettled = 0;
  /** The first command that may not be stored as it was played. */
  let behind = Number.POSITIVE_INFINITY;
  let isRefused = false;
  let isLost = false;

  // Nothing waits for an earlier write: the store keeps the order, and a page that closes now has handed everything over.
  const write = (work: Promise<void>, from: number) => {
    unsettled += 1;
    const done = work
      .catch(cause => refused(cause, from))
      .then(() => {
        unsettled -= 1;
        stored();
      });
    writing = Promise.all([writing, done]);
  };
  const refused = (cause: unknown, from: number) => {
    if (isLost) return;
    behind = Math.min(behind, from);
    isRefused = true;
    isLost = cause instanceof SaveLostError;
    if (isLost) stop();
    onTrouble(cause);
  };
  const stored = () => {
    if (!isRefused || isLost || unsettled > 0 || behind < Number.POSITIVE_INFINITY) return;
    isRefused = false;
    onStored?.();
  };
  /** Stores everything from the first command that may be missing up to this one. */
  const catchUp = (count: number, summary: string) => {
    const from = behind;
    behind = Number.POSITIVE_INFINITY;
    write(saves.truncate(id, from, summary), from);
    const late = match.replay().commands.slice(from, count);
    for (const [i, command] of late.entries()) write(saves.append(id, from + i, command, summary), from + i);
  };
  const stop = match.subscribe(news => {
    if (news.kind !== 'played' && news.kind !== 'rewound') return;
    const summary = summarise(match.getGame());
    const unchanged = news.kind === 'played' ? news.index : news.count;
    if (behind <= unchanged) catchUp(unchanged, summary);
    else {
      behind = Number.POSITIVE_INFINITY;
      if (news.kind === 'rewound') write(saves.truncate(id, unchanged, summary), unchanged);
    }
    if (news.kind === 'played') write(saves.append(id, news.index, news.command, summary), news.index);
  });
  write(saves.renew(id, match.replay()), 0);
  return {
    settled: async () => void (await writing),
    retry() {
      if (isLost || unsettled > 0 || behind === Number.POSITIVE_INFINITY) return;
      catchUp(match.replay().commands.length, summarise(match.getGame()));
    },
    stop,
  };
}
