import { faults } from '../faults';
import { asked, battleOn, expect, fight, test } from '../table';

test('anything is found by typing, and the table changes hands behind a curtain, seed 52', async ({ page }) => {
  await fight(page, 52);
  const palette = page.getByRole('dialog', { name: 'Find anything' });
  const find = async (words: string) => {
    await page.keyboard.press('/');
    await expect(palette).toBeVisible();
    await page.keyboard.type(words);
  };

  await test.step('an act of the moment, by keys alone', async () => {
    await find('far si');
    await expect(palette.getByRole('option', { name: 'Far side' })).toHaveAttribute('aria-selected', 'true');
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(palette).toHaveCount(0);
    await expect.poll(() => asked(page)).toBe('deploy');
  });

  await test.step('a rule opens the book at its place', async () => {
    await find('CHARGE-01');
    await page.keyboard.press('Enter');
    await expect(page.locator('.book-rule[data-meant="true"]')).toContainText('CHARGE-01');
    await page.keyboard.press('Escape');
  });

  await test.step('without keys there is a button', async () => {
    await page.getByRole('button', { name: 'Find anything' }).click();
    await expect(palette).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(palette).toHaveCount(0);
  });

  await test.step('Ctrl K and the arrows reach the log', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('open');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page.locator('.log[data-open="true"]')).toBeVisible();
    await page.keyboard.press('l');
  });

  await test.step('with the hand-over screen on, it appears when the other side sets up', async () => {
    await page.keyboard.press('F10');
    await page.getByLabel('When the other player must decide').selectOption('curtain');
    await page.keyboard.press('Escape');
    const before = (await battleOn(page)).asks.at(-1)?.seat;
    await page.keyboard.press('Enter');
    const curtain = page.getByRole('dialog', { name: /^Hand the table to/ });
    await expect(curtain).toBeVisible();
    expect((await battleOn(page)).asks.at(-1)?.seat).not.toBe(before);
    await page.keyboard.press('Enter');
    await expect(curtain).toHaveCount(0);
  });
});
