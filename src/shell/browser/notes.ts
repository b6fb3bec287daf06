import { keptAgain, notKept } from '../notices/storage';

/** What could not be written yet; nothing stands for a note to be taken away. */
const waiting = new Map<string, string | undefined>();

/** Small notes of the page in this browser: settings, progress. Where the browser keeps none, they last as long as the page. */
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
