import { expect, test } from 'vitest';
import { cleanName, cleanNameOf, lettersIn } from '../../src/kernel/names';

test.each([
  ['two ways to write a letter are one', 'A\u0308rger', 'Ärger'],
  ['letters of every language stay', 'Zoë Ødegård 李雷 مريم Ἀχιλλεύς', 'Zoë Ødegård 李雷 مريم Ἀχιλλεύς'],
  ['signs of every kind stay', 'O’Neill & Co. (№ 2) <b>\'"', 'O’Neill & Co. (№ 2) <b>\'"'],
  ['words that run backwards are turned round', 'Az\u202eruza\u202c', 'Azruza'],
  ['bidi isolates are taken out', '\u2066Azure\u2069', 'Azure'],
  ['zero-width letters are taken out', 'A\u200bz\u200cu\u200dr\u2060e\ufeff', 'Azure'],
  ['soft hyphens are taken out', 'Az\u00adure', 'Azure'],
  ['letters that fill without being seen are taken out', 'Az\u3164u\u115fr\u2800e', 'Azure'],
  ['control letters are gaps', 'Azure\u0000Ember\u001b[31m\u0007', 'Azure Ember [31m'],
  ['lines become one', 'Azure\r\nEmber\u2028Third\tFourth', 'Azure Ember Third Fourth'],
  ['gaps are one space, and none at the ends', '  \u00a0Azure \u3000 Ember\u2003', 'Azure Ember'],
  ['half a letter is taken out', 'Az\ud800ure', 'Azure'],
  ['a heap of marks is cut', `A${'\u0335'.repeat(30)}zure`, `A${'\u0335'.repeat(4)}zure`],
  ['tags are taken out', 'Azure\u{e0041}\u{e007f}', 'Azure'],
  ['nothing seen is nothing', '\u200b\u2060 \u202e', ''],
])('%s', (_, dirty, clean) => {
  expect(cleanName(dirty)).toBe(clean);
  expect(cleanName(clean)).toBe(clean);
});

test('a name is as long as it has letters, and is cut between them', () => {
  expect(lettersIn('🐉🐉ab')).toBe(4);
  expect(cleanNameOf('🐉🐉 ab', 3)).toBe('🐉🐉');
  expect(cleanNameOf('Ärger', 99)).toBe('Ärger');
});
