import type { CDPSession } from '@playwright/test';
import { battleOn, expect, fight, pixelOf, test } from './table';

type Finger = { readonly x: number; readonly y: number };

const touch = (cdp: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Finger[]) =>
  cdp.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map(({ x, y }, id) => ({ x, y, id })) });

test('by fingers: one moves a unit and is told why not, two move the camera; the rest is set up on request, seed 61', async ({
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

  await test.step('one finger drags the unit to the enemy’s ground, and a chip beside it says what is wrong', async () => {
    const from = await first();
    const [start, end] = [await pixelOf(page, from), await pixelOf(page, { x: from.x, y: from.y + 15 })];
    await touch(cdp, 'touchStart', [start]);
    await touch(cdp, 'touchMove', [{ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }]);
    await touch(cdp, 'touchMove', [end]);
    await expect(page.locator('.table-chip[data-tone="foul"]').first()).toContainText('your territory');
    await expect.poll(async () => (await first()).y).toBeGreaterThan(from.y + 8);
    await touch(cdp, 'touchEnd', []);
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
});
