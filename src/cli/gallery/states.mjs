import { drawn, fullBattle, goTo, hold, lookAt, lookFrom, openSetup, playTo, press, select, settled } from './play.mjs';

const MOVING = now => now.phase === 'movement' && now.asked === 'act';
const isLater = now => now.round >= 2 && MOVING(now);
const PHONE = { width: 390, height: 844 };
const TABLET = { width: 768, height: 1024 };
const LARGE = { width: 2560, height: 1440 };
const MOODS = ['Life', 'Fire', 'Death', 'Metal', 'Beasts', 'Light', 'Shadow'];

/** Each realm as it looks with both armies on it, in the second round. */
const realms = MOODS.map(mood => ({
  name: `realm-${mood.toLowerCase()}`,
  wishes: 'test&seed=12',
  act: page => fullBattle(page, mood, isLater),
}));

/** Both armies face each other in the middle of the table, between arches and walls. */
const FACING = {
  'guardian-of-souls': { x: 34.5, y: 14.8 },
  'lord-celestant': { x: 44.5, y: 34.5 },
  'chainrasp-horde': { x: 36, y: 17.84 },
  liberators: { x: 37.5, y: 34.6 },
};

/** All units as near to the enemy as the plan allows, which is the first option. */
const NEAR = {};

/** Little room in front of the army: its lord and a wall. */
const CROWDED = { ...FACING, 'lord-celestant': { x: 36, y: 29.84 }, liberators: { x: 37.5, y: 32.2 } };

/** The heroes stand before and behind a keep. */
const HIDING = { ...FACING, 'lord-celestant': { x: 19, y: 30 }, 'guardian-of-souls': { x: 12.5, y: 11.5 } };

/** A small battle with a fixed seed, played to the wanted decision, and the steps there. */
const small = (name, isThere, then = () => undefined, { places = FACING, ...more } = {}) => ({
  name,
  wishes: 'test&seed=7',
  act: async page => {
    await playTo(page, isThere, places);
    await then(page);
  },
  ...more,
});

/** The measuring table as a new user finds it, with one question. */
const bench = (name, question, more = {}) => ({
  name,
  wishes: 'test',
  act: async page => {
    await goTo(page, '#/measure');
    await drawn(page);
    await press(page, question);
  },
  ...more,
});

const asked = kind => now => now.asked === kind;

/**
 * The states to show: their address, and how to get there from the start page. Those used in the documents are stored
 * with them.
 */
export const STATES = [
  { name: 'start', wishes: 'seed=7', act: drawn, alsoMoving: true },
  { name: 'armies', wishes: 'test&seed=7', act: openSetup, isKept: true },
  small('deploy', now => now.asked === 'deploy' && now.standing >= 2),
  small('hero', now => now.phase === 'hero' && now.asked === 'act'),
  small('move', MOVING, page => lookAt(page, 'liberators')),
  small('drag', MOVING, async page => {
    await lookAt(page, 'liberators');
    await hold(page, 'liberators', { x: -2, y: -3 });
  }),
  small(
    'drag-barred',
    MOVING,
    async page => {
      await lookAt(page, 'liberators');
      await hold(page, 'liberators', { x: 2, y: -3 });
    },
    { places: CROWDED },
  ),
  small('why-not', MOVING, async page => {
    await lookAt(page, 'liberators');
    await page.getByRole('button', { name: 'Why not?' }).click();
    await settled(page);
  }),
  small('ranges', MOVING, async page => {
    await select(page, 'liberators');
    await press(page, 'g');
  }),
  small('sight', MOVING, page => lookFrom(page, 'lord-celestant', 'guardian-of-souls'), { places: NEAR }),
  small('sight-blocked', MOVING, page => lookFrom(page, 'lord-celestant', 'guardian-of-souls'), { places: HIDING }),
  small(
    'eye',
    MOVING,
    async page => {
      await lookFrom(page, 'lord-celestant', 'guardian-of-souls');
      await press(page, 'v');
    },
    { isKept: true, places: NEAR },
  ),
  small('charge', asked('chargeMove')),
  small('targets', asked('pickTargets')),
  small('wounds', asked('allocate')),
  small(
    'table',
    now => now.round >= 3 && now.fought >= 1 && now.asked === 'pickFighter',
    async page => {
      await lookAt(page, 'chainrasp-horde');
      await page.mouse.move(700, 10);
      await press(page, 'Escape');
    },
    { isKept: true },
  ),
  small(
    'log',
    now => now.slain >= 1,
    page => press(page, 'l'),
  ),
  small('rules', MOVING, page => press(page, 'r')),
  small('keys', MOVING, page => press(page, '?')),
  small('verdict', now => now.asked === undefined),
  small(
    'replay',
    now => now.asked === undefined,
    async page => {
      await page.getByRole('button', { name: 'Watch the replay' }).click();
      await drawn(page);
      await page.getByRole('slider').fill('70');
      await settled(page);
    },
  ),
  small('phone', MOVING, page => select(page, 'liberators'), { size: PHONE }),
  small('tablet', MOVING, page => select(page, 'liberators'), { size: TABLET }),
  small('large', MOVING, page => select(page, 'liberators'), { size: LARGE }),
  { name: 'start-phone', wishes: 'seed=7', act: drawn, size: PHONE, alsoMoving: true },
  {
    name: 'battle',
    alsoMoving: true,
    wishes: 'test&seed=12',
    act: page => fullBattle(page, 'Life', isLater),
    isKept: true,
  },
  ...realms,
  bench('measure', '1', { isKept: true }),
  bench('measure-coherency', '2'),
  bench('measure-reach', '3'),
  bench('measure-charge', '4'),
  bench('measure-sight', '6'),
  { name: 'learn', wishes: 'test&seed=7', act: page => goTo(page, '#/learn') },
  {
    name: 'lesson',
    wishes: 'test&seed=7',
    act: async page => {
      await goTo(page, '#/learn/a-move');
      await drawn(page);
      await page.getByRole('button', { name: 'Go on' }).click();
      await press(page, 'n', 'n');
    },
    isKept: true,
  },
  { name: 'drill', wishes: 'test&seed=7', act: page => goTo(page, '#/drills/sight') },
  {
    name: 'drill-proof',
    wishes: 'test&seed=7',
    act: async page => {
      await goTo(page, '#/drills/charge');
      await press(page, '2');
    },
  },
  small(
    'hint',
    now => now.phase === 'charge' && now.asked === 'act',
    page => press(page, 'n'),
  ),
];
