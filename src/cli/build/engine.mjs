// npm run engine: the engine as a library, in build/engine. `npm pack` runs it first.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, runTool } from '../run.mjs';

const folder = join(root, 'build/engine');

/** Node and TypeScript resolve `./dice` only with its extension; our sources omit it, and tsc keeps that. */
function withEndings(file) {
  const complete = (_, before, path, after) => {
    const target = join(dirname(file), path);
    if (existsSync(`${target}.js`)) return `${before}${path}.js${after}`;
    if (existsSync(join(target, 'index.js'))) return `${before}${path}/index.js${after}`;
    throw new Error(`${file} imports ${path}, which was not built`);
  };
  return readFileSync(file, 'utf8').replace(/(\bfrom ['"]|\bimport\(['"])(\.{1,2}(?:\/[^'"]*)?)(['"])/g, complete);
}

rmSync(folder, { recursive: true, force: true });
const code = await runTool('typescript/bin/tsc', ['-p', 'src/engine']);
if (code !== 0) process.exit(code);
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  const file = join(folder, name);
  if (/\.(js|d\.ts)$/.test(name)) writeFileSync(file, withEndings(file));
}
