import type { Page } from '@playwright/test';
import { faults } from '../faults';
import { ADDRESS, battleOn, expect, tableIsLaid, test } from '../table';

const begin = (page: Page) => page.getByRole('button', { name: 'Begin the battle' });

async function openSetup(page: Page, seed: number): Promise<void> {
  await page.goto(`${ADDRESS}&seed=${seed}`);
  await page.getByRole('button', { name: 'Fight a battle' }).click();
  await expect(begin(page)).toBeVisible();
}

/** Plays to the end with the first options. */
const fightOn = (page: Page) =>
  page.evaluate(() => {
    const match = window.realmtable?.match;
    if (!match) throw new Error('no battle is open');
    for (let count = 0; count < 3000 && match.outcome() === undefined; count++) {
      const options = match.options();
      const command = options.find(({ type }) => type !== 'reserve' && type !== 'garrison') ?? options[0];
      if (command) match.submit(command);
    }
  });

test('a player who just wants to play changes nothing, and the page does not wait for the table, seed 61', async ({
  page,
}) => {
  let sendScene = () => {};
  const isWanted = new Promise<void>(resolve => {
    sendScene = resolve;
  });
  await page.route(/\/scene-[^/]+\.js/, async route => {
    await isWanted;
    await route.continue();
  });
  await page.goto(`${ADDRESS}&seed=61#/setup`);
  await expect(begin(page)).toBeEnabled();
  await begin(page).click();
  await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible();
  sendScene();
  await tableIsLaid(page);
  const { plan, field, units } = await battleOn(page);
  expect(plan).toBe('first-blood');
  expect(field.features).toHaveLength(8);
  expect(new Set(units.map(({ seat }) => seat)).size).toBe(2);
});

test('what is chosen is what is played, and the mood comes back with the battle, seed 62', async ({ page }) => {
  await openSetup(page, 62);
  await page.getByRole('radio', { name: /^Skirmish/ }).check({ force: true });
  await page.getByRole('radio', { name: /^Twin hills/ }).check({ force: true });
  await page.getByRole('radio', { name: 'Fire' }).check({ force: true });
  await page.getByLabel('Play with the rules of Aqshy').check();
  await page.getByLabel('Player').first().fill('Rosa');
  await page.getByText('Fine print').click();
  await page.getByRole('radio', { name: /^Rolled/ }).check();
  await page.getByLabel('Ordered re-rolls are compulsory').check();
  await page.getByLabel('Halts in mid-climb').check();
  expect(await faults(page)).toEqual([]);
  await begin(page).click();
  await tableIsLaid(page);
  const setup = await page.evaluate(() => window.realmtable?.match.replay().setup);
  expect(setup).toMatchObject({ battleplan: 'skirmish', scenery: 'rolled', realm: 'aqshy' });
  expect(setup?.rulings).toMatchObject({ orderedRerollsForced: true, midClimbStop: true, everyRerollAsked: false });
  expect(setup?.armies.azure.player).toBe('Rosa');
  expect(setup?.terrain.map(({ id }) => id)).toContain('stair-hill-1');
  await page.reload();
  await tableIsLaid(page);
  expect(await page.evaluate(() => window.realmtable?.mood)).toBe('fire');
});

