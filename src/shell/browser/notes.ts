import { keptAgain, notKept } from '../notices/storage';

/** Notes that are not written yet; undefined marks one to be removed. */
const waiting = new Map<string, string | undefined>();

/** Small values in localStorage: settings, progress. If the browser refuses, they last as long as the page. */
export const notes = {
  read(key: string): string | undefined {
    if (waiting.has(key)) return waiting.get(key);
    try {
      return localStorage.getItem(key) ?? undefined;
    } catch (cause) {
      notKept('notes', cause, writeWaiting);
      return undefined;
    }
  },
  write(key: string, text: string): void {
    waiting.set(key, text);
    writeWaiting();
  },
  remove(key: string): void {
    waiting.set(key, undefined);
    writeWaiting();
  },
} as const;

const PROBE = 'realmtable.probe';

function writeWaiting(): void {
  try {
    for (const [key, text] of waiting) {
      if (text === undefined) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
      waiting.delete(key);
    }
    localStorage.removeItem(PROBE);
    keptAgain('notes');
  } catch (cause) {
    notKept('notes', cause, writeWaiting);
  }
}
