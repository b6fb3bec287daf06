import { mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, test as bare, expect, type Page } from '@playwright/test';
import { build } from 'vite';

interface ServeModule {
  serveFolder(folder: string, port: number): Promise<{ readonly server: Server; readonly address: string }>;
}
// By a variable, since these plain scripts have no types: they run before anything is installed.
const script = '../../../src/cli/serve.mjs';

const WISHES = '?test&still&quality=low&layout=open&offline';
const NEW_MOTTO = 'This is the second version.';
const folder = mkdtempSync(join(tmpdir(), 'realmtable-update-'));
const current = join(folder, 'current');
let server: Server;
let address = '';

/** Builds the table as it will be: one sentence of the start page is another, and so is every file that leads to it. */
async function buildNext(): Promise<void> {
  await build({
    configFile: 'vite.config.ts',
    logLevel: 'silent',
    build: { outDir: join(folder, 'next'), emptyOutDir: true },
    plugins: [
      {
        name: 'second-version',
        enforce: 'pre',
        transform: (code, id) =>
          id.endsWith('/shell/words/start.ts') ? code.replace(/motto: '[^']*'/, `motto: '${NEW_MOTTO}'`) : undefined,
      },
    ],
  });
}

/** Puts a version in place of what is served, at once. */
function deploy(version: string): void {
  symlinkSync(version, `${current}.new`);
  renameSync(`${current}.new`, current);
}

bare.beforeAll(async () => {
  await buildNext();
  deploy(join(process.cwd(), 'dist'));
  const { serveFolder } = (await import(script)) as ServeModule;
  ({ server, address } = await serveFolder(current, Number(process.env['TABLE_PORT'] ?? 5177) + 300));
});
bare.afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});
bare.beforeEach(() => deploy(join(process.cwd(), 'dist')));

const startPage = (page: Page) => page.getByRole('button', { name: 'Learn by playing' });
const notice = (page: Page) => page.locator('[data-notice="newVersion"]');
const isKept = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);
const storesOf = (page: Page) => page.evaluate(async () => (await caches.keys()).length);

async function opened(browser: Browser, serviceWorkers: 'allow' | 'block') {
  const context = await browser.newContext({ serviceWorkers });
  const page = await context.newPage();
  await page.goto(address + WISHES);
  await expect(startPage(page)).toBeVisible();
  return { context, page };
}

bare(
  'a new version is announced, breaks no open page, and comes when it is asked for, on the first visit too',
  async ({ browser }) => {
    const { context, page } = await opened(browser, 'allow');
    await isKept(page);
    const other = await context.newPage();
    await other.goto(address + WISHES);
    await expect(startPage(other)).toBeVisible();
    await expect(notice(page)).toHaveCount(0);

    deploy(join(folder, 'next'));
    await startPage(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/#\/learn/);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect(notice(page)).toContainText('There is a new version of the table');
    await expect(notice(other)).toBeVisible();
    await page.goto(`${address}${WISHES}#/`);
    await expect(page.getByText(NEW_MOTTO)).toHaveCount(0);

    await notice(page).getByRole('button', { name: 'Load the new version' }).click();
    await expect(page.getByText(NEW_MOTTO)).toBeVisible();
    await expect(notice(page)).toHaveCount(0);

    // the other page is still of the first version, and still finds what it never loaded before
    await expect(other.getByText(NEW_MOTTO)).toHaveCount(0);
    await other.getByRole('button', { name: 'Measure' }).click();
    await expect(other.getByRole('button', { name: 'Save and share' })).toBeVisible();
    expect(await storesOf(page)).toBe(2);
    await notice(other).getByRole('button', { name: 'Load the new version' }).click();
    await other.goto(`${address}${WISHES}#/`);
    await expect(other.getByText(NEW_MOTTO)).toBeVisible();
    await page.reload();
    await expect.poll(() => storesOf(page)).toBe(1);
    await context.close();
  },
);

bare(
  'where nothing can be kept, a page whose files are gone says so and loads the new version',
  async ({ browser }) => {
    const { context, page } = await opened(browser, 'block');
    deploy(join(folder, 'next'));
    await startPage(page).click();
    await expect(page.getByRole('heading')).toContainText('could not be loaded: there is a new version');
    await page.getByRole('button', { name: 'Load the table again' }).click();
    await page.goto(`${address}${WISHES}#/`);
    await expect(page.getByText(NEW_MOTTO)).toBeVisible();

    deploy(join(process.cwd(), 'dist'));
    await page.getByRole('button', { name: 'Just play' }).click();
    await expect(page.locator('[data-notice="partMissing"], .mishap')).toContainText('could not be loaded');
    await context.close();
  },
);

bare('the licences of what ships can be read from the start page, with a worker and without', async ({ browser }) => {
  for (const serviceWorkers of ['block', 'allow'] as const) {
    const { context, page } = await opened(browser, serviceWorkers);
    if (serviceWorkers === 'allow') await isKept(page);
    const [text] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Licences' }).click(),
    ]);
    await expect(text.locator('body')).toContainText('three 0.');
    await expect(text.locator('body')).toContainText('SIL OPEN FONT LICENSE');
    await context.close();
  }
});
