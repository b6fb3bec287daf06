import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { lastingTables } from '../../src/match/lasting-tables';
import { openTables, type Tables } from '../../src/match/tables';

const record = (id: string, changedAt: number) => ({ id, name: id, changedAt, packed: `packed ${id}` });

test('measuring tables are kept in memory while the store refuses, and move there when it works again', async () => {
  const states: unknown[] = [];
  let open: () => Promise<Tables> = () => Promise.reject(new Error('no store here'));
  const tables = lastingTables(
    () => open(),
    cause => states.push(cause),
  );
  await tables.keep(record('a', 1));
  await tables.keep(record('b', 2));
  expect((await tables.list()).map(({ id }) => id)).toEqual(['b', 'a']);
  expect(await tables.read('a')).toBe('packed a');
  expect(await tables.read('c')).toBeUndefined();
  await tables.remove('b');
  await tables.retry();
  expect(states.at(-1)).toBeInstanceOf(Error);
  open = () => openTables('lasting');
  await tables.retry();
  expect(states.at(-1)).toBeUndefined();
  const elsewhere = await openTables('lasting');
  expect((await elsewhere.list()).map(({ id }) => id)).toEqual(['a']);
});
