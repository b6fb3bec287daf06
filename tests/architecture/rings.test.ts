import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importsOf, sourcesIn } from './sources';

const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];
const fileOf = (path: string): string =>
  ENDINGS.map(ending => path + ending).find(file => /\.\w+$/.test(file) && existsSync(file)) ?? path;

/** The imports of each file; imports of types and those fetched later make no ring. */
const needs = new Map<string, string[]>();
for (const { file, text } of sourcesIn('src')) {
  const now = { file, text: text.replace(/\bimport\(/g, 'fetched(') };
  const brought = importsOf(now).filter(({ isPackage, isTypeOnly }) => !isPackage && !isTypeOnly);
  needs.set(
    file,
    brought.map(({ to }) => fileOf(to)),
  );
}

/** All that a file imports, directly or through others. */
function reachedFrom(file: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const left = [...(needs.get(file) ?? [])];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    left.push(...(needs.get(next) ?? []));
  }
  return reached;
}

test('no files import each other in a ring', () => {
  const reached = new Map([...needs.keys()].map(file => [file, reachedFrom(file)]));
  const ringOf = (file: string) =>
    [...needs.keys()].filter(other => reached.get(file)?.has(other) && reached.get(other)?.has(file));
  const rings = new Set(
    [...needs.keys()]
      .map(ringOf)
      .filter(ring => ring.length > 0)
      .map(ring => ring.sort().join('\n')),
  );
  expect([...rings].sort()).toEqual([]);
});
