import type { Page } from '@playwright/test';
import type { Unit } from '../../../src/games/aos/types';
import { faults } from '../faults';
import { battleOn, clickOn, drag, expect, pixelOf, prime, tableIsLaid, test } from '../table';

/** Opens a lesson from the course page, as a learner does. */
async function takeLesson(page: Page, title: string): Promise<void> {
  await page.goto('/?test&still&quality=low');
  await page.getByRole('button', { name: /Learn by playing/ }).click();
  await page.getByRole('link', { name: new RegExp(`^${title},`) }).click();
  await tableIsLaid(page);
}

const teacher = (page: Page) => page.locator('.teacher');
const isAtStep = (page: Page, step: number) => expect(teacher(page)).toContainText(`Step ${step} of`);
const goOn = (page: Page) => teacher(page).getByRole('button', { name: 'Go on' });

async function unitOn(page: Page, id: string): Promise<Unit> {
  const unit = (await battleOn(page)).units.find(each => each.id === id);
  if (!unit) throw new Error(`no unit ${id}`);
  return unit;
}

const firstOf = ({ models }: Unit) => {
  const [first] = models;
  if (!first) throw new Error('nobody left');
  return { x: first.x, y: first.y };
};

/** The lesson ends with its tick, and the course page has one too. */
async function hasTick(page: Page, title: string): Promise<void> {
  await expect(teacher(page)).toContainText('Lesson done!');
  await page.locator('.corner').getByRole('button', { name: 'All lessons' }).click();
  await expect(page.getByRole('link', { name: new RegExp(`^${title}, done`) })).toBeVisible();
  await expect(page.locator('.course-count')).toContainText('1 of');
}

test('a lesson by pointer, with a wrong turn, a reload and a step back, to the tick', async ({ page }) => {
  await takeLesson(page, 'Inches and bases');
  await expect(teacher(page)).toContainText('Welcome!');
  expect(await faults(page)).toEqual([]);
  await goOn(page).click();
  await isAtStep(page, 2);
  await clickOn(page, firstOf(await unitOn(page, 'liberators')));
  await isAtStep(page, 3);

  await page.getByRole('button', { name: 'End movement' }).click();
  await expect(teacher(page)).toContainText('You may end a phase whenever you like');
  expect((await battleOn(page)).phase).toBe('movement');
  await teacher(page).getByRole('button', { name: 'Hint' }).click();
  await expect(teacher(page)).toContainText('the button with the ruler');

  await page.getByRole('button', { name: 'Measure', exact: true }).click();
  await isAtStep(page, 4);
  await page.reload();
  await tableIsLaid(page);
  await isAtStep(page, 4);
  await goOn(page).click();
  await isAtStep(page, 5);
  await teacher(page).getByRole('button', { name: 'Back' }).click();
  await isAtStep(page, 4);
  await goOn(page).click();

  const from = firstOf(await unitOn(page, 'liberators'));
  await drag(page, from, { x: from.x, y: from.y + 1 });
  await prime(page).click();
  await expect(teacher(page)).toContainText('still more than 8″');
  expect(firstOf(await unitOn(page, 'liberators')).y).toBeCloseTo(from.y, 4);
  await page.getByRole('button', { name: /Reset|Put back/ }).click();
  await drag(page, from, { x: from.x, y: from.y + 4 });
  await prime(page).click();
  await isAtStep(page, 6);
  await goOn(page).click();
  await hasTick(page, 'Inches and bases');
  expect(await faults(page)).toEqual([]);
});

async function selectByKey(page: Page, unit: string): Promise<void> {
  await expect(async () => {
    const selected = await page.evaluate(() => window.realmtable?.interaction().selected);
    if (selected !== unit) await page.keyboard.press('n');
    expect(selected).toBe(unit);
  }).toPass();
}

test('a lesson by keyboard alone, to the tick', async ({ page }) => {
  await takeLesson(page, 'A normal move');
  await page.keyboard.press('Enter');
  await isAtStep(page, 2);
  await selectByKey(page, 'judicators');
  await isAtStep(page, 3);
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await isAtStep(page, 4);
  await selectByKey(page, 'liberators');
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await isAtStep(page, 5);
  await page.keyboard.press('u');
  await isAtStep(page, 4);
  await teacher(page).getByRole('button', { name: 'Show me' }).focus();
  await page.keyboard.press('Enter');
  await isAtStep(page, 5);
  await page.keyboard.press('n');
  await page.keyboard.press('ArrowUp');
  await isAtStep(page, 6);
  await page.getByRole('button', { name: 'End movement' }).focus();
  await page.keyboard.press('Enter');
  await hasTick(page, 'A normal move');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test('a lesson by touch, to the tick', async ({ page }) => {
    await takeLesson(page, 'A charge');
    const tapUnit = async (id: string) => {
      const { x, y } = await pixelOf(page, firstOf(await unitOn(page, id)));
      await page.touchscreen.tap(x, y);
    };
    await tapUnit('liberators');
    await isAtStep(page, 2);
    await tapUnit('lord');
    await isAtStep(page, 3);
    await tapUnit('liberators');
    await page.getByRole('button', { name: 'Try a charge' }).tap();
    await isAtStep(page, 4);
    await prime(page).tap();
    await isAtStep(page, 5);
    await goOn(page).tap();
    await hasTick(page, 'A charge');
  });
});
