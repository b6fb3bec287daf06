import { existsSync, readdirSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { importsOf, sourcesIn } from './sources';

/** The allowed imports, folder by folder. A folder that is not listed here fails until it is. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  geometry: [],
  figures: ['kernel'],
  table: ['geometry'],
  match: ['kernel'],
  play: ['kernel', 'geometry', 'match', 'table'],
  scene: ['geometry', 'table', 'figures', 'models'],
  shell: ['kernel', 'match', 'play', 'table', 'figures'],
  games: ['kernel', 'geometry', 'match', 'play', 'table', 'figures', 'shell'],
  engine: ['kernel', 'geometry', 'match', 'play', 'games'],
  wiring: ['match', 'scene', 'shell', 'games', 'figures', 'models'],
  cli: ['kernel', 'geometry', 'match', 'play', 'games'],
};

/** What the folders without a screen take from outside; the others may take any package of a browser. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  kernel: ['valibot'],
  geometry: [],
  match: ['idb'],
  table: [],
};

/** The parts of a game that screens may not read: legality comes from `check` and `options` of the match. */
const HIDDEN_FROM_SCREENS = /^src\/games\/[^/]+\/(rules|flow|check|decide)(\/|\.|$)/;

const folderOf = (path: string): string => path.split('/')[path.startsWith('src/') ? 1 : 0] ?? '';
const imports = sourcesIn('src', ['.ts', '.tsx', '.mjs']).flatMap(importsOf);
const inFolder = (name: string) => imports.filter(({ from }) => from.startsWith(`src/${name}/`));
const told = (found: readonly { readonly from: string; readonly to: string }[]) =>
  found.map(({ from, to }) => `${from} imports ${to}`);

test('every folder of src is listed in the table', () => {
  const folders = readdirSync('src').filter(name => statSync(`src/${name}`).isDirectory());
  expect(folders.filter(name => !(name in FOLDERS))).toEqual([]);
});

test('beside the folders there is only the file that wires everything', () => {
  const files = readdirSync('src').filter(name => statSync(`src/${name}`).isFile());
  expect(files.filter(name => name !== 'main.tsx' && !name.endsWith('.css') && !name.endsWith('.d.ts'))).toEqual([]);
});

test('every import leads to a file, so that none escapes the table', () => {
  const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts'];
  const lost = imports.filter(({ to, isPackage }) => !isPackage && !endings.some(ending => existsSync(to + ending)));
  expect(told(lost)).toEqual([]);
});

describe('imports keep to the table', () => {
  test.each(Object.entries(FOLDERS))('%s', (name, allowed) => {
    const wrong = inFolder(name).filter(
      ({ to, isPackage }) => !isPackage && folderOf(to) !== name && !allowed.includes(folderOf(to)),
    );
    expect(told(wrong)).toEqual([]);
  });
});

describe('packages keep to the table', () => {
  test.each(Object.entries(PACKAGES))('%s', (name, allowed) => {
    const wrong = inFolder(name).filter(({ to, isPackage }) => isPackage && !allowed.includes(to));
    expect(told(wrong)).toEqual([]);
  });

  test('only the command line touches the machine', () => {
    const wrong = imports.filter(({ from, to }) => to === 'node' && !from.startsWith('src/cli/'));
    expect(told(wrong)).toEqual([]);
  });
});

test('only the scene draws with fiber and drei, and it does', () => {
  const drawn = imports.filter(({ to }) => to.startsWith('@react-three/'));
  expect(told(drawn.filter(({ from }) => !from.startsWith('src/scene/')))).toEqual([]);
  expect(new Set(drawn.map(({ to }) => to))).toEqual(new Set(['@react-three/drei', '@react-three/fiber']));
});

/** The parts of drei that are better than our own and do not weigh too much; `docs/architecture.md` says why not others. */
const OF_DREI = [
  ...['CameraControls', 'CameraControlsImpl', 'useCursor', 'Preload', 'Hud', 'useFBO', 'AdaptiveDpr', 'View'],
  ...['Sparkles', 'Trail', 'Float', 'Billboard', 'Center', 'shaderMaterial'],
];

test('of drei only these parts are used', () => {
  const names = sourcesIn('src/scene').flatMap(({ file, text }) =>
    [...text.matchAll(/import (?:type )?\{([^}]*)\} from '@react-three\/drei'/g)].flatMap(([, list = '']) =>
      list.split(',').map(name => ({ file, name: name.trim().replace(/^type /, '') })),
    ),
  );
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter(({ name }) => name !== '' && !OF_DREI.includes(name))).toEqual([]);
});