test('a table laid out by hand: pieces dragged, turned by key, added, mirrored, and played on, seed 65', async ({
  page,
}) => {
  await page.goto('/?test&still&quality=low&seed=65#/setup');
  await page.locator('.tile', { hasText: 'Your own' }).click();
  await page.getByRole('button', { name: /^Watch keep 1, 14″/ }).press('ArrowRight');
  await expect(page.getByRole('button', { name: /^Watch keep 1, 15″ from the left and 18″/ })).toBeVisible();
  await page.getByRole('button', { name: '+ Wood' }).click();
  const piece = page.locator('.own-piece').last();
  await piece.scrollIntoViewIfNeeded();
  const box = await piece.boundingBox();
  if (!box) throw new Error('the wood is not on the map');
  const pieces = page.locator('.map-piece');
  await expect(pieces).toHaveCount(10);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x - 1000, box.y, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByRole('alert').filter({ hasText: 'sticks out over the edge' })).toBeVisible();
  await expect(begin(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Take away' }).click();
  await expect(pieces).toHaveCount(8);
  await begin(page).click();
  await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible();
  const features = await page.evaluate(() => window.realmtable?.match.getGame().battle.field.features.length);
  expect(features).toBe(8);
});

test('a fault is shown beside its field, and no battle begins, seed 63', async ({ page }) => {
  await openSetup(page, 63);
  await page.getByLabel('Player').first().fill(' ');
  await expect(page.getByRole('alert').filter({ hasText: 'needs a name' })).toBeVisible();
  await expect(begin(page)).toBeDisabled();
  await page.getByLabel('Player').first().fill('Rosa');
  await page.getByText('Fine print').click();
  await page.getByLabel(/^Seed of the dice/).fill('twelve');
  await expect(page.getByRole('alert').filter({ hasText: 'whole number' })).toBeVisible();
  await expect(begin(page)).toBeDisabled();
  await page.getByLabel(/^Seed of the dice/).fill('12');
  await expect(begin(page)).toBeEnabled();
});

test('traits, dice, command models and proposals of the page are what is played, seed 66', async ({ page }) => {
  await openSetup(page, 66);
  const azure = page.getByRole('group', { name: 'Azure side' });
  await azure.getByText('Traits and treasures').click();
  await azure.getByLabel('Command trait', { exact: true }).selectOption({ label: 'Staunch Defender' });
  await azure.getByRole('region', { name: 'Knight-Incantor' }).getByLabel('Artefact').selectOption('rolled');
  await azure.getByLabel(/^Liberators 1: Liberator-Prime/).uncheck();
  await expect(azure).toContainText('Rolled before the battle');
  await page.getByLabel('We disagree on the battleplan: roll off').check();
  const ember = page.getByRole('group', { name: 'Ember proposes' });
  await ember.getByRole('radio', { name: /^Skirmish/ }).check({ force: true });
  expect(await faults(page)).toEqual([]);
  await begin(page).click();
  await expect(page.getByRole('region', { name: 'Decision' })).toContainText(/battleplan/i);
  const setup = await page.evaluate(() => window.realmtable?.match.replay().setup);
  expect(setup?.proposals).toEqual({ azure: 'first-blood', ember: 'skirmish' });
  expect(setup?.armies.azure.commandTrait).toBe('staunch-defender');
  expect(setup?.armies.azure.units[0]).toMatchObject({ warscroll: 'knight-incantor', artefact: 'rolled' });
  expect(setup?.armies.azure.units[2]).toMatchObject({ id: 'liberators-1', command: [] });
  const liberators = (await battleOn(page)).units.find(({ id }) => id === 'liberators-1');
  expect(liberators?.models.map(({ role }) => role)).toEqual([undefined, undefined, undefined, undefined, undefined]);
});

test('the next battle of a series remembers a major victory, after a reload too, seed 67', async ({ page }) => {
  await page.goto(`${ADDRESS}&seed=67`);
  await page.getByRole('button', { name: 'Just play' }).click();
  await tableIsLaid(page);
  await page.evaluate(() => window.realmtable?.match.submit({ seat: 'ember', type: 'concede' }));
  const end = page.getByRole('dialog', { name: 'The battle is over' });
  await end.getByRole('button', { name: 'Next battle of this series' }).click();
  const note = page.getByText('Azure won a major victory last time and rolls for a triumph (TRI-01)');
  await expect(note).toBeVisible();
  await page.reload();
  await expect(note).toBeVisible();
  const azure = page.getByRole('group', { name: 'Azure side' });
  await expect(azure.getByRole('radio', { name: /^As last time/ })).toBeChecked();
  expect(await faults(page)).toEqual([]);
  await begin(page).click();
  await tableIsLaid(page);
  const armies = await page.evaluate(() => window.realmtable?.match.replay().setup.armies);
  expect(armies?.azure).toMatchObject({ player: 'Azure', wonMajorLast: true });
  expect(armies?.azure.units.map(({ id }) => id)).toEqual(['lord-celestant', 'liberators']);
  expect(armies?.ember.wonMajorLast).toBeUndefined();
});

test('a battle to its end, its result, its replay and the rules book, seed 64', async ({ page }) => {
  await page.goto(`${ADDRESS}&seed=64`);
  await page.getByRole('button', { name: 'Just play' }).click();
  await tableIsLaid(page);
  await test.step('the rules are found by a word', async () => {
    await page.keyboard.press('r');
    const book = page.getByRole('dialog', { name: 'Rules book' });
    await expect(book).toBeVisible();
    await page.keyboard.type('pile');
    await expect(book).toContainText('A pile-in is up to 3″ for each model.');
    await expect(book).not.toContainText('CHARGE-01');
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(book.getByRole('searchbox')).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(book).toHaveCount(0);
  });
  await test.step('a line of the log leads to its rule', async () => {
    await page.keyboard.press('l');
    await page.locator('.log-rule').first().click();
    const meant = page.locator('.book-rule[data-meant="true"]');
    await expect(meant).toContainText('FB-01');
    await expect(meant).toBeInViewport();
    await expect(meant).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('l');
  });
  await fightOn(page);
  const end = page.getByRole('dialog', { name: 'The battle is over' });
  await test.step('the end tells the score, the losses and the luck', async () => {
    await expect(end).toContainText('Wounds lost over the battle');
    await expect(end.locator('.end-slain .portrait img').first()).toBeVisible();
    await expect(end).toContainText(/\d+ of \d+\s*\d+\.\d ± \d+\.\d/);
    expect(await faults(page)).toEqual([]);
  });
  await page.evaluate(() => window.realmtable?.stored());
  const last = await page.evaluate(() => window.realmtable?.hash());
  await end.getByRole('button', { name: 'Watch the replay' }).click();
  const bar = page.getByRole('region', { name: 'Replay' });
  await test.step('the replay steps, scrubs, plays and ends where the battle ended', async () => {
    await expect(bar).toContainText(/act 0 of \d+/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(bar).toContainText('act 2 of');
    await page.keyboard.press('ArrowLeft');
    await expect(bar).toContainText('act 1 of');
    await bar.getByLabel('Place in the battle').fill('20');
    await expect(bar).toContainText('act 20 of');
    expect(await faults(page)).toEqual([]);
    await bar.getByLabel('Pace').selectOption('8');
    await bar.getByRole('button', { name: 'Play' }).click();
    await expect(bar).toContainText(/act (2[3-9]|[3-9]\d) of/);
    await bar.getByRole('button', { name: 'Pause' }).click();
    await page.keyboard.press('End');
    expect(await page.evaluate(() => window.realmtable?.hash())).toBe(last);
  });
  await bar.getByRole('button', { name: 'Result' }).click();
  await end.getByRole('button', { name: 'Fight again' }).click();
  await expect(page.getByRole('region', { name: 'Decision' })).toContainText('Choose your side');
});
