import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importsOf, sourcesIn } from './sources';

const RULES = 'src/games/aos/rules';
/** Files that need each other, since what they tell of does: a spell deals damage, and what is dealt may be a spell. */
const RINGS: readonly (readonly string[])[] = [
  ['abilities/abilities', 'damage/prevent-death'],
  ['fighting/attack', 'fighting/optional-rerolls'],
  ['abilities/ability-choice', 'abilities/deals', 'magic/spells', 'magic/unbinding', 'specials/storm-scroll'],
  ['moving/move', 'specials/forced-retreat'],
  ['damage/slain', 'specials/last-stand'],
].map(files => files.map(file => `${RULES}/${file}.ts`));

const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];
const fileOf = (path: string): string =>
  ENDINGS.map(ending => path + ending).find(file => /\.\w+$/.test(file) && existsSync(file)) ?? path;

/** Who brings in whose code; what is fetched later or is words alone makes no ring. */
const needs = new Map<string, string[]>();
for (const { file, text } of sourcesIn('src')) {
  const now = { file, text: text.replace(/\bimport\(/g, 'fetched(') };
  const brought = importsOf(now).filter(({ isPackage, isTypeOnly }) => !isPackage && !isTypeOnly);
  needs.set(
    file,
    brought.map(({ to }) => fileOf(to)),
  );
}

/** All that a file brings in, over others. */
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

test('files import each other in a ring only where what they tell of does', () => {
  const reached = new Map([...needs.keys()].map(file => [file, reachedFrom(file)]));
  const ringOf = (file: string) =>
    [...needs.keys()].filter(other => reached.get(file)?.has(other) && reached.get(other)?.has(file));
  const rings = new Set(
    [...needs.keys()]
      .map(ringOf)
      .filter(ring => ring.length > 0)
      .map(ring => ring.sort().join('\n')),
  );
  expect([...rings].sort()).toEqual(RINGS.map(ring => ring.join('\n')).sort());
});
