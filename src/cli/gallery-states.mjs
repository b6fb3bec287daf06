/** The main states of the page: what its address asks for, and how to get there from the start page. */
export const STATES = [
  { name: 'start', wishes: 'seed=7', act: drawn },
  {
    name: 'table',
    wishes: 'test&seed=7',
    act: async page => {
      await playTo(page, now => now.slain >= 1 && now.asked === 'pickFighter');
      await lookCloser(page, { x: 465, y: 350 });
    },
  },
  {
    name: 'setup',
    wishes: 'test&seed=7',
    act: page => playTo(page, now => now.asked === 'deploy' && now.standing >= 2),
  },
  {
    name: 'move',
    wishes: 'test&seed=7',
    act: page => playTo(page, now => now.phase === 'movement' && now.asked === 'act'),
  },
  { name: 'charge', wishes: 'test&seed=7', act: page => playTo(page, now => now.asked === 'chargeMove') },
  { name: 'fight', wishes: 'test&seed=7', act: page => playTo(page, now => now.asked === 'pickTargets') },
  { name: 'wounds', wishes: 'test&seed=7', act: page => playTo(page, now => now.asked === 'allocate') },
  { name: 'armies', wishes: 'test&seed=7', act: page => openSetup(page) },
  {
    name: 'battle',
    wishes: 'test&seed=12',
    act: async page => {
      await openSetup(page);
      await page.getByRole('button', { name: 'Begin the battle' }).click({ timeout: LONG });
      await playOn(page, now => now.round >= 2 && now.phase === 'movement' && now.asked === 'act');
    },
  },
  { name: 'drill', wishes: 'test&seed=7', act: page => openDrill(page, 'sight') },
  {
    name: 'drill-proof',
    wishes: 'test&seed=7',
    act: async page => {
      await openDrill(page, 'charge');
      await page.keyboard.press('2');
      await settled(page);
    },
  },
  { name: 'verdict', wishes: 'test&seed=7', act: page => playTo(page, now => now.asked === undefined) },
];

const LONG = 120_000;
const MOST_COMMANDS = 2000;

/** Waits for the table behind the page, then until nothing changes any more. */
async function drawn(page) {
  await page.waitForFunction(() => document.documentElement.dataset.frame === 'ready', undefined, { timeout: LONG });
  await page.waitForTimeout(4000);
  await settled(page);
}

/** Waits until the page has drawn what it shows: two frames without anything new to draw. */
async function settled(page) {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500);
}

/** A drill of this kind, asked and not yet answered. */
async function openDrill(page, kind) {
  await page.evaluate(hash => {
    location.hash = hash;
  }, `#/drills/${kind}`);
  await drawn(page);
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
        round: battle.round,
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
