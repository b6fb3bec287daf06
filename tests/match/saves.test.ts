import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { diceFrom, seededState } from '../../src/kernel/dice';
import { openStored } from '../../src/match/resume';
import { openSaves } from '../../src/match/saves';
import { left, pebbleReplay, pebbles, right, rightThrows } from '../kernel/pebbles';
import { damage, head, newDatabase, openTab, withBattle } from './tabs';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('several battles side by side', () => {
  test('each has its name and its commands, the one changed last comes first', async () => {
    const saves = await openSaves(newDatabase());
    await saves.create(head('a', { changedAt: 5 }), pebbleReplay({ commands: [left(1)] }));
    await saves.create(head('b', { changedAt: 9 }), pebbleReplay({ seed: 2 }));
    expect(await saves.list()).toEqual([head('b', { changedAt: 9 }), head('a', { changedAt: 5, count: 1 })]);
    expect(await saves.load('a')).toEqual(pebbleReplay({ commands: [left(1)] }));
    expect(await saves.load('b')).toEqual(pebbleReplay({ seed: 2 }));
    expect(await saves.load('c')).toBeUndefined();
  });

  test('a battle whose id begins like another’s keeps to itself', async () => {
    const saves = await openSaves(newDatabase());
    await saves.create(head('a'), pebbleReplay({ commands: [left(1)] }));
    await saves.create(head('ab'), pebbleReplay({ commands: [left(2), right(2)] }));
    await saves.truncate('a', 0, '');
    await saves.remove('a');
    expect(await saves.load('ab')).toEqual(pebbleReplay({ commands: [left(2), right(2)] }));
  });

  test('a new battle never writes over another', async () => {
    const { saves } = await withBattle([left(1), right(1)]);
    await expect(saves.create(head('one'), pebbleReplay())).rejects.toThrow();
    expect(await saves.load('one')).toEqual(pebbleReplay({ commands: [left(1), right(1)] }));
  });

  test('a battle is renamed and keeps its place and its commands', async () => {
    const { saves } = await withBattle([left(1)]);
    await saves.rename('one', 'The bridge');
    expect(await saves.list()).toEqual([head('one', { name: 'The bridge', count: 1 })]);
    expect(await saves.load('one')).toEqual(pebbleReplay({ commands: [left(1)] }));
  });

  test('a removed battle is gone, with its commands', async () => {
    const { saves } = await withBattle([left(1), right(1)]);
    await saves.remove('one');
    expect(await saves.list()).toEqual([]);
    await saves.create(head('one'), pebbleReplay());
    expect(await saves.load('one')).toEqual(pebbleReplay());
  });
});

describe('keeping a battle', () => {
  test('every command is stored as it is played, with the line about where the battle stands', async () => {
    const { database } = await withBattle();
    const tab = await openTab(pebbles, database, 'one');
    for (const command of [left(1), rightThrows]) tab.match.submit(command);
    await tab.autosave.settled();
    expect(await tab.saves.read('one')).toEqual(pebbleReplay({ commands: [left(1), rightThrows] }));
    expect(await tab.saves.list()).toMatchObject([{ count: 2, summary: 'after 2' }]);
    expect(tab.troubles).toEqual([]);
  });

  test('what is taken back is forgotten, and what is played instead is kept', async () => {
    const { database } = await withBattle();
    const tab = await openTab(pebbles, database, 'one');
    tab.match.submit(left(1));
    tab.match.submit(right(1));
    tab.match.undo('right');
    await tab.autosave.settled();
    expect(await tab.saves.read('one')).toEqual(pebbleReplay({ commands: [left(1)] }));
    tab.match.undo('left');
    tab.match.submit(left(3));
    tab.match.submit(right(3));
    tab.match.undo('right');
    tab.match.redo();
    await tab.autosave.settled();
    expect(await tab.saves.read('one')).toEqual(pebbleReplay({ commands: [left(3), right(3)] }));
    expect(tab.troubles).toEqual([]);
  });

  test('commands in quick succession, taken back and played on, end as the match ends (seed 12)', async () => {
    const { database } = await withBattle();
    const dice = diceFrom(seededState(12));
    let tab = await openTab(pebbles, database, 'one');
    for (let i = 0; i < 300; i++) {
      const options = tab.match.options();
      if (dice.die(3) > 1 && options.length > 0) tab.match.submit(dice.draw(options));
      else if (tab.match.undo('left').ok) tab.match.answerUndo('right', true);
      if (dice.die(20) === 1) {
        await tab.autosave.settled();
        const hash = tab.match.hash();
        tab = await openTab(pebbles, database, 'one');
        expect(tab.match.hash()).toBe(hash);
      }
      expect(tab.troubles).toEqual([]);
    }
  });

  test('an autosave that was stopped stores no more', async () => {
    const { database } = await withBattle();
    const tab = await openTab(pebbles, database, 'one');
    tab.autosave.stop();
    tab.match.submit(left(1));
    await tab.autosave.settled();
    expect(await tab.saves.read('one')).toEqual(pebbleReplay());
  });

  test('storage that fails for a while is reported, and catches up with the next command', async () => {
    const { database } = await withBattle([left(1)]);
    const tab = await openTab(pebbles, database, 'one');
    const full = () => Promise.reject(new Error('the disk is full'));
    const append = vi.spyOn(tab.saves, 'append').mockImplementation(full);
    const truncate = vi.spyOn(tab.saves, 'truncate').mockImplementation(full);
    tab.match.submit(right(1));
    tab.match.submit(left(2));
    await tab.autosave.settled();
    tab.match.undo('left');
    tab.match.undo('right');
    tab.match.submit(right(3));
    await tab.autosave.settled();
    expect(tab.troubles).toHaveLength(6);
    expect(await tab.saves.read('one')).toEqual(pebbleReplay({ commands: [left(1)] }));
    append.mockRestore();
    truncate.mockRestore();
    tab.match.submit(left(3));
    await tab.autosave.settled();
    expect(await tab.saves.read('one')).toEqual(pebbleReplay({ commands: [left(1), right(3), left(3)] }));
  });

  test('a store that has room again is tried without a command, and heard of once all is stored', async () => {
    const { database } = await withBattle([left(1)]);
    const heard: string[] = [];
    const tab = await openTab(
      pebbles,
      database,
      'one',
      () => heard.push('trouble'),
      () => heard.push('stored'),
    );
    const append = vi.spyOn(tab.saves, 'append').mockRejectedValue(new Error('the disk is full'));
    tab.match.submit(right(1));
    await tab.autosave.settled();
    tab.autosave.retry();
    await tab.autosave.settled();
    expect(heard).toEqual(['trouble', 'trouble']);
    append.mockRestore();
    tab.autosave.retry();
    await tab.autosave.settled();
    expect(heard).toEqual(['trouble', 'trouble', 'stored']);
    expect(await tab.saves.read('one')).toEqual(pebbleReplay({ commands: [left(1), right(1)] }));
    tab.autosave.retry();
    await tab.autosave.settled();
    expect(heard).toHaveLength(3);
  });

  test('what could not be forgotten in time does not come back', async () => {
    const { database } = await withBattle([left(1), right(1), left(1)]);
    const tab = await openTab(pebbles, database, 'one');
    const truncate = vi.spyOn(tab.saves, 'truncate').mockRejectedValue(new Error('the disk is full'));
    tab.match.undo('left');
    tab.match.undo('right');
    await tab.autosave.settled();
    truncate.mockRestore();
    tab.match.submit(right(3));
    await tab.autosave.settled();
    expect(await tab.saves.read('one')).toEqual(pebbleReplay({ commands: [left(1), right(3)] }));
  });
});

