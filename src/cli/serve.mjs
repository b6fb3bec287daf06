import { createReadStream, realpathSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.glb': 'model/gltf-binary',
};

/** Serves a folder on this machine only, on the first free port from `port` on; gives its address. */
export async function serveFolder(folder, port) {
  if (!Number.isInteger(port) || port < 1 || port > 65_486) {
    throw new Error(`PORT must be a number from 1 to 65486, and it is ${port}.`);
  }
  const server = createServer((request, response) => {
    const file = fileFor(folder, request.url ?? '/');
    if (!file) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response);
  });
  for (let tried = port; tried < port + 50; tried++) {
    if (await listens(server, tried)) return { server, address: `http://127.0.0.1:${tried}/` };
  }
  throw new Error(`No free port between ${port} and ${port + 49}.`);
}

const listens = (server, port) =>
  new Promise(resolve => {
    const onError = () => resolve(false);
    server.once('error', onError);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', onError);
      resolve(true);
    });
  });

/** The file an address names, if it is one inside the folder; links that lead out of it are not followed. */
function fileFor(folder, address) {
  try {
    const path = decodeURIComponent(new URL(address, 'http://localhost').pathname);
    const inside = realpathSync(resolve(folder));
    const file = realpathSync(join(inside, path.endsWith('/') ? `${path}index.html` : path));
    return file.startsWith(inside + sep) && statSync(file).isFile() ? file : undefined;
  } catch {
    return undefined;
  }
}
