import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ageOfSigmar } from '../../../src/games/aos';
import { firstClash } from '../../../src/games/aos/armies/lists';
import { parseJson, parseShape } from '../../../src/kernel/files/parse';
import { parseReplay } from '../../../src/kernel/files/read-replay';
import { list } from '../../../src/kernel/list';

const replay = (setup: unknown = firstClash, commands: unknown = []) => ({
  system: 'aos',
  version: ageOfSigmar.version,
  setup,
  seed: 1,
  commands,
});

/** What is wrong with a battle file of this text; nothing if it can be read. */
const faultsOf = (text: string) => {
  const read = parseReplay(ageOfSigmar, text);
  return read.ok ? [] : read.error;
};
const faultsIn = (setup: unknown) => faultsOf(JSON.stringify(replay(setup)));

/** Words of the program that checks shapes; a player has no use for them. */
const JARGON = /Invalid|Expected|received|undefined|null|NaN|schema|Object\b|Array\b|never|regex/;

describe('a list', () => {
  const counted = (looked: unknown[], most: number) =>
    list(
      v.pipe(
        v.unknown(),
        v.check(value => {
          looked.push(value);
          return value !== 'bad';
        }, 'this is bad'),
      ),
      { least: 1, most, tooShort: 'there is nobody' },
    );

  test('is refused for its length before any of its items is looked at', () => {
    const looked: unknown[] = [];
    const parsed = parseShape(counted(looked, 3), ['bad', 'bad', 'bad', 'bad']);
    expect(parsed).toEqual({
      ok: false,
      error: [{ path: '', reason: 'this list is too long: 3 is the limit, and it has 4' }],
    });
    expect(looked).toEqual([]);
  });

  test('is read no further once twenty faults are found', () => {
    const looked: unknown[] = [];
    const parsed = parseShape(
      counted(looked, 1000),
      Array.from({ length: 1000 }, () => 'bad'),
    );
    expect(parsed.ok ? [] : parsed.error).toHaveLength(20);
    expect(looked).toHaveLength(20);
  });

  test('says in its own words that it is too short', () => {
    expect(parseShape(counted([], 3), [])).toEqual({ ok: false, error: [{ path: '', reason: 'there is nobody' }] });
  });

  test('comes through as it was when it is sound', () => {
    expect(parseShape(counted([], 3), [1, 'two', { three: 3 }])).toEqual({ ok: true, value: [1, 'two', { three: 3 }] });
  });
});

