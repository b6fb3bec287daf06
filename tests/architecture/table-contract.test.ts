import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourcesIn } from './sources';

/** Names of the types and values that a source exports from a declaration of its own. */
const declared = (text: string): readonly string[] =>
  [...text.matchAll(/^export (?:interface|type|const|function|class) (\w+)/gm)].flatMap(([, name]) => name ?? []);

const contract = sourcesIn('src/table');

test.each(contract.map(({ file }) => file))('%s has types only', file => {
  expect(readFileSync(file, 'utf8')).not.toMatch(/^(export )?(const|let|function|class|enum|default)\b/m);
});

test('what a game tells the scene is declared once', () => {
  const names = new Set(contract.flatMap(({ text }) => declared(text)));
  const doubles = ['scene', 'play', 'shell', 'games'].flatMap(folder =>
    sourcesIn(`src/${folder}`, ['.ts', '.tsx']).flatMap(({ file, text }) =>
      declared(text)
        .filter(name => names.has(name))
        .map(name => `${name} in ${file}`),
    ),
  );
  expect(doubles).toEqual([]);
});

test('no word of one game stands in the contract', () => {
  const words = /\b(warscroll|battleshock|stormcast|nighthaunt|ran|retreated|fought|musician|azure|ember)\b/i;
  expect(contract.filter(({ text }) => words.test(text)).map(({ file }) => file)).toEqual([]);
});
