import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { lastingSaves } from '../../src/match/lasting-saves';
import { openSaves, type Saves } from '../../src/match/saves';
import { left, pebbleReplay, right } from '../kernel/pebbles';
import { head, newDatabase } from './tabs';

const noStore = () => Promise.reject(new Error('no store here'));

/** Saves whose store can be taken away and given back. */
function fickle() {
  const database = newDatabase();
  const states: unknown[] = [];
  let open: () => Promise<Saves> = noStore;
  const saves = lastingSaves(
    () => open(),
    cause => states.push(cause),
  );
  const giveStore = () => {
    open = () => openSaves(database);
  };
  return { saves, states, giveStore, database };
}

test('without storage battles are kept in memory, and the page says so', async () => {
  const { saves, states } = fickle();
  await saves.create(head('one'), pebbleReplay());
  await saves.append('one', 0, left(1), 'after 1');
  await saves.append('one', 1, right(1), 'after 2');
  await saves.truncate('one', 1, 'after 1');
  await saves.rename('one', 'The ford');
  expect(await saves.load('one')).toEqual(pebbleReplay({ commands: [left(1)] }));
  expect(await saves.list()).toMatchObject([{ id: 'one', name: 'The ford', count: 1, summary: 'after 1' }]);
  expect(states.length).toBeGreaterThan(0);
  expect(states).not.toContain(undefined);
  await saves.remove('one');
  expect(await saves.list()).toEqual([]);
});

test('a store that throws at once, or never opens, is one that is missing', async () => {
  const throwing = lastingSaves(
    () => {
      throw new Error('blocked');
    },
    () => {},
  );
  await throwing.create(head('one'), pebbleReplay());
  expect(await throwing.load('one')).toEqual(pebbleReplay());
  vi.useFakeTimers();
  const silent = lastingSaves(
    () => new Promise(() => {}),
    () => {},
  );
  const made = silent.create(head('one'), pebbleReplay());
  await vi.advanceTimersByTimeAsync(5000);
  await made;
  vi.useRealTimers();
  expect(await silent.load('one')).toEqual(pebbleReplay());
});

test('when the store works again what is in memory goes there, and what is played meanwhile follows it', async () => {
  const { saves, states, giveStore, database } = fickle();
  await saves.create(head('one'), pebbleReplay());
  await saves.append('one', 0, left(1), '');
  await saves.retry();
  expect(states.at(-1)).toBeInstanceOf(Error);
  giveStore();
  const moved = saves.retry();
  const played = [saves.append('one', 1, right(1), ''), saves.append('one', 2, left(2), '')];
  await Promise.all([moved, ...played]);
  expect(states.at(-1)).toBeUndefined();
  const elsewhere = await openSaves(database);
  expect(await elsewhere.read('one')).toEqual(pebbleReplay({ commands: [left(1), right(1), left(2)] }));
  expect(await saves.list()).toHaveLength(1);
});

test('a battle for which there is no room begins in memory; those in the store stay where they are', async () => {
  const { saves, states, giveStore, database } = fickle();
  giveStore();
  await saves.create(head('old'), pebbleReplay({ commands: [left(1)] }));
  const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw Object.assign(new Error('full'), { name: 'QuotaExceededError' });
  });
  await saves.create(head('new'), pebbleReplay());
  expect(states).toMatchObject([{ name: 'QuotaExceededError' }]);
  expect((await saves.list()).map(({ id }) => id).sort()).toEqual(['new', 'old']);
  await saves.append('old', 1, right(1), '');
  full.mockRestore();
  await saves.retry();
  const elsewhere = await openSaves(database);
  expect((await elsewhere.list()).map(({ id }) => id).sort()).toEqual(['new', 'old']);
  expect(await elsewhere.read('old')).toEqual(pebbleReplay({ commands: [left(1), right(1)] }));
});
