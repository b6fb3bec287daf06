import { test as base, expect, type Page } from '@playwright/test';
import type { Desk } from '../../src/controls/desk';
import type { Spot } from '../../src/geometry/shape';
import type { Match } from '../../src/match/match';
import type { Aos } from '../../src/systems/aos';
import type { Battle } from '../../src/systems/aos/types';

declare global {
  interface Window {
    realmtable?: { readonly match: Match<Aos>; hash(): string; desk(): Desk; stored(): Promise<void> };
    pointed?: Spot;
  }
}

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
    expect(complaints).toEqual([]);
  },
});

export { expect };

export const ADDRESS = '/?test&still&quality=low';

/** Opens the start page and begins a battle with these dice. */
export async function fight(page: Page, seed: number): Promise<void> {
  await page.goto(`${ADDRESS}&seed=${seed}`);
  await page.getByRole('button', { name: 'Fight a battle' }).click();
  await tableIsLaid(page);
}

/** Waits until the table is drawn and somebody is asked something. */
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

const CLOSE = 0.04;

/** Where a spot of the table lies on the screen, found by pointing at it as a hand does: look, correct, look again. */
export async function pixelOf(page: Page, spot: Spot): Promise<{ x: number; y: number }> {
  let at = { x: 640, y: 380 };
  for (let tries = 0; tries < 12; tries++) {
    const here = await pointedAt(page, at);
    const off = { x: spot.x - here.x, y: spot.y - here.y };
    if (Math.abs(off.x) + Math.abs(off.y) < CLOSE) return at;
    const right = await pointedAt(page, { x: at.x + 6, y: at.y });
    const down = await pointedAt(page, { x: at.x, y: at.y + 6 });
    at = corrected(at, off, slope(here, right), slope(here, down));
  }
  throw new Error(`cannot point at ${spot.x}, ${spot.y}`);
}

const slope = (from: Spot, to: Spot): Spot => ({ x: (to.x - from.x) / 6, y: (to.y - from.y) / 6 });

function corrected(at: Spot, off: Spot, right: Spot, down: Spot): { x: number; y: number } {
  const det = right.x * down.y - down.x * right.y;
  return {
    x: at.x + (off.x * down.y - down.x * off.y) / det,
    y: at.y + (right.x * off.y - off.x * right.y) / det,
  };
}

async function pointedAt(page: Page, { x, y }: Spot): Promise<Spot> {
  await page.mouse.move(x, y);
  return page.evaluate(() => window.pointed ?? { x: 0, y: 0 });
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

/** Declines whatever else is offered until somebody is asked this. */
export async function goOnTo(page: Page, kind: string, phase?: string): Promise<void> {
  await expect
    .poll(async () => {
      const ask = (await battleOn(page)).asks.at(-1);
      if (ask?.kind === kind && (phase === undefined || (ask.kind === 'act' && ask.phase === phase))) return true;
      const name = ask?.kind === 'act' ? `End ${ask.phase}` : 'Pass';
      const away = page.getByRole('button', { name, exact: true });
      if (await away.count()) await away.click();
      return false;
    })
    .toBe(true);
}
