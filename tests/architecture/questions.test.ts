import { expect, test } from 'vitest';
import { sourcesIn } from './sources';

const sources = sourcesIn('src/games/aos');

/** The files with a table that must have an entry for each word of this type; tables that may leave some out do not count. */
const closedTables = (type: string): readonly string[] =>
  sources
    .filter(({ text }) =>
      new RegExp(`\\[\\w+ in ${type}\\]:|(?<!Partial<(?:Readonly<)?)Record<${type}, |QuestionsOf<${type}>`).test(text),
    )
    .map(({ file }) => file.replace('src/games/aos/', ''))
    .toSorted();

test('a new question has three tables to enter, as CONTRIBUTING.md lists them', () => {
  expect(closedTables('AskKind')).toEqual([
    'options/questions/index.ts',
    'words/questions/asks.ts',
    'words/questions/notes.ts',
  ]);
});

test('a new command has four tables to enter', () => {
  expect(closedTables('CommandType')).toEqual([
    'rules/command-table.ts',
    'schemas/command.ts',
    'words/questions/commands.ts',
    'words/questions/moments.ts',
  ]);
});
