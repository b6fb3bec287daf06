import { faults } from '../faults';
import { ADDRESS, enterUntilActing, expect, fight, goOnTo, prime, tableIsLaid, test } from '../table';

test('axe finds no serious fault on the start page, with and without saved battles', async ({ page }) => {
  await page.goto('/?still&quality=low');
  await page.waitForFunction(() => document.documentElement.getAttribute('data-frame') === 'ready');
  await expect(page.getByRole('button', { name: 'Fight a battle' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await fight(page, 41);
  await page.goto(ADDRESS);
  await page.getByRole('button', { name: 'Saved battles' }).click();
  expect(await faults(page)).toEqual([]);
});

test('axe finds no serious fault while armies are set up, move and fight, nor in the dialogs, seed 42', async ({
  page,
}) => {
  await fight(page, 42);
  expect(await faults(page)).toEqual([]);
  await prime(page).click();
  expect(await faults(page)).toEqual([]);
  await enterUntilActing(page);
  await goOnTo(page, 'act', 'movement');
  await page.keyboard.press('n');
  await page.keyboard.press('l');
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('F10');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keys', exact: true }).last().click();
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
});

test('the table is described in words: units, distances, questions, and announced news, seed 43', async ({ page }) => {
  await fight(page, 43);
  await enterUntilActing(page);
  const units = page.locator('.screen-reader-table');
  await expect(units.getByRole('button')).toHaveCount(4);
  await expect(units).toContainText(/\d″ from Chainrasp Horde/);
  await expect(page.getByRole('status').filter({ hasText: 'decides:' })).toHaveCount(1);
});

test('reduced motion is kept: nothing waits for a picture', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto('/?test&quality=low&layout=open&seed=44');
  await page.getByRole('button', { name: 'Just play' }).click();
  await tableIsLaid(page);
  await page.keyboard.press('Enter');
  await expect(prime(page)).toContainText('Set up');
  await context.close();
});
