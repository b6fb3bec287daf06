import { createStore } from 'zustand/vanilla';
import { notes } from '../../../../../shell/browser/notes';

const KEY = 'realmtable.hints';
const MOST = 200;

interface KnownHints {
  readonly ids: ReadonlySet<string>;
}

function load(): KnownHints {
  try {
    const kept: unknown = JSON.parse(notes.read(KEY) ?? '[]');
    const ids = Array.isArray(kept) ? kept.filter(id => typeof id === 'string').slice(0, MOST) : [];
    return { ids: new Set(ids) };
  } catch {
    return { ids: new Set() };
  }
}

/** Hints already read, stored in this browser. */
export const knownHints = createStore<KnownHints>(load);

/** Marks a hint as known. */
export function learnHint(id: string): void {
  const { ids } = knownHints.getState();
  if (ids.has(id) || ids.size >= MOST) return;
  const now = new Set([...ids, id]);
  knownHints.setState({ ids: now });
  notes.write(KEY, JSON.stringify([...now]));
}
