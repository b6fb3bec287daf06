import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { get, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

interface ServeModule {
  serveFolder(folder: string, port: number): Promise<{ readonly server: Server; readonly address: string }>;
}
// By a variable, since these plain scripts have no types: they run before anything is installed.
const script = '../../src/cli/serve.mjs';
const { serveFolder } = (await import(script)) as ServeModule;

const FIRST_PORT = 45_170;
const outer = mkdtempSync(join(tmpdir(), 'realmtable-serve-'));
const folder = join(outer, 'dist');
const open: Server[] = [];
let address = '';

async function serve(): Promise<string> {
  const served = await serveFolder(folder, FIRST_PORT);
  open.push(served.server);
  return served.address;
}

/** Asks for a path exactly as written; `fetch` would tidy it up first. */
const ask = (path: string): Promise<{ status: number | undefined; type: string | undefined; body: string }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    get({ hostname, port, path }, response => {
      let body = '';
      response.on('data', chunk => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode, type: response.headers['content-type'], body }));
    }).on('error', reject);
  });

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<p>table</p>');
  writeFileSync(join(folder, 'assets', 'a b.js'), 'export {};');
  writeFileSync(join(outer, 'secret.txt'), 'secret');
  mkdirSync(join(outer, 'dist-other'));
  writeFileSync(join(outer, 'dist-other', 'secret.txt'), 'secret');
  symlinkSync(join(outer, 'secret.txt'), join(folder, 'link.txt'));
  address = await serve();
});

afterAll(() => {
  for (const server of open) server.close();
  rmSync(outer, { recursive: true });
});

test('a folder is served with its types, the index for the folder itself', async () => {
  expect(await ask('/')).toEqual({ status: 200, type: 'text/html; charset=utf-8', body: '<p>table</p>' });
  expect(await ask('/assets/a%20b.js?v=1')).toMatchObject({ status: 200, type: 'text/javascript; charset=utf-8' });
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/..%2fdist-other%2fsecret.txt',
  '//../secret.txt',
  '/link.txt',
  '/assets',
  '/assets/',
  '/nothing',
  '/a%00b',
  '/%',
  '/%E0%A4%A',
])('%s leads nowhere', async path => {
  expect(await ask(path)).toMatchObject({ status: 404, body: 'Not found' });
});

test('it goes on serving after bad addresses', async () => {
  await ask('/%');
  expect((await ask('/')).status).toBe(200);
});

test('it listens on this machine only, and takes the next port when one is in use', async () => {
  const second = await serve();
  expect(new URL(address).hostname).toBe('127.0.0.1');
  expect(open[0]?.address()).toMatchObject({ address: '127.0.0.1' });
  expect(Number(new URL(second).port)).toBeGreaterThan(Number(new URL(address).port));
});

test.each([Number.NaN, 0, -1, 70_000, 80.5])('port %d is refused clearly', async port => {
  await expect(serveFolder(folder, port)).rejects.toThrow('PORT must be a number');
});
