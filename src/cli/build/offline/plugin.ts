import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Built files that no page requests. */
const NOT_KEPT = ['script-weight.json'];

/** The worker for these files: a change in any of them makes a new version. */
export function workerFor(source: string, contents: ReadonlyMap<string, string | Uint8Array>): string {
  const files = [...contents.keys()].toSorted();
  const hash = createHash('sha256').update(source);
  for (const file of files) hash.update(file).update(contents.get(file) ?? '');
  const version = hash.digest('hex').slice(0, 16);
  return `const version = ${JSON.stringify(version)};\nconst files = ${JSON.stringify(files)};\n${source}`;
}

/** Writes `sw.js`, which keeps everything that was built for use without a network. */
export function offline(): Plugin {
  let publicFolder = 'public';
  return {
    name: 'offline',
    apply: 'build',
    configResolved(config) {
      publicFolder = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const contents = new Map<string, string | Uint8Array>();
        for (const item of Object.values(bundle)) {
          if (NOT_KEPT.includes(item.fileName)) continue;
          contents.set(item.fileName, item.type === 'chunk' ? item.code : item.source);
        }
        for (const file of readdirSync(publicFolder)) contents.set(file, readFileSync(`${publicFolder}/${file}`));
        const source = readFileSync(new URL('./worker.mjs', import.meta.url), 'utf8');
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: workerFor(source, contents) });
      },
    },
  };
}
