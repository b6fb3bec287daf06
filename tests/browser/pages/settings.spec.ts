import type { Page } from '@playwright/test';
import { faults } from '../faults';
import { expect, fight, pixelOf, tableIsLaid, test } from '../table';

const MIDDLE = { x: 36, y: 24 };

/** Pixels drawn for each pixel of the page. */
const sharpness = (page: Page) =>
  page
    .locator('.table-canvas canvas')
    .evaluate(canvas => (canvas instanceof HTMLCanvasElement ? canvas.width / canvas.clientWidth : 0));

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  return menu;
}

test('another quality and resolution are drawn at once, from where the player looks, and kept, seed 71', async ({
  page,
}) => {
  await fight(page, 71);
  expect(await sharpness(page)).toBeCloseTo(0.5, 1);
  await page.locator('.table-canvas canvas').focus();
  await page.keyboard.press('PageUp');
  await page.mouse.move(640, 360);
  await page.mouse.wheel(0, -400);
  await page.waitForTimeout(300);
  const before = await pixelOf(page, MIDDLE);

  const menu = await openMenu(page);
  await expect(menu.getByRole('radio', { name: 'Low' })).toBeChecked();
  await menu.getByRole('radio', { name: 'Medium' }).check();
  await expect.poll(() => sharpness(page)).toBeCloseTo(1, 1);
  await tableIsLaid(page);
  const after = await pixelOf(page, MIDDLE);
  expect(after.x).toBeCloseTo(before.x, 0);
  expect(after.y).toBeCloseTo(before.y, 0);
  expect(page.url()).not.toContain('quality');
  expect(page.url()).toContain('still&layout=open');

  await menu.getByRole('radio', { name: '50 %' }).check();
  await expect.poll(() => sharpness(page)).toBeCloseTo(0.5, 1);
  await menu.getByRole('checkbox', { name: /^Effects/ }).uncheck();
  await expect(page.locator('.table-vignette')).toHaveCount(0);
  await page.reload();
  await tableIsLaid(page);
  const again = await openMenu(page);
  await expect(again.getByRole('radio', { name: 'Medium' })).toBeChecked();
  await expect(again.getByRole('radio', { name: '50 %' })).toBeChecked();
  await expect(again.getByRole('checkbox', { name: /^Effects/ })).not.toBeChecked();
  expect(await sharpness(page)).toBeCloseTo(0.5, 1);
});

test('text is made larger by key on the start page, and stays so at the table', async ({ page }) => {
  await page.goto('/?test&still&quality=low&layout=open');
  const height = async (name: string) => (await page.getByRole('button', { name }).boundingBox())?.height ?? 0;
  const normal = await height('Just play');
  await page.getByRole('button', { name: 'Settings' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByRole('radio', { name: 'Normal' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: 'Largest' })).toBeChecked();
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect((await height('Just play')) / normal).toBeCloseTo(1.3, 1);

  await page.reload();
  expect((await height('Just play')) / normal).toBeCloseTo(1.3, 1);
  await page.getByRole('button', { name: 'Just play' }).click();
  await tableIsLaid(page);
  const bar = await page.getByRole('region', { name: 'Decision' }).boundingBox();
  const view = page.viewportSize();
  if (!bar || !view) throw new Error('there is no bar');
  expect(bar.height).toBeGreaterThan(85);
  expect(bar.y + bar.height).toBeLessThanOrEqual(view.height);
  expect(bar.x + bar.width).toBeLessThanOrEqual(view.width);
  // larger words leave less room: the page goes over to the layout of a smaller screen
  const ribbon = await page.locator('.ribbon-sides').boundingBox();
  const corner = await page.locator('.corner[data-side="right"] button:visible').first().boundingBox();
  expect((ribbon?.x ?? 0) + (ribbon?.width ?? 0)).toBeLessThan(corner?.x ?? 0);
});
