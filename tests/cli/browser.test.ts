import { expect, test, vi } from 'vitest';

interface BrowserModule {
  findBrowser(): string | undefined;
  needBrowser(): Promise<string>;
}
// By a variable, since these plain scripts have no types: they run before anything is installed.
const script = '../../src/cli/browser.mjs';
const { findBrowser, needBrowser } = (await import(script)) as BrowserModule;

test('the browser that CHROME_PATH names is taken before any other', async () => {
  vi.stubEnv('CHROME_PATH', process.execPath);
  expect(findBrowser()).toBe(process.execPath);
  expect(await needBrowser()).toBe(process.execPath);
  vi.unstubAllEnvs();
});

test('a CHROME_PATH that names nothing is refused clearly, not passed over', async () => {
  vi.stubEnv('CHROME_PATH', '/no/such/chrome');
  const message = 'CHROME_PATH names /no/such/chrome, and nothing is there. Correct it or unset it.';
  expect(() => findBrowser()).toThrow(message);
  await expect(needBrowser()).rejects.toThrow(message);
  vi.unstubAllEnvs();
});
