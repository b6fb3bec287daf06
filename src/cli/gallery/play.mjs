/** How the gallery gets from the start page to what it shows. */

const LONG = 120_000;
const MOST_COMMANDS = 2000;

/** Waits for the table, then until nothing changes any more. */
export async function drawn(page) {
  await frameReady(page);
  await page.waitForTimeout(4000);
  await settled(page);
}

const frameReady = page =>
  page.waitForFunction(() => document.documentElement.dataset.frame === 'ready', undefined, { timeout: LONG });

/** Waits until the page has drawn: two frames without changes. */
export async function settled(page) {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500);
}

/** A page of its own, by its address. */
export async function goTo(page, hash) {
  await page.evaluate(wanted => {
    location.hash = wanted;
  }, hash);
  await page.waitForTimeout(4000);
  await settled(page);
}

/** The page on which armies, table and realm are chosen. */
export async function openSetup(page) {
  await page.getByRole('button', { name: /Fight a battle/ }).click({ timeout: LONG });
  await page.getByRole('button', { name: 'Begin the battle' }).waitFor({ timeout: LONG });
  await settled(page);
}

/** A battle of two large ready-made armies with this theme, played until the condition holds. */
export async function fullBattle(page, mood, isThere) {
  await openSetup(page);
  await page
    .getByRole('radio', { name: /Sacrosanct host/ })
    .first()
    .check({ force: true });
  await page
    .getByRole('radio', { name: /Shroudguard/ })
    .last()
    .check({ force: true });
  await page.getByRole('radio', { name: mood, exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Begin the battle' }).click({ timeout: LONG });
  await playOn(page, isThere);
}

/** Starts a small battle at once and plays it; its units are set up at the wanted places. */
export async function playTo(page, isThere, wanted) {
  await page.getByRole('button', { name: /Just play/ }).click({ timeout: LONG });
  await playOn(page, isThere, wanted);
}

/** Plays a battle with the first options until the condition holds. */
async function playOn(page, isThere, wanted = {}) {
  await frameReady(page);
  for (let count = 0; count < MOST_COMMANDS; count++) {
    const now = await page.evaluate(nowOn);
    if (isThere(now)) return settled(page);
    if (now.asked === undefined) throw new Error('the battle ended before it came to this');
    await page.evaluate(playOne, wanted);
  }
  throw new Error('the battle never came to this');
}

/** Takes an option; units are set up around their wanted spots. Runs in the page. */
function playOne(wanted) {
  const { match } = window.realmtable;
  const options = match.options();
  const option = options.find(({ type }) => type !== 'reserve' && type !== 'garrison') ?? options[0];
  const spot = option.type === 'deploy' ? wanted[option.unit] : undefined;
  if (!spot) return match.submit(option);
  const middle = axis => option.places.reduce((sum, place) => sum + place[axis], 0) / option.places.length;
  const [dx, dy] = [spot.x - middle('x'), spot.y - middle('y')];
  const places = option.places.map(place => ({ ...place, x: place.x + dx, y: place.y + dy }));
  return match.submit({ ...option, places });
}

/** The facts of a battle that conditions read; runs in the page. */
function nowOn() {
  const { battle } = window.realmtable.match.getGame();
  return {
    asked: battle.asks.at(-1)?.kind,
    phase: battle.phase,
    round: battle.round,
    slain: battle.slain.length,
    fought: battle.units.filter(({ deeds }) => deeds.includes('fought')).length,
    standing: battle.units.filter(unit => unit.where.kind === 'table').length,
  };
}

/** The position of a unit's first model, on the table and on the screen. */
async function standOf(page, id) {
  const spot = await page.evaluate(unit => {
    const [model] = window.realmtable.match.getGame().battle.units.find(each => each.id === unit).models;
    return { x: model.x, y: model.y };
  }, id);
  return { spot, at: await pixelOf(page, spot) };
}

const pixelOf = (page, spot) => page.evaluate(wanted => window.realmtable.pixelOf(wanted), spot);

/** Drags a unit by some inches without releasing it. */
export async function hold(page, id, by) {
  const { spot, at } = await standOf(page, id);
  await page.mouse.click(at.left, at.top);
  await page.waitForTimeout(800);
  const end = await pixelOf(page, { x: spot.x + by.x, y: spot.y + by.y });
  await page.mouse.move(at.left, at.top);
  await page.mouse.down();
  await page.mouse.move(end.left, end.top, { steps: 5 });
  await settled(page);
}

/** Selects a unit, takes the sight tool and points at another unit. */
export async function lookFrom(page, id, target) {
  const from = await standOf(page, id);
  await page.mouse.click(from.at.left, from.at.top);
  await page.keyboard.press('v');
  const to = await standOf(page, target);
  await page.mouse.click(to.at.left, to.at.top);
  await settled(page);
}

/** Selects a unit by clicking it. */
export async function select(page, id) {
  const { at } = await standOf(page, id);
  await page.mouse.click(at.left, at.top);
  await settled(page);
}

/** Selects a unit and comes closer to it. */
export async function lookAt(page, id) {
  await select(page, id);
  await press(page, 'f');
}

/** Presses keys one after another. */
export async function press(page, ...keys) {
  for (const key of keys) await page.keyboard.press(key);
  await settled(page);
}
