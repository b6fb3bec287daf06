import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notes } from '../../../src/shell/browser/notes';
import { notices } from '../../../src/shell/notices/notices';
import { keptAgain, notKept } from '../../../src/shell/notices/storage';
import { say } from '../../../src/shell/notices/uncaught-errors';

const unsaved = () => notices.getState().get('unsaved')?.words;
const full = Object.assign(new Error('full'), { name: 'QuotaExceededError' });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  notices.setState(new Map(), true);
});

test('what is not stored is reported and tried again until it is stored', () => {
  const retry = vi.fn();
  notKept('battles', full, retry);
  expect(unsaved()).toContain('store is full');
  vi.advanceTimersByTime(11_000);
  expect(retry).toHaveBeenCalledTimes(2);
  keptAgain('battles');
  expect(unsaved()).toBeUndefined();
  vi.advanceTimersByTime(11_000);
  expect(retry).toHaveBeenCalledTimes(2);
});

test('of several errors the worst is reported, and the next when that one is over', () => {
  notKept('notes', new Error('blocked'), () => {});
  notKept('battles', new Error('blocked'), () => {});
  expect(unsaved()).toContain('the battle is played from memory');
  keptAgain('battles');
  expect(unsaved()).toContain('settings and progress');
  keptAgain('notes');
});

test('notes last as long as the page where the browser keeps none, and are written when it does', () => {
  const kept = new Map<string, string>();
  let isOpen = false;
  const closed = () => {
    if (!isOpen) throw new Error('access is denied');
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => {
      closed();
      return kept.get(key);
    },
    setItem: (key: string, text: string) => {
      closed();
      kept.set(key, text);
    },
    removeItem: (key: string) => {
      closed();
      kept.delete(key);
    },
  });
  expect(notes.read('a')).toBeUndefined();
  expect(unsaved()).toContain('settings and progress');
  notes.write('a', '1');
  notes.write('b', '2');
  notes.remove('b');
  expect([notes.read('a'), notes.read('b')]).toEqual(['1', undefined]);
  isOpen = true;
  vi.advanceTimersByTime(6000);
  expect([...kept]).toEqual([['a', '1']]);
  expect(unsaved()).toBeUndefined();
});

test.each<[unknown, string]>([
  [new Error('the clipboard is closed'), 'That did not work: the clipboard is closed.'],
  ['too late', 'That did not work: too late.'],
  [undefined, 'That did not work: the browser gave no reason.'],
])('%s ends in a sentence', (cause, words) => {
  say(cause);
  expect(notices.getState().get('mishap')?.words).toBe(words);
});

test.each([
  'Failed to fetch dynamically imported module: http://x/a.js',
  'error loading dynamically imported module: http://x/a.js',
  'Importing a module script failed.',
])('“%s” is a part that could not be had', message => {
  say(new TypeError(message));
  expect(notices.getState().get('partMissing')?.act?.words).toBe('Load the table again');
  expect(notices.getState().has('mishap')).toBe(false);
});
