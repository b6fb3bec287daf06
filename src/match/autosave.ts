import type { Kinds } from '../kernel/system';
import type { Match } from './match';
import { SaveLostError } from './save-lost';
import type { Saves } from './saves';

/** The state of saving: whether everything is stored, and what failed if not. */
export interface Autosave {
  /** Resolves when everything so far is stored or has failed. */
  settled(): Promise<void>;
  /** Retries to store what is missing. */
  retry(): void;
  stop(): void;
}

/** Called when storage fails, and when it works again. */
export interface AutosaveListener {
  readonly onTrouble: (cause: unknown) => void;
  readonly onStored?: () => void;
}

/**
 * Stores every command as it is played, in order. If storage fails, the missing commands are retried with the next
 * command and on request; if another tab holds the battle (`SaveLostError`), saving ends.
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
  /** The first command that may not be stored yet. */
  let behind = Number.POSITIVE_INFINITY;
  let isRefused = false;
  let isLost = false;

  // No write waits for an earlier one: the database keeps the order, and a page that closes now has handed everything
  // over.
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
