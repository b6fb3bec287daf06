import { faults } from '../faults';
import { ADDRESS, expect, tableIsLaid, test } from '../table';

const SIZES = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
];

test('the rules book shows where the battle stands, at a desk and on a phone, seed 5', async ({ page }) => {
  await page.goto(`${ADDRESS}&seed=5`);
  await page.getByRole('button', { name: 'Just play' }).click();
  await tableIsLaid(page);
  await page.keyboard.press('r');
  const book = page.getByRole('dialog', { name: 'Rules book' });
  const part = book.getByRole('list', { name: 'The parts of a battle, in order' }).locator('[aria-current="step"]');
  const place = book.locator('.here-stops > [aria-current="location"]');
  for (const size of SIZES) {
    await test.step(`${size.width} by ${size.height}`, async () => {
      await page.setViewportSize(size);
      await expect(part).toHaveText('Set-up');
      await expect(place).toContainText('You are here');
      await place.scrollIntoViewIfNeeded();
      await expect(place).toBeInViewport();
      const isWide = await book.locator('.book-page').evaluate(element => element.scrollWidth > element.clientWidth);
      expect(isWide, 'nothing sticks out sideways').toBe(false);
      expect(await faults(page)).toEqual([]);
    });
  }
  await test.step('it opens and closes by key, and gives way to a search', async () => {
    const summary = book.locator('.book-here > summary');
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(place).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(place).toBeVisible();
    await book.getByRole('searchbox').fill('pile');
    await expect(summary).toHaveCount(0);
  });
});
