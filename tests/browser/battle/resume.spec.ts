import type { Page } from '@playwright/test';
import type { Aos } from '../../../src/games/aos';
import type { Replay } from '../../../src/kernel/files/replay';
import { ADDRESS, drawNothing, expect, fight, goOnTo, prime, tableIsLaid, test } from '../table';
import { momentsOf, splitMoment } from './moments';

const count = (page: Page) => page.evaluate(() => window.realmtable?.match.replay().commands.length);
const hash = (page: Page) => page.evaluate(() => window.realmtable?.hash());

/** Brings a battle from Node to the page, in the middle of what is asked. */
async function open(page: Page, replay: Replay<Aos>): Promise<void> {
  await page.goto(`${ADDRESS}#/`);
  const buffer = Buffer.from(JSON.stringify(replay));
  await page.getByLabel('Replay file').setInputFiles({ name: 'moment.json', mimeType: 'application/json', buffer });
  await expect(page.locator('.ask')).toBeVisible();
  await page.evaluate(() => window.realmtable?.stored());
}

/** Whatever is asked, the bar stays a bar and nothing of it hangs over the edge. */
async function barFits(page: Page): Promise<void> {
  const edges = await page.locator('.bar .button').evaluateAll(all => all.map(each => each.getBoundingClientRect()));
  for (const { left, right } of edges) {
    expect(left).toBeGreaterThan(200);
    expect(right).toBeLessThan(1280);
  }
  expect((await page.locator('.bar').boundingBox())?.height).toBeLessThan(100);
}

/** Reloads the page in the middle of a decision. */
async function reloadIn(page: Page, kind: string, replay: Replay<Aos>): Promise<void> {
  await test.step(kind, async () => {
    await open(page, replay);
    const before = await hash(page);
    const words = await page.locator('.ask').textContent();
    await page.reload();
    await expect(page.locator('.ask')).toHaveText(words ?? '');
    expect(await hash(page)).toBe(before);
    await barFits(page);
  });
}

// Drawing the table eighty times takes minutes in software and adds nothing: what is kept does not depend on the picture.
test('reload in the middle of every kind of decision comes back to it, and its bar fits', async ({ page }) => {
  await drawNothing(page);
  for (const [kind, replay] of momentsOf()) await reloadIn(page, kind, replay);
});

test('reload on a drawn table comes back to the decision: deployment, a move, a charge, a fight', async ({ page }) => {
  for (const [kind, replay] of momentsOf(['deploy', 'act movement', 'chargeMove', 'pickTargets'])) {
    await reloadIn(page, kind, replay);
    await tableIsLaid(page);
  }
});

test('attacks are split between two targets by pointer and by keys, and the dice tell of both', async ({ page }) => {
  await open(page, splitMoment());
  const inWords = page.getByRole('region', { name: 'The table in words' });
  await expect(inWords.getByRole('button', { name: /Ember.*Can be chosen\.$/ })).toHaveCount(2);
  await expect(inWords.getByRole('button', { name: /Judicators.*Not to be chosen\..*your side/ })).toHaveCount(1);
  const panel = page.getByRole('region', { name: 'Split the attacks' });
  const arm = panel.getByRole('group').first();
  const [near, far] = [arm.getByRole('listitem').nth(0), arm.getByRole('listitem').nth(1)];
  const counts = async () => [
    Number(await near.locator('output').textContent()),
    Number(await far.locator('output').textContent()),
  ];

  await near.getByRole('button', { name: /^(?!One)/ }).click();
  const [all = 0] = await counts();
  expect(all).toBeGreaterThan(1);
  await far.getByRole('button', { name: 'One more' }).click();
  await expect.poll(counts).toEqual([all - 1, (await counts())[1]]);
  const [, others = 0] = await counts();
  expect(others).toBeGreaterThan(0);

  await far.getByRole('button', { name: 'One more' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(counts).toEqual([all - 2, others + 1]);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect.poll(counts).toEqual([all - 1, others]);

  const targets = await arm.getByRole('listitem').locator('.bar-label').allTextContents();
  await prime(page).click();
  const dice = page.getByRole('region', { name: 'Dice' });
  const seen = new Set<string>();
  await expect
    .poll(async () => {
      const told = (await dice.count()) > 0 ? ((await dice.textContent()) ?? '') : '';
      for (const target of targets) if (told.includes(`on ${target}`)) seen.add(target);
      if (seen.size < targets.length) await page.keyboard.press('Enter');
      return seen.size;
    })
    .toBe(targets.length);
});

test('a page that dies right after a command or an undo loses nothing and brings nothing back, seed 22', async ({
  page,
  context,
}) => {
  await fight(page, 22);
  const id = new URL(page.url()).hash;
  for (let deaths = 0; deaths < 2; deaths++) {
    const victim = await context.newPage();
    await victim.goto(`${ADDRESS}${id}`);
    await victim.waitForFunction(() => window.realmtable !== undefined);
    const after = await victim.evaluate(() => {
      const match = window.realmtable?.match;
      for (let i = 0; match && i < 3; i++) {
        const [command] = match.options();
        if (command) match.submit(command);
      }
      if (match?.undo('azure').ok) match.answerUndo('ember', true);
      return match?.replay().commands.length;
    });
    const devtools = await context.newCDPSession(victim);
    await Promise.race([devtools.send('Page.crash').catch(() => undefined), victim.waitForEvent('crash')]);
    const survivor = await context.newPage();
    await survivor.goto(`${ADDRESS}${id}`);
    await survivor.waitForFunction(() => window.realmtable !== undefined);
    expect(await count(survivor)).toBe(after);
    await survivor.close();
  }
});

test('the start page continues the newest battle, and the back button leads home, seed 23', async ({ page }) => {
  await fight(page, 23);
  await page.getByRole('button', { name: 'Near side' }).click();
  await goOnTo(page, 'deploy');
  await page.evaluate(() => window.realmtable?.stored());
  const before = await hash(page);
  await page.goBack();
  await page.getByRole('button', { name: /^Continue/ }).click();
  await tableIsLaid(page);
  expect(await hash(page)).toBe(before);
  await expect(prime(page)).toContainText('Set up');
});

test('a saved battle can be renamed, found again and deleted, seed 24', async ({ page }) => {
  await fight(page, 24);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByLabel('Name of this battle').fill('The bridge at dawn');
  await page.getByRole('button', { name: 'To the start page' }).click();
  await page.getByRole('button', { name: 'Saved battles' }).click();
  const list = page.getByRole('dialog', { name: 'Saved battles' });
  await expect(list).toContainText('The bridge at dawn');
  await list.getByRole('button', { name: 'Delete The bridge at dawn' }).click();
  await list.getByRole('button', { name: 'Yes, delete' }).click();
  await expect(list).not.toContainText('The bridge at dawn');
});

test('an address that names no battle says so and leads home', async ({ page }) => {
  await page.goto(`${ADDRESS}#/battle/nobody-knows`);
  await expect(page.getByRole('dialog')).toContainText('no such battle is saved in this browser');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'Realmtable' })).toBeVisible();
});
