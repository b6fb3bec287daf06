import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { figures } from './figures';
import type { Manifest, ModelEntry } from './file/manifest';
import { fire } from './fire';
import { fireScenery } from './fire-scenery';
import { scenery } from './scenery';

/** `npm run sculpt [id…]`: writes the models and the manifest; with ids only those, keeping the rest as they are. */
const folder = fileURLToPath(new URL('..', import.meta.url));
const path = `${folder}manifest.json`;
const wanted = process.argv.slice(2);
const kept: readonly ModelEntry[] = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest).models : [];

interface Fired {
  readonly bytes: Uint8Array;
  readonly entry: ModelEntry;
}
const jobs: readonly (readonly [string, () => Fired])[] = [
  ...figures.map(figure => [figure.id, () => fire(figure)] as const),
  ...scenery.map(piece => [piece.id, () => fireScenery(piece)] as const),
];

const models = jobs.flatMap(([id, work]): readonly ModelEntry[] => {
  if (wanted.length > 0 && !wanted.includes(id)) return kept.filter(entry => entry.id === id);
  const started = performance.now();
  const { bytes, entry } = work();
  writeFileSync(`${folder}${entry.file}`, bytes);
  const [size, time] = [(bytes.length / 1024).toFixed(0), (performance.now() - started).toFixed(0)];
  console.log(`${id}: ${cost(entry)}; ${size} kB; ${time} ms`);
  return [entry];
});
writeFileSync(path, `${JSON.stringify({ models } satisfies Manifest, undefined, 2)}\n`);

function cost(entry: ModelEntry): string {
  return entry.kind === 'figure'
    ? entry.poses.map(({ name, full, far }) => `${name} ${full.triangles}/${far.triangles}`).join(', ')
    : entry.meshes.map(({ mesh, triangles }) => `${mesh} ${triangles}`).join(', ');
}
