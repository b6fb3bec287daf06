import type { Page } from '@playwright/test';
import { faults } from '../faults';
import { ADDRESS, drawNothing, expect, fight, test } from '../table';

const SETUP = `${ADDRESS}&seed=81#/setup`;

/** How many portraits there are, how many are drawn, and how wide their pictures are. */
const portraits = (page: Page) =>
  page.locator('.portrait').evaluateAll(all => ({
    asked: all.length,
    drawn: all.filter(each => each.querySelector('img')?.naturalWidth === 240).length,
  }));

async function expectAllDrawn(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const { asked, drawn } = await portraits(page);
      return asked > 0 && drawn === asked;
    })
    .toBe(true);
}

/** Keeps a list of every graphics context that the page opens. */
const noteContexts = (page: Page) =>
  page.addInitScript(() => {
    const opened: WebGL2RenderingContext[] = [];
    const open = HTMLCanvasElement.prototype.getContext;
    Object.assign(window, { opened });
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, ...asked: Parameters<typeof open>) {
        const context: unknown = open.apply(this, asked);
        if (context instanceof WebGL2RenderingContext && !opened.includes(context)) opened.push(context);
        return context;
      },
    });
  });

const openContexts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      (window as Window & { opened?: readonly WebGL2RenderingContext[] }).opened?.filter(
        context => !context.isContextLost(),
      ).length ?? -1,
  );

test('every unit of an army list has its portrait, another list too, and the studio is closed afterwards', async ({
  page,
}) => {
  await noteContexts(page);
  await page.goto(SETUP);
  await expectAllDrawn(page);
  expect(await openContexts(page)).toBe(1);
  await page.locator('.setup-army .tile', { hasText: 'Procession' }).first().click();
  await expectAllDrawn(page);
  // the name stands beside it
  expect(await page.locator('.portrait:not([aria-hidden="true"])').count()).toBe(0);
  await expect(page.locator('.setup-roster').first()).toContainText('Chainrasp Horde');
  expect(await faults(page)).toEqual([]);
  await expect.poll(() => openContexts(page)).toBe(0);
});

test('the card of a unit shows its portrait once the table is drawn, seed 82', async ({ page }) => {
  await fight(page, 82);
  await page.keyboard.press('Enter');
  await expect(page.locator('.card')).toBeVisible();
  // screenshots wait for this
  await expect(page.locator('.portrait[data-state="waiting"]')).toHaveCount(0);
  const { asked, drawn } = await portraits(page);
  expect(asked).toBeGreaterThan(0);
  expect(drawn).toBe(asked);
});

test('where nothing can be drawn in three dimensions an emblem stands in its place, without an error', async ({
  page,
}) => {
  await drawNothing(page);
  await page.goto(SETUP);
  await expect(page.locator('.portrait .icon').first()).toBeVisible();
  await expect(page.locator('.portrait[data-state="waiting"]')).toHaveCount(0);
  const { asked, drawn } = await portraits(page);
  expect(asked).toBeGreaterThan(2);
  expect(drawn).toBe(0);
  await expect(page.getByRole('button', { name: 'Begin the battle' })).toBeEnabled();
});
