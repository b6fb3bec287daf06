// Takes pictures of the staged table: node tests/scene/shoot.mjs <out folder> [scene:realm[:quality] ...]
import { mkdir } from 'node:fs/promises';
import { chromium } from 'playwright-core';

const [folder = '/tmp/scene-pictures', ...wanted] = process.argv.slice(2);
const shots = wanted.length > 0 ? wanted : ['table:life', 'play:fire', 'overlays:death', 'duel:life', 'dice:death'];
const address = process.env.STAGE ?? 'http://127.0.0.1:5199';
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--use-gl=angle',
    '--use-angle=gl-egl',
    '--ignore-gpu-blocklist',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
    '--force-color-profile=srgb',
  ],
});
await mkdir(folder, { recursive: true });
const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
page.on('console', message => {
  if (['error', 'warning'].includes(message.type())) console.log(`${message.type()}: ${message.text().slice(0, 1500)}`);
});
page.on('pageerror', error => console.log(`page error: ${error.stack ?? error}`));
for (const shot of shots) {
  const [scene, realm, quality = 'high'] = shot.split(':');
  const started = Date.now();
  await page.goto(`${address}/tests/scene/stage.html?still&scene=${scene}&realm=${realm}&quality=${quality}`);
  await page.waitForSelector('html[data-frame="ready"]', { timeout: 120_000 });
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `${folder}/${scene}-${realm}-${quality}.png` });
  const stats = await page.evaluate(() => ({ ...window.stats }));
  console.log(shot, `${Date.now() - started} ms`, JSON.stringify(stats));
}
await browser.close();