describe('a battle file from a stranger', () => {
  test('of two million ones in place of commands is refused by its length alone, in a moment', () => {
    const text = JSON.stringify(replay()).replace('"commands":[]', `"commands":[${'1,'.repeat(2_000_000)}1]`);
    const before = process.cpuUsage();
    expect(faultsOf(text)).toEqual([
      { path: 'commands', reason: 'this list is too long: 50,000 is the limit, and it has 2,000,001' },
    ]);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(2500); // milliseconds of work; other tests in the same process may add to it
  });

  test('of fifty thousand wrong commands the first twenty are reported', () => {
    const faults = faultsOf(
      JSON.stringify(
        replay(
          firstClash,
          Array.from({ length: 50_000 }, () => ({ type: 'fly' })),
        ),
      ),
    );
    expect(faults).toHaveLength(20);
    expect(faults[0]?.path).toBe('commands[0].type');
  });

  test.each([
    ['lists within lists', '['.repeat(200_000) + ']'.repeat(200_000)],
    ['groups within groups', `${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}`],
  ])('of 200,000 %s is refused without a fall', (_, deep) => {
    expect(parseJson(deep).ok).toBe(true);
    expect(faultsOf(deep).length).toBeGreaterThan(0);
    const text = JSON.stringify(replay({ ...firstClash, table: 'deep' })).replace('"deep"', deep);
    expect(faultsOf(text)[0]?.path).toMatch(/^setup\.table/);
  });

  test.each<[string, unknown, string]>([
    ['nothing at all', null, 'this should be a group of fields, not nothing'],
    ['a word', 'table', 'this should be a group of fields, not "table"'],
    ['a list', [72, 48], 'this is missing'],
    ['words for numbers', { width: '72', depth: 48 }, 'this should be a number, not "72"'],
    ['a side that is missing', { width: 72 }, 'this is missing'],
    ['a side too short', { width: 72, depth: 23.9 }, 'this should be at least 24, not 23.9'],
    ['a side of another world', { width: 1e308, depth: 48 }, 'this should be at most'],
    ['one side too many', { width: 72, depth: 48, height: 3 }, 'nothing of this name belongs here'],
  ])('with %s for a table is refused in plain words', (_, table, reason) => {
    const [fault] = faultsIn({ ...firstClash, table });
    expect(fault?.path).toMatch(/^setup\.table/);
    expect(fault?.reason).toContain(reason);
    expect(fault?.reason).not.toMatch(JARGON);
  });

  test.each(['1e999', '-1e999', '1e309'])('with a side of %s, which no number holds, is refused', number => {
    const text = JSON.stringify(replay()).replace('"width":72', `"width":${number}`);
    expect(text).toContain(number);
    expect(faultsOf(text)[0]).toEqual({
      path: 'setup.table.width',
      reason: expect.stringMatching(/^this should be a number that is not too large, not -?Infinity$/),
    });
  });

  test.each(['NaN', 'Infinity', 'undefined'])('with a bare %s is no JSON', word => {
    const text = JSON.stringify(replay()).replace('"width":72', `"width":${word}`);
    expect(faultsOf(text)[0]?.reason).toContain('not JSON');
  });

  test('that says a thing twice is held to the last word, like any reader of JSON', () => {
    const text = JSON.stringify(replay()).replace('"seed":1', '"seed":1,"seed":"lucky"');
    expect(faultsOf(text).map(({ path }) => path)).toEqual(['seed']);
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'with a field named %s changes nothing',
    name => {
      const text = JSON.stringify(replay()).replace('"width":72', `"${name}":{"isAdmin":true},"width":72`);
      expect(faultsOf(text)).toEqual([{ path: `setup.table.${name}`, reason: 'nothing of this name belongs here' }]);
      expect('isAdmin' in {}).toBe(false);
    },
  );

  test.each(['__proto__', 'constructor', 'toString'])(
    'that names %s as plan, warscroll and command finds none',
    name => {
      const units = firstClash.armies.azure.units.map(unit => ({ ...unit, warscroll: name.toLowerCase() }));
      const armies = { ...firstClash.armies, azure: { ...firstClash.armies.azure, units } };
      expect(faultsIn({ ...firstClash, battleplan: name }).length).toBeGreaterThan(0);
      expect(faultsIn({ ...firstClash, armies }).length).toBeGreaterThan(0);
      expect(faultsOf(JSON.stringify(replay(firstClash, [{ seat: 'azure', type: name }]))).length).toBe(1);
    },
  );

  test('with a name of a million letters is refused by its length, and the refusal is short', () => {
    const azure = { ...firstClash.armies.azure, player: 'x'.repeat(1_000_000) };
    const [fault] = faultsIn({ ...firstClash, armies: { ...firstClash.armies, azure } });
    expect(fault?.path).toBe('setup.armies.azure.player');
    expect(fault?.reason.length).toBeLessThan(120);
    const [strange] = faultsIn({ ...firstClash, battleplan: 'x'.repeat(1_000_000) });
    expect(strange?.reason.length).toBeLessThan(120);
    const [unknown] = faultsIn({ ...firstClash, ['k'.repeat(1_000_000)]: 1 });
    expect(unknown?.path.length).toBeLessThan(300);
  });

  test('with half a letter in the name of its scenery is refused', () => {
    const terrain = [{ ...block, name: 'Tower \ud800' }];
    expect(faultsIn({ ...firstClash, terrain })).toEqual([
      { path: 'setup.terrain[0].name', reason: 'this name holds half a letter' },
    ]);
  });
});

const block = {
  id: 'block',
  name: 'Block',
  footprint: [
    { x: 30, y: 20 },
    { x: 34, y: 20 },
    { x: 34, y: 24 },
  ],
  solids: [],
  isObstacle: false,
  isGarrison: false,
};
