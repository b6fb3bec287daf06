import { realpathSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { headersOf, isKnown, SAFETY } from './serve-headers.mjs';

const THIS_MACHINE = '127.0.0.1';
const METHODS = ['GET', 'HEAD'];
/** An encoded slash, backslash or zero byte: none of our file names has one. */
const CODED = /%2f|%5c|%00/i;

/**
 * Serves a folder on the first free port from `port` on, only to this machine unless a host is named; returns its
 * address.
 */
export async function serveFolder(folder, port, host = THIS_MACHINE) {
  if (!Number.isInteger(port) || port < 1 || port > 65_486) {
    throw new Error(`PORT must be a number from 1 to 65486, and it is ${port}.`);
  }
  const server = createServer((request, response) => {
    // an aborted download ends here too, and closes its file
    answer(folder, request, response).catch(() => response.destroy());
  });
  for (let tried = port; tried < port + 50; tried++) {
    if (await listens(server, tried, host)) return { server, address: `http://${shownHost(host)}:${tried}/` };
  }
  throw new Error(`No free port between ${port} and ${port + 49}.`);
}

/** A server on every address is reached from here by localhost. */
const shownHost = host =>
  host === '0.0.0.0' || host === '::' ? THIS_MACHINE : host.includes(':') ? `[${host}]` : host;

/** Whether the port was free; any other failure is an error. */
const listens = (server, port, host) =>
  new Promise((resolve, reject) => {
    const onError = cause =>
      ['EADDRINUSE', 'EACCES'].includes(cause.code)
        ? resolve(false)
        : reject(new Error(`The table cannot be served on ${host}: ${cause.message}.`));
    server.once('error', onError);
    server.listen(port, host, () => {
      server.off('error', onError);
      resolve(true);
    });
  });

async function answer(folder, request, response) {
  if (!METHODS.includes(request.method)) return refuse(response, 405, 'Not allowed', { allow: METHODS.join(', ') });
  const file = fileFor(folder, request.url ?? '/');
  if (!file) return refuse(response, 404, 'Not found');
  const handle = await open(file);
  try {
    // of the opened file, so that length and content match even while a build replaces it
    const stat = await handle.stat();
    if (!stat.isFile()) return refuse(response, 404, 'Not found');
    const headers = headersOf(file, stat);
    if (isKnown(headers.etag, request.headers['if-none-match'])) {
      const { 'content-length': _, ...kept } = headers;
      response.writeHead(304, kept).end();
      return;
    }
    response.writeHead(200, headers);
    if (request.method === 'HEAD' || stat.size === 0) response.end();
    else await pipeline(handle.createReadStream({ end: stat.size - 1, autoClose: false }), response);
  } finally {
    await handle.close();
  }
}

function refuse(response, status, words, headers = {}) {
  response.writeHead(status, { ...SAFETY, 'content-type': 'text/plain', 'cache-control': 'no-store', ...headers });
  response.end(words);
}

/** The file of an address, if it is inside the folder; links out of it are not followed. */
function fileFor(folder, address) {
  try {
    const { pathname } = new URL(address, 'http://localhost');
    if (CODED.test(pathname)) return undefined;
    const path = decodeURIComponent(pathname);
    const inside = realpathSync(resolve(folder));
    const file = realpathSync(join(inside, path.endsWith('/') ? `${path}index.html` : path));
    return file.startsWith(inside + sep) ? file : undefined;
  } catch {
    return undefined;
  }
}
