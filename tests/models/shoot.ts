import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

/**
 * Draws sculpts to PNG files to be looked at: `npx tsx tests/models/shoot.ts <out folder> <id>…`.
 * An id may carry a query, as in `liberators&realm=life`.
 */
const FLAGS = [
  '--no-sandbox --use-gl=angle --use-angle=gl-egl --ignore-gpu-blocklist --disable-background-networking',
  '--disable-component-update --disable-sync --disable-quic --no-first-run --force-color-profile=srgb',
];

const [out = 'test-results/turntable', ...ids] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const server = await createServer({
  configFile: false,
  root: process.cwd(),
  logLevel: 'error',
  server: { port: 0, hmr: false },
});
await server.listen();
const address = server.resolvedUrls?.local[0] ?? '';
const { CHROME_PATH = '/usr/bin/chromium' } = process.env;
const browser = await chromium.launch({
  executablePath: CHROME_PATH,
  args: FLAGS.flatMap(line => line.split(' ')),
});
const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
page.on('console', message => console.log(message.text()));
page.on('pageerror', error => console.log(error.message));
for (const id of ids) {
  await page.goto(`${address}tests/models/turntable.html?id=${id}`);
  await page.waitForFunction(() => document.title === 'drawn', undefined, { timeout: 120_000 });
  await page.screenshot({ path: `${out}/${id.replaceAll(/[^a-z0-9-]/g, '_')}.png` });
}
await browser.close();
await server.close();
