import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { importsOf, sourcesIn } from './sources';

/** The one file that may name colours; everything else takes them from its custom properties. */
const TOKENS = 'src/shell/styles/tokens.css';

const RAW = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/gi;

/** Raw colours in a style sheet, comments left out. */
const coloursIn = (css: string): readonly string[] => css.replace(/\/\*[\s\S]*?\*\//g, '').match(RAW) ?? [];

/** Values of style objects and of attributes that take a colour. */
const INLINE = /\bstyle=\{\{[^}]*\}\}|\b(?:fill|stroke|color|stopColor|floodColor)=(?:"[^"]*"|\{'[^']*'\})/g;

const sheets = sourcesIn('src', ['.css']);

describe('colours', () => {
  test('are named in tokens.css and nowhere else', () => {
    expect(sheets.length).toBeGreaterThan(20);
    const wrong = sheets.filter(({ file }) => file !== TOKENS).map(({ file, text }) => [file, ...coloursIn(text)]);
    expect(wrong.filter(([, ...colours]) => colours.length > 0)).toEqual([]);
  });

  test('are not written into markup', () => {
    const wrong = sourcesIn('src', ['.tsx'])
      .filter(({ file }) => !file.startsWith('src/scene/'))
      .flatMap(({ file, text }) =>
        (text.match(INLINE) ?? []).filter(inline => coloursIn(inline).length > 0).map(inline => `${file} ${inline}`),
      );
    expect(wrong).toEqual([]);
  });

  test('every custom property that a style sheet reads without a fallback is set somewhere', () => {
    const everything = [...sheets, ...sourcesIn('src', ['.tsx', '.ts'])].map(({ text }) => text).join('\n');
    const set = new Set([...everything.matchAll(/(--[\w-]+)['"]?\s*[:,]/g)].map(([, name]) => name));
    const read = sheets.flatMap(({ file, text }) =>
      [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => ({ file, name })),
    );
    expect(read.filter(({ name }) => !set.has(name))).toEqual([]);
  });
});

test.each([
  ['color: #fff', ['#fff']],
  ['background: RGB(0 0 0 / 50%)', ['RGB(']],
  ['fill: oklch(50% 0 0)', ['oklch(']],
  ['/* #fff */ color: var(--bone)', []],
  ['color: color-mix(in srgb, var(--bone) 50%, transparent)', []],
])('%s has the raw colours %j', (css, colours) => {
  expect(coloursIn(css)).toEqual(colours);
});

const withoutComments = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, '').trim();

describe('layers', () => {
  const ORDER = '@layer tokens, base, component, page;';

  test('are put in order by the first sheet of the page', () => {
    const index = sheets.find(({ file }) => file === 'src/shell/styles/index.css');
    expect(withoutComments(index?.text ?? '').startsWith(ORDER)).toBe(true);
    const [first] = importsOf({ file: 'src/main.tsx', text: readFileSync('src/main.tsx', 'utf8') });
    expect(first?.to).toBe('src/shell/styles/index.css');
  });

  test('hold every rule of the shell and of games', () => {
    const ruled = sheets.filter(
      ({ file }) => !file.startsWith('src/scene/') && !/styles\/(index|fonts)\.css$/.test(file),
    );
    expect(ruled.length).toBeGreaterThan(30);
    const whole = /^@layer (tokens|base|component|page) \{[\s\S]*\n\}$/;
    expect(ruled.filter(({ text }) => !whole.test(withoutComments(text))).map(({ file }) => file)).toEqual([]);
  });
});

test('buttons are styled in one sheet; others only place them and set its custom properties', () => {
  const styled = sheets.filter(({ text }) => /\.button(?![\w-])/.test(withoutComments(text)));
  expect(styled.map(({ file }) => file)).toEqual(['src/shell/styles/button.css']);
});

/** As for every other file: a longer sheet styles more than its component. */
const MOST_LINES = 300;

test('a style sheet stands beside its component and is no longer than other files', () => {
  const long = sheets.filter(({ text }) => text.split('\n').length > MOST_LINES);
  expect(long.map(({ file }) => file)).toEqual([]);
});
