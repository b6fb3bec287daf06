import { describe, expect, test } from 'vitest';
import { type Source, sourcesIn } from './sources';

const MOST_LINES = 300;
const CORE = [
  'src/kernel',
  'src/geometry',
  'src/games/aos/rules',
  'src/games/aos/facts',
  'src/games/aos/fold',
  'src/games/aos/flow',
];

const src = sourcesIn('src', ['.ts', '.tsx', '.mjs']);
const everything = [...src, ...sourcesIn('tests'), ...sourcesIn('models')];

/** Where a pattern is found, as file and line. */
const places = (sources: readonly Source[], pattern: RegExp): readonly string[] =>
  sources.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );

test(`no file of src is longer than ${MOST_LINES} lines`, () => {
  const long = src.map(({ file, text }) => ({ file, lines: text.trimEnd().split('\n').length }));
  expect(long.filter(({ lines }) => lines > MOST_LINES)).toEqual([]);
});

// The words are put together here, so that this file does not find itself.
describe.each<[string, RegExp]>([
  ['work left undone', new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'XX' + 'X', 'HA' + 'CK'].join('|')})\\b`)],
  [
    'tests left out',
    new RegExp(`\\b(test|it|describe)(\\.each)?\\.(${['sk' + 'ip', 'to' + 'do', 'fai' + 'ls'].join('|')})\\b`),
  ],
  ['tests that leave others out', new RegExp(`\\b(test|it|describe)\\.${'on' + 'ly'}\\b`)],
  [
    'rules switched off',
    new RegExp(['biome-' + 'ignore', '@ts-' + 'ignore', '@ts-' + 'expect-error', '@ts-' + 'nocheck'].join('|')),
  ],
])('nowhere is there', (what, pattern) => {
  test(what, () => {
    expect(places(everything, pattern)).toEqual([]);
  });
});

test('the core reaches for chance and clocks by no back door', () => {
  const core = src.filter(({ file }) => CORE.some(folder => file.startsWith(`${folder}/`)));
  expect(places(core, /\bMath\s*\[|=\s*Math\s*[;,]|\bglobalThis\b|\bcrypto\b/)).toEqual([]);
});

test('files are named after what they hold: small-words.ts, or Component.tsx', () => {
  const isGood = (name: string) =>
    /^[a-z0-9]+(-[a-z0-9]+)*(\.machine|\.d)?\.(ts|tsx|mjs)$/.test(name) || /^[A-Z][A-Za-z0-9]*\.tsx$/.test(name);
  const odd = src.filter(({ file }) => !isGood(file.split('/').at(-1) ?? ''));
  expect(odd.map(({ file }) => file)).toEqual([]);
});

test('UNIT-02 one constant says how close the models of a unit must stand', () => {
  const constants = places(src, /\bconst \w*COHEREN\w*\s*[:=]/).map(place => place.split(':')[0]);
  expect(constants).toEqual(['src/games/aos/ways/coherency.ts']);
});
