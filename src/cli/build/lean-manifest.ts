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
  'kind',
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

/** The list without what is only for its readers; of the poses a page needs to know those of one rank alone. */
export const leanList = (list: string): string =>
  JSON.stringify(
    JSON.parse(list, (key, value: unknown) => {
      if (FOR_READERS.has(key)) return undefined;
      return key === 'poses' && Array.isArray(value) ? value.filter(pose => 'as' in pose) : value;
    }),
  );
