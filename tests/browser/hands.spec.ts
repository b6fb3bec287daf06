import type { CDPSession } from '@playwright/test';
import { ADDRESS, battleOn, expect, fight, pixelOf, prime, tableIsLaid, test } from './table';
import { walledTable } from './walled-table';

type Finger = { readonly x: number; readonly y: number };

const touch = (cdp: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Finger[]) =>
  cdp.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map(({ x, y }, id) => ({ x, y, id })) });

test('by hand: one finger moves a unit and is told why not, two move the camera, the mouse pulls round a keep, seed 61', async ({
  page,
}) => {
  await fight(page, 61);
  await page.getByRole('button', { name: 'Near side' }).click();
  const cdp = await page.context().newCDPSession(page);
  const first = () =>
    page.evaluate(() => {
      const draft = window.realmtable?.desk().draft;
      return (draft && 'places' in draft && draft.places[0]) || { x: 0, y: 0 };
    });
  await expect.poll(async () => (await first()).y).toBeGreaterThan(0);

  await test.step('one finger drags the unit to the enemy’s ground: it stays at its border, and a chip at the finger says why', async () => {
    const from = await first();
    const [start, end] = [await pixelOf(page, from), await pixelOf(page, { x: from.x, y: from.y + 15 })];
    await touch(cdp, 'touchStart', [start]);
    await touch(cdp, 'touchMove', [{ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }]);
    await touch(cdp, 'touchMove', [end]);
    await expect(page.locator('.table-chip[data-tone="foul"]').first()).toContainText('your territory');
    await touch(cdp, 'touchEnd', []);
    const refused = await page.evaluate(() => {
      const { draft, check } = window.realmtable?.desk() ?? {};
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
    await touch(cdp, 'touchMove', [
      { x: 520, y: 300 },
      { x: 700, y: 300 },
    ]);
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
    await expect(page.locator('.table-chip')).toHaveText([/^5″ of 5″$/, /^\d(\.\d)?″ short$/]);
    await page.mouse.up();
    await prime(page).click();
    const hero = async () => (await battleOn(page)).units[0];
    await expect.poll(async () => (await hero())?.deeds).toContain('moved');
    const { x = 0, y = 0 } = (await hero())?.models[0] ?? {};
    expect(Math.hypot(x - 36, y - 11)).toBeLessThan(4.99);
    expect(Math.hypot(x - 36, y - 11)).toBeGreaterThan(4);
  });
});
