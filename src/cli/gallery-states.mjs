/** The main states of the page: what its address asks for, and how to get there from the start page. */
export const STATES = [
  { name: 'start', wishes: 'seed=7', act: settled },
  {
    name: 'table',
    wishes: 'seed=7',
    act: async page => {
      await playTo(page, now => now.slain >= 1 && now.asked === 'pickFighter');
      await lookCloser(page, { x: 465, y: 350 });
    },
  },
  { name: 'setup', wishes: 'seed=7', act: page => playTo(page, now => now.asked === 'deploy' && now.standing >= 2) },
  { name: 'move', wishes: 'seed=7', act: page => playTo(page, now => now.phase === 'movement' && now.asked === 'act') },
  { name: 'charge', wishes: 'seed=7', act: page => playTo(page, now => now.asked === 'chargeMove') },
  { name: 'fight', wishes: 'seed=7', act: page => playTo(page, now => now.asked === 'pickTargets') },
  { name: 'wounds', wishes: 'seed=7', act: page => playTo(page, now => now.asked === 'allocate') },
  { name: 'armies', wishes: 'seed=7', act: page => openSetup(page) },
  {
    name: 'battle',
    wishes: 'seed=12',
    act: async page => {
      await openSetup(page);
      await page.getByRole('button', { name: 'Begin the battle' }).click({ timeout: LONG });
      await playOn(page, now => now.slain >= 4 && now.asked === 'pickFighter');
      await lookCloser(page, { x: 640, y: 330 });
    },
  },
  { name: 'verdict', wishes: 'seed=7', act: page => playTo(page, now => now.asked === undefined) },
];

const LONG = 120_000;
const MOST_COMMANDS = 2000;

/** Waits until the page has drawn what it shows: two frames without anything new to draw. */
async function settled(page) {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500);
}

/** The page on which armies, table and realm are chosen. */
async function openSetup(page) {
  await page.getByRole('button', { name: /Fight a battle/ }).click({ timeout: LONG });
  await page.getByRole('button', { name: 'Begin the battle' }).waitFor({ timeout: LONG });
  await settled(page);
}

/** Begins a small battle at once and plays it on. */
async function playTo(page, isThere) {
  await page.getByRole('button', { name: /Just play/ }).click({ timeout: LONG });
  await playOn(page, isThere);
}

/** Plays a battle, always taking one of the first options, until it is as wanted. */
async function playOn(page, isThere) {
  await page.waitForFunction(() => document.documentElement.dataset.frame === 'ready', undefined, { timeout: LONG });
  for (let count = 0; count < MOST_COMMANDS; count++) {
    const now = await page.evaluate(() => {
      const { battle } = window.realmtable.match.getGame();
      return {
        asked: battle.asks.at(-1)?.kind,
        phase: battle.phase,
        slain: battle.slain.length,
        standing: battle.units.filter(unit => unit.where.kind === 'table').length,
      };
    });
    if (isThere(now)) return settled(page);
    if (now.asked === undefined) throw new Error('the battle ended before it came to this');
    await page.evaluate(() => {
      const { match } = window.realmtable;
      const options = match.options();
      match.submit(options.find(({ type }) => type !== 'reserve' && type !== 'garrison') ?? options[0]);
    });
  }
  throw new Error('the battle never came to this');
}

/** Turns the wheel over a place of the table, so that it comes nearer, and points at whoever is in the middle then. */
async function lookCloser(page, { x, y }) {
  await page.mouse.move(x, y);
  for (let notch = 0; notch < 5; notch++) await page.mouse.wheel(0, -180);
  await page.mouse.move(640, 320);
  await settled(page);
}
