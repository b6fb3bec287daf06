// npm run icons: makes the pictures of an installed table from public/icon.svg.
import { readFileSync } from 'node:fs';
import { browserFlags, needBrowser } from '../browser.mjs';
import { root } from '../run.mjs';

/** A maskable icon may be cut to a circle, so it keeps a margin. */
const PICTURES = [
  { file: 'icon-192.png', size: 192, share: 1 },
  { file: 'icon-512.png', size: 512, share: 1 },
  { file: 'icon-maskable-512.png', size: 512, share: 0.76 },
  { file: 'icon-apple-180.png', size: 180, share: 0.9 },
];
const GROUND = '#12141a';

const drawing = readFileSync(`${root}/public/icon.svg`, 'utf8');
const { chromium } = await import('@playwright/test');
const browser = await chromium.launch({ executablePath: await needBrowser(), args: browserFlags() });
for (const { file, size, share } of PICTURES) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const ground = share < 1 ? GROUND : 'transparent';
  await page.setContent(
    `<style>body{margin:0;display:grid;place-content:center;height:100vh;background:${ground}}svg{width:${size * share}px;height:${size * share}px}</style>${drawing}`,
  );
  await page.screenshot({ path: `${root}/public/${file}`, omitBackground: true });
  await page.close();
}
await browser.close();
