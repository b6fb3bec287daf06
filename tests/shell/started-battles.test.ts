import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { firstClash } from '../../src/games/aos/armies/lists';
import { ageOfSigmarEntry } from '../../src/games/aos/panels/start/game-entry';
import { openLibrary } from '../../src/match/library';
import { openSaves, type Saves } from '../../src/match/saves';
import { LIBRARY_WORDS } from '../../src/shell/words/library';

const openBattleLibrary = (saves: Saves) =>
  openLibrary({ saves, games: [ageOfSigmarEntry], words: LIBRARY_WORDS }).of(ageOfSigmarEntry);
const ignore = { onTrouble: () => {} };

/** Whether what checks stored battles and files has been fetched. */
const checks = vi.hoisted(() => ({ areFetched: false }));
vi.mock('../../src/match/resume', importOriginal => {
  checks.areFetched = true;
  return importOriginal();
});

test('a battle started on this page is opened without the checks for stored battles; any other page fetches and uses them', async () => {
  const saves = await openSaves('started');
  const here = openBattleLibrary(saves);
  const id = await here.start(firstClash, 7);
  const own = await here.open(id, ignore);
  expect([own.ok, checks.areFetched]).toEqual([true, false]);

  const elsewhere = await openBattleLibrary(saves).open(id, ignore);
  expect([elsewhere.ok, checks.areFetched]).toEqual([true, true]);
  expect(own.ok && elsewhere.ok && own.value.match.hash() === elsewhere.value.match.hash()).toBe(true);
});

test('a battle started here that another page has played on is opened as that page left it', async () => {
  const saves = await openSaves('played elsewhere');
  const here = openBattleLibrary(saves);
  const id = await here.start(firstClash, 7);
  const elsewhere = await openBattleLibrary(saves).open(id, ignore);
  if (!elsewhere.ok) throw new Error('cannot be opened');
  const { match, autosave } = elsewhere.value;
  const [command] = match.options();
  if (command) match.submit(command);
  await autosave.settled();
  autosave.stop();
  const opened = await here.open(id, ignore);
  expect(opened.ok && opened.value.match.replay().commands).toEqual([command]);
});
