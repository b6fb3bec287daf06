import { afterEach, expect, test, vi } from 'vitest';
import { groundOf, PLAIN_GROUND } from '../../../src/scene/mats/ground';
import { THEMES } from '../themes';

afterEach(() => vi.unstubAllGlobals());

test('a ground that cannot be loaded is reported, a plain mat lies in its place, and the next table tries again', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const lost = new TypeError('Failed to fetch dynamically imported module');
  const load = vi.fn(() => Promise.reject(lost));
  const grounds = Object.fromEntries(THEMES.map(theme => [theme, load])) as unknown as Parameters<typeof groundOf>[1];
  expect(await groundOf('fire', grounds)).toBe(PLAIN_GROUND);
  expect(report.mock.calls).toEqual([[lost]]);
  expect(await groundOf('fire')).not.toBe(PLAIN_GROUND);
});

test('every theme has a ground of its own, loaded once', async () => {
  const grounds = await Promise.all(THEMES.map(theme => groundOf(theme)));
  expect(new Set(grounds).size).toBe(THEMES.length);
  for (const ground of [...grounds, PLAIN_GROUND]) expect(ground).toContain('Ground groundAt(vec2 p)');
  // `use` needs the same promise each time
  expect(groundOf('life')).toBe(groundOf('life'));
});
