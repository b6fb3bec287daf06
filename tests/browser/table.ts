import { test as base, expect, type Page } from '@playwright/test';
import type { Aos } from '../../src/games/aos';
import type { Interaction } from '../../src/games/aos/hands/interaction';
import type { Battle } from '../../src/games/aos/types';
import type { Spot } from '../../src/geometry/shapes/shape';
import type { Match } from '../../src/match/match';
import type { FrameStats } from '../../src/table/stage';

declare global {
  interface Window {
    realmtable?: {
      readonly match: Match<Aos>;
      readonly mood: string;
      hash(): string;
      interaction(): Interaction;
      stored(): Promise<void>;
      stats(): FrameStats | undefined;
      pixelOf(spot: Spot): { readonly left: number; readonly top: number } | undefined;
    };
  }
}

/** Pages that were forbidden to draw: three says so in the console. */
const blind = new WeakSet<Page>();

/** A test on a page that never complains and never speaks to anyone but us. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', message => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', error => complaints.push(error.stack ?? error.message));
    page.on('request', request => {
      const { protocol, hostname } = new URL(request.url());
      if (protocol.startsWith('http') && hostname !== '127.0.0.1') complaints.push(`request to ${request.url()}`);
    });
    await use(page);
    expect(complaints.filter(text => !(blind.has(page) && /Error creating WebGL context/.test(text)))).toEqual([]);
  },
});

export { expect };

/** On an open field, where nothing stands in anyone's way. */
export const ADDRESS = '/?test&still&quality=low&layout=open';

/** Takes WebGL from the page, as on a machine that cannot draw in three dimensions. */
export async function drawNothing(page: Page): Promise<void> {
  blind.add(page);
  await page.addInitScript(() => {
    const open = HTMLCanvasElement.prototype.getContext;
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, ...asked: Parameters<typeof open>) {
        return /webgl/.test(asked[0]) ? null : open.apply(this, asked);
      },
    });
  });
}

/** Opens the start page and begins a battle with these dice. */
export async function fight(page: Page, seed: number): Promise<void> {
  await page.goto(`${ADDRESS}&seed=${seed}`);
  await page.getByRole('button', { name: 'Just play' }).click();
  await tableIsLaid(page);
}

/** Waits until the table is drawn and a question is open. */
export async function tableIsLaid(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible();
  await page.waitForFunction(() => document.documentElement.getAttribute('data-frame') === 'ready', undefined, {
    timeout: 30_000,
  });
}

/** The battle as the page knows it. */
export const battleOn = (page: Page): Promise<Battle> =>
  page.evaluate(() => {
    if (!window.realmtable) throw new Error('no battle is open');
    return window.realmtable.match.getGame().battle;
  });

/** What is asked now. */
export async function asked(page: Page): Promise<string | undefined> {
  return (await battleOn(page)).asks.at(-1)?.kind;
}

/** The bright button. */
export const prime = (page: Page) => page.locator('.bar .button[data-look="prime"]');

/** Where a spot of the table lies on the screen. */
export async function pixelOf(page: Page, spot: Spot): Promise<{ x: number; y: number }> {
  const at = await page.evaluate(wanted => window.realmtable?.pixelOf(wanted), spot);
  if (!at) throw new Error(`${spot.x}, ${spot.y} is not in the picture`);
  return { x: at.left, y: at.top };
}

/** Presses on one spot, goes to another in a few steps, and lets go. */
export async function drag(page: Page, from: Spot, to: Spot): Promise<void> {
  const [start, end] = [await pixelOf(page, from), await pixelOf(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 6 });
  await page.mouse.up();
}

/** Clicks on a spot of the table. */
export async function clickOn(page: Page, spot: Spot): Promise<void> {
  const { x, y } = await pixelOf(page, spot);
  await page.mouse.click(x, y);
}

/** Does what the bright button says until a phase is there to act in. */
export async function enterUntilActing(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      if ((await battleOn(page)).asks.at(-1)?.kind === 'act') return true;
      await page.keyboard.press('Enter');
      return false;
    })
    .toBe(true);
}

/** Declines everything else until this question is open. */
export async function goOnTo(page: Page, kind: string, phase?: string): Promise<void> {
  await expect
    .poll(async () => {
      const ask = (await battleOn(page)).asks.at(-1);
      if (ask?.kind === kind && (phase === undefined || (ask.kind === 'act' && ask.phase === phase))) return true;
      const name = ask?.kind === 'act' ? `End ${ask.phase}` : 'Pass';
      const away = page.getByRole('button', { name, exact: true });
      // the question may answer itself while the hand is on its way
      if (await away.count()) await away.click({ timeout: 5_000 }).catch(() => undefined);
      return false;
    })
    .toBe(true);
}
