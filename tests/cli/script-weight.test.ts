import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  type Script,
  scriptsAfterStart,
  scriptsToJustPlay,
  scriptsToPlay,
  scriptsToStart,
} from '../../src/cli/build/script-weight';

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
    script('table', { entry: '/p/src/wiring/SceneTable.tsx' }),
  ];
  const parts = scriptsToStart(scripts).map(({ file }) => file);
  expect(parts.toSorted()).toEqual(['game', 'index', 'start']);
});

test('the list of saved battles is loaded by the first page after it is shown, and counts for a table', () => {
  const scripts = [
    script('index', { isStart: true, dynamicImports: ['saves'] }),
    script('saves', { entry: '/p/src/shell/browser/saves-here.ts', imports: ['index', 'idb'] }),
    script('idb'),
  ];
  const filesOf = (parts: readonly { readonly file: string }[]) => parts.map(({ file }) => file).toSorted();
  expect(filesOf(scriptsToStart(scripts))).toEqual(['index']);
  expect(filesOf(scriptsAfterStart(scripts))).toEqual(['idb', 'saves']);
  expect(filesOf(scriptsToPlay(scripts))).toEqual(['idb', 'index', 'saves']);
});

test('the set-up of Just play counts for players who press it, and the set-up page is not counted', () => {
  const scripts = [
    script('index', { isStart: true, dynamicImports: ['just-play', 'setup'] }),
    script('just-play', { entry: '/p/src/games/aos/setup/just-play.ts', imports: ['layouts'] }),
    script('layouts'),
    script('setup', { entry: '/p/src/games/aos/setup/SetupPage.tsx' }),
  ];
  const files = scriptsToJustPlay(scripts).map(({ file }) => file);
  expect(files.toSorted()).toEqual(['index', 'just-play', 'layouts']);
  expect(scriptsToPlay(scripts).map(({ file }) => file)).toEqual(['index']);
});
