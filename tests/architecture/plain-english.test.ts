import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Source, sourcesIn } from './sources';

/** Words that have a plainer one in every comment and test name. Split, so that this file does not find itself. */
const DIALECT = [
  'who' + 'ever',
  'who' + 'm',
  'who' + 'mever',
  'whe' + 'nce',
  'the' + 'nce',
  'a' + 'new',
  'le' + 'st',
  'of' + ' old',
  'so' + ' many(?!.* that\\b)',
];
const PATTERN = new RegExp(`\\b(${DIALECT.join('|')})\\b`, 'i');

/** Names from the game that contain such a word. */
const NAMES = /For Whom the Bell Tolls/g;

/** A whole line, or the end of one after code; an address such as https:// is not a comment. */
const COMMENT = /^\s*(?:\/\/|\/\*|\*|\{\/\*)(.*)$|[;,{})\]]\s+\/\/ (.*)$/;
const TEST_NAME = /\b(?:test|it|describe)(?:\.\w+)*(?:<[^>]*>)?\(\s*(['"`])(.*?)\1,/;

/** The parts of a line that people read: a comment, or the name of a test. */
const proseOf = (line: string): string => {
  const comment = COMMENT.exec(line);
  return comment?.[1] ?? comment?.[2] ?? TEST_NAME.exec(line)?.[2] ?? '';
};

/** Lines whose prose has a word from the list, as file and line. */
const findings = ({ file, text }: Source, proseIn = proseOf): readonly string[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      PATTERN.test(proseIn(line).replace(NAMES, '')) ? [`${file}:${index + 1} ${line.trim()}`] : [],
    );

describe('comments and test names are in plain modern English', () => {
  test('no file of src, tests and models uses a word from the list', () => {
    const sources = ['src', 'tests', 'models'].flatMap(folder => sourcesIn(folder, ['.ts', '.tsx', '.mjs']));
    expect(sources.flatMap(source => findings(source))).toEqual([]);
  });

  test('no document uses one either', () => {
    const beside = ['README.md', 'CONTRIBUTING.md'].map(file => ({ file, text: readFileSync(file, 'utf8') }));
    const documents = [...sourcesIn('docs', ['.md']), ...beside];
    expect(documents.flatMap(document => findings(document, line => line))).toEqual([]);
  });

  test.each([
    [`/** ${'who' + 'ever'} decides */`, 1],
    [`  // played ${'a' + 'new'}`, 1],
    [`   * ${'Who' + 'ever'} is asked.`, 1],
    [`const most = 4; // for ${'so' + ' many'} models`, 1],
    [`test('${'who' + 'm'} it reaches', () => {`, 1],
    [`test('For Whom the Bell Tolls', () => {`, 0],
    [`const ${'a' + 'new'} = history.length;`, 0],
    [`// ${'so' + ' many'} models that it is slow`, 0],
    ['/** The deciding player. */', 0],
  ])('%s has %i', (line, count) => {
    expect(findings({ file: 'x.ts', text: line })).toHaveLength(count);
  });
});
