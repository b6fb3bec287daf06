import type { Page } from '@playwright/test';
import { crowdedTable } from '../../bench/crowded-table';
import { battleOn, expect, tableIsLaid, test } from '../table';

const stats = (page: Page) =>
  page.evaluate(() => {
    const { calls = 0, triangles = 0, frames = 0 } = window.realmtable?.stats() ?? {};
    return { calls, triangles, frames };
  });

/** Opens a battle with all its ornament. */
async function open(page: Page, replay: string, quality: 'medium' | 'high'): Promise<void> {
  await page.goto(`/?test&still&quality=${quality}`);
  const file = { name: 'battle.json', mimeType: 'application/json', buffer: Buffer.from(replay) };
  await page.getByLabel('Replay file').setInputFiles(file);
  await tableIsLaid(page);
  await rest(page);
}

/** Waits until no frame is drawn any more: ornament comes after the first picture. */
async function rest(page: Page): Promise<void> {
  let before = -1;
  await expect
    .poll(
      async () => {
        const { frames } = await stats(page);
        const isSame = frames === before;
        before = frames;
        return isSame;
      },
      { intervals: [2000], timeout: 120_000 },
    )
    .toBe(true);
}

/** The mean lightness of the picture at these spots of the table, from 0 to 1, with nothing of the page over it. */
async function lightnessAt(page: Page, spots: readonly { readonly x: number; readonly y: number }[]): Promise<number> {
  await page.locator('.table-labels').evaluate(layer => layer.remove());
  await page.locator('.table-scene').evaluate(scene => {
    (scene as HTMLElement).style.zIndex = '9999';
  });
  const picture = (await page.screenshot({ timeout: 120_000 })).toString('base64');
  return page.evaluate(
    async ([wanted, file]) => {
      const image = await createImageBitmap(new Blob([Uint8Array.from(atob(file), char => char.charCodeAt(0))]));
      const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
      pen?.drawImage(image, 0, 0);
      const sum = wanted.reduce((total, spot) => {
        const { left, top } = window.realmtable?.pixelOf(spot) ?? { left: 0, top: 0 };
        const [red = 0, green = 0, blue = 0] = pen?.getImageData(Math.round(left), Math.round(top), 1, 1).data ?? [];
        return total + 0.3 * red + 0.59 * green + 0.11 * blue;
      }, 0);
      return sum / wanted.length / 255;
    },
    [spots, picture] as const,
  );
}

test('240 models: at medium quality at most 150,000 triangles, with effects off at most 30 draw calls', async ({
  page,
}) => {
  await open(page, crowdedTable(), 'medium');
  expect((await stats(page)).triangles).toBeLessThanOrEqual(150_000);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('checkbox', { name: /^Effects/ }).uncheck();
  await tableIsLaid(page);
  await rest(page);
  expect((await stats(page)).calls).toBeLessThanOrEqual(30);
});

test('the palest mat is dark enough for figures to stand out', async ({ page }) => {
  await open(page, crowdedTable('hysh'), 'medium');
  const { units, field } = await battleOn(page);
  const corners = field.features.flatMap(({ footprint }) => footprint);
  const taken = [...units.flatMap(({ models }) => models), ...corners];
  const spots = Array.from({ length: 400 }, (_, i) => ({ x: 16 + 2 * (i % 20), y: 14 + Math.floor(i / 20) }));
  const bare = spots.filter(({ x, y }) => taken.every(other => Math.hypot(other.x - x, other.y - y) > 3.5));
  expect(bare.length).toBeGreaterThan(40);
  expect(await lightnessAt(page, bare)).toBeLessThan(0.35);
});

test('at high quality a table with all effects comes to rest within 66 draw calls, and its picture is whole', async ({
  page,
}) => {
  await open(page, crowdedTable('shyish'), 'high');
  const { frames, calls } = await stats(page);
  expect(calls).toBeLessThanOrEqual(66);
  await page.waitForTimeout(3000);
  expect((await stats(page)).frames).toBe(frames);
});
