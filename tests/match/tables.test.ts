import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openTables } from '../../src/match/tables';

test('tables are kept, listed with the newest first, written over, read and removed', async () => {
  const tables = await openTables('tables test');
  await tables.keep({ id: 'a', name: 'One', changedAt: 1, packed: 'x' });
  await tables.keep({ id: 'b', name: 'Two', changedAt: 2, packed: 'y' });
  expect(await tables.list()).toEqual([
    { id: 'b', name: 'Two', changedAt: 2 },
    { id: 'a', name: 'One', changedAt: 1 },
  ]);
  await tables.keep({ id: 'a', name: 'One more', changedAt: 3, packed: 'z' });
  expect(await tables.read('a')).toBe('z');
  expect((await tables.list()).map(({ name }) => name)).toEqual(['One more', 'Two']);
  await tables.remove('a');
  expect(await tables.read('a')).toBeUndefined();
  expect(await tables.list()).toHaveLength(1);
});
