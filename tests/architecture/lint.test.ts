import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** A copy of the lint rules with nothing else, into which forbidden lines are written. */
const folder = mkdtempSync(join(tmpdir(), 'realmtable-lint-'));
const biome = resolve('node_modules/@biomejs/biome/bin/biome');

beforeAll(() => {
  for (const file of ['biome.json', '.gitignore']) copyFileSync(file, join(folder, file));
  cpSync('tests/lint', join(folder, 'tests/lint'), { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Which rules complain of this line in this place. */
function complaints(file: string, line: string): readonly string[] {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), `${line}\n`);
  const { stdout } = spawnSync(process.execPath, [biome, 'lint', '--reporter=github', file], {
    cwd: folder,
    encoding: 'utf8',
  });
  return [...stdout.matchAll(/^::error title=([^,]+),file=([^,]+),/gm)].flatMap(([, rule = '', place = '']) =>
    place.endsWith(file) ? [rule.split('/').at(-1) ?? rule] : [],
  );
}

const CORE = ['src/kernel/x.ts', 'src/geometry/x.ts', 'src/games/aos/rules/x.ts'];

describe.each(CORE)('in %s the lint forbids', file => {
  test.each([
    ['unseeded chance', 'export const roll = () => Math.random();', 'plugin'],
    ['a new date', 'export const now = () => new Date();', 'noRestrictedGlobals'],
    ['the time', 'export const now = () => Date.now();', 'noRestrictedGlobals'],
    ['a clock', 'export const now = () => performance.now();', 'noRestrictedGlobals'],
    ['any', 'export const x = (a: any) => a;', 'noExplicitAny'],
    ['!', 'export const x = (a?: number) => a!;', 'noNonNullAssertion'],
    ['a default export', 'export default 1;', 'noDefaultExport'],
    ['an enum', 'export enum A {\n  B,\n}', 'noEnum'],
    ['the console', "console.log('x');", 'noConsole'],
  ])('%s', (_, line, rule) => {
    expect(complaints(file, line)).toContain(rule);
  });

  test('nothing in an honest line', () => {
    expect(complaints(file, 'export const half = (a: number) => Math.floor(a / 2);')).toEqual([]);
  });
});

test.each(['src/match/x.ts', 'src/shell/x.tsx', 'tests/kernel/x.test.ts'])(
  'in %s it forbids any and ! as well',
  file => {
    expect(complaints(file, 'export const x = (a: any) => a;')).toContain('noExplicitAny');
    expect(complaints(file, 'export const x = (a?: number) => a!;')).toContain('noNonNullAssertion');
  },
);

test('above the core a clock is allowed', () => {
  expect(complaints('src/match/x.ts', 'export const now = () => Date.now();')).toEqual([]);
});
