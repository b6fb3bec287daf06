import { faults } from '../faults';
import { asked, battleOn, enterUntilActing, expect, fight, test } from '../table';

test('a ruling is proposed and agreed to by keys, by pointer, and undone, seed 61', async ({ page }) => {
  await fight(page, 61);
  await enterUntilActing(page);
  const dialog = page.getByRole('dialog', { name: 'A ruling by consent' });
  const { asks, commandPoints } = await battleOn(page);
  const asking = asks.at(-1)?.seat ?? 'azure';
  const other = asking === 'azure' ? 'ember' : 'azure';

  await test.step('by keys alone: a command point is given back', async () => {
    await page.keyboard.press('c');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('radio', { name: /^Set command points/ }).focus();
    await page.keyboard.press('Space');
    await expect(dialog.getByLabel('Command points', { exact: true })).toHaveValue(String(commandPoints[asking] + 1));
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => asked(page)).toBe('agreeRuling');
    expect((await battleOn(page)).asks.at(-1)?.seat).toBe(other);
    const bar = page.getByRole('region', { name: 'Decision' });
    await expect(bar).toContainText('Do you agree?');
    await expect(bar).toContainText(`${other === 'azure' ? 'Azure' : 'Ember'} decides`);
    await page.keyboard.press('1');
    await expect.poll(async () => (await battleOn(page)).commandPoints[asking]).toBe(commandPoints[asking] + 1);
  });

  await test.step('Enter alone agrees to nothing', async () => {
    await page.keyboard.press('c');
    await dialog.getByRole('radio', { name: /^End the phase/ }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect.poll(() => asked(page)).toBe('agreeRuling');
    await page.keyboard.press('Enter');
    await expect.poll(() => asked(page)).toBe('act');
    expect((await battleOn(page)).agreed).toHaveLength(1);
  });

  await test.step('by pointer: a model is put there, and the other sees where', async () => {
    const before = await battleOn(page);
    const unit = before.units.find(each => each.seat === asking && each.where.kind === 'table');
    const model = unit?.models[0];
    if (!unit || !model) throw new Error('nobody is on the table');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Ruling by consent …' }).click();
    await dialog.getByLabel('Unit').selectOption(unit.id);
    const map = await dialog.locator('.place-map').boundingBox();
    if (!map) throw new Error('there is no map');
    await page.mouse.click(map.x + 1, map.y + map.height / 2);
    await expect(dialog.getByRole('status')).toContainText('over the table’s edge');
    await expect(dialog.getByRole('button', { name: /proposes it$/ })).toHaveAttribute('aria-disabled', 'true');
    await page.mouse.move(map.x + map.width * 0.45, map.y + map.height * 0.4);
    await page.mouse.down();
    await page.mouse.move(map.x + map.width / 2, map.y + map.height / 2, { steps: 4 });
    await page.mouse.up();
    await dialog.locator('.place-map').press('ArrowLeft');
    await expect(dialog.getByRole('status')).toBeEmpty();
    const x = Number(await dialog.getByLabel(/left edge/).inputValue());
    await dialog.getByRole('button', { name: /proposes it$/ }).click();
    await expect(page.getByRole('complementary', { name: 'Where it stands' })).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Agree', exact: true }).click();
    await expect.poll(async () => (await battleOn(page)).agreed.length).toBe(2);
    const moved = (await battleOn(page)).units.find(({ id }) => id === unit.id)?.models[0];
    expect(Math.abs((moved?.x ?? 0) - x)).toBeLessThan(0.02);
    await expect(page.locator('.log')).toContainText('Agreed:');
  });

  await test.step('an agreed ruling is taken back by both', async () => {
    await page.keyboard.press('u');
    await page.getByRole('button', { name: 'Take it back' }).click();
    await expect.poll(() => asked(page)).toBe('agreeRuling');
    expect((await battleOn(page)).agreed).toHaveLength(1);
    await page.getByRole('button', { name: 'Agree', exact: true }).click();
    await expect.poll(async () => (await battleOn(page)).agreed.length).toBe(2);
  });

  await test.step('the proposer withdraws, and everything is stored', async () => {
    await page.keyboard.press('c');
    await dialog.getByRole('radio', { name: /^Skip the question/ }).check();
    await dialog.getByRole('button', { name: /proposes it$/ }).click();
    await page.getByRole('button', { name: /withdraws it$/ }).click();
    await expect.poll(() => asked(page)).toBe('act');
    await page.evaluate(() => window.realmtable?.stored());
    const hash = await page.evaluate(() => window.realmtable?.hash());
    await page.reload();
    await expect.poll(() => page.evaluate(() => window.realmtable?.hash())).toBe(hash);
  });

  await test.step('the result lists what was agreed', async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: /concedes …$/ }).click();
    await page.getByRole('button', { name: /^Yes,/ }).click();
    const report = page.getByRole('region', { name: 'Rulings by consent: 2' });
    await expect(report.getByRole('listitem')).toHaveCount(2);
    await expect(report).toContainText('command points (before:');
    expect(await faults(page)).toEqual([]);
  });
});
