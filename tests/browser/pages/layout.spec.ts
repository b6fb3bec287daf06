import type { Page } from '@playwright/test';
import { enterUntilActing, expect, fight, goOnTo, prime, tableIsLaid, test } from '../table';

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
    [...document.querySelectorAll('.table-screen-panels .panel, .card, .corner, .teacher')]
      .filter(element => element.checkVisibility() && element.getBoundingClientRect().width > 2)
      .map(element => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return { name: element.className, left, top, right, bottom };
      }),
  );

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;

/** Screens that have less than this one way are phones: there panels come nearer to the middle. */
const SMALL = 600;

/** The share of the middle of the page that no panel lies on, as one piece from above to below. */
function freeShare(boxes: readonly Box[], width: number, height: number): number {
  const across = boxes.filter(({ left, right }) => left < width * 0.58 && right > width * 0.42);
  const ends = [0, ...across.map(({ bottom }) => bottom)];
  const below = (end: number) => Math.min(height, ...across.map(({ top }) => top).filter(top => top > end));
  return Math.max(...ends.map(end => below(end) - end)) / height;
}

async function expectOrder(page: Page, width: number, height: number): Promise<void> {
  const boxes = await panels(page);
  expect(boxes.length).toBeGreaterThan(2);
  const faults = boxes.flatMap((a, i) => [
    ...boxes.slice(i + 1).flatMap(b => (overlap(a, b) ? [`${a.name} lies on ${b.name}`] : [])),
    ...(a.left < 0 || a.top < -1 || a.right > width || a.bottom > height ? [`${a.name} leaves the page`] : []),
  ]);
  expect(faults).toEqual([]);
  if (Math.min(width, height) < SMALL) return expect(freeShare(boxes, width, height)).toBeGreaterThan(1 / 4);
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
    [...document.querySelectorAll('.table-screen-panels button')]
      .filter(element => element.checkVisibility() && !element.closest('.screen-reader-table'))
      .flatMap(element => {
        const { width, height } = element.getBoundingClientRect();
        // A browser places things by parts of a pixel, and reports them so.
        return width < 45.99 || height < 45.99 ? [`${element.textContent} ${width} x ${height}`] : [];
      }),
  );
  expect(small).toEqual([]);
}

const SIZES = [
  [1280, 720],
  [1024, 768],
  [768, 1024],
  [2560, 1440],
  [390, 844],
  [844, 390],
] as const;

const TABLET = 1180;

/** Looks at the page on every screen, from a phone to a large one; those up to a width are touched with fingers. */
async function onEveryScreen(page: Page, touched = 0): Promise<void> {
  for (const [width, height] of SIZES) {
    await test.step(`${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await expectOrder(page, width, height);
      if (width <= touched) await expectTouchable(page);
    });
  }
}

test('on every screen no panel lies on another and the middle stays free, seed 51', async ({ page }) => {
  await fight(page, 51);
  await onEveryScreen(page);
  await prime(page).click();
  await expect(page.getByRole('region', { name: 'Units to set up' })).toBeVisible();
  await onEveryScreen(page, TABLET);
  await enterUntilActing(page);
  await goOnTo(page, 'act', 'movement');
  await page.keyboard.press('n');
  await page.keyboard.press('ArrowUp');
  await onEveryScreen(page, TABLET);
  await page.keyboard.press('Escape');
  for (let i = 0; i < 14; i++) await page.keyboard.press('Enter');
  await page.keyboard.press('l');
  await onEveryScreen(page);
});

test('on every screen the teacher’s sheet lies on nothing, and all of it can be touched', async ({ page }) => {
  await page.goto('/?test&still&quality=low#/learn/the-dice');
  await tableIsLaid(page);
  await onEveryScreen(page, Infinity);
  await page.getByRole('button', { name: 'Hint' }).click();
  for (const step of [2, 3]) {
    await page.getByRole('button', { name: 'Show me' }).click();
    await expect(page.locator('.teacher-count')).toContainText(`Step ${step} of`);
    await onEveryScreen(page);
  }
  await expect(page.getByRole('region', { name: 'Dice' })).toBeVisible();
});
