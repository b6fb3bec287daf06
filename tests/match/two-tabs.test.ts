import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Aos, ageOfSigmar } from '../../src/games/aos';
import { firstClash } from '../../src/games/aos/armies/lists';
import { diceFrom, seededState } from '../../src/kernel/dice';
import { createMatch, newGame } from '../../src/match/match';
import { SaveLostError } from '../../src/match/save-lost';
import { openSaves } from '../../src/match/saves';
import { answerOf, randomBot } from '../../src/play/players/policy';
import { left, pebbleReplay, pebbles, right, rightThrows } from '../kernel/pebbles';
import { head, lookAt, newDatabase, openTab, rawDatabase, withBattle } from './tabs';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a page that dies', () => {
  test('between any two commands of a battle nothing is lost (seed 21)', async () => {
    const database = newDatabase();
    const first = createMatch(ageOfSigmar, newGame(ageOfSigmar, firstClash, 21));
    await (await openSaves(database)).create(head('one'), first.replay());
    const bot = randomBot<Aos>(diceFrom(seededState(21, 'bot')));
    for (let i = 0; first.outcome() === undefined; i++) {
      const command = answerOf(bot, ageOfSigmar, first.getGame());
      if (!command) throw new Error(`no option after ${i} commands`);
      const tab = await openTab(ageOfSigmar, database, 'one');
      expect(tab.match.hash(), `before command ${i}`).toBe(first.hash());
      expect(tab.match.submit(command).ok).toBe(true);
      first.submit(command);
      await tab.autosave.settled();
      expect(tab.troubles).toEqual([]);
    }
    expect((await lookAt(ageOfSigmar, database, 'one'))?.hash()).toBe(first.hash());
  });

  /** Every connection to the store from now on, to be cut as a closing page cuts its own. */
  const connecting = (): IDBDatabase[] => {
    const connections: IDBDatabase[] = [];
    const open = indexedDB.open.bind(indexedDB);
    vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
      const request = open(name, version);
      request.addEventListener('success', () => connections.push(request.result));
      return request;
    });
    return connections;
  };

  test('in the very moment of a command keeps it', async () => {
    const { database } = await withBattle();
    const connections = connecting();
    for (const [count, command] of [left(1), rightThrows, left(2)].entries()) {
      const tab = await openTab(pebbles, database, 'one');
      expect(tab.match.replay().commands).toHaveLength(count);
      tab.match.submit(command);
      connections.at(-1)?.close();
      await tab.autosave.settled();
    }
    const seen = await lookAt(pebbles, database, 'one');
    expect(seen?.replay().commands).toEqual([left(1), rightThrows, left(2)]);
  });

  test('in the very moment of an undo does not bring the command back', async () => {
    const { database } = await withBattle([left(1), right(1), left(2)]);
    const connections = connecting();
    const tab = await openTab(pebbles, database, 'one');
    tab.match.undo('left');
    connections.at(-1)?.close();
    await tab.autosave.settled();
    expect((await lookAt(pebbles, database, 'one'))?.replay().commands).toEqual([left(1), right(1)]);
  });

  test('in the very moment after an undo keeps what was played instead, and goes on from there', async () => {
    const { database } = await withBattle([left(1), right(1), left(2)]);
    const connections = connecting();
    const tab = await openTab(pebbles, database, 'one');
    tab.match.undo('left');
    tab.match.submit(left(3));
    tab.match.submit(right(3));
    connections.at(-1)?.close();
    await tab.autosave.settled();
    const next = await openTab(pebbles, database, 'one');
    expect(next.match.replay().commands).toEqual([left(1), right(1), left(3), right(3)]);
    next.match.submit(left(1));
    await next.autosave.settled();
    expect(next.troubles).toEqual([]);
    expect(await next.saves.read('one')).toEqual(pebbleReplay({ commands: [...next.match.replay().commands] }));
  });

  test('at any time, with what was played and taken back so far, comes back to just that (seed 31)', async () => {
    const { database } = await withBattle();
    const connections = connecting();
    const dice = diceFrom(seededState(31));
    for (let life = 0; life < 40; life++) {
      const tab = await openTab(pebbles, database, 'one');
      for (let i = dice.die(6); i > 0; i--) {
        const options = tab.match.options();
        if (dice.die(3) > 1 && options.length > 0) tab.match.submit(dice.draw(options));
        else if (tab.match.undo('left').ok) tab.match.answerUndo('right', true);
        for (let ticks = dice.die(6) - 1; ticks > 0; ticks--) await new Promise(resolve => setImmediate(resolve));
      }
      connections.at(-1)?.close();
      expect((await lookAt(pebbles, database, 'one'))?.hash(), `life ${life}`).toBe(tab.match.hash());
      await tab.autosave.settled();
    }
  });
});

