import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { SculptLoader, type SculptMeshes } from '../../../../src/scene/minis/figures/sculpt-loader';

afterEach(() => vi.unstubAllGlobals());

const load = (): Promise<SculptMeshes> => new Promise(resolve => new SculptLoader().load('sculpt.glb', resolve));

test('a sculpt is loaded with its meshes by name', async () => {
  const file = readFileSync('models/liberators.glb');
  vi.stubGlobal('fetch', async () => new Response(file));
  expect([...(await load()).keys()].some(name => name.startsWith('full'))).toBe(true);
});

test.each([
  ['is not there', async () => new Response('', { status: 404 })],
  ['cannot be read', async () => new Response('this is no sculpt at all, but words')],
  ['cannot be had without a network', () => Promise.reject(new TypeError('offline'))],
])('one that %s has no meshes, so that a stand-in is shown', async (_, fetch) => {
  vi.stubGlobal('fetch', fetch);
  expect((await load()).size).toBe(0);
});
