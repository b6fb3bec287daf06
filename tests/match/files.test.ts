import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Aos, ageOfSigmar } from '../../src/games/aos';
import { firstClash } from '../../src/games/aos/armies/lists';
import { DEFAULT_RULINGS } from '../../src/games/aos/rulings';
import { diceFrom, seededState } from '../../src/kernel/dice';
import { createMatch, newGame } from '../../src/match/match';
import { fileOf, openFile } from '../../src/match/resume';
import { answerOf, randomBot } from '../../src/play/players/policy';
import { left, pebbleReplay, pebbles, right, rightThrows } from '../kernel/pebbles';

const faults = (text: string) => {
  const opened = openFile(pebbles, text);
  return opened.ok ? [] : opened.error.map(({ path, reason }) => (path ? `${path}: ${reason}` : reason));
};

describe('export and import', () => {
  test('a battle goes out to a file and comes back the same (seed 17)', () => {
    const match = createMatch(ageOfSigmar, newGame(ageOfSigmar, firstClash, 17));
    const bot = randomBot<Aos>(diceFrom(seededState(17, 'bot')));
    for (let i = 0; i < 60 && match.outcome() === undefined; i++) {
      const command = answerOf(bot, ageOfSigmar, match.getGame());
      if (command) match.submit(command);
    }
    const opened = openFile(ageOfSigmar, fileOf(match));
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    expect(opened.value.hash()).toBe(match.hash());
    expect(opened.value.getEvents()).toEqual(match.getEvents());
    expect(fileOf(opened.value)).toBe(fileOf(match));
  });

  test('an imported battle can be taken back and played on like any other', () => {
    const opened = openFile(pebbles, JSON.stringify(pebbleReplay({ commands: [left(1), right(1)] })));
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    expect(opened.value.undo('right')).toEqual({ ok: true, value: 'undone' });
    expect(opened.value.submit(rightThrows).ok).toBe(true);
  });
});

describe('files that are refused', () => {
  const sound = JSON.stringify(pebbleReplay({ commands: [left(1), right(1)] }));

  test.each<[string, string, string]>([
    ['nothing', '', 'this is not JSON'],
    ['a picture', '\u0089PNG\r\n\u001a\n', 'this is not JSON'],
    ['half a file', sound.slice(0, sound.length / 2), 'this is not JSON'],
    ['another program’s file', '{"name":"package","version":"1.0.0"}', 'this is not a replay'],
    ['another game', sound.replace('pebbles', 'draughts'), 'system: this is a replay of "draughts"'],
    [
      'a later version',
      sound.replace('"version":3', '"version":4'),
      'version: the file was written by a newer program',
    ],
    ['a lost version', sound.replace('"version":3', '"version":1'), 'can no longer be replayed'],
    [
      'an illegal command',
      sound.replace('"seat":"right"', '"seat":"left"'),
      'commands[1]: "take" is not allowed there, by turns',
    ],
    [
      'scripted dice that run out',
      JSON.stringify(pebbleReplay({ dice: [], commands: [left(1), rightThrows] })),
      'commands[1]: the script',
    ],
    ['50 MB', `${sound}${' '.repeat(50_000_000)}`, 'the file holds 50.0 million characters; 8 is the limit'],
    ['50 MB of commands', `{"commands":[${'{"seat":"left"},'.repeat(3_000_000)}`, '8 is the limit'],
  ])('%s, with its reason', (_, text, reason) => {
    expect(faults(text)[0]).toContain(reason);
  });

  test('as many commands as fit in a file are refused by their number', () => {
    const text = JSON.stringify({ ...pebbleReplay(), commands: Array.from({ length: 220_000 }, () => rightThrows) });
    expect(faults(text)).toEqual([expect.stringContaining('commands: this list is too long')]);
  });
});

describe('battles of earlier versions', () => {
  const stored = readFileSync('tests/match/files/version-1.json', 'utf8');

  test('a stored battle of version 1, which knew no rulings, opens with the proposed ones', () => {
    expect(JSON.parse(stored)).toMatchObject({ version: 1 });
    expect(JSON.parse(stored).setup).not.toHaveProperty('rulings');
    const opened = openFile(ageOfSigmar, stored);
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    expect(opened.value.replay()).toMatchObject({ version: ageOfSigmar.version, setup: { rulings: DEFAULT_RULINGS } });
    expect(opened.value.replay().commands).toEqual(JSON.parse(stored).commands);
    expect(opened.value.deciding()).toBeDefined();
  });

  test.each(['"text"', '[]', '7', 'null'])('one with a set-up of %s is refused, not repaired', setup => {
    const text = JSON.stringify({ ...JSON.parse(stored), setup: JSON.parse(setup) });
    const opened = openFile(ageOfSigmar, text);
    expect(opened.ok ? [] : opened.error[0]?.path.startsWith('setup')).toBe(true);
  });
});
