import { chromium, type Page } from '@playwright/test';
import { crowdedTable } from './crowded-table';

/** The scripts of the command line have no types; these are the parts that are used here. */
interface Scripts {
  readonly root: string;
  runTool(tool: string, args: readonly string[]): Promise<number>;
  browserFlags(): string[];
  needBrowser(): Promise<string>;
  serveFolder(folder: string, port: number): Promise<{ readonly server: { close(): void }; readonly address: string }>;
}
const script = (name: string): Promise<Scripts> => import(`../../src/cli/${name}.mjs`);

interface Frame {
  readonly calls: number;
  readonly triangles: number;
  /** Our own script for a move of the pointer: rules, drafts, pictures and React, in milliseconds. */
  readonly script: number;
  /** From the frame's first callback to the end of its draw calls; without a graphics card most of it is waiting. */
  readonly draw: number;
}

const FRAMES = 24;
const TARGETS = { calls: '60', triangles: '150,000', script: '3 ms', draw: '-' };

/** What a frame costs while a unit of twenty is dragged among 240 models: printed, with its targets. */
async function benchTable(): Promise<void> {
  const { root, runTool } = await script('run');
  const { browserFlags, needBrowser } = await script('browser');
  const { serveFolder } = await script('serve');
  const built = `${root}/.cache/bench`;
  const code = await runTool('vite/bin/vite.js', ['build', '--outDir', built, '--emptyOutDir', '--logLevel', 'error']);
  if (code !== 0) process.exit(code);
  const { server, address } = await serveFolder(built, 4473);
  const browser = await chromium.launch({ executablePath: await needBrowser(), args: browserFlags() });
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  // tsx marks functions by name with a helper that the page does not have
  await page.addInitScript('globalThis.__name = named => named');
  try {
    const replay = crowdedTable();
    for (const quality of ['high', 'medium', 'low']) {
      await openTable(page, `${address}?test&still&quality=${quality}`, replay);
      const frames = await page.evaluate(dragFrames, FRAMES);
      tell(quality, frames);
    }
  } finally {
    await browser.close();
    server.close();
  }
}

async function openTable(page: Page, address: string, replay: string): Promise<void> {
  await page.goto(address);
  const file = { name: 'crowd.json', mimeType: 'application/json', buffer: Buffer.from(replay) };
  await page.getByLabel('Replay file').setInputFiles(file);
  const isDrawn = () => document.documentElement.getAttribute('data-frame') === 'ready' && 'realmtable' in window;
  await page.waitForFunction(isDrawn, undefined, { timeout: 180_000 });
  await page.waitForTimeout(1500);
}

/** Runs in the page: takes a unit by its first model, pulls it about, and reads what each frame cost. */
async function dragFrames(count: number): Promise<readonly Frame[]> {
  const { realmtable } = window;
  const canvas = document.querySelector('canvas');
  if (!realmtable || !canvas) throw new Error('there is no table');
  const stats = realmtable.stats();
  const { battle } = realmtable.interaction();
  const [model] = battle.units.find(unit => unit.seat === battle.active)?.models ?? [];
  const from = model && realmtable.pixelOf(model);
  if (!from || !stats) throw new Error('there is nobody to drag');
  const send = (type: string, dx: number, dy: number) =>
    canvas.dispatchEvent(
      new PointerEvent(type, {
        pointerId: 1,
        clientX: from.left + dx,
        clientY: from.top - 4 + dy,
        button: type === 'pointermove' ? -1 : 0,
        buttons: 1,
        bubbles: true,
      }),
    );
  canvas.setPointerCapture = () => undefined;
  send('pointerdown', 0, 0);
  const frames: Frame[] = [];
  for (let i = 0; i < count; i++) {
    const before = stats.frames;
    const began = performance.now();
    send('pointermove', 12 + (i % 8) * 3, i % 5);
    await new Promise<void>(resolve => queueMicrotask(resolve));
    const handled = performance.now() - began;
    while (stats.frames === before) await new Promise(resolve => requestAnimationFrame(resolve));
    frames.push({ calls: stats.calls, triangles: stats.triangles, script: handled, draw: stats.scriptMs });
  }
  send('pointerup', 0, 0);
  return frames;
}

function tell(quality: string, frames: readonly Frame[]): void {
  console.log(
    `table, 240 models, a unit of twenty dragged, quality ${quality}, ${frames.length} frames: median (least)`,
  );
  for (const name of ['calls', 'triangles', 'script', 'draw'] as const) {
    const sorted = frames.map(frame => frame[name]).toSorted((a, b) => a - b);
    const [least = 0, middle = 0] = [sorted[0], sorted[Math.floor(sorted.length / 2)]];
    const isTime = name === 'script' || name === 'draw';
    const figure = (value: number) => (isTime ? `${value.toFixed(2)} ms` : Math.round(value).toLocaleString('en'));
    console.log(`  ${name.padEnd(10)} ${figure(middle).padStart(12)} (${figure(least)})   aim ${TARGETS[name]}`);
  }
  // what is drawn for the first time in a drag compiles its shaders in this frame
  console.log(
    `  first      ${`${(frames[0]?.draw ?? 0).toFixed(2)} ms`.padStart(12)}   of drawing calls in the first frame`,
  );
}

await benchTable();
process.exit(0);
