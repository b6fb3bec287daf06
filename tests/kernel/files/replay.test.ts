import { describe, expect, test } from 'vitest';
import { facesLeft } from '../../../src/kernel/dice';
import { parseReplay, readReplay } from '../../../src/kernel/files/read-replay';
import { diceOf, type Replay, runReplay, summaryOf } from '../../../src/kernel/files/replay';
import type { Played } from '../../../src/kernel/system';
import { left, leftThrows, type Pebbles, pebbleReplay, pebbles, right, rightThrows } from '../pebbles';

const read = (data: unknown) => readReplay(pebbles, data);
const parse = (text: string) => parseReplay(pebbles, text);
const reasons = (result: ReturnType<typeof read>) =>
  result.ok ? [] : result.error.map(({ path, reason }) => `${path}: ${reason}`);
const ended = (replay: Replay<Pebbles>) => {
  const run = runReplay(pebbles, replay);
  if (!run.ok) throw new Error(JSON.stringify(run.error));
  return run.value;
};

describe('running a replay', () => {
  test('it plays every command and tells each step, the start first', () => {
    const steps: [number, Played<Pebbles>][] = [];
    const run = runReplay(pebbles, pebbleReplay({ commands: [left(3), right(2)] }), (played, index) =>
      steps.push([index, played]),
    );
    expect(run).toMatchObject({ ok: true, value: { heap: 15, turn: 'left' } });
    expect(steps.map(([index]) => index)).toEqual([-1, 0, 1]);
    expect(steps.flatMap(([, { events }]) => events)).toEqual([
      { type: 'taken', by: 'left', count: 3 },
      { type: 'taken', by: 'right', count: 2 },
    ]);
  });

  test('it stops at an illegal command and says which, by which rules, with what facts', () => {
    const run = runReplay(pebbles, pebbleReplay({ commands: [left(1), left(4), right(1)] }));
    expect(run).toEqual({
      ok: false,
      error: {
        index: 1,
        command: left(4),
        refusals: [
          { rule: 'turns', code: 'turn.notYours', facts: { turn: 'right' } },
          { rule: 'take', code: 'take.count', facts: { given: 4, most: 3 } },
        ],
      },
    });
  });

  test('the same seed and commands end in the same state, another seed in another', () => {
    const commands = [leftThrows, rightThrows, leftThrows];
    const first = summaryOf(pebbles, ended(pebbleReplay({ commands })));
    expect(summaryOf(pebbles, ended(pebbleReplay({ commands })))).toEqual(first);
    expect(summaryOf(pebbles, ended(pebbleReplay({ commands, seed: 2 }))).hash).not.toBe(first.hash);
  });

  test('an outcome is reported once there is one', () => {
    const setup = { heap: 5, most: 3 };
    expect(summaryOf(pebbles, ended(pebbleReplay({ setup, commands: [left(3)] }))).outcome).toBeUndefined();
    expect(summaryOf(pebbles, ended(pebbleReplay({ setup, commands: [left(3), right(2)] }))).outcome).toMatchObject({
      winner: 'right',
    });
  });
});

describe('scripted dice', () => {
  test('they fall in place of the seed’s, and the rest is left', () => {
    const game = ended(pebbleReplay({ dice: [6, 2, 5], commands: [leftThrows, rightThrows] }));
    expect(game.heap).toBe(12);
    expect(facesLeft(game.dice)).toEqual([5]);
  });

  test('a die that is missing stops the replay at its command', () => {
    expect(runReplay(pebbles, pebbleReplay({ dice: [6], commands: [leftThrows, rightThrows] }))).toEqual({
      ok: false,
      error: { path: 'commands[1]', reason: 'the script holds 1 dice and one more was asked for' },
    });
  });

  test('a file with dice needs no seed', () => {
    const { seed: _, ...seedless } = pebbleReplay({ dice: [6] });
    const result = read(seedless);
    expect(result.ok && diceOf(result.value)).toEqual({ kind: 'scripted', faces: [6], used: 0 });
  });

  test('a file with neither is refused', () => {
    const { seed: _, ...seedless } = pebbleReplay();
    expect(reasons(read(seedless))).toEqual(['seed: a replay needs a seed, or the faces of its dice']);
  });

  test.each([0, 1001, 1.5, '6'])('a face of %j is refused', face => {
    expect(reasons(read({ ...pebbleReplay(), dice: [1, face] }))[0]).toMatch(/^dice\[1\]: /);
  });
});

