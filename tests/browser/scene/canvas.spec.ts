import type { Page } from '@playwright/test';
import {
  battleOn,
  clickOn,
  drag,
  enterUntilActing,
  expect,
  fight,
  goOnTo,
  pixelOf,
  prime,
  tableIsLaid,
  test,
} from '../table';

/** Takes the graphics context away, and gives it back if asked. */
const loseContext = (page: Page, isRestored: boolean) =>
  page.evaluate(async restored => {
    const gl = document.querySelector('canvas')?.getContext('webgl2');
    const loss = gl?.getExtension('WEBGL_lose_context');
    loss?.loseContext();
    await new Promise(resolve => setTimeout(resolve, 300));
    if (restored) loss?.restoreContext();
  }, isRestored);

const canvas = (page: Page) => page.locator('.table-scene canvas');

/** Keeps count of the graphics contexts of a page. */
const watchContexts = (page: Page) =>
  page.addInitScript(() => {
    const contexts = new Set<WebGL2RenderingContext>();
    const { getContext } = HTMLCanvasElement.prototype;
    Object.assign(window, { openContexts: () => [...contexts].filter(context => !context.isContextLost()).length });
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      ...args: Parameters<typeof getContext>
    ) {
      const context = getContext.apply(this, args);
      if (context instanceof WebGL2RenderingContext) contexts.add(context);
      return context;
    } as typeof getContext;
  });
const openContexts = (page: Page) =>
  page.evaluate(() => (window as unknown as { openContexts: () => number }).openContexts());

test('a graphics context that is lost and comes back is drawn on a new canvas, as it was looked at', async ({
  page,
}) => {
  await fight(page, 61);
  await page.getByRole('application').press('Shift+ArrowRight');
  await expect.poll(async () => (await pixelOf(page, { x: 36, y: 24 })).x).toBeGreaterThan(0);
  const before = await pixelOf(page, { x: 10, y: 40 });
  await loseContext(page, true);
  await expect(canvas(page)).toHaveAttribute('data-losses', '1');
  await tableIsLaid(page);
  await expect(canvas(page)).toHaveCount(1);
  const after = await pixelOf(page, { x: 10, y: 40 });
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(3);
});

test('without it the battle goes on in words, and the table is drawn again when asked', async ({ page }) => {
  await fight(page, 61);
  await loseContext(page, false);
  await expect(page.getByRole('alert')).toContainText('The picture of the table is lost');
  await expect(canvas(page)).toHaveCount(0);

  const asks = async () => (await battleOn(page)).asks.at(-1)?.kind;
  const before = await asks();
  await prime(page).click();
  await expect.poll(asks).not.toBe(before);

  await page.getByRole('button', { name: 'Draw again' }).click();
  await tableIsLaid(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(canvas(page)).toHaveCount(1);
});

test('the picture follows the window and the wished quality, and visits leave no graphics context behind', async ({
  page,
}) => {
  await watchContexts(page);
  await fight(page, 61);

  await test.step('a smaller window, a smaller picture', async () => {
    await page.setViewportSize({ width: 900, height: 600 });
    const size = () =>
      canvas(page).evaluate((element: HTMLCanvasElement) => [element.clientWidth, element.clientHeight]);
    await expect.poll(size).toEqual([900, 600]);
    const { x, y } = await pixelOf(page, { x: 36, y: 24 });
    expect(x).toBeGreaterThan(300);
    expect(x).toBeLessThan(600);
    expect(y).toBeGreaterThan(150);
    expect(y).toBeLessThan(450);
  });

  await test.step('another quality, another canvas', async () => {
    const first = await canvas(page).elementHandle();
    await page.evaluate(() =>
      history.replaceState(undefined, '', location.href.replace('quality=low', 'quality=medium')),
    );
    // the wish is read when something new is shown
    await prime(page).click();
    await expect.poll(() => first?.evaluate(element => element.isConnected)).toBe(false);
    await tableIsLaid(page);
    await expect.poll(() => openContexts(page)).toBe(1);
  });

  await test.step('to the start page and back, twice', async () => {
    const battle = await page.evaluate(() => location.hash);
    for (let visit = 0; visit < 2; visit++) {
      await page.evaluate(() => {
        location.hash = '#/';
      });
      await expect.poll(() => openContexts(page)).toBe(0);
      await page.evaluate(hash => {
        location.hash = hash;
      }, battle);
      await tableIsLaid(page);
      await expect.poll(() => openContexts(page)).toBe(1);
    }
  });
});

test('at low quality the camera moves with fewer pixels, and all of them come back when it rests', async ({ page }) => {
  await fight(page, 61);
  const width = () => canvas(page).evaluate((element: HTMLCanvasElement) => element.width);
  const whole = await width();
  await canvas(page).evaluate(element => {
    const widths: string[] = [];
    Object.assign(window, { widths });
    new MutationObserver(() => widths.push(element.getAttribute('width') ?? '')).observe(element, {
      attributeFilter: ['width'],
    });
  });
  await page.getByRole('application').press('Shift+ArrowRight');
  const widths = () => page.evaluate(() => (window as unknown as { widths: readonly string[] }).widths.map(Number));
  await expect.poll(async () => Math.min(...(await widths()))).toBe(Math.floor(whole * 0.6));
  await expect.poll(width).toBe(whole);
});

test('the first drag compiles no shader', async ({ page }) => {
  await page.addInitScript(() => {
    const { linkProgram } = WebGL2RenderingContext.prototype;
    Object.assign(window, { programs: 0 });
    WebGL2RenderingContext.prototype.linkProgram = function (program) {
      Object.assign(window, { programs: Number(Reflect.get(window, 'programs')) + 1 });
      linkProgram.call(this, program);
    };
  });
  const programs = () => page.evaluate(() => Number(Reflect.get(window, 'programs')));
  await fight(page, 61);
  await enterUntilActing(page);
  await goOnTo(page, 'act', 'movement');
  const { units, active } = await battleOn(page);
  const [model] = units.find(({ seat }) => seat === active)?.models ?? [];
  if (!model) throw new Error('nobody can be dragged');
  // the models' own shaders are compiled by the first frame that shows them
  await clickOn(page, { x: 2, y: 2 });
  await page.waitForTimeout(2000);
  const before = await programs();
  expect(before).toBeGreaterThan(5);
  await drag(page, model, { x: model.x + 2, y: model.y + 1 });
  await expect(page.locator('.table-label').first()).toBeVisible();
  expect(await programs()).toBe(before);
});
