import type { Page } from '@playwright/test';
import { ADDRESS, battleOn, expect, fight, goOnTo, prime, tableIsLaid, test } from './table';

const count = (page: Page) => page.evaluate(() => window.realmtable?.match.replay().commands.length);
const hash = (page: Page) => page.evaluate(() => window.realmtable?.hash());

/** Plays the first option until this is asked. */
async function playTo(page: Page, kind: string): Promise<void> {
  const found = await page.evaluate(wanted => {
    const match = window.realmtable?.match;
    for (let i = 0; match && i < 400; i++) {
      if (match.getGame().battle.asks.at(-1)?.kind === wanted) return true;
      const options = match.options();
      const charge = options.find(({ type }) => type === 'tryCharge' || type === 'move' || type === 'chargeMove');
      const command = charge ?? options[0];
      if (!command || !match.submit(command).ok) return false;
    }
    return false;
  }, kind);
  expect(found).toBe(true);
}

test('reload in the middle of any decision comes back to it, seed 21', async ({ page }) => {
  await fight(page, 21);
  for (const kind of ['deploy', 'chooseFirst', 'chargeMove', 'pileIn', 'pickFighter']) {
    await test.step(kind, async () => {
      await playTo(page, kind);
      const before = await hash(page);
      const words = await page.locator('.ask').textContent();
      await page.reload();
      await tableIsLaid(page);
      expect(await hash(page)).toBe(before);
      expect((await battleOn(page)).asks.at(-1)?.kind).toBe(kind);
      await expect(page.locator('.ask')).toHaveText(words ?? '');
    });
  }
});

test('a page that dies right after a command loses nothing, seed 22', async ({ page, context }) => {
  await fight(page, 22);
  const id = new URL(page.url()).hash;
  for (let deaths = 0; deaths < 2; deaths++) {
    const victim = await context.newPage();
    await victim.goto(`${ADDRESS}${id}`);
    await victim.waitForFunction(() => window.realmtable !== undefined);
    const after = await victim.evaluate(() => {
      const match = window.realmtable?.match;
      for (let i = 0; match && i < 3; i++) {
        const [command] = match.options();
        if (command) match.submit(command);
      }
      return match?.replay().commands.length;
    });
    const devtools = await context.newCDPSession(victim);
    await Promise.race([devtools.send('Page.crash').catch(() => undefined), victim.waitForEvent('crash')]);
    const survivor = await context.newPage();
    await survivor.goto(`${ADDRESS}${id}`);
    await survivor.waitForFunction(() => window.realmtable !== undefined);
    expect(await count(survivor)).toBe(after);
    await survivor.close();
  }
});

test('the start page continues the newest battle, and the back button leads home, seed 23', async ({ page }) => {
  await fight(page, 23);
  await page.getByRole('button', { name: 'Near side' }).click();
  await goOnTo(page, 'deploy');
  await page.evaluate(() => window.realmtable?.stored());
  const before = await hash(page);
  await page.goBack();
  await page.getByRole('button', { name: /^Continue/ }).click();
  await tableIsLaid(page);
  expect(await hash(page)).toBe(before);
  await expect(prime(page)).toContainText('Set up');
});

test('a saved battle can be renamed, found again and deleted, seed 24', async ({ page }) => {
  await fight(page, 24);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByLabel('Name of this battle').fill('The bridge at dawn');
  await page.getByRole('button', { name: 'To the start page' }).click();
  await page.getByRole('button', { name: 'Saved battles' }).click();
  const list = page.getByRole('dialog', { name: 'Saved battles' });
  await expect(list).toContainText('The bridge at dawn');
  await list.getByRole('button', { name: 'Delete The bridge at dawn' }).click();
  await list.getByRole('button', { name: 'Yes, delete' }).click();
  await expect(list).not.toContainText('The bridge at dawn');
});

test('an address that names no battle says so and leads home', async ({ page }) => {
  await page.goto(`${ADDRESS}#/battle/nobody-knows`);
  await expect(page.getByRole('dialog')).toContainText('no such battle is saved in this browser');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'Realmtable' })).toBeVisible();
});
