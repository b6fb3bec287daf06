import type { Page } from '@playwright/test';
import { faults } from '../faults';
import { battleOn, drag, expect, prime, tableIsLaid, test } from '../table';

const teacher = (page: Page) => page.locator('.teacher');

async function openCourse(page: Page): Promise<void> {
  await page.goto('/?test&still&quality=low#/learn');
  await expect(page.getByRole('heading', { name: 'The short road' })).toBeVisible();
}

async function moveLiberators(page: Page, far: number): Promise<void> {
  const [first] = (await battleOn(page)).units.find(({ id }) => id === 'liberators')?.models ?? [];
  if (!first) throw new Error('nobody');
  await drag(page, first, { x: first.x, y: first.y + far });
  await prime(page).click();
}

test('a lesson is skipped by passing its test; a miss is reported and can be tried again', async ({ page }) => {
  await openCourse(page);
  await expect(page.locator('.road-stage')).toHaveCount(8);
  await page.getByRole('link', { name: 'Skip Inches and bases by passing its test' }).click();
  await tableIsLaid(page);
  await expect(teacher(page)).toContainText('within 6″');
  await expect(teacher(page).getByRole('button', { name: 'Hint' })).toHaveCount(0);

  await moveLiberators(page, 2);
  await expect(teacher(page)).toContainText('Not this time.');
  expect(await faults(page)).toEqual([]);
  await teacher(page).getByRole('button', { name: 'Try again' }).click();
  await moveLiberators(page, 4.9);
  await expect(teacher(page)).toContainText('Passed!');

  await teacher(page).getByRole('button', { name: 'All lessons' }).click();
  await expect(page.getByRole('link', { name: /^Inches and bases, done/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Take the test of Inches and bases again: passed' })).toBeVisible();
  await expect(page.locator('.course-count')).toContainText('1 of');
  await page.reload();
  await expect(page.getByRole('link', { name: /^Inches and bases, done/ })).toBeVisible();
});

test('the daily set is done task by task, and stays done', async ({ page }) => {
  await openCourse(page);
  await page.getByRole('link', { name: /Today’s five/ }).click();
  await expect(page.locator('.daily-task')).toHaveCount(5);
  expect(await faults(page)).toEqual([]);
  for (let task = 0; task < 5; task++) {
    await page.getByRole('button', { name: task === 0 ? 'Begin' : 'On with today’s five' }).click();
    await expect(page.locator('.drill-choice').first()).toBeVisible();
    await page.keyboard.press('1');
    await expect(page.locator('.drill-choice[data-state="right"]')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.locator('.daily-task[data-result="open"]')).toHaveCount(4 - task);
  }
  await expect(page.locator('.daily-done')).toContainText('Done for today');
  await page.reload();
  await expect(page.locator('.daily-done')).toContainText('Done for today');
});
