import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type Ended, runChild } from './child';

const folder = mkdtempSync(join(tmpdir(), 'realmtable-odds-'));
const fileIn = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs `npm run odds` on a document without npm. */
function odds(name: string, document: unknown): Promise<Ended> {
  writeFileSync(fileIn(name), typeof document === 'string' ? document : JSON.stringify(document));
  return runChild('src/cli/odds.ts', [fileIn(name)]);
}

const profile = { toHit: 4, toWound: 4, save: 4 };
const target = { models: 2, wounds: 1 };

test('each case is answered by one line, fields that are not given are the plainest there are', async () => {
  const cases = [
    { profile, target },
    { name: 'two at once', profile: { ...profile, models: 2, onSix: null, ward: null }, target },
    { profile: { ...profile, onSix: { roll: 'hit', mortal: 1 } }, target },
    { profile: { ...profile, onSix: [{ roll: 'hit', mortal: 1, mode: 'addition' }] }, target },
  ];
  const { code, out, complaints } = await odds('plain.json', { cases });
  expect(complaints).toEqual([]);
  expect(code).toBe(0);
  const [one, two, asOne, asList] = out.map(line => JSON.parse(line));
  expect(one).toEqual({
    damage: [
      [0, 0.875],
      [1, 0.125],
    ],
    mean: 0.125,
    slain: [
      [0, 0.875],
      [1, 0.125],
    ],
    wipedOut: 0,
  });
  expect(two.wipedOut).toBeCloseTo(1 / 64, 14);
  expect(asOne).toEqual(asList);
});

describe('a bad document is refused with place and reason, and nothing is answered', () => {
  test('place and reason go to the other stream', async () => {
    const { code, out, complaints } = await odds('bad.json', { cases: [{ profile: { ...profile, rend: 1 }, target }] });
    expect([code, out]).toEqual([2, []]);
    expect(complaints).toEqual(['cases[0].profile.rend: this should be at most 0, not 1']);
  });

  test('a file that is too large is not read', async () => {
    writeFileSync(fileIn('large.json'), '');
    truncateSync(fileIn('large.json'), 9_000_000);
    const { code, out, complaints } = await runChild('src/cli/odds.ts', [fileIn('large.json')]);
    expect([code, out]).toEqual([2, []]);
    expect(complaints[0]).toContain('9000000 bytes');
  });

  test('no file, two files, and a file that is not there', async () => {
    for (const args of [[], ['a', 'b'], [fileIn('nowhere.json')]]) {
      const { code, out, complaints } = await runChild('src/cli/odds.ts', args);
      expect([code, out]).toEqual([2, []]);
      expect(complaints).toHaveLength(1);
    }
  });
});
