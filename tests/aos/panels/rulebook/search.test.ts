import { expect, test } from 'vitest';
import { findRules, marked } from '../../../../src/games/aos/panels/rulebook/search';
import { RULEBOOK } from '../../../../src/games/aos/rulebook';
import { CHAPTERS, chapterOf } from '../../../../src/games/aos/words/rulebook/chapters';

const ids = (typed: string) => findRules(typed).flatMap(({ rules }) => rules.map(({ id }) => id));

test('without a word the whole book is there, each rule once', () => {
  expect([...ids('')].sort()).toEqual(Object.keys(RULEBOOK).sort());
});

test('every chapter has rules and every rule a chapter', () => {
  expect(new Set(Object.keys(RULEBOOK).map(id => chapterOf(id as keyof typeof RULEBOOK)))).toEqual(
    new Set(Object.keys(CHAPTERS)),
  );
});

test.each<[string, string, readonly string[]]>([
  ['by its number', 'CHARGE-05', ['CHARGE-05']],
  ['in small letters and without the hyphen', 'charge 05', ['CHARGE-05']],
  ['by two words in any order', 'chooses ties', ['ROUND-04', 'ROUND-05']],
])('a rule is found %s', (_, typed, wanted) => {
  expect(ids(typed)).toEqual(expect.arrayContaining([...wanted]));
});

test('a chapter is found by its name', () => {
  expect(findRules('piling in').map(({ chapter }) => chapter)).toContain('PILE');
  expect(ids('garrisons').length).toBeGreaterThanOrEqual(13);
});

test('a chapter that is called what was typed comes before those that mention it; the rest keep their order', () => {
  const found = findRules('charge').map(({ chapter }) => chapter);
  expect(found[0]).toBe('CHARGE');
  expect(found.slice(1)).toEqual(
    findRules('')
      .map(({ chapter }) => chapter)
      .filter(chapter => chapter !== 'CHARGE' && found.includes(chapter)),
  );
});

test('words begin where they are typed: "decla" finds "declared", "eclared" does not', () => {
  expect(ids('decla')).toContain('RUN-01');
  expect(ids('eclared')).not.toContain('RUN-01');
});

test('signs that mean something elsewhere do no harm', () => {
  for (const typed of ['(', '[a', '\\', '3"', '*', '+', '½']) expect(() => ids(typed)).not.toThrow();
  expect(ids('½')).toContain('CHARGE-05');
  expect(marked('N+ means (N) or more', '+ (')).toBeDefined();
});

test('nothing is found for a word that no rule has', () => {
  expect(findRules('zeppelin')).toEqual([]);
});

test('what was typed is set apart in the sentence', () => {
  expect(marked('A charge roll', 'char')).toEqual([
    { text: 'A ', isHit: false },
    { text: 'char', isHit: true },
    { text: 'ge roll', isHit: false },
  ]);
  expect(marked('discharge', 'char')).toEqual([{ text: 'discharge', isHit: false }]);
});
