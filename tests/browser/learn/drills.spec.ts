import type { Page } from '@playwright/test';
import { DRILL_KINDS, type DrillKind, drillOf } from '../../../src/games/aos/course/drills';
import { DRILL_WORDS } from '../../../src/games/aos/words/learn/drills';
import { faults } from '../faults';
import { enterUntilActing, expect, fight, goOnTo, test } from '../table';

const SEED = 7;

const sheet = (page: Page) => page.locator('.drill-sheet');
const row = (page: Page, streak: number) =>
  expect(page.locator('.drill-row')).toHaveAttribute('aria-label', new RegExp(`^${streak} in a row`));

/** Opens a kind of drill at its seed, and waits until its table is drawn. */
async function take(page: Page, kind: DrillKind): Promise<void> {
  await page.goto(`/?test&still&quality=low&seed=${SEED}#/drills/${kind}`);
  await expect(sheet(page)).toBeVisible();
  await page.waitForFunction(() => document.documentElement.getAttribute('data-frame') === 'ready');
}

/** The key of the right answer, as the drill itself knows it. */
const rightKey = (kind: DrillKind, seed = SEED) => `${drillOf(kind, seed).answer + 1}`;

test('a drill of each kind is answered by keyboard, with the proof in words, seed 7', async ({ page }) => {
  const [first = 'distance', ...rest] = DRILL_KINDS;
  await take(page, first);
  for (const kind of [first, ...rest]) {
    await page.evaluate(hash => {
      location.hash = hash;
    }, `#/drills/${kind}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(DRILL_WORDS[kind].title);
    await expect(sheet(page)).not.toContainText('Right.');
    await page.keyboard.press(rightKey(kind));
    await expect(sheet(page)).toContainText('Right.');
    await expect(page.locator('.drill-choice[data-state="right"]')).toHaveCount(1);
    await row(page, 1);
  }
  expect(await faults(page)).toEqual([]);
});

test('the streak grows, survives a reload, ends with a wrong answer, and damaged memory is forgotten, seeds 7 and 8', async ({
  page,
}) => {
  await take(page, 'distance');
  await page.keyboard.press(rightKey('distance'));
  await row(page, 1);
  await page.keyboard.press('Enter');
  await page.keyboard.press(rightKey('distance', SEED + 1));
  await row(page, 2);
  await page.reload();
  await row(page, 2);
  const wrong = drillOf('distance', SEED).answer === 0 ? 1 : 0;
  await page.locator('.drill-choice').nth(wrong).click();
  await expect(sheet(page)).toContainText('Not quite.');
  await row(page, 0);
  await page.getByRole('button', { name: 'MEAS-01' }).click();
  await expect(page.getByRole('dialog', { name: 'Rules book' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'All drills' }).click();
  await expect(page.getByRole('button', { name: /How far apart.*2 of 3 right, best row 2 of 5/ })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.evaluate(() => localStorage.setItem('realmtable.drills', '{"distance":{"asked":-3'));
  await page.reload();
  await expect(page.getByRole('button', { name: /How far apart.*Not tried yet/ })).toBeVisible();
});

test('a newcomer is given hints and numbers with their rules, and can switch hints off, seed 7', async ({ page }) => {
  await fight(page, SEED);
  const hint = page.getByRole('complementary', { name: 'Hint' });
  await expect(hint).toContainText('Choose the side');
  await enterUntilActing(page);
  await expect(hint).toContainText('Move any of your units');
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Put the hint away' }).click();
  await expect(hint).toHaveCount(0);
  await goOnTo(page, 'act', 'charge');
  await page.keyboard.press('n');
  const figures = page.getByRole('list', { name: 'Numbers of this decision' });
  await expect(figures).toContainText('to the nearest enemy');
  await figures.getByRole('button', { name: 'why? CHARGE-01' }).click();
  await expect(page.getByRole('dialog', { name: 'Rules book' })).toContainText('CHARGE-01');
  await page.keyboard.press('Escape');
  await page.keyboard.press('F10');
  await page.getByRole('radio', { name: 'No hints' }).check();
  await page.keyboard.press('Escape');
  await expect(hint).toHaveCount(0);
  await page.reload();
  await expect(figures.or(page.getByRole('region', { name: 'Decision' })).first()).toBeVisible();
  await page.keyboard.press('F10');
  await expect(page.getByRole('radio', { name: 'No hints' })).toBeChecked();
});
