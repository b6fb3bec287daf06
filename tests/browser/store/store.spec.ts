import type { Page } from '@playwright/test';
import { ADDRESS, battleOn, enterUntilActing, expect, fight, prime, tableIsLaid, test } from '../table';

declare global {
  interface Window {
    /** What the stubs below do while it is set. */
    isClosed?: boolean;
  }
}

const notice = (page: Page) => page.locator('[data-notice="unsaved"]');
const hashOn = (page: Page) => page.evaluate(() => window.realmtable?.hash());

/** The battle goes on as ever. */
async function playOn(page: Page): Promise<void> {
  await prime(page).click();
  await enterUntilActing(page);
  expect((await battleOn(page)).round).toBe(1);
}

test('without IndexedDB a battle is played from memory, and the page says so', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await page.goto(`${ADDRESS}&seed=71`);
  await expect(notice(page)).toContainText('played from memory');
  await page.getByRole('button', { name: 'Just play' }).click();
  await tableIsLaid(page);
  await playOn(page);
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'To the start page' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await tableIsLaid(page);
});

test('a store that is blocked and opens later takes what was played meanwhile, and the notice goes away', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    window.isClosed = !sessionStorage.getItem('open');
    IDBFactory.prototype.open = function (...request) {
      if (window.isClosed) throw new DOMException('The user denied permission.', 'SecurityError');
      return open.apply(this, request);
    };
  });
  await fight(page, 71);
  await expect(notice(page)).toContainText('played from memory');
  await playOn(page);
  await page.evaluate(() => {
    window.isClosed = false;
    sessionStorage.setItem('open', 'yes');
  });
  await expect(notice(page)).toHaveCount(0);
  const hash = await hashOn(page);
  await page.reload();
  await tableIsLaid(page);
  expect(await hashOn(page)).toBe(hash);
});

test('full storage is reported until it has room again; then nothing is missing', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['put', 'add'] as const) {
      const write = IDBObjectStore.prototype[name];
      IDBObjectStore.prototype[name] = function (...request) {
        if (window.isClosed) throw new DOMException('full', 'QuotaExceededError');
        return write.apply(this, request);
      };
    }
  });
  await fight(page, 71);
  await expect(notice(page)).toHaveCount(0);
  await page.evaluate(() => {
    window.isClosed = true;
  });
  await playOn(page);
  await expect(notice(page)).toContainText('store is full');
  await page.evaluate(() => {
    window.isClosed = false;
  });
  await expect(notice(page)).toHaveCount(0);
  const hash = await hashOn(page);
  await page.reload();
  await tableIsLaid(page);
  expect(await hashOn(page)).toBe(hash);
});

test('where even small notes are refused every page opens, and says that settings do not last', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    }),
  );
  await page.goto(ADDRESS);
  await page.getByRole('button', { name: 'Learn by playing' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice(page)).toContainText('settings and progress last until the page is closed');
  await page.goto(`${ADDRESS}&seed=71#/`);
  await page.getByRole('button', { name: 'Just play' }).click();
  await tableIsLaid(page);
  await playOn(page);
});

test('an uncaught error ends in a notice that can be closed', async ({ browser }) => {
  const page = await browser.newPage();
  await page.goto(ADDRESS);
  await page.evaluate(() => void Promise.reject(new Error('the printer is out of paper')));
  const said = page.locator('[data-notice="mishap"]');
  await expect(said).toContainText('That did not work: the printer is out of paper.');
  await said.getByRole('button', { name: 'Close this notice' }).click();
  await expect(said).toHaveCount(0);
  await page.close();
});

test('a battle that is deleted in another window, or goes on there, says so with the next act', async ({
  page,
  context,
}) => {
  await fight(page, 71);
  const lost = page.locator('[data-notice="lost"]');
  const other = await context.newPage();
  await other.goto(page.url());
  await tableIsLaid(other);
  await prime(page).click();
  await expect(lost).toContainText('is being played in another window');
  await page.reload();
  await tableIsLaid(page);
  await expect(lost).toHaveCount(0);
  await other.goto(`${ADDRESS}#/`);
  await other.getByRole('button', { name: 'Saved battles' }).click();
  await other.getByRole('button', { name: /^Delete/ }).click();
  await other.getByRole('button', { name: 'Yes, delete' }).click();
  await expect(other.getByText('No battle is saved in this browser.')).toBeVisible();
  await playOn(page);
  await expect(lost).toContainText('was deleted in another window');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('button', { name: 'Export replay' })).toBeVisible();
  await expect(page.getByText('Every act is saved')).toHaveCount(0);
});

test('a name full of tricks is shown clean wherever it comes from, and its file keeps its letters', async ({
  page,
}) => {
  await page.goto(`${ADDRESS}&seed=71`);
  await page.getByRole('button', { name: 'Fight a battle' }).click();
  await page
    .getByLabel(/player/)
    .first()
    .fill('\u202eA\u0308rger\u200b  \u2066Öl');
  await page.locator('form button[type=submit]').click();
  await tableIsLaid(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByLabel('Name of this battle')).toHaveValue('Ärger Öl against Ember');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export replay' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Ärger Öl against Ember.json');
});
