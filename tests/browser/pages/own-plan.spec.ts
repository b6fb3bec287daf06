import { readFileSync } from 'node:fs';
import { faults } from '../faults';
import { ADDRESS, battleOn, expect, tableIsLaid, test } from '../table';

const OWN_NAME = 'The Ford';

test('a battleplan is made in the editor by pointer, keys and numbers, is there after a reload, and is fought, seed 71', async ({
  page,
}) => {
  await page.goto(`${ADDRESS}&seed=71#/setup`);
  await page.getByRole('button', { name: '+ Make your own' }).click();
  const editor = page.getByRole('region', { name: 'Your battleplan' });
  await editor.getByLabel('Title').fill(OWN_NAME);
  await editor.getByRole('button', { name: 'Strips' }).click();

  // by keys: the corner of the first territory goes 2.5″ further out, and its opposite follows
  const corner = editor.getByRole('button', { name: /^Corner 3 of territory 1/ });
  await corner.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(corner).toHaveAccessibleName(/14\.5″ from the near edge/);

  // by numbers
  await editor.getByRole('button', { name: 'Add an objective' }).click();
  await editor.getByRole('button', { name: 'Add an objective' }).click();
  await editor.getByRole('spinbutton', { name: 'from the left' }).fill('12');

  // by pointer
  const marker = editor.getByRole('button', { name: /^Objective 1/ });
  const box = await marker.boundingBox();
  if (!box) throw new Error('there is no marker');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 60, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(marker).not.toHaveAccessibleName(/36″ from the left/);
  await editor.getByRole('radio', { name: 'objectives held' }).check();
  await editor.getByLabel('Rounds').fill('3');

  // faults are shown, and nothing begins
  await editor.getByLabel('inches from the other territory').fill('60');
  await expect(editor.getByText(/Territory 1: only/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Begin the battle' })).toBeDisabled();
  await editor.getByLabel('inches from the other territory').fill('8');
  expect(await faults(page)).toEqual([]);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await (await saved).path();

  await page.reload();
  await page.getByRole('radio', { name: OWN_NAME }).check({ force: true });
  await page.getByLabel('Table size').selectOption('60″ × 44″');
  await page.getByRole('button', { name: 'Begin the battle' }).click();
  await tableIsLaid(page);
  const setup = await page.evaluate(() => window.realmtable?.match.replay().setup);
  expect(setup?.ownPlans).toMatchObject([{ name: OWN_NAME, lastRound: 3, victory: 'objectives', setUpDistance: 8 }]);
  expect(setup?.table).toEqual({ width: 60, depth: 44 });
  const { objectives, plan } = await battleOn(page);
  expect(objectives.map(({ at }) => at.x)).toContain(10);
  expect(plan).toBe(setup?.ownPlans?.[0]?.id);

  await page.reload();
  await tableIsLaid(page);
  expect((await battleOn(page)).objectives).toEqual(objectives);

  // the file brings the plan to another browser
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${ADDRESS}&seed=72#/setup`);
  await page.reload();
  await page
    .getByLabel('Battleplan file')
    .setInputFiles({ name: 'ford.json', mimeType: 'application/json', buffer: readFileSync(file) });
  await expect(page.getByRole('radio', { name: OWN_NAME })).toBeChecked();
  await page
    .getByLabel('Battleplan file')
    .setInputFiles({ name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from('{"realmtable":7}') });
  await expect(page.getByRole('alert')).toContainText('this is no battleplan of this table');
});
