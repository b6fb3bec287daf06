import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { radii } from '../../models/sculpt/base';
import { BUDGETS } from '../../models/sculpt/figures/figure';
import type { FigureEntry, Manifest } from '../../models/sculpt/file/manifest';
import { type ReadMesh, readGlb } from './read-glb';

const folder = new URL('../../models/', import.meta.url);
const { models } = JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8')) as Manifest;
const figures = models.filter((entry): entry is FigureEntry => entry.kind === 'figure');

const meshesOf = (file: string) => new Map(readGlb(readFileSync(new URL(file, folder))).map(mesh => [mesh.name, mesh]));
const triangles = (mesh: ReadMesh | undefined) => (mesh?.index.length ?? 0) / 3;
const top = (mesh: ReadMesh) => Math.max(...mesh.position.filter((_, i) => i % 3 === 1));

test('the manifest lists every model file on disk and no other', () => {
  const onDisk = readdirSync(folder).filter(name => name.endsWith('.glb'));
  expect(models.map(({ file }) => file).sort()).toEqual(onDisk.sort());
  expect(new Set(models.map(({ id }) => id)).size).toBe(models.length);
});

describe.each(models.map(entry => [entry.id, entry] as const))('%s', (_, entry) => {
  const meshes = meshesOf(entry.file);

  test('has the size, author and licence the manifest says', () => {
    expect(readFileSync(new URL(entry.file, folder)).length).toBe(entry.bytes);
    expect([entry.author, entry.licence]).toEqual(['Realmtable', 'MIT']);
  });

  test('holds sound meshes: no NaN, unit normals, corners in range, no flat triangle', () => {
    for (const { position, normal, color, surf, index } of meshes.values()) {
      const count = position.length / 3;
      expect([...position, ...normal, ...color, ...surf].every(Number.isFinite)).toBe(true);
      expect([normal.length, color.length, surf.length]).toEqual([count * 3, count * 4, count * 4]);
      expect(Math.max(...index)).toBeLessThan(count);
      for (let i = 0; i < normal.length; i += 3) {
        const long = Math.sqrt((normal[i] ?? 0) ** 2 + (normal[i + 1] ?? 0) ** 2 + (normal[i + 2] ?? 0) ** 2);
        expect(Math.abs(long - 1)).toBeLessThan(0.02);
      }
      for (let i = 0; i < index.length; i += 3) expect(new Set(index.slice(i, i + 3)).size).toBe(3);
    }
  });

  test('stands on the table', () => {
    const low = [...meshes.values()].map(({ position }) => Math.min(...position.filter((_, i) => i % 3 === 1)));
    // stones may be sunk into the ground a little, a base may not
    expect(Math.min(...low)).toBeGreaterThan(entry.kind === 'figure' ? -1e-6 : -0.2);
    expect(Math.min(...low)).toBeLessThan(0.02);
  });

  test('is as tall as the manifest says within 5 %', () => {
    const tallest = Math.max(...[...meshes.values()].map(top));
    expect(Math.abs(tallest / entry.height - 1)).toBeLessThan(0.05);
  });
});

describe.each(figures.map(entry => [entry.id, entry] as const))('the figure %s', (_, entry) => {
  const meshes = meshesOf(entry.file);
  const budget = BUDGETS[entry.size];

  test('has the poses of the manifest and nothing else', () => {
    const named = entry.poses.flatMap(({ full, far }) => [full.mesh, far.mesh]);
    expect([...meshes.keys()]).toEqual(named);
  });

  test.each(entry.poses.map(pose => [pose.name, pose] as const))('%s costs what it may', (_, { full, far }) => {
    expect(triangles(meshes.get(full.mesh))).toBe(full.triangles);
    expect(triangles(meshes.get(far.mesh))).toBe(far.triangles);
    expect(full.triangles).toBeLessThanOrEqual(budget.full);
    expect(far.triangles).toBeLessThanOrEqual(budget.far);
  });

  test('stands on the base of the manifest within a thousandth of an inch, near and far', () => {
    const [wide, long] = radii(entry.base);
    for (const mesh of meshes.values()) {
      const rim = [...mesh.surf.keys()].filter(i => i % 4 === 3 && Math.round((mesh.surf[i] ?? 0) * 2) === 1);
      const reach = (axis: 0 | 2) => Math.max(...rim.map(i => Math.abs(mesh.position[((i - 3) / 4) * 3 + axis] ?? 0)));
      expect(Math.abs(reach(0) - wide)).toBeLessThan(1e-3);
      expect(Math.abs(reach(2) - long)).toBeLessThan(1e-3);
    }
  });
});
