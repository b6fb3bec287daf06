import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ageOfSigmar } from '../../src/games/aos';
import { parseReplay } from '../../src/kernel/files/read-replay';
import { runReplay } from '../../src/kernel/files/replay';
import { hashOf } from '../../src/kernel/hash';
import { ENDINGS, type Ending, fileFor, GOLDEN, textOf } from './golden';

const endings: Record<string, Ending> = JSON.parse(readFileSync(ENDINGS, 'utf8'));
const LARGEST_BYTES = 20_000;

describe('golden battles end as they always did; "npm run replays" renews them where a rule was meant to change', () => {
  test.each(GOLDEN.map(golden => [golden.name, golden.seed, golden] as const))('%s (seed %d)', (name, _, golden) => {
    const replay = parseReplay(ageOfSigmar, textOf(golden));
    if (!replay.ok) throw new Error(JSON.stringify(replay.error));
    const played = runReplay(ageOfSigmar, replay.value);
    if (!played.ok) throw new Error(JSON.stringify(played.error));
    expect(ageOfSigmar.outcome(played.value)).toBeDefined();
    const { length: commands } = replay.value.commands;
    expect({ commands, rounds: played.value.battle.round, hash: hashOf(played.value) }).toEqual(endings[name]);
  });

  test.each(GOLDEN.map(golden => [golden.name, golden] as const))('the file of %s is small enough', (_, golden) => {
    expect(readFileSync(fileFor(golden)).length).toBeLessThan(LARGEST_BYTES);
  });
});
