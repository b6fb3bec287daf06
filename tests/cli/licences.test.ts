import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { LICENCES, licences, noticesOf, packageFolder, shippedFrom } from '../../src/cli/build/licences';

const folder = mkdtempSync(join(tmpdir(), 'realmtable-licences-'));
afterAll(() => rmSync(folder, { recursive: true }));

function lay(file: string, text: string): void {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
}

test.each([
  ['/a/node_modules/three/build/three.core.js', '/a/node_modules/three'],
  ['/a/node_modules/@fontsource/grenze/files/x.woff2?url', '/a/node_modules/@fontsource/grenze'],
  ['/a/node_modules/one/node_modules/two/index.js', '/a/node_modules/one/node_modules/two'],
  ['node_modules/@fontsource/grenze/files/x.woff2', 'node_modules/@fontsource/grenze'],
  ['/a/src/main.tsx', undefined],
])('%s belongs to %s', (file, expected) => {
  expect(packageFolder(file)).toBe(expected);
});

test('a package that names no licence must not ship', () => {
  lay('node_modules/nameless/package.json', '{"name":"nameless","version":"1.0.0"}');
  expect(() => shippedFrom(join(folder, 'node_modules/nameless'))).toThrow('nameless ships and names no licence');
});

test('the notices have our own licence first, then each package with its terms, by name', () => {
  const shipped = [
    { name: 'zebra', version: '2.0.0', licence: 'MIT', text: 'Terms of the zebra' },
    { name: 'ant', version: '1.0.0', licence: 'ISC', text: 'Terms of the ant' },
  ];
  const text = noticesOf('Ours', shipped);
  const places = ['Ours', 'ant 1.0.0\nISC\n\nTerms of the ant', 'zebra 2.0.0'].map(part => text.indexOf(part));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test('a build names the packages whose scripts and fonts are in it, and no others', async () => {
  const pack = (name: string) => {
    lay(`node_modules/${name}/package.json`, `{"name":"${name}","version":"1.2.3","license":"MIT","main":"index.js"}`);
    lay(`node_modules/${name}/LICENSE`, `Terms of ${name}`);
  };
  for (const name of ['script', 'font', 'unused']) pack(name);
  lay('node_modules/script/index.js', 'export const word = "used"; console.log(word);');
  lay('node_modules/font/font.woff2', 'x'.repeat(10_000));
  lay('node_modules/unused/index.js', 'export const word = "unused";');
  lay('main.js', 'import "script"; import "./main.css";');
  lay('main.css', "@font-face { font-family: f; src: url('font/font.woff2'); }");
  lay('index.html', '<script type="module" src="./main.js"></script>');
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [licences()],
    build: { write: false },
  });
  const output = 'output' in built ? built.output : [];
  const notices = output.find(({ fileName }) => fileName === LICENCES);
  const text = notices?.type === 'asset' ? String(notices.source) : '';
  expect(text).toContain('script 1.2.3');
  expect(text).toContain('Terms of font');
  expect(text).not.toContain('unused');
});
