import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const run = (script: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });

test('npm test says which parts there are when asked for another, and runs none', () => {
  const { status, stderr, stdout } = run('src/cli/test.mjs', 'unit', 'luck');
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toBe('There is no part called luck; there are types, lint, unit, fuzz, build, browser.\n');
});

test('npm run gallery says which pictures there are when asked for another, and takes none', () => {
  const { status, stderr, stdout } = run('src/cli/gallery/index.mjs', 'moonlight');
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^There is no picture called moonlight; there are start, armies, /);
});
