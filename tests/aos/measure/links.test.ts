import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { exampleTable } from '../../../src/games/aos/measure/file/example';
import { readTable, writeTable } from '../../../src/games/aos/measure/file/format';
import { MOST_PACKED, pack, unpack } from '../../../src/games/aos/measure/file/pack';
import { LIMITS } from '../../../src/games/aos/measure/table';
import { hashOf } from '../../../src/kernel/hash';
import { randomTable } from './tables';

const FIRST = 7000;
const COUNT = 1000;

test(`${COUNT} random tables come back from their links as they were, seeds from ${FIRST}`, async () => {
  for (let seed = FIRST; seed < FIRST + COUNT; seed++) {
    const measureTable = randomTable(seed);
    const packed = await pack(measureTable);
    expect(packed.length).toBeLessThan(MOST_PACKED);
    expect(await unpack(packed), `seed ${seed}`).toEqual({ ok: true, value: measureTable });
  }
});

test('the first table makes a link that any chat carries', async () => {
  expect((await pack(exampleTable())).length).toBeLessThan(1500);
});

/** A link as an attacker would write it: everything is valid except what it decompresses to. */
function forged(text: string): string {
  const letters = deflateRawSync(Buffer.from(text)).toString('base64url');
  return `1.${hashOf(letters).slice(0, 8)}.${letters}`;
}

async function refusal(packed: string): Promise<string> {
  const read = await unpack(packed);
  return read.ok ? 'opened' : read.error.map(({ path, reason }) => `${path} ${reason}`.trim()).join('; ');
}

describe('a damaged link is refused', () => {
  test('wherever it is cut', async () => {
    const packed = await pack(randomTable(7));
    for (let length = 0; length < packed.length; length += 3) {
      expect(await refusal(packed.slice(0, length)), `${length}`).toContain('cut off');
    }
  });

  test('whichever letter is changed', async () => {
    const packed = await pack(randomTable(8));
    for (let at = 0; at < packed.length; at++) {
      const other = packed[at] === 'A' ? 'B' : 'A';
      const read = await unpack(packed.slice(0, at) + other + packed.slice(at + 1));
      expect(read.ok, `${at}`).toBe(false);
    }
  });

  test('when it is longer than any honest one, without being read', async () => {
    expect(await refusal('A'.repeat(10_000_000))).toContain('10000000 characters');
    expect(await refusal(`1.00000000.${'A'.repeat(MOST_PACKED)}`)).toContain('the limit');
  });

  test('when it would unfold to 10 MB', async () => {
    const packed = forged(' '.repeat(10_000_000));
    expect(packed.length).toBeLessThan(MOST_PACKED);
    expect(await refusal(packed)).toContain('does not unfold');
  });

  test.each(['', '1', '1..', '2.00000000.AAAA', 'javascript:alert(1)', '%00', '1.00000000.ÄÖ', '1.g0000000.AAAA'])(
    'when it is %j',
    async packed => {
      expect(await refusal(packed)).toContain('cut off');
    },
  );

  test('when it unfolds to something else', async () => {
    for (const text of ['', 'null', '[]', '{}', '"table"', '{"realmtable":"table"}', '{"__proto__":{"x":1}}', '{']) {
      expect(await refusal(forged(text)), text).not.toBe('opened');
    }
    expect(({} as { x?: number }).x).toBeUndefined();
  });
});

/** The first table as data, changed. */
function changed(change: (data: Record<string, unknown>) => void): string {
  const data = JSON.parse(writeTable(exampleTable())) as Record<string, unknown>;
  change(data);
  return JSON.stringify(data);
}

const reasons = (text: string): string => {
  const read = readTable(text);
  return read.ok ? 'opened' : read.error.map(({ path, reason }) => `${path}: ${reason}`).join('; ');
};
const unit = { seat: 'azure', warscroll: 'liberators', at: [1, 1, 0] };

describe('what is written is refused with its place', () => {
  test.each<[string, (data: Record<string, unknown>) => void, RegExp]>([
    ['a newer version', data => (data['version'] = 2), /version: .*newer program/],
    ['a warscroll nobody knows', data => (data['units'] = [{ ...unit, warscroll: 'constructor' }]), /units\[0\]/],
    ['a bare base by its inner name', data => (data['units'] = [{ ...unit, warscroll: 'bare-base' }]), /units\[0\]/],
    [
      'both a warscroll and a base',
      data => (data['units'] = [{ ...unit, base: { length: 32, width: 32, height: 1 } }]),
      /not both/,
    ],
    [
      'a model beside the table',
      data => (data['units'] = [{ ...unit, at: [72.01, 1, 0] }]),
      /units\[0\]\.at: .*beside/,
    ],
    ['a number that is none', data => (data['units'] = [{ ...unit, at: [1, '1', 0] }]), /units\[0\]\.at\[1\]/],
    ['half a model', data => (data['units'] = [{ ...unit, at: [1, 1, 0, 2] }]), /three numbers/],
    [
      'a base of no size',
      data => (data['units'] = [{ seat: 'azure', base: { length: 0, width: 1, height: 1 }, at: [1, 1, 0] }]),
      /base/,
    ],
    ['too many units', data => (data['units'] = Array(LIMITS.units + 1).fill(unit)), /units/],
    ['scenery nobody made', data => (data['pieces'] = [{ piece: 'toString', at: [1, 1, 0] }]), /pieces\[0\]/],
    ['an unknown part', data => (data['script'] = 'x'), /script/],
    ['a table too small to stand at', data => (data['table'] = [10, 48]), /table\[0\]/],
  ])('%s', (_, change, reason) => {
    expect(reasons(changed(change))).toMatch(reason);
  });

  test('more models than a table holds', () => {
    const at = Array(3 * LIMITS.perUnit).fill(1);
    const text = changed(data => (data['units'] = Array(8).fill({ ...unit, at })));
    expect(reasons(text)).toContain(`there are ${8 * LIMITS.perUnit} models; a table holds ${LIMITS.models}`);
  });
});

test('hostile names become one short line of plain text', () => {
  const names: readonly [string, string][] = [
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['two\nlines\tand\u0000more', 'two lines and more'],
    ['\u202eright to left\u202c', 'right to left'],
    ['   ', 'A table'],
    ['x'.repeat(200), 'x'.repeat(LIMITS.name)],
  ];
  for (const [sent, kept] of names) {
    const read = readTable(changed(data => (data['name'] = sent)));
    expect(read.ok && read.value.name).toBe(kept);
  }
  expect(reasons(changed(data => (data['name'] = 'x'.repeat(1000))))).toContain('name');
});
