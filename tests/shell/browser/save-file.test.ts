import { expect, test } from 'vitest';
import { fileNameOf } from '../../../src/shell/browser/save-file';

test.each([
  ['Die Ähre am Fluß', 'Die Ähre am Fluß.json'],
  ['Ärger im Öl (2)', 'Ärger im Öl 2.json'],
  ['A\u0308rger', 'Ärger.json'],
  ['李雷 против Ἀχιλλεύς', '李雷 против Ἀχιλλεύς.json'],
  ['../../etc/passwd', 'etcpasswd.json'],
  ['a\\b:c*d?"<>|', 'abcd.json'],
  ['invoice\u202egnp.exe', 'invoicegnpexe.json'],
  ['', 'realmtable.json'],
  ['☠☠', 'realmtable.json'],
  ['NUL', 'realmtable.json'],
])('%s becomes %s', (name, file) => {
  expect(fileNameOf(name, 'json')).toBe(file);
});

test('a file name has at most 80 letters', () => {
  expect(fileNameOf('ä'.repeat(300), 'png')).toBe(`${'ä'.repeat(80)}.png`);
});
