import { readFileSync } from 'node:fs';
import { BufferGeometry, Mesh } from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { expect, test } from 'vitest';
import { chainraspHorde } from '../../models/sculpt/figures/chainrasp-horde';
import { liberators } from '../../models/sculpt/figures/liberators';
import { fire } from '../../models/sculpt/fire';
import { fireScenery } from '../../models/sculpt/fire-scenery';
import { fieldWall } from '../../models/sculpt/scenery/field-wall';

test.each([liberators, chainraspHorde])('$name sculpted twice gives the same bytes, and those on disk', figure => {
  const first = fire(figure);
  expect(fire(figure)).toEqual(first);
  const onDisk = readFileSync(new URL(`../../models/${figure.id}.glb`, import.meta.url));
  expect(Buffer.compare(onDisk, first.bytes)).toBe(0);
});

test('a piece of scenery sculpted twice gives the same bytes, and those on disk', () => {
  const first = fireScenery(fieldWall);
  expect(fireScenery(fieldWall)).toEqual(first);
  const onDisk = readFileSync(new URL(`../../models/${fieldWall.id}.glb`, import.meta.url));
  expect(Buffer.compare(onDisk, first.bytes)).toBe(0);
});

test("three's loader finds every mesh and the surface attribute", async () => {
  const { bytes, entry } = fire(chainraspHorde);
  const { scene } = await new GLTFLoader().parseAsync(bytes.slice().buffer, '');
  const meshes = scene.children.filter(child => child instanceof Mesh);
  expect(meshes.map(({ name }) => name)).toEqual(entry.poses.flatMap(({ full, far }) => [full.mesh, far.mesh]));
  for (const { geometry } of meshes) {
    if (!(geometry instanceof BufferGeometry)) throw new Error('no geometry');
    expect(Object.keys(geometry.attributes).sort()).toEqual(['_surf', 'color', 'normal', 'position']);
    expect(geometry.getAttribute('_surf').normalized).toBe(true);
  }
});
