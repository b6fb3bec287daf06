import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { ADDRESS, expect, fight, test } from '../table';

const battle = (...args: readonly string[]): string =>
  execFileSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'src/cli/battle.ts', ...args], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  });

async function load(page: Page, name: string, text: string): Promise<void> {
  const file = test.info().outputPath(name);
  writeFileSync(file, text);
  await page.getByLabel('Replay file').setInputFiles(file);
}

const BAD: readonly (readonly [name: string, text: (good: string) => string, says: RegExp])[] = [
  ['nonsense', () => 'once upon a time', /not JSON/],
  ['cut off in the middle', good => good.slice(0, good.length / 2), /not JSON/],
  ['of another game', good => good.replace('"aos"', '"chess"'), /game of “chess”/],
  ['of a newer program', good => good.replace(/"version":\d+/, '"version":9999'), /newer program/],
  [
    'with an act that is not allowed',
    good => good.replace('"commands":[]', '"commands":[{"seat":"azure","type":"endPhase"}]'),
    /commands\[0\]/,
  ],
  ['of 50 MB', () => `{"system":"aos","junk":"${'x'.repeat(50_000_000)}"}`, /50\.0 MB/],
];

test('bad replay files are refused with a clear message, and nothing changes, seed 31', async ({ page }) => {
  await fight(page, 31);
  await page.evaluate(() => window.realmtable?.stored());
  const good = await page.evaluate(() => JSON.stringify(window.realmtable?.match.replay()));
  await page.goto(ADDRESS);
  await expect(page.getByRole('button', { name: /^Continue/ })).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'This file cannot be played' });
  for (const [name, text, says] of BAD) {
    await test.step(`a file ${name}`, async () => {
      await load(page, 'replay.json', text(good));
      await expect(dialog).toContainText('Nothing was changed.');
      await expect(dialog).toContainText(says);
      await dialog.getByRole('button', { name: 'Back' }).click();
      await expect(dialog).toBeHidden();
    });
  }
  await page.getByRole('button', { name: 'Saved battles' }).click();
  await expect(page.locator('.save')).toHaveCount(1);
});

test('a whole battle played in Node has the same hash in the browser, seed 5', async ({ page }) => {
  const file = test.info().outputPath('battle.json');
  battle('random', '--seed', '5', '--out', file);
  const last = battle('replay', file).trim().split('\n').at(-1) ?? '';
  const { hash } = JSON.parse(last) as { hash: string };
  await page.goto(ADDRESS);
  await page.getByLabel('Replay file').setInputFiles(file);
  await expect(page.getByRole('region', { name: 'Replay' })).toBeVisible();
  await page.keyboard.press('End');
  // the page takes the key up when it has drawn the battle
  await expect.poll(() => page.evaluate(() => window.realmtable?.hash())).toBe(hash);
  await page.getByRole('button', { name: 'Result' }).click();
  await expect(page.getByRole('dialog', { name: 'The battle is over' })).toBeVisible();
});

test('an exported replay is the battle itself, seed 32', async ({ page }) => {
  await fight(page, 32);
  await page.getByRole('button', { name: 'Near side' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export replay' }).click(),
  ]);
  const replay: unknown = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(replay).toEqual(await page.evaluate(() => JSON.parse(JSON.stringify(window.realmtable?.match.replay()))));
});
