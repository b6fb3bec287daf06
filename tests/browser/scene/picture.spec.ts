import type { Page } from '@playwright/test';
import { ADDRESS, battleOn, enterUntilActing, expect, fight, goOnTo, tableIsLaid, test } from '../table';

/** Points on the half of a base's edge that faces the viewer: figures hide the other half. */
const ANGLES = Array.from({ length: 24 }, (_, i) => -Math.PI * ((i + 0.5) / 24));
/** How far outside the edge the rim may be, in inches. */
const OUTSIDE = [0, 0.03, 0.06, 0.09, 0.12];

type Colour = readonly [red: number, green: number, blue: number];
const IS_OF_SIDE = {
  azure: ([red, , blue]: Colour) => blue > 120 && blue - red > 60,
  ember: ([red, , blue]: Colour) => red > 120 && red - blue > 60,
};

/** The colours of these points of the table, as the page shows them. */
async function coloursAt(page: Page, spots: readonly { readonly x: number; readonly y: number }[]) {
  const picture = (await page.screenshot()).toString('base64');
  return page.evaluate(
    async ([wanted, file]) => {
      const image = await createImageBitmap(new Blob([Uint8Array.from(atob(file), char => char.charCodeAt(0))]));
      const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
      pen?.drawImage(image, 0, 0);
      return wanted.map(spot => {
        const { left, top } = window.realmtable?.pixelOf(spot) ?? { left: 0, top: 0 };
        const [red = 0, green = 0, blue = 0] = pen?.getImageData(Math.round(left), Math.round(top), 1, 1).data ?? [];
        return [red, green, blue] as const;
      });
    },
    [spots, picture] as const,
  );
}

test('the rims of both sides are seen from the usual camera while units can be chosen, seed 61', async ({ page }) => {
  await page.goto(`${ADDRESS.replace('quality=low', 'quality=medium')}&seed=61`);
  await page.getByRole('button', { name: 'Just play' }).click();
  await tableIsLaid(page);
  await enterUntilActing(page);
  await goOnTo(page, 'act', 'movement');
  // flags have the colours of the sides too
  await page.locator('.table-labels').evaluate(layer => layer.remove());
  const { units } = await battleOn(page);
  const shares = { azure: [] as number[], ember: [] as number[] };
  for (const { seat, models, where } of units) {
    const [model] = models;
    if (where.kind !== 'table' || model?.outline.kind !== 'circle') continue;
    const { radius } = model.outline;
    const spots = ANGLES.flatMap(angle =>
      OUTSIDE.map(outside => ({
        x: model.x + Math.cos(angle) * (radius + outside),
        y: model.y + Math.sin(angle) * (radius + outside),
      })),
    );
    const colours = await coloursAt(page, spots);
    const isRim = (i: number) =>
      colours.slice(i * OUTSIDE.length, (i + 1) * OUTSIDE.length).some(colour => IS_OF_SIDE[seat](colour));
    shares[seat].push(ANGLES.filter((_, i) => isRim(i)).length / ANGLES.length);
  }
  // the first side's rim is whole, the second's is notched
  expect(Math.min(...shares.azure)).toBeGreaterThan(0.95);
  expect(Math.min(...shares.ember)).toBeGreaterThan(0.45);
  expect(Math.max(...shares.ember)).toBeLessThan(0.95);
});

/** How much the colour of the picture changes from one column of these rows to the next, from left to right. */
async function stepsAcross(page: Page, top: number, rows: number): Promise<readonly number[]> {
  const picture = (await page.screenshot()).toString('base64');
  return page.evaluate(
    async ([file, from, high]) => {
      const image = await createImageBitmap(new Blob([Uint8Array.from(atob(file), char => char.charCodeAt(0))]));
      const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
      pen?.drawImage(image, 0, 0);
      const { data = new Uint8ClampedArray() } = pen?.getImageData(0, from, image.width, high) ?? {};
      const columns = Array.from({ length: image.width - 2 }, (_, x) => x);
      return columns.map(x => {
        let sum = 0;
        for (let y = 0; y < high; y++) {
          const at = (y * image.width + x) * 4;
          // two columns on: at low quality a pixel of the picture is two wide
          for (let i = 0; i < 3; i++) sum += Math.abs((data[at + i] ?? 0) - (data[at + 8 + i] ?? 0));
        }
        return sum / high;
      });
    },
    [picture, top, rows] as const,
  );
}

test('the sky has no seam on the far side of the table, seed 61', async ({ page }) => {
  await fight(page, 61);
  const canvas = page.getByRole('application');
  for (let i = 0; i < 12; i++) await canvas.press('Shift+ArrowRight');
  for (let i = 0; i < 10; i++) await canvas.press('Shift+ArrowDown');
  // panels and flags lie over the sky
  await page.locator('.table-labels').evaluate(layer => layer.remove());
  await page.locator('.table-scene').evaluate(scene => {
    (scene as HTMLElement).style.zIndex = '9999';
  });
  await page.waitForTimeout(1000);
  const steps = await stepsAcross(page, 190, 100);
  expect(Math.max(...steps)).toBeLessThan(6);
});
