import type { Page } from '@playwright/test';
import type { Unit } from '../../../src/games/aos/types';
import { asked, battleOn, clickOn, drag, expect, fight, goOnTo, pixelOf, prime, tableIsLaid, test } from '../table';

const unitOn = async (page: Page, id: string): Promise<Unit> => {
  const unit = (await battleOn(page)).units.find(each => each.id === id);
  if (!unit) throw new Error(`no unit ${id}`);
  return unit;
};

const frontOf = ({ models }: Unit) => {
  const [first] = models;
  if (!first) throw new Error('nobody left');
  return { x: first.x, y: first.y };
};

/** Takes the bright button's advice; wounds are allocated by pointing at a model. */
async function fightUntilOneFalls(page: Page): Promise<void> {
  for (let acts = 0; acts < 30 && (await battleOn(page)).slain.length === 0; acts++) {
    const ask = (await battleOn(page)).asks.at(-1);
    if (ask?.kind === 'allocate') {
      const model = frontOf(await unitOn(page, ask.unit));
      await clickOn(page, model);
    }
    await prime(page).click();
    await page.waitForTimeout(60);
  }
  expect((await battleOn(page)).slain.length).toBeGreaterThan(0);
}

/** Picks an unmoved unit far from all enemies and drags it a little towards the enemy; the bright button confirms. */
async function dragSomeone(page: Page): Promise<boolean> {
  const { units, active, territories } = await battleOn(page);
  const foes = units.filter(({ seat }) => seat !== active).flatMap(({ models }) => models);
  const idle = units.find(
    ({ seat, deeds, models }) =>
      seat === active &&
      deeds.length === 0 &&
      models.length > 0 &&
      models.every(({ x, y }) => foes.every(foe => Math.hypot(foe.x - x, foe.y - y) > 9)),
  );
  if (!idle) return false;
  const from = frontOf(idle);
  await clickOn(page, from);
  await drag(page, from, { x: from.x, y: from.y + (territories?.[active] === 0 ? 2 : -2) });
  return true;
}

/** Plays with the pointer alone until no question is open; returns the number of drags. */
async function playToTheEnd(page: Page): Promise<number> {
  let drags = 0;
  for (let acts = 0; acts < 400; acts++) {
    const { asks, round } = await battleOn(page);
    const ask = asks.at(-1);
    if (!ask) return drags;
    const isMoving = ask.kind === 'act' && ask.phase === 'movement' && drags < 3 * round;
    if (isMoving && (await dragSomeone(page))) drags += 1;
    if (ask.kind === 'allocate') await clickOn(page, frontOf(await unitOn(page, ask.unit)));
    // the last question may answer itself while the hand is on its way
    await prime(page)
      .click({ timeout: 10_000 })
      .catch(() => undefined);
  }
  throw new Error('the battle did not end');
}

