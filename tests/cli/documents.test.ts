import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { schemaText } from '../../src/cli/schema';
import { chartJson } from '../../src/cli/sequence/chart-json';
import { drawingText } from '../../src/cli/sequence/drawing';
import { ageOfSigmar } from '../../src/games/aos';
import { COMMAND_RULES } from '../../src/games/aos/rules/command-table';
import { ANSWERER_WORDS } from '../../src/games/aos/words/rulebook/sequence';
import { facesLeft } from '../../src/kernel/dice';
import { parseReplay } from '../../src/kernel/files/read-replay';
import { runReplay } from '../../src/kernel/files/replay';

const read = (file: string) => readFileSync(file, 'utf8');
const pages = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs').map(name => `docs/${name}`),
].filter(file => file.endsWith('.md'));

describe('generated documents', () => {
  test('docs/replay.schema.json is what the parser reads now (npm run schema writes it)', () => {
    expect(read('docs/replay.schema.json')).toBe(schemaText());
  });

  test('docs/sequence-diagram.md shows the machine as it is now (npm run diagram writes it)', () => {
    expect(read('docs/sequence-diagram.md')).toBe(drawingText());
  });

  test('docs/sequence.machine.json is the machine as it is now (npm run diagram writes it)', () => {
    expect(read('docs/sequence.machine.json')).toBe(chartJson());
  });

  test('docs/sequence-diagram.md draws every question there is, each with who answers it', () => {
    const asked = [...read('src/games/aos/asks.ts').matchAll(/kind: '(\w+)'/g)].map(([, kind]) => kind);
    const answerers = Object.values(ANSWERER_WORDS).join('|');
    const drawn = [...read('docs/sequence-diagram.md').matchAll(new RegExp(` : (\\w+) · (?:${answerers})$`, 'gm'))];
    expect([...new Set(drawn.map(([, kind]) => kind))].toSorted()).toEqual(asked.toSorted());
  });
});

/** Commands that npm brings itself. */
const OF_NPM = new Set(['install', 'pack']);

describe('written documents', () => {
  test.each(pages)('%s: every link leads to a file', page => {
    const links = [...read(page).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = '']) =>
      join(dirname(page), link),
    );
    expect(links.filter(link => !existsSync(link))).toEqual([]);
  });

  test.each(pages)('%s: every command exists', page => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const commands = [...read(page).matchAll(/npm (?:run (?:--silent )?)?([a-z]+)/g)].map(([, name = '']) => name);
    expect(commands.filter(name => !(name in scripts) && !OF_NPM.has(name))).toEqual([]);
  });

  test('docs/sequence.md tells of every question, and of none that is not asked', () => {
    const asked = [...read('src/games/aos/asks.ts').matchAll(/kind: '(\w+)'/g)].map(([, kind]) => kind);
    const told = [...read('docs/sequence.md').matchAll(/^\| `(\w+)` \|/gm)].map(([, kind]) => kind);
    expect(told.toSorted()).toEqual(asked.toSorted());
  });

  test('docs/sequence.md names beside each question every command that answers it, and no other', () => {
    const page = read('docs/sequence.md');
    const rows = [...page.matchAll(/^\| `(\w+)` \|.*\| (.*) \|$/gm)].map(([, kind = '', answers = '']) => [
      kind,
      [...answers.matchAll(/`(\w+)`/g)].map(([, name = '']) => name).toSorted(),
    ]);
    const answers = Object.entries(COMMAND_RULES).flatMap(([command, { answers: kinds }]) =>
      kinds === 'any' ? [] : [[command, kinds] as const],
    );
    const expected = rows.map(([kind]) => [
      kind,
      answers.flatMap(([command, kinds]) => (([...kinds] as unknown[]).includes(kind) ? [command] : [])).toSorted(),
    ]);
    expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(expected));
  });

  test('docs/sequence.md names every command there is', () => {
    const page = read('docs/sequence.md');
    expect(Object.keys(COMMAND_RULES).filter(command => !page.includes(`\`${command}\``))).toEqual([]);
  });

  test('the battle in docs/replay.md can be played, with no die left over', () => {
    const [, text = ''] = /```json\n([\s\S]*?)```/.exec(read('docs/replay.md')) ?? [];
    const replay = parseReplay(ageOfSigmar, text);
    if (!replay.ok) throw new Error(JSON.stringify(replay.error));
    const run = runReplay(ageOfSigmar, replay.value);
    if (!run.ok) throw new Error(JSON.stringify(run.error));
    expect(ageOfSigmar.outcome(run.value)).toMatchObject({ winner: 'ember' });
    expect(facesLeft(run.value.dice)).toEqual([]);
  });

  test('README shows the tree of src as it is, and what is still to come is not in it', () => {
    const [, tree = ''] = /^src\/\n((?: {2}.*\n)+)/m.exec(read('README.md')) ?? [];
    const shown = [...tree.matchAll(/^ {2}(\w+)\//gm)].map(([, name]) => name);
    const there = readdirSync('src', { withFileTypes: true }).filter(entry => entry.isDirectory());
    expect(shown.toSorted()).toEqual(there.map(({ name }) => name).toSorted());
  });
});