describe('reading a replay', () => {
  test('what was written is read back', () => {
    const replay = pebbleReplay({ commands: [left(2), rightThrows] });
    expect(parse(JSON.stringify(replay))).toEqual({ ok: true, value: replay });
  });

  test.each<[string, unknown, string]>([
    ['something else', { hello: 1 }, ': this is not a replay: it names no game system and version'],
    ['a list', [1, 2], ': this is not a replay: it names no game system and version'],
    [
      'another game',
      pebbleReplay({ system: 'chess' }),
      'system: this is a replay of "chess"; "pebbles" is played here',
    ],
    [
      'a later version',
      pebbleReplay({ version: 4 }),
      'version: the file was written by a newer program (rules version 4; this one knows 3)',
    ],
    [
      'a set-up of the wrong shape',
      { ...pebbleReplay(), setup: { heap: 101, most: 3 } },
      'setup.heap: a heap has at most 100 pebbles',
    ],
    [
      'a set-up that makes no sense',
      pebbleReplay({ setup: { heap: 2, most: 3 } }),
      'setup.most: one could take more than there are',
    ],
    [
      'a command of the wrong shape',
      { ...pebbleReplay(), commands: [left(1), { seat: 'left', type: 'take', count: 'two' }] },
      'commands[1].count: this should be a number, not "two"',
    ],
    [
      'an unknown command',
      { ...pebbleReplay(), commands: [{ seat: 'left', type: 'steal' }] },
      'commands[0].type: "steal" is not known here; it should be one of "take", "throw"',
    ],
    [
      'a broken seed',
      { ...pebbleReplay(), seed: 0.5 },
      'seed: this should be a whole number that is not too large, not 0.5',
    ],
    [
      'too many commands',
      { ...pebbleReplay(), commands: Array.from({ length: 50_001 }, () => rightThrows) },
      'commands: this list is too long: 50,000 is the limit, and it has 50,001',
    ],
  ])('%s is refused with the place and the reason', (_, data, expected) => {
    expect(reasons(read(data))[0]).toBe(expected);
  });

  test('keys that would reach into every object are refused and reach nothing', () => {
    const text = JSON.stringify(pebbleReplay());
    for (const key of ['__proto__', 'constructor', 'prototype', 'toString']) {
      expect(parse(text.replace('{', `{"${key}":{"polluted":true},`)).ok).toBe(false);
      expect(parse(text.replace('"setup":{', `"setup":{"${key}":{"polluted":true},`)).ok).toBe(false);
    }
    expect(parse(JSON.stringify({ ...pebbleReplay(), commands: [{ seat: 'left', type: '__proto__' }] })).ok).toBe(
      false,
    );
    expect('polluted' in {}).toBe(false);
  });

  test.each<[string, string]>([
    ['a list in a list, three million deep', '['.repeat(3_000_000) + ']'.repeat(3_000_000)],
    [
      'commands a million lists deep',
      JSON.stringify(pebbleReplay()).replace('"commands":[]', `"commands":${'['.repeat(1e6)}${']'.repeat(1e6)}`),
    ],
    [
      'a set-up a million records deep',
      JSON.stringify(pebbleReplay()).replace('"heap":20', `"heap":${'{"a":'.repeat(1e6)}1${'}'.repeat(1e6)}`),
    ],
    ['half a file', JSON.stringify(pebbleReplay({ commands: [left(1), right(1)] })).slice(0, -20)],
    ['50 MB', JSON.stringify({ ...pebbleReplay(), padding: 'x'.repeat(50_000_000) })],
  ])('%s is refused without harm', (_, text) => {
    expect(parse(text).ok).toBe(false);
  });
});

describe('replays of earlier versions', () => {
  const old = {
    ...pebbleReplay({ version: 2 }),
    setup: { pebbles: 9 },
    commands: [{ seat: 'left', type: 'take', pebbles: 3 }],
  };

  test('a version with a way to the present is brought to it and plays', () => {
    const result = read(old);
    expect(result).toEqual({
      ok: true,
      value: pebbleReplay({ setup: { heap: 9, most: 3 }, commands: [left(3)] }),
    });
    expect(result.ok && ended(result.value).heap).toBe(6);
  });

  test('a version without one is refused', () => {
    expect(reasons(read({ ...old, version: 1 }))).toEqual([
      'version: the file was written by rules version 1, which can no longer be replayed',
    ]);
  });

  test.each([0, -1, -1e15])('so is version %d, which never was', version => {
    expect(reasons(read({ ...old, version }))[0]).toContain('can no longer be replayed');
  });

  test.each(['1', 1.5, undefined])('a version of %j is invalid', version => {
    expect(reasons(read({ ...old, version }))[0]).toContain('not a replay');
  });

  test.each([undefined, 'text', 7, []])('an old file with a set-up of %j is refused like a new one', setup => {
    expect(reasons(read({ ...old, setup }))[0]).toMatch(/^setup.heap: /);
  });
});
