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

test('of the grounds of a mat, which come one at a time, the heaviest counts', () => {
  const ground = (file: string) => script(file, { entry: `/p/src/scene/mats/grounds/${file}.ts` });
  const scripts = [
    script('index', { isStart: true, dynamicImports: ['fire', 'shadow'] }),
    ground('fire'),
    { ...ground('shadow'), code: 'a much longer piece of code' },
  ];
  const parts = scriptsToPlay(scripts).map(({ file }) => file);
  expect(parts.toSorted()).toEqual(['index', 'shadow']);
});

test('the first page weighs everything that it waits for, and nothing that it asks for later', () => {
  const scripts = [
    script('index', { isStart: true, imports: ['start', 'game'], dynamicImports: ['table'] }),
    script('start'),
    script('game'),
    script('table', { entry: '/p/src/wiring/tables.tsx' }),
  ];
  const parts = scriptsToStart(scripts).map(({ file }) => file);
  expect(parts.toSorted()).toEqual(['game', 'index', 'start']);
});
