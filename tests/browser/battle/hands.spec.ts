import type { CDPSession, Page } from '@playwright/test';
import { ADDRESS, battleOn, expect, fight, pixelOf, prime, tableIsLaid, test } from '../table';
import { walledTable } from '../walled-table';

type Finger = { readonly x: number; readonly y: number };

const touch = (cdp: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Finger[]) =>
  cdp.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map(({ x, y }, id) => ({ x, y, id })) });

/** Lets the page draw, as it does between two moves of a real finger. */
const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));

test('by hand: one finger moves a unit and shows why not, two move the camera, the mouse pulls round a keep, seed 61', async ({
  page,
}) => {
  await fight(page, 61);
  await page.getByRole('button', { name: 'Near side' }).click();
  const cdp = await page.context().newCDPSession(page);
  const first = () =>
    page.evaluate(() => {
      const draft = window.realmtable?.interaction().draft;
      return (draft && 'places' in draft && draft.places[0]) || { x: 0, y: 0 };
    });
  await expect.poll(async () => (await first()).y).toBeGreaterThan(0);

  await test.step('one finger drags the unit to the enemy’s ground: it stays at its border, and a chip at the finger says why', async () => {
    const from = await first();
    const [start, end] = [await pixelOf(page, from), await pixelOf(page, { x: from.x, y: from.y + 15 })];
    await touch(cdp, 'touchStart', [start]);
    await touch(cdp, 'touchMove', [{ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }]);
    await touch(cdp, 'touchMove', [end]);
    await expect(page.locator('.table-label[data-tone="foul"]').first()).toContainText('your territory');
    await touch(cdp, 'touchEnd', []);
    const refused = await page.evaluate(() => {
      const { draft, check } = window.realmtable?.interaction() ?? {};
      return draft && check?.(draft);
    });
    expect(refused).toEqual([]);
  });

  await test.step('two fingers apart bring the table closer and move no model', async () => {
    const before = await first();
    const wide = async () => (await pixelOf(page, { x: 40, y: 10 })).x - (await pixelOf(page, { x: 30, y: 10 })).x;
    const narrow = await wide();
    await touch(cdp, 'touchStart', [
      { x: 560, y: 300 },
      { x: 660, y: 300 },
    ]);
    for (const apart of [120, 140, 160, 180, 200]) {
      await touch(cdp, 'touchMove', [
        { x: 610 - apart / 2, y: 300 },
        { x: 610 + apart / 2, y: 300 },
      ]);
      await nextFrame(page);
    }
    await touch(cdp, 'touchEnd', []);
    await expect.poll(wide).toBeGreaterThan(narrow * 1.3);
    expect(await first()).toEqual(before);
  });

  await test.step('the rest of the army is set up by one press', async () => {
    await page.getByRole('button', { name: 'Set up the rest for me' }).click();
    const standing = async () => (await battleOn(page)).units.filter(({ where }) => where.kind === 'table').length;
    await expect.poll(standing).toBe(1);
  });

  await test.step('pulled behind a keep and beyond its Move a hero goes round, stops at its limit, and may go there', async () => {
    await page.goto(ADDRESS);
    const file = { name: 'walled.json', mimeType: 'application/json', buffer: Buffer.from(walledTable()) };
    await page.getByLabel('Replay file').setInputFiles(file);
    await tableIsLaid(page);
    const [start, end] = [await pixelOf(page, { x: 36, y: 11 }), await pixelOf(page, { x: 41, y: 19 })];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 6 });
    await expect(page.locator('.table-label')).toHaveText([/^5″ of 5″$/, /^\d(\.\d)?″ short$/]);
    await page.mouse.up();
    await prime(page).click();
    const hero = async () => (await battleOn(page)).units[0];
    await expect.poll(async () => (await hero())?.deeds).toContain('moved');
    const { x = 0, y = 0 } = (await hero())?.models[0] ?? {};
    expect(Math.hypot(x - 36, y - 11)).toBeLessThan(4.99);
    expect(Math.hypot(x - 36, y - 11)).toBeGreaterThan(4);
  });
});

test('by mouse: the second button and a drag at the sky turn the camera, the wheel goes to the cursor, and a table at rest draws no frame', async ({
  page,
}) => {
  await fight(page, 61);
  const corner = () => pixelOf(page, { x: 10, y: 40 });
  const frames = () => page.evaluate(() => window.realmtable?.stats()?.frames ?? 0);
  const pull = async (button: 'left' | 'right', from: Finger, to: Finger) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down({ button });
    for (const share of [0.25, 0.5, 0.75, 1]) {
      await page.mouse.move(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
      await nextFrame(page);
    }
    await page.mouse.up({ button });
  };

  await test.step('right: the near corner goes round', async () => {
    const before = await corner();
    await pull('right', { x: 640, y: 330 }, { x: 760, y: 330 });
    await expect.poll(async () => Math.abs((await corner()).x - before.x)).toBeGreaterThan(20);
  });

  await test.step('left on the sky turns too, since there is nothing to take', async () => {
    await page.keyboard.press('Home');
    const before = await corner();
    await pull('left', { x: 20, y: 330 }, { x: 140, y: 330 });
    await expect.poll(async () => Math.abs((await corner()).x - before.x)).toBeGreaterThan(20);
  });

  await test.step('the wheel keeps the spot under the cursor where it is', async () => {
    await page.getByRole('application').press('Home');
    const spot = { x: 44, y: 30 };
    const at = await pixelOf(page, spot);
    const wide = async () => (await pixelOf(page, { x: 40, y: 10 })).x - (await pixelOf(page, { x: 30, y: 10 })).x;
    const narrow = await wide();
    await page.mouse.move(at.x, at.y);
    await page.mouse.wheel(0, -250);
    await expect.poll(wide).toBeGreaterThan(narrow * 1.2);
    const after = await pixelOf(page, spot);
    expect(Math.hypot(after.x - at.x, after.y - at.y)).toBeLessThan(12);
  });

  await test.step('at rest no frame is drawn', async () => {
    await page.mouse.move(5, 715);
    await page.waitForTimeout(1500);
    const before = await frames();
    await page.waitForTimeout(2000);
    expect(await frames()).toBe(before);
  });
});
