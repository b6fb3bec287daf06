// Serves what was built exactly as `npm start` does, so that the tests run under the same headers; on this port or not at all.
import { fileURLToPath } from 'node:url';
import { serveFolder } from '../../src/cli/serve.mjs';

const port = Number(process.argv[2]);
const { address } = await serveFolder(fileURLToPath(new URL('../../dist', import.meta.url)), port);
if (new URL(address).port !== String(port)) {
  console.error(`Port ${port} is in use.`);
  process.exit(1);
}
