import { notLastingInWords, troubleInWords } from '../words/trouble';
import { notify, withdraw } from './notices';

/** What the page stores in the browser, most important first. */
export const KEPT = ['battle', 'battles', 'tables', 'notes'] as const;
export type Kept = (typeof KEPT)[number];

interface Trouble {
  readonly cause: unknown;
  readonly retry: () => void;
}

/** How often a store that refuses is tried again. */
const RETRY_MS = 5000;
const troubles = new Map<Kept, Trouble>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Reports that something could not be stored, and retries until it is. */
export function notKept(kept: Kept, cause: unknown, retry: () => void): void {
  troubles.set(kept, { cause, retry });
  timer ??= setInterval(() => {
    for (const trouble of [...troubles.values()]) trouble.retry();
  }, RETRY_MS);
  say();
}

/** Storage works again. */
export function keptAgain(kept: Kept): void {
  if (!troubles.delete(kept)) return;
  if (troubles.size === 0) {
    clearInterval(timer);
    timer = undefined;
  }
  say();
}

function say(): void {
  const first = KEPT.find(kept => troubles.has(kept));
  if (first === undefined) {
    withdraw('unsaved');
    return;
  }
  const cause = troubles.get(first)?.cause;
  const words = first === 'battle' || first === 'battles' ? troubleInWords(cause) : notLastingInWords(first, cause);
  notify('unsaved', { words, canClose: false });
}
