import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { firstClash } from '../../src/games/aos/armies/lists';
import { ageOfSigmarEntry } from '../../src/games/aos/panels/start/game-entry';
import { openLibrary } from '../../src/match/library';
import { fileOf } from '../../src/match/resume';
import { SaveLostError } from '../../src/match/save-lost';
import { openSaves } from '../../src/match/saves';
import { placeOf } from '../../src/shell/browser/address';
import { LIBRARY_WORDS } from '../../src/shell/words/library';
import { troubleInWords } from '../../src/shell/words/trouble';

let stores = 0;
const library = () =>
  openLibrary({ saves: openSaves(`library ${stores++}`), games: [ageOfSigmarEntry], words: LIBRARY_WORDS }).of(
    ageOfSigmarEntry,
  );
const ignore = { onTrouble: () => {} };

test('a battle that was begun can be listed, opened, played and opened again where it was left', async () => {
  const books = library();
  const id = await books.start(firstClash, 7);
  const opened = await books.open(id, ignore);
  if (!opened.ok) throw new Error('cannot be opened');
  const { match, autosave } = opened.value;
  const [command] = match.options();
  if (command) match.submit(command);
  await autosave.settled();
  autosave.stop();
  expect((await books.list()).map(save => [save.id, save.count])).toEqual([[id, 1]]);
  const again = await books.open(id, ignore);
  expect(again.ok && again.value.match.hash()).toBe(match.hash());
});

test('a replay file becomes a battle of its own', async () => {
  const books = library();
  const opened = await books.open(await books.start(firstClash, 7), ignore);
  if (!opened.ok) throw new Error('cannot be opened');
  const taken = await books.take(new File([fileOf(opened.value.match)], 'The bridge.json'));
  expect(taken.ok).toBe(true);
  expect((await books.list()).map(({ name }) => name)).toContain('The bridge');
});

test.each([
  ['nonsense', 'no battle at all', /not JSON/],
  ['another game', '{"system":"chess","version":1}', /chess/],
  ['too large', 'x'.repeat(9_000_000), /9\.0 MB/],
])('a file with %s is refused, and nothing is saved', async (_, text, reason) => {
  const books = library();
  const taken = await books.take(new File([text], 'bad.json'));
  expect(taken.ok === false && taken.error[0]?.reason).toMatch(reason);
  expect(await books.list()).toEqual([]);
});

test('the name of a player is clean, whether it comes from a file or from the store', async () => {
  const books = library();
  const opened = await books.open(await books.start(firstClash, 7), ignore);
  if (!opened.ok) throw new Error('cannot be opened');
  const { setup, ...replay } = opened.value.match.replay();
  const named = (player: string) =>
    JSON.stringify({
      ...replay,
      setup: { ...setup, armies: { ...setup.armies, azure: { ...setup.armies.azure, player } } },
    });
  const nameIn = async (player: string) => {
    const taken = await books.take(new File([named(player)], '\u202eÄrger\u200b.json'));
    if (!taken.ok) return taken.error[0]?.reason;
    const again = await books.read(taken.value.id);
    return again.ok ? again.value.match.replay().setup.armies.azure.player : again.error[0]?.reason;
  };
  expect(await nameIn('\u202eA\u0308r\u200bger\u0007')).toBe('Ärger');
  expect(await nameIn('\u200b')).toBe('Player');
  expect(await nameIn('🐉'.repeat(40))).toBe('🐉'.repeat(40));
  expect(await nameIn('x'.repeat(41))).toContain('at most 40 letters');
  expect(await nameIn('x'.repeat(401))).toContain('too long');
  expect((await books.list())[0]?.name).toBe('Ärger');
});

test('a battle that is not there is an error, not a crash', async () => {
  const opened = await library().open('nobody', ignore);
  expect(opened.ok).toBe(false);
});

test.each([
  ['#/battle/abc-1', { at: 'battle', id: 'abc-1' }],
  ['', { at: 'start' }],
  ['#/', { at: 'start' }],
  ['#/battle/<script>', { at: 'start' }],
])('the address %s leads to %o', (hash, place) => {
  expect(placeOf(hash)).toEqual(place);
});

test('storage errors are reported by their cause', () => {
  expect(troubleInWords(new SaveLostError(false))).toContain('being played in another window');
  expect(troubleInWords(new SaveLostError(true))).toContain('was deleted in another window');
  expect(troubleInWords(Object.assign(new Error('full'), { name: 'QuotaExceededError' }))).toContain('full');
  expect(troubleInWords('?')).toContain('Export the replay');
});
