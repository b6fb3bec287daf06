import type { Plugin } from 'vite';

/** Parts of the model list for people and tests; the page never reads them. */
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

/** Builds the page with only the parts of the model list that it reads. */
export const leanManifest = (): Plugin => ({
  name: 'lean-manifest',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('/models/manifest.json') ? { code: leanList(code) } : undefined),
});

/** The list without parts for readers; the page needs the poses of only one rank. */
export const leanList = (list: string): string =>
  JSON.stringify(
    JSON.parse(list, (key, value: unknown) => {
      if (FOR_READERS.has(key)) return undefined;
      return key === 'poses' && Array.isArray(value) ? value.filter(pose => 'as' in pose) : value;
    }),
  );