describe('two tabs on one battle', () => {
  test('the tab opened first gets the error at its next command, and the other goes on undisturbed', async () => {
    const { database } = await withBattle([left(1)]);
    const older = await openTab(pebbles, database, 'one');
    const newer = await openTab(pebbles, database, 'one');
    older.match.submit(right(3));
    await older.autosave.settled();
    expect(older.troubles).toHaveLength(1);
    expect(older.troubles[0]).toBeInstanceOf(SaveLostError);
    expect(String(older.troubles[0])).toContain('opened in another tab');
    newer.match.submit(right(1));
    newer.match.submit(left(2));
    await newer.autosave.settled();
    expect(newer.troubles).toEqual([]);
    expect(await newer.saves.read('one')).toEqual(pebbleReplay({ commands: [left(1), right(1), left(2)] }));
  });

  test('it is reported once, not with every command', async () => {
    const { database } = await withBattle();
    const older = await openTab(pebbles, database, 'one');
    await openTab(pebbles, database, 'one');
    for (const command of [left(1), right(1), left(1)]) older.match.submit(command);
    await older.autosave.settled();
    const append = vi.spyOn(older.saves, 'append');
    older.match.submit(right(1));
    await older.autosave.settled();
    expect(older.troubles).toHaveLength(1);
    expect(append, 'and tries no more').not.toHaveBeenCalled();
    expect(await older.saves.read('one')).toEqual(pebbleReplay());
  });

  test('the older tab cannot take back what the newer has played', async () => {
    const { database } = await withBattle([left(1)]);
    const older = await openTab(pebbles, database, 'one');
    const newer = await openTab(pebbles, database, 'one');
    newer.match.submit(right(1));
    await newer.autosave.settled();
    older.match.undo('left');
    await older.autosave.settled();
    expect(older.troubles[0]).toBeInstanceOf(SaveLostError);
    expect(await newer.saves.read('one')).toEqual(pebbleReplay({ commands: [left(1), right(1)] }));
  });

  test('what both play in the same moment never mixes', async () => {
    const { database } = await withBattle([left(1), right(1), left(1)]);
    const older = await openTab(pebbles, database, 'one');
    const newer = await openTab(pebbles, database, 'one');
    newer.match.undo('left');
    older.match.submit(right(2));
    newer.match.submit(left(3));
    older.match.submit(left(2));
    newer.match.submit(right(3));
    older.match.submit(rightThrows);
    newer.match.submit(left(3));
    await Promise.all([older.autosave.settled(), newer.autosave.settled()]);
    const commands = [left(1), right(1), left(3), right(3), left(3)];
    expect(await newer.saves.read('one')).toEqual(pebbleReplay({ commands }));
    expect(await newer.saves.load('one')).toEqual(pebbleReplay({ commands }));
    expect(older.troubles).toHaveLength(1);
    expect(newer.troubles).toEqual([]);
  });

  test('what an older tab left behind when it died is not taken for a command', async () => {
    const { database } = await withBattle([left(1)]);
    const older = await openTab(pebbles, database, 'one');
    await openTab(pebbles, database, 'one');
    const db = await rawDatabase(database);
    vi.spyOn(older.saves, 'append').mockImplementation(async (id, index, command) => {
      db.transaction('commands', 'readwrite').objectStore('commands').put({ by: 'a dead tab', command }, [id, index]);
    });
    older.match.submit(right(3));
    await older.autosave.settled();
    const newest = await openTab(pebbles, database, 'one');
    expect(newest.match.replay().commands).toEqual([left(1)]);
    newest.match.submit(right(1));
    await newest.autosave.settled();
    expect(await newest.saves.read('one')).toEqual(pebbleReplay({ commands: [left(1), right(1)] }));
    expect(newest.troubles).toEqual([]);
  });

  test('looking at a battle does not take it away', async () => {
    const { database } = await withBattle();
    const tab = await openTab(pebbles, database, 'one');
    expect((await lookAt(pebbles, database, 'one'))?.replay()).toEqual(pebbleReplay());
    tab.match.submit(left(1));
    await tab.autosave.settled();
    expect(tab.troubles).toEqual([]);
  });

  test('a battle removed elsewhere is reported, and does not come back', async () => {
    const { database, saves } = await withBattle();
    const tab = await openTab(pebbles, database, 'one');
    await saves.remove('one');
    tab.match.submit(left(1));
    await tab.autosave.settled();
    expect(String(tab.troubles[0])).toContain('was removed');
    expect(await saves.list()).toEqual([]);
    expect(await saves.read('one')).toBeUndefined();
  });
});
