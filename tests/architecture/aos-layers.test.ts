import { describe, expect, test } from 'vitest';
import { importsOf, sourcesIn } from './sources';

/**
 * The parts of Age of Sigmar from the ground up. Each imports only parts of the lines above its own; a file called
 * `types.ts` or `…-words.ts` belongs to the words wherever it lies. A part that is not listed here fails until it is.
 */
const LAYERS: readonly (readonly [layer: string, parts: readonly string[]])[] = [
  [
    'words',
    [
      'types',
      'asks',
      'activation',
      'commands',
      'events',
      'refusals',
      'rulebook',
      'rulings',
      'battle-setup',
      'warscroll',
      'magic',
    ],
  ],
  ['schemas', ['schemas']],
  ['plans', ['battleplans', 'layouts']],
  ['armies', ['armies']],
  ['ways', ['ways']],
  ['questions', ['facts', 'origin']],
  ['abilities', ['abilities']],
  ['rules', ['rules']],
  ['acts', ['check', 'decide', 'fold', 'effective-values']],
  ['odds', ['odds']],
  ['sequence and choices', ['flow', 'options']],
  ['consent', ['consent']],
  ['game', ['game']],
  ['door', ['index']],
  ['hands and bots', ['hands', 'picture', 'tools', 'bots', 'session']],
  ['measuring', ['measure']],
  ['course', ['course']],
  ['words', ['words']],
  ['panels', ['panels', 'setup', 'end']],
];
const WORDS = 0;
/** The parts of these layers may use each other, as long as there is no cycle. */
const OPEN = ['hands and bots', 'panels'];
const FOLDER = 'src/games/aos/';

/** The part a path belongs to: its folder, or its own name where it lies beside the folders. */
const partOf = (path: string): string =>
  /(^|\/)(types|[a-z]+-words)(\.ts)?$/.test(path)
    ? 'types'
    : (path.slice(FOLDER.length).split('/')[0]?.replace(/\.ts$/, '') ?? '');
const layerOf = (part: string): number => LAYERS.findIndex(([, parts]) => parts.includes(part));

const sources = sourcesIn('src/games/aos');
const inside = sources.flatMap(importsOf).filter(({ to, isPackage }) => !isPackage && to.startsWith(FOLDER));

test('every part is listed in the table', () => {
  const parts = new Set(sources.map(({ file }) => partOf(file)));
  expect([...parts].filter(part => layerOf(part) < 0)).toEqual([]);
});

test('every part of the table exists', () => {
  const parts = new Set(sources.map(({ file }) => partOf(file)));
  expect(LAYERS.flatMap(([, listed]) => listed).filter(part => !parts.has(part))).toEqual([]);
});

describe('nothing imports what stands on it', () => {
  test.each(LAYERS)('%s', (name, parts) => {
    const wrong = inside.filter(({ from, to }) => {
      const [one, two] = [partOf(from), partOf(to)];
      if (!parts.includes(one) || one === two) return false;
      if (OPEN.includes(name) && parts.includes(two)) return false;
      return layerOf(one) === WORDS ? layerOf(two) !== WORDS : layerOf(two) >= layerOf(one);
    });
    expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });
});

/** The files of `rules/specials` in which special abilities register, by moment, command, deal or step of the sequence. */
const REGISTERS = ['', '/index', '/commands', '/deals', '/sequence'];
const SPECIALS = 'src/games/aos/rules/specials';

test('nothing outside the folder of special abilities imports one by its name', () => {
  const named = inside.filter(
    ({ from, to }) =>
      !from.startsWith(`${SPECIALS}/`) &&
      to.startsWith(SPECIALS) &&
      !REGISTERS.some(register => to === SPECIALS + register),
  );
  expect(named.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
});

test('fold decides nothing: it imports neither rules nor the meaning of abilities', () => {
  const decisions = inside.filter(
    ({ from, to, isTypeOnly }) =>
      from.startsWith(`${FOLDER}fold/`) &&
      !isTypeOnly &&
      /\/(rules|abilities|check|decide|flow|options)(\/|$)/.test(to),
  );
  expect(decisions.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
});

test('each word of the vocabulary is asked for in one table of meanings, and nowhere else', () => {
  const asking = sourcesIn(FOLDER.slice(0, -1)).filter(({ text }) => /\beffects(On|Named)\(/.test(text));
  const others = asking.filter(({ file }) => !file.startsWith(`${FOLDER}abilities/meanings/`));
  expect(others.map(({ file }) => file)).toEqual([]);
  expect(asking.length).toBeGreaterThan(5);
});
