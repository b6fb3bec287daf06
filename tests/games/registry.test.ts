import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { firstClash } from '../../src/games/aos/armies/lists';
import { GAMES } from '../../src/games/registry';
import type { Kinds } from '../../src/kernel/system';
import { openLibrary } from '../../src/match/library';
import { fileOf } from '../../src/match/resume';
import { openSaves } from '../../src/match/saves';
import { Session } from '../../src/play/session';
import { hashOf, placeOf } from '../../src/shell/browser/address';
import { gameNamedBy, gameOfSave, saveAt } from '../../src/shell/page/game-at';
import type { GameEntry } from '../../src/shell/parts/game-entry';
import { LIBRARY_WORDS } from '../../src/shell/words/library';
import { left, right } from '../kernel/pebbles';
import { pebbleEntry } from './pebble-game';

const BOTH: readonly GameEntry<Kinds>[] = [...GAMES, pebbleEntry];
const ignore = { onTrouble: () => {} };
const quiet = {
  preferences: () => ({ autoAnswer: false, fastDice: true, followAction: false }),
  isStill: () => true,
};

let stores = 0;
const openBoth = () => openLibrary({ saves: openSaves(`registry ${stores++}`), games: BOTH, words: LIBRARY_WORDS });

const value = <T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

describe('each registered game', () => {
  test.each(BOTH.map(game => [game.id, game] as const))(
    '%s has an id that its rules and its checks share',
    async (id, game) => {
      const { rules, loadSystem } = await game.load();
      expect([rules.id, (await loadSystem()).id]).toEqual([id, id]);
    },
  );

  test.each(BOTH.map(game => [game.id, game] as const))(
    '%s has pages, a backdrop and entries on the start page',
    async (_, game) => {
      const { Setup, Panels } = await game.loadPages();
      expect([typeof Setup, typeof Panels]).toEqual(['function', 'function']);
      expect((await game.loadBackdrop())(() => undefined).minis).toBeInstanceOf(Array);
      expect(game.startEntries(openBoth().of(game)).length).toBeGreaterThan(0);
    },
  );

  test('ids are unique', () => {
    expect(new Set(BOTH.map(({ id }) => id)).size).toBe(BOTH.length);
  });
});

describe('a second game goes the whole way without a change to shared code', () => {
  test('it is started from the start page, played in a session, stored, listed and opened again where it was left', async () => {
    const library = openBoth();
    const own = library.of(pebbleEntry);
    await pebbleEntry.startEntries(own)[0]?.open();
    const [save] = await library.list();
    expect([save?.system, save?.name, save?.summary]).toEqual(['pebbles', '9 pebbles', '9 of 9 left']);

    const open = value(await own.open(save?.id ?? '', ignore));
    const session = new Session(open.match, await pebbleEntry.load(), quiet);
    session.submit(left(2));
    session.submit(right(3));
    await open.autosave.settled();
    expect((await library.list())[0]?.summary).toBe('4 of 9 left');
    session.stop();
    open.autosave.stop();

    const again = value(await own.open(save?.id ?? '', ignore));
    expect(again.match.hash()).toBe(open.match.hash());
  });

  test('its replay file finds its own game, and plays to the same state', async () => {
    const library = openBoth();
    const own = library.of(pebbleEntry);
    const open = value(await own.open(await own.start({ heap: 9, most: 3 }, 1), ignore));
    open.match.submit(left(2));
    const taken = value(await library.take(new File([fileOf(open.match)], 'heap.json')));
    expect(await library.systemOf(taken.id)).toBe('pebbles');
    expect(value(await own.read(taken.id)).match.hash()).toBe(open.match.hash());
  });

  test('one of its bots plays it to the end', async () => {
    const own = openBoth().of(pebbleEntry);
    const face = await pebbleEntry.load();
    const { match } = value(await own.open(await own.start({ heap: 5, most: 3 }, 1), ignore));
    const bot = await face.bots['hasty']?.();
    if (!bot) throw new Error('the bot is missing');
    const player = { at: 'bot', bot } as const;
    const session = new Session(match, face, { ...quiet, players: { left: player, right: player } });
    await expect.poll(() => match.outcome()?.winner).toBe('left');
    session.stop();
  });
});

describe('games do not mix', () => {
  test('a save of another game is refused by name, and stays with the page that plays it', async () => {
    const library = openBoth();
    const pebbleLibrary = library.of(pebbleEntry);
    const id = await pebbleLibrary.start({ heap: 9, most: 3 }, 1);
    const troubles: unknown[] = [];
    const playing = value(await pebbleLibrary.open(id, { onTrouble: cause => troubles.push(cause) }));
    const [aos] = GAMES;
    const refused = aos && (await library.of(aos).open(id, ignore));
    expect(refused).toMatchObject({ ok: false, error: [{ reason: expect.stringContaining('“pebbles”') }] });
    playing.match.submit(left(1));
    await playing.autosave.settled();
    expect([troubles, (await library.list())[0]?.count]).toEqual([[], 1]);
  });

  test('a battle and a heap lie side by side in one list', async () => {
    const library = openBoth();
    const [aos] = GAMES;
    await library.of(pebbleEntry).start({ heap: 9, most: 3 }, 1);
    await (aos && library.of(aos).start(firstClash, 7));
    expect((await library.list()).map(({ system }) => system).toSorted()).toEqual(['aos', 'pebbles']);
  });

  test('a file of a game that nobody registered is refused by its name, cut to a length that can be read', async () => {
    const text = JSON.stringify({ system: 'x'.repeat(5000), version: 1 });
    const taken = await openBoth().take(new File([text], 'odd.json'));
    expect(taken.ok === false && taken.error[0]?.reason).toMatch(/^this is a game of “x{40}”/);
  });
});

describe('an address finds its game', () => {
  test.each([
    ['#/setup', { at: 'setup' }, 'aos'],
    ['#/game/pebbles/setup', { at: 'setup', game: 'pebbles' }, 'pebbles'],
    ['#/game/pebbles/learn/first', { at: 'learn', id: 'first', game: 'pebbles' }, 'pebbles'],
    ['#/game/pebbles/measure/t=abc', { at: 'measure', table: 'abc', game: 'pebbles' }, 'pebbles'],
    ['#/learn/daily', { at: 'learn', id: 'daily' }, 'aos'],
  ] as const)('%s', (hash, place, game) => {
    expect(placeOf(hash)).toEqual(place);
    expect(hashOf(place)).toBe(hash);
    expect(gameNamedBy(placeOf(hash), 'aos')).toBe(game);
  });

  test('a save knows its game itself, and one that is missing is left to the first game', async () => {
    const library = openBoth();
    const id = await library.of(pebbleEntry).start({ heap: 9, most: 3 }, 1);
    expect(saveAt(placeOf(`#/battle/${id}`))).toBe(id);
    expect(await gameOfSave(id, library, 'aos')).toBe('pebbles');
    expect(await gameOfSave('nobody', library, 'aos')).toBe('aos');
    const broken = { systemOf: async () => Promise.reject(new Error('no store')) };
    expect(await gameOfSave(id, broken, 'aos')).toBe('aos');
  });
});