test('a whole battle by pointer: set up, move, charge, fight, fall, undo, reload, and on to victory, seed 8', async ({
  page,
}) => {
  await fight(page, 8);
  const dice = page.getByRole('region', { name: 'Dice' });
  const chip = page.locator('.table-label');

  await test.step('the winner of the roll-off chooses a side', async () => {
    await expect(dice).toContainText('Roll-off for the sides');
    await page.getByRole('button', { name: 'Near side' }).click();
  });

  await test.step('both armies are set up by hand', async () => {
    await clickOn(page, { x: 44, y: 17.5 });
    await prime(page).click();
    await drag(page, { x: 36, y: 29.9 }, { x: 45, y: 30.2 });
    await prime(page).click();
    await expect(page.getByRole('button', { name: /Chainrasp Horde/ }).first()).toBeVisible();
    await prime(page).click();
    await prime(page).click();
    await expect.poll(async () => (await battleOn(page)).units.every(unit => unit.where.kind === 'table')).toBe(true);
    expect((await unitOn(page, 'guardian-of-souls')).models[0]?.x).toBeCloseTo(44, 0);
    expect((await unitOn(page, 'lord-celestant')).models[0]?.x).toBeCloseTo(45, 0);
  });

  await test.step('generals are named and the first turn is taken', async () => {
    await page.getByRole('button', { name: 'Name Guardian of Souls' }).click();
    await page.getByRole('button', { name: 'Name Lord-Celestant' }).click();
    await page.getByRole('button', { name: 'Go first', exact: true }).click();
    await goOnTo(page, 'act', 'movement');
    await expect(page.locator('[aria-current=step]')).toHaveText('Movement');
  });

  await test.step('a unit is dragged with the distance shown, and stops at its limit', async () => {
    const from = frontOf(await unitOn(page, 'liberators'));
    const [start, end] = [await pixelOf(page, from), await pixelOf(page, { x: from.x, y: from.y - 3 })];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 6 });
    await expect(chip).toHaveText(/^3″ of 5″, 2″ left$/);
    const far = await pixelOf(page, { x: from.x, y: from.y - 9 });
    await page.mouse.move(far.x, far.y, { steps: 6 });
    await expect(chip).toHaveText([/^5″ of 5″$/, /^4″ short$/]);
    await page.mouse.up();
    await prime(page).click();
    await expect.poll(async () => (await unitOn(page, 'liberators')).models[0]?.y).toBeCloseTo(from.y - 5, 4);
  });

  await test.step('a move that comes too close is refused with its rule, and changes nothing', async () => {
    const from = frontOf(await unitOn(page, 'liberators'));
    await drag(page, from, { x: from.x, y: from.y - 2 });
    await expect(page.getByRole('alert')).toContainText('This unit has moved in this phase.');
    await expect(page.getByRole('button', { name: 'MOVE-02' })).toBeVisible();
  });

  await test.step('a move is free to undo, and to do again', async () => {
    const moved = frontOf(await unitOn(page, 'liberators'));
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => frontOf(await unitOn(page, 'liberators')).y).toBeCloseTo(moved.y + 5, 4);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(async () => frontOf(await unitOn(page, 'liberators'))).toEqual(moved);
  });

  await test.step('a charge: 2D6, in reach, made', async () => {
    await page.getByRole('button', { name: 'End movement' }).click();
    await goOnTo(page, 'act', 'charge');
    await clickOn(page, frontOf(await unitOn(page, 'liberators')));
    await expect(chip).toContainText('to the nearest enemy');
    await page.getByRole('button', { name: 'Try a charge' }).click();
    await expect(dice).toContainText('Charge roll: Liberators');
    await expect(dice.locator('.die')).toHaveCount(2);
    expect(await asked(page)).toBe('chargeMove');
  });

  await test.step('reload in the middle of the charge comes back to it', async () => {
    const hash = await page.evaluate(() => window.realmtable?.hash());
    await page.reload();
    await tableIsLaid(page);
    expect(await page.evaluate(() => window.realmtable?.hash())).toBe(hash);
    expect(await asked(page)).toBe('chargeMove');
    await expect(dice).toContainText('Charge roll: Liberators');
    await prime(page).click();
    await expect.poll(async () => (await unitOn(page, 'liberators')).deeds).toContain('charged');
  });

  await test.step('a fight: hit, wound and save dice, and a model falls', async () => {
    await page.getByRole('button', { name: 'End charge' }).click();
    await prime(page).click();
    await expect(dice).toContainText('Hit');
    await expect(dice).toContainText('Wound');
    for (const row of ['Hit', 'Wound', 'Save'])
      await expect(dice.locator('.dice-row', { hasText: row }).locator('.die').first()).toBeVisible();
    await fightUntilOneFalls(page);
    const { slain, units } = await battleOn(page);
    const alive = units.flatMap(({ models }) => models.map(({ id }) => id));
    expect(alive).not.toContain(slain[0]?.model);
    await page.getByRole('button', { name: /^Battle log/ }).click();
    await expect(page.getByRole('complementary', { name: 'Battle log' })).toContainText('fell');
    await page.getByRole('button', { name: /^Battle log/ }).click();
  });

  await test.step('after dice have fallen the other player is asked before anything is taken back', async () => {
    const question = page.getByText('wishes to take back the last act');
    await expect(async () => {
      // a slow machine may show the question only after the wait below; then there is no button left to press
      if (await question.isVisible()) return;
      await page.getByRole('button', { name: 'Undo' }).click({ timeout: 500 });
      await expect(question).toBeVisible({ timeout: 500 });
    }).toPass();
    const before = await page.evaluate(() => window.realmtable?.hash());
    await page.getByRole('button', { name: 'Let it stand' }).click();
    await expect(question).toBeHidden();
    expect(await page.evaluate(() => window.realmtable?.hash())).toBe(before);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Take it back' }).click();
    await expect.poll(() => page.evaluate(() => window.realmtable?.hash())).not.toBe(before);
  });

  await test.step('reload and go on', async () => {
    await page.evaluate(() => window.realmtable?.stored());
    const hash = await page.evaluate(() => window.realmtable?.hash());
    await page.reload();
    await tableIsLaid(page);
    expect(await page.evaluate(() => window.realmtable?.hash())).toBe(hash);
  });

  await test.step('on to the glorious victory, dragging units and pressing buttons', async () => {
    expect(await playToTheEnd(page)).toBeGreaterThan(2);
    await expect(page.getByRole('dialog', { name: 'The battle is over' })).toContainText('victory');
    expect((await battleOn(page)).ended).toBeDefined();
  });
});
