import type { Page } from '@playwright/test';
import { enterUntilActing, expect, fight, goOnTo, prime, tableIsLaid, test } from './table';

interface Box {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** All panels that can be seen, and the buttons in the corners. */
const panels = (page: Page): Promise<readonly Box[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.battle-panels .panel, .card, .corner, .teacher')]
      .filter(element => element.checkVisibility() && element.getBoundingClientRect().width > 2)
      .map(element => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return { name: element.className, left, top, right, bottom };
      }),
  );

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;

async function expectOrder(page: Page, width: number, height: number): Promise<void> {
  const boxes = await panels(page);
  expect(boxes.length).toBeGreaterThan(2);
  const faults = boxes.flatMap((a, i) => [
    ...boxes.slice(i + 1).flatMap(b => (overlap(a, b) ? [`${a.name} lies on ${b.name}`] : [])),
    ...(a.left < 0 || a.top < -1 || a.right > width || a.bottom > height ? [`${a.name} leaves the page`] : []),
  ]);
  expect(faults).toEqual([]);
  const middle = {
    name: 'the middle',
    left: width * 0.42,
    top: height * 0.3,
    right: width * 0.58,
    bottom: height * 0.7,
  };
  expect(boxes.filter(box => overlap(box, middle)).map(({ name }) => name)).toEqual([]);
}

async function expectTouchable(page: Page): Promise<void> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('.battle-panels button')]
      .filter(element => element.checkVisibility() && !element.closest('.mirror'))
      .flatMap(element => {
        const { width, height } = element.getBoundingClientRect();
        // A browser places things by parts of a pixel, and reports them so.
        return width < 45.99 || height < 45.99 ? [`${element.textContent} ${width} x ${height}`] : [];
      }),
  );
  expect(small).toEqual([]);
}

for (const [width, height] of [
  [1280, 720],
  [1024, 768],
  [768, 1024],
  [2560, 1440],
  [390, 844],
  [844, 390],
] as const) {
  test(`at ${width} x ${height} no panel lies on another and the middle stays free, seed 51`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await fight(page, 51);
    const isTablet = width < 1180;
    await expectOrder(page, width, height);
    await prime(page).click();
    await expect(page.getByRole('region', { name: 'Units to set up' })).toBeVisible();
    await expectOrder(page, width, height);
    if (isTablet) await expectTouchable(page);
    await enterUntilActing(page);
    await goOnTo(page, 'act', 'movement');
    await page.keyboard.press('n');
    await page.keyboard.press('ArrowUp');
    await expectOrder(page, width, height);
    if (isTablet) await expectTouchable(page);
    await page.keyboard.press('Escape');
    for (let i = 0; i < 14; i++) await page.keyboard.press('Enter');
    await page.keyboard.press('l');
    await expectOrder(page, width, height);
  });

  test(`at ${width} x ${height} the teacher’s sheet lies on nothing, and all of it can be touched`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/?test&still&quality=low#/learn/the-dice');
    await tableIsLaid(page);
    await expectOrder(page, width, height);
    await expectTouchable(page);
    await page.getByRole('button', { name: 'Hint' }).click();
    for (const step of [2, 3]) {
      await page.getByRole('button', { name: 'Show me' }).click();
      await expect(page.locator('.teacher-count')).toContainText(`Step ${step} of`);
      await expectOrder(page, width, height);
    }
    await expect(page.getByRole('region', { name: 'Dice' })).toBeVisible();
  });
}
