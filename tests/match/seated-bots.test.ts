import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { ageOfSigmar } from '../../src/games/aos';
import { firstClash } from '../../src/games/aos/armies/lists';
import { ageOfSigmarEntry } from '../../src/games/aos/panels/start/game-entry';
import { parseReplay } from '../../src/kernel/files/read-replay';
import { openLibrary } from '../../src/match/library';
import { createMatch, newGame } from '../../src/match/match';
import { fileOf, openFile } from '../../src/match/resume';
import { openSaves, type Saves } from '../../src/match/saves';
import { LIBRARY_WORDS } from '../../src/shell/words/library';
import { pebbleReplay, pebbles } from '../kernel/pebbles';

const bots = { ember: { level: 'captain', character: 'hunter', salt: 12 } } as const;
const libraryOf = (saves: Saves) =>
  openLibrary({ saves, games: [ageOfSigmarEntry], words: LIBRARY_WORDS }).of(ageOfSigmarEntry);

describe('a bot is saved with its game', () => {
  test('a battle that is opened again on another page goes on against the same bot', async () => {
    const saves = await openSaves('bots');
    const id = await libraryOf(saves).start(firstClash, 7, { bots });
    const opened = await libraryOf(saves).open(id, { onTrouble: () => {} });
    expect(opened.ok && opened.value.match.replay().bots).toEqual(bots);
  });

  test('a file keeps it, and after commands and an undo it is still there', () => {
    const match = createMatch(ageOfSigmar, newGame(ageOfSigmar, firstClash, 7, bots));
    const [command] = match.options();
    if (!command) throw new Error('nothing to do');
    match.submit(command);
    match.undo(command.seat);
    const opened = openFile(ageOfSigmar, fileOf(match));
    expect(opened.ok && opened.value.replay()).toEqual(match.replay());
    expect(match.replay().bots).toEqual(bots);
  });

  test('it changes nothing that happens: the game is the same with and without it', () => {
    const [one, other] = [bots, undefined].map(each =>
      createMatch(ageOfSigmar, newGame(ageOfSigmar, firstClash, 7, each)).hash(),
    );
    expect(one).toBe(other);
  });

  test('a file without bots opens as before, and a game of people has no entry for them', () => {
    const replay = newGame(ageOfSigmar, firstClash, 7);
    expect('bots' in replay).toBe(false);
    expect(openFile(ageOfSigmar, JSON.stringify(replay)).ok).toBe(true);
  });
});

describe('bots in a file that are refused', () => {
  const faultsWith = (given: unknown) => {
    const read = parseReplay(ageOfSigmar, JSON.stringify({ ...newGame(ageOfSigmar, firstClash, 7), bots: given }));
    return read.ok ? [] : read.error.map(({ path }) => path);
  };

  test.each<[string, unknown, string]>([
    ['a level that nobody knows', { ember: { ...bots.ember, level: 'emperor' } }, 'bots.ember.level'],
    ['a character that nobody knows', { ember: { ...bots.ember, character: 'shy' } }, 'bots.ember.character'],
    ['half a salt', { ember: { ...bots.ember, salt: 0.5 } }, 'bots.ember.salt'],
    ['a seat that is not there', { west: bots.ember }, 'bots.west'],
    ['more than is asked for', { ember: { ...bots.ember, url: 'https://example.org' } }, 'bots.ember.url'],
  ])('%s', (_, given, path) => {
    expect(faultsWith(given)).toEqual([path]);
  });

  test('a game that knows no bots allows none', () => {
    const read = parseReplay(pebbles, JSON.stringify({ ...pebbleReplay(), bots: { left: bots.ember } }));
    expect(read.ok || read.error.map(({ path }) => path)).toEqual(['bots.left']);
  });
});
