// npm run gallery: drives the built page through its states and writes pictures of them to .cache/pictures; those that
// the documents show also to docs/pictures. Some states are taken with motion as well, as most players see them.
// npm run gallery -- table charge: only these.
import { copyFileSync, mkdirSync } from 'node:fs';
import { browserFlags, needBrowser } from '../browser.mjs';
import { installPackages } from '../install.mjs';
import { root, runTool } from '../run.mjs';
import { serveFolder } from '../serve.mjs';
import { STATES } from './states.mjs';

const SIZE = { width: 1280, height: 720 };
const FIRST_PORT = 4373;
/** Longer than the first camera flight on a machine that renders in software. */
const FLIGHT_MS = 8000;
const built = `${root}/.cache/gallery`;
const pictures = `${root}/.cache/pictures`;
const kept = `${root}/docs/pictures`;

const asked = process.argv.slice(2);
const unknown = asked.filter(name => !STATES.some(state => state.name === name));
if (unknown.length > 0) {
  const names = STATES.map(({ name }) => name).join(', ');
  console.error(`There is no picture called ${unknown.join(', ')}; there are ${names}.`);
  process.exit(2);
}

await installPackages();
const executablePath = await needBrowser();
console.log('Building the table ...');
if ((await runTool('vite/bin/vite.js', ['build', '--outDir', built, '--emptyOutDir', '--logLevel', 'warn'])) !== 0) {
  process.exit(1);
}
for (const folder of [pictures, kept]) mkdirSync(folder, { recursive: true });
const { chromium } = await import('@playwright/test');
const { server, address } = await serveFolder(built, FIRST_PORT);
const browser = await chromium.launch({ executablePath, args: browserFlags() });
let failed = 0;
for (const state of STATES.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
  if (!(await takePicture(state))) failed += 1;
  if (state.alsoMoving && !(await takePicture(state, true))) failed += 1;
}
await browser.close();
server.close();
process.exit(failed > 0 ? 1 : 0);

/** Each picture has a fresh browser profile, so that none depends on another. */
async function takePicture({ name: state, wishes, act, size = SIZE, isKept = false }, isMoving = false) {
  const name = isMoving ? `${state}-moving` : state;
  const began = performance.now();
  const context = await browser.newContext({ viewport: size });
  const page = await context.newPage();
  const complaints = [];
  page.on('pageerror', error => complaints.push(error.message));
  try {
    await page.goto(`${address}?${isMoving ? '' : 'still&'}quality=high&${wishes}`);
    await act(page);
    if (isMoving) await page.waitForTimeout(FLIGHT_MS);
    // portraits are drawn after the table, one by one
    await page.waitForFunction(() => !document.querySelector('.portrait[data-state="waiting"]'));
    const animations = isMoving ? 'allow' : 'disabled';
    await page.screenshot({ path: `${pictures}/${name}.png`, animations, timeout: 120_000 });
    if (isKept && !isMoving) copyFileSync(`${pictures}/${name}.png`, `${kept}/${name}.png`);
  } catch (cause) {
    complaints.push(cause.message);
  }
  await context.close();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `${name.padEnd(14)} ${seconds.padStart(6)} s${complaints.length > 0 ? `   ${complaints.join('; ')}` : ''}`,
  );
  return complaints.length === 0;
}
