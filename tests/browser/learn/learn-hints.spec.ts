import type { Page } from '@playwright/test';
import { faults } from '../faults';
import { battleOn, expect, pixelOf, prime, tableIsLaid, test } from '../table';

const teacher = (page: Page) => page.locator('.teacher');
const bar = (page: Page) => page.getByRole('region', { name: 'Decision' });

async function open(page: Page, id: string): Promise<void> {
  await page.goto(`/?test&still&quality=low#/learn/${id}`);
  await tableIsLaid(page);
}

const stepOn = async (page: Page): Promise<string> => (await page.locator('.teacher-count').textContent()) ?? '';

/** Reads the hint and presses the button that it names; reads on where there is nothing else to do. */
async function followHint(page: Page): Promise<void> {
  const before = await stepOn(page);
  const goOn = teacher(page).getByRole('button', { name: 'Go on' });
  if (await goOn.isVisible()) await goOn.click();
  else {
    await teacher(page).getByRole('button', { name: 'Hint' }).click();
    const named = (await page.locator('.teacher-hint b').first().textContent()) ?? '';
    const button = bar(page).getByRole('button', { name: named, exact: true });
    if (await teacher(page).getByText('First the rules ask you something else').isVisible()) await prime(page).click();
    await button.click();
  }
  await expect(page.locator('.teacher-count')).not.toHaveText(before);
}

test('Inspiring Presence is finished by pressing the buttons that its hints name', async ({ page }) => {
  await open(page, 'presence');
  for (let step = 1; step <= 4; step++) {
    await expect(page.locator('.teacher-count')).toHaveText(`Step ${step} of 4`);
    await followHint(page);
  }
  await expect(teacher(page)).toContainText('Lesson done!');
  expect(await faults(page)).toEqual([]);
});

test('a split unit is asked about first; when nothing leads to the goal, the last act is taken back', async ({
  page,
}) => {
  await open(page, 'presence');
  const models = ['liberators/2', 'liberators/3', 'liberators/4'];
  await page.evaluate(
    named => window.realmtable?.match.submit({ seat: 'azure', type: 'allocate', unit: 'liberators', models: named }),
    models,
  );
  await expect(page.locator('.teacher-count')).toHaveText('Step 2 of 4');
  await followHint(page);
  await followHint(page);
  await expect(teacher(page)).toContainText('First the rules ask you something else');
  await page.evaluate(() => window.realmtable?.match.submit({ seat: 'azure', type: 'concede' }));
  await expect(teacher(page)).toContainText('no way to do this any more');
  await expect(teacher(page).getByRole('button', { name: 'Take it back' })).toBeFocused();
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(teacher(page)).toContainText('First the rules ask you something else');
  expect((await battleOn(page)).ended).toBe(false);
  await prime(page).click();
  await bar(page).getByRole('button', { name: 'Go first', exact: true }).click();
  await expect(teacher(page)).toContainText('Lesson done!');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test('one model is taken by a finger, without Alt', async ({ page }) => {
    await open(page, 'units');
    await teacher(page).getByRole('button', { name: 'Go on' }).tap();
    const unit = (await battleOn(page)).units.find(({ id }) => id === 'liberators');
    const last = unit?.models.at(-1);
    if (!last) throw new Error('nobody');
    const from = await pixelOf(page, last);
    const to = await pixelOf(page, { x: last.x + 2, y: last.y + 2.5 });
    await page.touchscreen.tap(from.x, from.y);
    await page.getByRole('button', { name: 'One model' }).tap();
    await expect(page.getByRole('button', { name: 'One model' })).toHaveAttribute('aria-pressed', 'true');
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
    await touch('touchStart', [from]);
    for (const part of [0.3, 0.6, 1]) {
      await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
    }
    await touch('touchEnd', []);
    await expect(page.locator('.teacher-count')).toHaveText('Step 3 of 5');
    expect(await faults(page)).toEqual([]);
  });
});
