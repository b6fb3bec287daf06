import type { Page } from '@playwright/test';
import { asked, battleOn, expect, prime, tableIsLaid, test } from '../table';

const press = (page: Page, key: string) => page.keyboard.press(key);

/** Presses Tab until the focus is on a button with this name. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let i = 0; i < 30; i++) {
    await press(page, 'Tab');
    const focused = page.locator('button:focus');
    if ((await focused.count()) === 1 && (await focused.textContent())?.includes(name)) return;
  }
  throw new Error(`Tab never came to ${name}`);
}

/** Presses Enter until this is asked, declining what is offered on the way with the last of the other buttons. */
async function untilAsked(page: Page, kind: string, phase?: string): Promise<void> {
  await expect
    .poll(async () => {
      const ask = (await battleOn(page)).asks.at(-1);
      if (ask?.kind === kind && (phase === undefined || (ask.kind === 'act' && ask.phase === phase))) return true;
      const others = await page.locator('.bar .button:not([data-look])').count();
      if (ask?.kind === 'useAbilities' || ask?.kind === 'act') await press(page, `${Math.max(1, others)}`);
      if (others === 0) await press(page, 'Enter');
      return false;
    })
    .toBe(true);
}

test('a whole battle by keyboard alone, seed 11', async ({ page }) => {
  await page.goto('/?test&still&quality=low&layout=open&seed=11');
  await expect(page.getByRole('button', { name: 'Just play' })).toBeVisible();
  await tabTo(page, 'Just play');
  await press(page, 'Enter');
  await tableIsLaid(page);

  await test.step('choose a side and set up both armies, moving a unit by arrow keys', async () => {
    await press(page, 'Enter');
    expect(await asked(page)).toBe('deploy');
    const before = await page.evaluate(() => JSON.stringify(window.realmtable?.interaction().draft));
    await press(page, 'ArrowRight');
    await press(page, 'ArrowRight');
    await press(page, 'Shift+ArrowRight');
    const after = await page.evaluate(() => JSON.stringify(window.realmtable?.interaction().draft));
    const shift = firstX(after) - firstX(before);
    expect(shift).toBeCloseTo(2.25, 6);
    for (let i = 0; i < 4; i++) await press(page, 'Enter');
    await expect.poll(() => asked(page)).toBe('nameGeneral');
    await press(page, 'Enter');
    await press(page, 'Enter');
    await expect.poll(() => asked(page)).toBe('chooseFirst');
    await press(page, 'Enter');
  });

  await test.step('move a unit with arrows, see the distance, put it back, move it again', async () => {
    await untilAsked(page, 'act', 'movement');
    await press(page, 'n');
    const forward = await towardsEnemy(page);
    await press(page, forward);
    await press(page, forward);
    await expect(page.locator('.table-label')).toHaveText(/^2″ of/);
    await press(page, 'Backspace');
    await expect(page.locator('.table-label')).toHaveCount(0);
    for (let i = 0; i < 9; i++) await press(page, forward);
    await expect(page.locator('.table-label')).toHaveText(/^(\d)″ of \1″$/);
    await expect(prime(page)).toContainText('Move');
    await press(page, 'Enter');
    const moved = (await battleOn(page)).units.filter(unit => unit.deeds.includes('moved'));
    expect(moved).toHaveLength(1);
  });

  await test.step('undo and redo by key', async () => {
    await press(page, 'u');
    expect((await battleOn(page)).units.some(unit => unit.deeds.includes('moved'))).toBe(false);
    await press(page, 'Shift+U');
    expect((await battleOn(page)).units.some(unit => unit.deeds.includes('moved'))).toBe(true);
  });

  await test.step('the other unit goes as the bright button proposes', async () => {
    await press(page, 'Enter');
    await expect(prime(page)).toContainText('Advance');
    await press(page, 'Enter');
    await expect(prime(page)).toContainText('Move');
    await press(page, 'Enter');
    await expect(prime(page)).toContainText('End movement');
    await press(page, 'Enter');
  });

  await test.step('try a charge and see 2D6', async () => {
    await untilAsked(page, 'act', 'charge');
    await press(page, 'n');
    await expect(prime(page)).toContainText('Try a charge');
    await press(page, 'Enter');
    await expect(page.getByRole('region', { name: 'Dice' })).toContainText('Charge roll');
    await expect(page.getByRole('region', { name: 'Dice' }).locator('.die')).toHaveCount(2);
  });

  await test.step('fight on with Enter until a model falls', async () => {
    await expect
      .poll(
        async () => {
          await press(page, 'Enter');
          return (await battleOn(page)).slain.length;
        },
        { timeout: 30_000, intervals: [80] },
      )
      .toBeGreaterThan(0);
  });

  await test.step('the map of keys opens and closes by key', async () => {
    await press(page, '?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Press the gold button of the bar');
    await press(page, 'Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('reload and go on', async () => {
    await page.evaluate(() => window.realmtable?.stored());
    const hash = await page.evaluate(() => window.realmtable?.hash());
    await page.reload();
    await tableIsLaid(page);
    expect(await page.evaluate(() => window.realmtable?.hash())).toBe(hash);
    await press(page, 'Enter');
    await expect.poll(() => page.evaluate(() => window.realmtable?.hash())).not.toBe(hash);
  });

  await test.step('on to the victory screen, which is read and left by keyboard too', async () => {
    const over = page.getByRole('dialog', { name: 'The battle is over' });
    await expect
      .poll(
        async () => {
          if (await over.isVisible()) return true;
          await press(page, 'Enter');
          return false;
        },
        { timeout: 120_000, intervals: [40] },
      )
      .toBe(true);
    await expect(over).toContainText('victory');
    await tabTo(page, 'To the start page');
    await press(page, 'Enter');
    await expect(page.getByRole('button', { name: /Fight a battle/ })).toBeVisible();
  });
});

const firstX = (draft: string): number => Number(/"x":([\d.-]+)/.exec(draft)?.[1]);

/** The arrow that leads from the selected unit to the other side of the table. */
async function towardsEnemy(page: Page): Promise<'ArrowUp' | 'ArrowDown'> {
  const { active, territories } = await battleOn(page);
  return territories?.[active] === 0 ? 'ArrowUp' : 'ArrowDown';
}