describe('damaged saves', () => {
  const faults = async (database: string) => {
    const opened = openStored(pebbles, await (await openSaves(database)).load('one'));
    return opened.ok ? [] : opened.error.map(({ path, reason }) => `${path}: ${reason}`);
  };
  const start = () => withBattle([left(1), right(1), left(1)]);

  test.each<[string, Parameters<typeof damage>[1], IDBValidKey, Parameters<typeof damage>[3], string]>([
    [
      'a command of the wrong shape',
      'commands',
      ['one', 1],
      stored => ({ ...stored, command: { seat: 'left' } }),
      'commands[1].type: ',
    ],
    ['a command that is no record', 'commands', ['one', 1], () => 'nonsense', 'commands[1]: '],
    ['a command that is missing', 'commands', ['one', 1], () => undefined, 'commands[1]: '],
    ['a command missing at the end', 'commands', ['one', 2], () => undefined, 'commands[2]: '],
    [
      'a command that is not allowed there',
      'commands',
      ['one', 1],
      stored => ({ ...stored, command: left(1) }),
      'commands[1]: "take" is not allowed there, by turns',
    ],
    ['an invalid replay', 'battles', 'one', record => ({ ...record, replay: 'x' }), ': this is not a replay'],
    ['a replay that is missing', 'battles', 'one', ({ replay: _, ...record }) => record, ': this is not a replay'],
    [
      'a set-up of another shape',
      'battles',
      'one',
      record => ({ ...record, replay: { ...pebbleReplay(), setup: { heap: 0 } } }),
      'setup.heap: ',
    ],
    [
      'a later version',
      'battles',
      'one',
      record => ({ ...record, replay: pebbleReplay({ version: 9 }) }),
      'version: the file was written by a newer program',
    ],
  ])('%s is refused with the place and the reason', async (_, store, key, change, reason) => {
    const { database } = await start();
    await damage(database, store, key, change);
    expect((await faults(database))[0]?.startsWith(reason)).toBe(true);
    expect(await faults(database), 'and it stays as it was').toEqual(await faults(database));
  });

  test('one damaged battle does not hide the others', async () => {
    const { database, saves } = await start();
    await saves.create(head('two', { changedAt: 3 }), pebbleReplay());
    await damage(database, 'battles', 'one', () => ({ id: 'one' }));
    expect((await saves.list()).map(({ id }) => id)).toEqual(['two', 'one']);
    expect(await saves.load('two')).toEqual(pebbleReplay());
    expect((await faults(database))[0]).toContain('not a replay');
  });

  test('a save of an earlier version is brought up to date, stored so, and played on', async () => {
    const { database } = await start();
    await damage(database, 'battles', 'one', record => {
      const { commands: _, ...replay } = pebbleReplay({ version: 2 });
      return { ...record, replay: { ...replay, setup: { pebbles: 20 } } };
    });
    for (const index of [0, 1, 2]) {
      await damage(database, 'commands', ['one', index], ({ by, command }) => {
        const { count, ...rest } = command as { count: number };
        return { by, command: { ...rest, pebbles: count } };
      });
    }
    const tab = await openTab(pebbles, database, 'one');
    tab.match.submit(right(3));
    await tab.autosave.settled();
    expect(await tab.saves.read('one')).toEqual(pebbleReplay({ commands: [left(1), right(1), left(1), right(3)] }));
    expect(tab.troubles).toEqual([]);
  });
});
