import type { Page } from '@playwright/test';
import { battleOn, expect, tableIsLaid, test } from '../table';

/** Begins a small battle against the computer; Azure is played here. */
async function fightComputer(page: Page, seed: number, level: string): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('realmtable.settings', JSON.stringify({ botPace: 'atOnce', fastDice: true, hints: 'some' }));
  });
  await page.goto(`/?still&test&seed=${seed}`);
  await page.getByRole('button', { name: 'Against the computer' }).click();
  await page.locator('.setup-army[data-seat=azure]').getByText('Vanguard').click();
  await page.locator('.setup-army[data-seat=ember]').getByText('Procession').click();
  await page.locator('.setup-army[data-seat=ember]').getByLabel('Played by').selectOption(level);
  await page.getByRole('button', { name: 'Begin the battle' }).click();
  await tableIsLaid(page);
}

const commandsOn = (page: Page): Promise<number> =>
  page.evaluate(() => window.realmtable?.match.replay().commands.length ?? -1);

const seatAsked = async (page: Page) => (await battleOn(page)).asks.at(-1)?.seat;

/** Plays Azure's part with `go` until `isEnough`; what the computer decides is waited for. */
async function playUntil(page: Page, go: () => Promise<unknown>, isEnough: () => Promise<boolean>): Promise<void> {
  for (let acts = 0; acts < 2000; acts++) {
    if (await isEnough()) return;
    if ((await seatAsked(page)) === 'azure') await go();
    else await page.waitForTimeout(50);
  }
  throw new Error('the battle does not come there');
}

const isOver = async (page: Page) => Boolean((await battleOn(page)).ended);
const inRound = async (page: Page, round: number) => (await battleOn(page)).round >= round;

test('a battle against a recruit by keyboard: Enter alone, an undo, and nobody waits for ever, seed 6', async ({
  page,
}) => {
  await fightComputer(page, 6, 'recruit');
  const enter = () => page.keyboard.press('Enter');
  await playUntil(page, enter, () => inRound(page, 1));
  await playUntil(page, enter, async () => (await seatAsked(page)) === 'azure');
  const count = await commandsOn(page);
  await page.keyboard.press('u');
  await expect.poll(() => commandsOn(page)).toBeLessThan(count);
  expect(await seatAsked(page)).toBe('azure');
  await playUntil(page, enter, () => isOver(page));
  await expect(page.getByRole('dialog', { name: 'The battle is over' })).toBeVisible();
});
