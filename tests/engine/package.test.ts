import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** A folder of another program, with only the packed engine in it. */
const folder = mkdtempSync(join(tmpdir(), 'realmtable-engine-'));
const npm = (args: readonly string[], cwd: string) =>
  execFileSync('npm', [...args, '--loglevel=error', '--no-audit', '--no-fund'], { cwd, encoding: 'utf8' });

/** The example of the documentation, as a reader would copy it. */
const example = (): string => /```ts\n([\s\S]*?)```/.exec(readFileSync('docs/engine.md', 'utf8'))?.[1] ?? '';

const INSTALL_MS = 300_000;

beforeAll(() => {
  const [packed] = JSON.parse(npm(['pack', '--json', '--pack-destination', folder], resolve('.'))) as [
    { readonly filename: string },
  ];
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', private: true }));
  npm(['install', '--prefer-offline', '--ignore-scripts', `./${packed.filename}`], folder);
  writeFileSync(join(folder, 'example.ts'), example());
}, INSTALL_MS);

afterAll(() => rmSync(folder, { recursive: true }));

test('the example of docs/engine.md has types, without a DOM', () => {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'es2023',
    module: 'nodenext',
    lib: ['es2023'],
    types: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  writeFileSync(join(folder, 'console.d.ts'), 'declare const console: { log(...what: unknown[]): void };\n');
  const { stdout } = spawnSync(process.execPath, [resolve('node_modules/typescript/bin/tsc')], {
    cwd: folder,
    encoding: 'utf8',
  });
  const isOurs = (line: string) => line !== '' && !line.startsWith('node_modules/valibot/');
  expect(stdout.split('\n').filter(isOurs)).toEqual([]);
});

test('the example plays its battle to the end and opens it again', () => {
  const tsx = resolve('node_modules/tsx/dist/cli.mjs');
  const lines = execFileSync(process.execPath, [tsx, 'example.ts'], { cwd: folder, encoding: 'utf8' });
  expect(lines).toContain('moved');
  expect(lines).toMatch(/\d\.\d\d inches/);
  expect(lines.trimEnd()).toMatch(/winner: '(azure|ember)'[\s\S]*true$/);
});

test('a program that only measures gets no army with it', async () => {
  const measures = "import { geometry } from 'realmtable/engine';\nconsole.log(geometry.roundBase(32));\n";
  writeFileSync(join(folder, 'measures.js'), measures);
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, rolldownOptions: { input: join(folder, 'measures.js') } },
  });
  const [bundle] = [built].flat();
  const code =
    bundle && 'output' in bundle ? bundle.output.map(part => ('code' in part ? part.code : '')).join('') : '';
  expect(code).toContain('circle');
  expect(code).not.toContain('Chainrasp');
  expect(code.length).toBeLessThan(5000);
});
