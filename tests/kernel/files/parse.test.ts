import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { MAX_FILE_CHARACTERS } from '../../../src/kernel/files/file-limit';
import { parseJson, parseShape } from '../../../src/kernel/files/parse';
import { brief } from '../../../src/kernel/files/plain-words';
import { list } from '../../../src/kernel/list';

const shape = v.strictObject({
  name: v.string(),
  units: list(v.strictObject({ models: v.pipe(v.number(), v.minValue(1, 'a unit needs a model')) }), { most: 2000 }),
});

const faultsOf = (data: unknown) => {
  const parsed = parseShape(shape, data);
  return parsed.ok ? [] : parsed.error;
};

describe('shapes', () => {
  test('data of the right shape comes through unchanged', () => {
    const data = { name: 'Vanguard', units: [{ models: 5 }] };
    expect(parseShape(shape, data)).toEqual({ ok: true, value: data });
  });

  test('a fault names the place and the reason', () => {
    expect(faultsOf({ name: 'Vanguard', units: [{ models: 5 }, { models: 0 }] })).toEqual([
      { path: 'units[1].models', reason: 'a unit needs a model' },
    ]);
  });

  test('every fault is named, not only the first', () => {
    expect(faultsOf({ name: 7, units: [{ models: '5' }] })).toEqual([
      { path: 'name', reason: 'this should be text, not 7' },
      { path: 'units[0].models', reason: 'this should be a number, not "5"' },
    ]);
  });

  test('a key that nobody knows is a fault', () => {
    expect(faultsOf({ name: 'Vanguard', units: [], cheat: true }).map(({ path }) => path)).toEqual(['cheat']);
  });

  test.each([undefined, 'text', 3, []])('%j is no such thing at all', data => {
    expect(faultsOf(data).length).toBeGreaterThan(0);
  });

  test('of a thousand faults twenty are reported', () => {
    expect(faultsOf({ name: 'x', units: Array.from({ length: 1000 }, () => ({ models: 0 })) })).toHaveLength(20);
  });

  test('a fault of a million letters is shortened, with its beginning', () => {
    const [fault] = faultsOf({ name: 'x', units: 'y'.repeat(1_000_000) });
    expect(fault?.reason.length).toBeLessThan(220);
    expect(fault?.reason).toMatch(/^this should be a list, not "y+\.\.\."$/);
  });

  test('short words are left as they are', () => {
    expect(brief('no unit')).toBe('no unit');
  });
});

describe('text', () => {
  test('JSON is read', () => {
    expect(parseJson('{"a":[1]}')).toEqual({ ok: true, value: { a: [1] } });
  });

  test.each(['', '{', '{"a":1', 'hello', '{"a":1}x', '\u0000'])('%j is refused as no JSON', text => {
    expect(parseJson(text)).toMatchObject({ ok: false, error: [{ reason: expect.stringContaining('not JSON') }] });
  });

  test('50 MB are refused unread, with the size and the limit', () => {
    const text = 'x'.repeat(50_000_000);
    const read = vi.spyOn(JSON, 'parse');
    expect(parseJson(text)).toEqual({
      ok: false,
      error: [{ path: '', reason: 'the file holds 50.0 million characters; 8 is the limit' }],
    });
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
  });

  test('the limit itself may be read', () => {
    expect(parseJson(`"${'x'.repeat(MAX_FILE_CHARACTERS - 2)}"`).ok).toBe(true);
    expect(parseJson(`"${'x'.repeat(MAX_FILE_CHARACTERS - 1)}"`).ok).toBe(false);
  });
});
