import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

interface ServeModule {
  serveFolder(
    folder: string,
    port: number,
    host?: string,
  ): Promise<{ readonly server: Server; readonly address: string }>;
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

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Asks with another method or with headers of its own. */
const askWith = (path: string, method: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    request({ hostname, port, path, method, headers: { ...headers }, agent: false }, response => {
      let body = '';
      response.on('data', chunk => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    })
      .on('error', reject)
      .end();
  });

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<p>table</p>');
  writeFileSync(join(folder, 'assets', 'a b.js'), 'export {};');
  writeFileSync(join(folder, 'assets', 'Table-Cc3Wu2z1.js'), 'export {};');
  writeFileSync(join(folder, 'empty.json'), '');
  writeFileSync(join(folder, 'sw.js'), '');
  writeFileSync(join(folder, 'large.glb'), '');
  truncateSync(join(folder, 'large.glb'), 64_000_000);
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
  '/assets%2fTable-Cc3Wu2z1.js',
  '/assets%5cTable-Cc3Wu2z1.js',
  '/assets/./Table-Cc3Wu2z1.js%00',
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

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is refused, with what is allowed', async method => {
  const { status, headers } = await askWith('/', method);
  expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD' });
});

test('HEAD gives the headers of GET without a body', async () => {
  const [whole, head] = [await askWith('/', 'GET'), await askWith('/', 'HEAD')];
  expect(head).toMatchObject({ status: 200, body: '' });
  const { date: _, ...named } = whole.headers;
  expect(head.headers).toMatchObject(named);
});

test.each([
  ['/', '12'],
  ['/empty.json', '0'],
])('%s says that it is %s bytes long', async (path, length) => {
  const { status, headers, body } = await askWith(path, 'GET');
  expect({ status, length: headers['content-length'], read: `${body.length}` }).toEqual({
    status: 200,
    length,
    read: length,
  });
});

test('what a browser has already is not sent again, until it changes', async () => {
  const { etag = '' } = (await askWith('/', 'GET')).headers;
  expect(etag).toMatch(/^(W\/)?"[^"]+"$/);
  for (const known of [etag, `"other", ${etag}`, '*', etag.replace(/^W\//, '')]) {
    const { status, headers, body } = await askWith('/', 'GET', { 'if-none-match': known });
    expect({ status, body, etag: headers.etag }, known).toEqual({ status: 304, body: '', etag });
  }
  expect((await askWith('/', 'GET', { 'if-none-match': '"other"' })).status).toBe(200);
  writeFileSync(join(folder, 'index.html'), '<p>table</p> ');
  expect((await askWith('/', 'GET', { 'if-none-match': etag })).status).toBe(200);
  writeFileSync(join(folder, 'index.html'), '<p>table</p>');
});

test.each([
  ['/', 'no-cache'],
  ['/sw.js', 'no-cache'],
  ['/assets/a%20b.js', 'no-cache'],
  ['/assets/Table-Cc3Wu2z1.js', 'public, max-age=31536000, immutable'],
])('%s is kept by browsers as %s', async (path, cache) => {
  expect((await askWith(path, 'GET')).headers['cache-control']).toBe(cache);
});

test.each(['/', '/nothing', '/sw.js'])(
  '%s runs only scripts of its own, in no frame, under its own type',
  async path => {
    const { headers } = await askWith(path, 'GET');
    const policy = new Map(
      String(headers['content-security-policy'])
        .split('; ')
        .map(line => [line.split(' ')[0], line]),
    );
    expect(policy.get('default-src')).toBe("default-src 'none'");
    expect(policy.get('script-src')).toBe("script-src 'self'");
    expect(policy.get('style-src')).toBe("style-src 'self'");
    expect(policy.get('frame-ancestors')).toBe("frame-ancestors 'none'");
    expect(policy.get('base-uri')).toBe("base-uri 'none'");
    expect(policy.get('form-action')).toBe("form-action 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-powered-by']).toBeUndefined();
  },
);

test('a download that is broken off leaves no file open', async () => {
  const count = () => readdirSync('/dev/fd').length;
  const before = count();
  const { hostname, port } = new URL(address);
  for (let i = 0; i < 5; i++) {
    await new Promise<void>(resolve => {
      get({ hostname, port, path: '/large.glb', agent: false }, response => {
        response.once('data', () => response.destroy());
        response.once('close', resolve);
        response.on('error', () => undefined);
      });
    });
  }
  await expect.poll(count, { timeout: 10_000 }).toBeLessThanOrEqual(before);
  expect((await askWith('/', 'GET')).status).toBe(200);
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

test('it listens to other machines only when asked to', async () => {
  const served = await serveFolder(folder, FIRST_PORT, '0.0.0.0');
  open.push(served.server);
  expect(served.server.address()).toMatchObject({ address: '0.0.0.0' });
});

test.each([Number.NaN, 0, -1, 70_000, 80.5])('port %d is refused clearly', async port => {
  await expect(serveFolder(folder, port)).rejects.toThrow('PORT must be a number');
});
