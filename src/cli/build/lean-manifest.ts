import type { Plugin } from 'vite';

/** What the list of models tells people and tests, and the page never reads. */
const FOR_READERS: ReadonlySet<string> = new Set([
  'author',
  'base',
  'bytes',
  'eyes',
  'far',
  'file',
  'height',
  'licence',
  'meshes',
  'name',
  'size',
  'solids',
  'triangles',
]);

/** Builds the page with no more of the list of models than it reads. */
export const leanManifest = (): Plugin => ({
  name: 'lean-manifest',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('/models/manifest.json') ? { code: leanList(code) } : undefined),
});

/** The list without what is only for its readers. */
export const leanList = (list: string): string =>
  JSON.stringify(JSON.parse(list, (key, value: unknown) => (FOR_READERS.has(key) ? undefined : value)));
