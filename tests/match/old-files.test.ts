import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { type Aos, ageOfSigmar } from '../../src/games/aos';
import { exampleTable } from '../../src/games/aos/measure/file/example';
import { unpack } from '../../src/games/aos/measure/file/pack';
import { hashOf } from '../../src/kernel/hash';
import type { Match } from '../../src/match/match';
import { openFile, openStored } from '../../src/match/resume';
import { openDatabase } from '../../src/match/save-records';
import { openSaves } from '../../src/match/saves';

/** Where the program that wrote these files left the battle: the moment, and the places and wounds of all models. */
const LEFT = { round: 1, phase: 'battleshock', deciding: 'azure', models: '0b2a80bdc33cb56c' };

function placeOf(match: Match<Aos>) {
  const { round, phase, units } = match.getGame().battle;
  const models = units.flatMap(unit => unit.models.map(({ id, x, y, wounds }) => [id, x, y, wounds]));
  return { round, phase, deciding: match.deciding(), models: hashOf(models) };
}

const textOf = (name: string) => readFileSync(`tests/match/files/${name}.json`, 'utf8');

test('a replay file of an earlier program opens', () => {
  const opened = openFile(ageOfSigmar, textOf('replay-version-2'));
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  expect(opened.value.replay().commands).toHaveLength(40);
  expect(placeOf(opened.value)).toEqual(LEFT);
});

test('a battle that an earlier program stored opens, and is one of Age of Sigmar', async () => {
  const { battles, commands } = JSON.parse(textOf('save-version-2'));
  (await openDatabase('earlier')).close();
  const db = await openDB('earlier', 2);
  await Promise.all([
    ...battles.map((battle: object) => db.put('battles', battle)),
    ...commands.map(({ key, value }: { key: [string, number]; value: object }) => db.put('commands', value, key)),
  ]);
  db.close();
  const saves = await openSaves('earlier');
  expect(await saves.list()).toMatchObject([{ id: 'old', name: 'A stored battle', mood: 'fire', system: 'aos' }]);
  const opened = openStored(ageOfSigmar, await saves.load('old'));
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  expect(placeOf(opened.value)).toEqual(LEFT);
});

test('a link to a measuring table of an earlier program opens', async () => {
  expect(await unpack(JSON.parse(textOf('link-version-1')).link)).toEqual({ ok: true, value: exampleTable() });
});
