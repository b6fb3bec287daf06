import { describe, expect, test } from 'vitest';
import { writeTable } from '../../../src/games/aos/measure/file/format';
import { readIncoming } from '../../../src/games/aos/measure/file/incoming';
import { MOST_PACKED, pack } from '../../../src/games/aos/measure/file/pack';
import { randomTable } from './tables';

const measureTable = randomTable(11);

async function refusal(text: string): Promise<string> {
  const read = await readIncoming(text);
  return read.ok ? 'opened' : read.error.map(({ reason }) => reason).join('; ');
}

describe('what is pasted or opened', () => {
  test('is a table as a link, whatever page it leads to and whatever blanks came along', async () => {
    const packed = await pack(measureTable);
    const expected = { ok: true, value: { kind: 'table', measureTable } };
    for (const text of [
      `https://example.org/table/#/measure/t=${packed}`,
      `http://127.0.0.1:4173/?still#/measure/t=${packed}\n`,
      `Look at this: http://localhost/#/measure/t=${packed} and tell me`,
      `  ${packed}  `,
    ]) {
      expect(await readIncoming(text), text.slice(0, 40)).toEqual(expected);
    }
  });

  test('is a table as the text of its file', async () => {
    expect(await readIncoming(`\n${writeTable(measureTable)}`)).toEqual({
      ok: true,
      value: { kind: 'table', measureTable },
    });
  });

  test('is a battle, and is called one', async () => {
    const file = { system: 'age-of-sigmar', version: 3, setup: {}, seed: 1, commands: [] };
    expect(await readIncoming(JSON.stringify(file))).toEqual({ ok: true, value: { kind: 'battle' } });
  });

  test.each([
    ['nothing', '', 'no link to a measuring table'],
    ['other text', 'hello', 'no link to a measuring table'],
    ['another page', 'https://example.org/#/battle/1', 'no link to a measuring table'],
    ['a link without its table', 'https://example.org/#/measure/t=', 'cut off'],
    ['a script', 'javascript:alert(1)', 'no link to a measuring table'],
    ['markup in a link', 'https://example.org/#/measure/t=<img src=x onerror=alert(1)>', 'cut off'],
    ['half a file', '{"realmtable":"table"', 'not JSON'],
    ['another file', '{"realmtable":"table","version":1}', 'missing'],
  ])('%s is refused in words', async (_, text, reason) => {
    expect(await refusal(text)).toContain(reason);
  });

  test('what is far too long is refused before it is looked through', async () => {
    const text = `https://example.org/#/measure/t=${'A'.repeat(MOST_PACKED)}`;
    expect(await refusal(`${text}${' '.repeat(5_000_000)}x`)).toContain('characters');
    expect(await refusal(`{${' '.repeat(8_000_001)}`)).toContain('million characters');
  });
});
