import { deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { glbOf, NUMBERS, PYRAMID, texturedPyramid } from '../../figures/clay-glb';
import { battleOn, enterUntilActing, expect, fight, pixelOf, prime, tableIsLaid, test } from '../table';

const SEED = 71;

/** A PNG of one colour. */
function picture(red: number, green: number, blue: number, side = 16): Uint8Array {
  const row = [0, ...Array(side).fill([red, green, blue]).flat()];
  const part = (name: string, content: Uint8Array) => {
    const bytes = Buffer.concat([Buffer.from(name), content]);
    const head = Buffer.alloc(4);
    head.writeUInt32BE(content.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc(bytes));
    return Buffer.concat([head, bytes, sum]);
  };
  const size = Buffer.alloc(13);
  size.writeUInt32BE(side, 0);
  size.writeUInt32BE(side, 4);
  size.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    part('IHDR', size),
    part('IDAT', deflateSync(Buffer.from(Array(side).fill(row).flat()))),
    part('IEND', Buffer.alloc(0)),
  ]);
}

/** The check sum of a part of a PNG. */
function crc(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/** How many pixels around a spot of the screen are mostly red and blue, which nothing else on the table is. */
async function magenta(page: Page, at: { x: number; y: number }): Promise<number> {
  const shot = await page.screenshot({ clip: { x: at.x - 60, y: at.y - 90, width: 120, height: 120 } });
  return page.evaluate(
    async address => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      const pen = canvas.getContext('2d');
      pen?.drawImage(image, 0, 0);
      const { data } = pen?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
      let count = 0;
      for (let i = 0; i < data.length; i += 4) {
        const [red = 0, green = 0, blue = 0] = [data[i], data[i + 1], data[i + 2]];
        if (red > 60 && blue > 60 && green * 2 < Math.min(red, blue)) count += 1;
      }
      return count;
    },
    await asBlob(page, shot),
  );
}

/** The address of a picture in the page's own memory: the page reads pictures from nowhere else. */
const asBlob = (page: Page, shot: Buffer) =>
  page.evaluate(bytes => URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: 'image/png' })), [...shot]);

async function give(page: Page, title: string, buffer: ArrayBuffer): Promise<void> {
  await page
    .getByLabel(`Figure of ${title}`)
    .setInputFiles({ name: 'own.glb', mimeType: 'model/gltf-binary', buffer: Buffer.from(buffer) });
}

test('an own figure is shown on the table with its texture, stays there, and can be removed again', async ({
  page,
}) => {
  await fight(page, SEED);
  await prime(page).click();
  await enterUntilActing(page);
  const { units } = await battleOn(page);
  const [unit] = Object.values(units).filter(({ models }) => models.length > 0);
  const model = unit?.models[0];
  if (!unit || !model) throw new Error('nobody is on the table');
  const at = await pixelOf(page, model);
  expect(await magenta(page, at)).toBe(0);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Own figures' }).click();
  const sheet = page.getByRole('dialog', { name: 'Own figures' });
  const title = await sheet.getByRole('region').first().getAttribute('aria-label');
  expect(title).toBeTruthy();

  await give(page, title ?? '', glbOf({ ...PYRAMID, nodes: [{ mesh: 0, scale: [1e40, 1e40, 1e40] }] }, NUMBERS));
  await expect(sheet.getByRole('status')).toContainText('too large or too small');
  await give(page, title ?? '', texturedPyramid(picture(255, 0, 255).slice(0, 60)));
  await expect(sheet.getByRole('status')).toContainText('picture on the figure is damaged');
  await give(page, title ?? '', texturedPyramid(picture(255, 0, 255, 2048)));
  await expect(sheet.getByRole('status')).toContainText('stands on the table');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect.poll(() => magenta(page, at)).toBeGreaterThan(20);

  await page.reload();
  await tableIsLaid(page);
  await expect.poll(async () => magenta(page, await pixelOf(page, model))).toBeGreaterThan(20);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Own figures' }).click();
  await page.getByRole('button', { name: `Reset ${title}` }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect.poll(async () => magenta(page, await pixelOf(page, model))).toBe(0);
});
