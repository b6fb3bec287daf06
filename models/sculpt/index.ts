import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { figures } from './figures';
import type { Manifest, ModelEntry } from './file/manifest';
import { fire } from './fire';

/** `npm run sculpt [id…]`: writes the models and the manifest; with ids only those, keeping the rest as they are. */
const folder = fileURLToPath(new URL('..', import.meta.url));
const path = `${folder}manifest.json`;
const wanted = process.argv.slice(2);
const kept: readonly ModelEntry[] = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest).models : [];

const models = figures.flatMap((figure): readonly ModelEntry[] => {
  if (wanted.length > 0 && !wanted.includes(figure.id)) return kept.filter(({ id }) => id === figure.id);
  const started = performance.now();
  const { bytes, entry } = fire(figure);
  writeFileSync(`${folder}${entry.file}`, bytes);
  const cost = entry.poses.map(({ name, full, far }) => `${name} ${full.triangles}/${far.triangles}`).join(', ');
  const [size, time] = [(bytes.length / 1024).toFixed(0), (performance.now() - started).toFixed(0)];
  console.log(`${entry.id}: ${cost}; ${size} kB; ${time} ms`);
  return [entry];
});
writeFileSync(path, `${JSON.stringify({ models } satisfies Manifest, undefined, 2)}\n`);
