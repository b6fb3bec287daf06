import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type Script, scriptsToPlay, scriptsToStart } from '../../src/cli/build/script-weight';

const script = (file: string, more: Partial<Script> = {}): Script => ({
  file,
  entry: undefined,
  isStart: false,
  imports: [],
  dynamicImports: [],
  code: file.repeat(9),
  ...more,
});

test('what is needed to play counts once, whatever asks for it; sheets that are opened later do not', () => {
  const scripts = [
    script('index', { isStart: true, imports: ['shared'], dynamicImports: ['battle', 'rules'] }),
    script('shared'),
    script('battle', {
      entry: '/p/src/games/aos/panels/battle/BattlePage.tsx',
      imports: ['shared'],
      dynamicImports: ['menu'],
    }),
    script('rules', { entry: '/p/src/games/aos/panels/rulebook/RulesBook.tsx', imports: ['texts'] }),
    script('texts'),
    script('menu', { entry: '/p/src/shell/dialogs/Menu.tsx' }),
  ];
  const parts = scriptsToPlay(scripts);
  expect(parts.map(({ file }) => file).toSorted()).toEqual(['battle', 'index', 'shared']);
  expect(parts.find(({ file }) => file === 'battle')?.bytes).toBe(gzipSync('battle'.repeat(9), { level: 9 }).length);
});

test('the first page weighs what it needs at once, without the rules of the game and without what it asks for later', () => {
  const scripts = [
    script('index', { isStart: true, imports: ['start', 'assets/game-x.js'], dynamicImports: ['table'] }),
    script('start'),
    script('assets/game-x.js'),
    script('table', { entry: '/p/src/scene/Table.tsx' }),
  ];
  expect(
    scriptsToStart(scripts)
      .map(({ file }) => file)
      .toSorted(),
  ).toEqual(['index', 'start']);
});