/** The only file outside a game that names it, except tools and the engine, which are for one game. */
const REGISTRY = 'src/games/registry';
const ABOUT_ONE_GAME = ['engine', 'cli', 'games'];

test('shared folders and the page take games from the registry alone', () => {
  const shared = imports.filter(({ from, isPackage }) => !isPackage && !ABOUT_ONE_GAME.includes(folderOf(from)));
  expect(told(shared.filter(({ to }) => to.startsWith('src/games/') && to !== REGISTRY))).toEqual([]);
  expect(told(shared.filter(({ to }) => to === REGISTRY)).length).toBeGreaterThan(0);
});

test('the registry imports one file of each game, and nothing of a game names the registry', () => {
  const entries = imports.filter(({ from, to }) => from === `${REGISTRY}.ts` && to.startsWith('src/games/'));
  const games = readdirSync('src/games').filter(name => statSync(`src/games/${name}`).isDirectory());
  expect(entries.map(({ to }) => to.split('/')[2]).toSorted()).toEqual(games.toSorted());
  expect(told(inFolder('games').filter(({ to }) => to === REGISTRY))).toEqual([]);
});

test('no shared source has the name of a game in it', () => {
  const named = Object.keys(FOLDERS)
    .filter(name => !ABOUT_ONE_GAME.includes(name))
    .flatMap(name => sourcesIn(`src/${name}`))
    .filter(({ text }) => /['"`]aos['"`]|Age of Sigmar|games\/aos/.test(text));
  expect(named.map(({ file }) => file)).toEqual([]);
});

test('no game imports another', () => {
  const gameOf = (path: string) => /^src\/games\/([^/]+)\//.exec(`${path}/`)?.[1];
  const wrong = inFolder('games').filter(
    ({ from, to, isPackage }) => !isPackage && to.startsWith('src/games/') && gameOf(from) !== gameOf(to),
  );
  expect(told(wrong.filter(({ from }) => !from.endsWith('games/registry.ts')))).toEqual([]);
});

/**
 * The parts of the shell that games build their screens from. The pages that hold the whole (`page`, `start`, `styles`)
 * are not among them: `main.tsx` hands a game's pages to them.
 */
const SHELL_KIT = ['browser', 'dialogs', 'figures', 'hooks', 'notices', 'parts', 'screen', 'watch', 'words'];

test('games take only the kit of the shell', () => {
  const taken = inFolder('games').filter(({ to, isPackage }) => !isPackage && to.startsWith('src/shell/'));
  const partOf = (path: string) => path.split('/')[2]?.replace(/\.tsx?$/, '') ?? '';
  expect(told(taken.filter(({ to }) => !SHELL_KIT.includes(partOf(to))))).toEqual([]);
  const used = new Set(taken.map(({ to }) => partOf(to)));
  expect(SHELL_KIT.filter(part => !used.has(part))).toEqual([]);
});

/** The parts of a game that show it: they ask the match, and never the rules behind it. */
const SHOWN = ['hands', 'session', 'picture', 'tools', 'measure', 'panels', 'setup', 'end', 'words', 'course'];

test.each(SHOWN)('%s of a game never reads its rules', part => {
  const shown = imports.filter(({ from }) => new RegExp(`^src/games/[^/]+/${part}/`).test(from));
  expect(told(shown.filter(({ to }) => HIDDEN_FROM_SCREENS.test(to)))).toEqual([]);
});

test.each(['scene', 'shell', 'play'])('%s never reads the rules of a game', name => {
  expect(told(inFolder(name).filter(({ to }) => HIDDEN_FROM_SCREENS.test(to)))).toEqual([]);
});
