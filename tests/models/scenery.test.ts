import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Manifest, SceneryEntry } from '../../models/sculpt/file/manifest';
import type { Polygon, Solid, Spot } from '../../src/geometry/shapes/shape';
import { readGlb } from './read-glb';

const folder = new URL('../../models/', import.meta.url);
const { models } = JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8')) as Manifest;
const pieces = models.filter((entry): entry is SceneryEntry => entry.kind === 'scenery');

interface Vertex extends Spot {
  readonly z: number;
  readonly role: number;
}

/** Vertices in the words of the rules: x is the model's z, y the model's x, z its height. */
function verticesOf(entry: SceneryEntry, name: string): readonly Vertex[] {
  const mesh = readGlb(readFileSync(new URL(entry.file, folder))).find(found => found.name === name);
  if (!mesh) throw new Error(`${entry.id} has no ${name}`);
  const at = (i: number) => mesh.position[i] ?? 0;
  return Array.from({ length: mesh.position.length / 3 }, (_, v) => ({
    x: at(v * 3 + 2),
    y: at(v * 3),
    z: at(v * 3 + 1),
    role: Math.round((mesh.surf[v * 4 + 3] ?? 0) * 2),
  }));
}

const signedArea = (polygon: Polygon) =>
  polygon.reduce((sum, p, i) => {
    const q = polygon[(i + 1) % polygon.length] ?? p;
    return sum + (p.x * q.y - q.x * p.y) / 2;
  }, 0);

/** How far a spot lies outside a polygon; 0 within. */
function outside(polygon: Polygon, { x, y }: Spot): number {
  let isInside = false;
  let nearest = Infinity;
  polygon.forEach((p, i) => {
    const q = polygon[(i + 1) % polygon.length] ?? p;
    if (p.y > y !== q.y > y && x < ((q.x - p.x) * (y - p.y)) / (q.y - p.y) + p.x) isInside = !isInside;
    const [dx, dy] = [q.x - p.x, q.y - p.y];
    const t = Math.min(1, Math.max(0, ((x - p.x) * dx + (y - p.y) * dy) / (dx * dx + dy * dy || 1)));
    nearest = Math.min(nearest, Math.sqrt((x - p.x - t * dx) ** 2 + (y - p.y - t * dy) ** 2));
  });
  return isInside ? 0 : nearest;
}

const topAt = ({ top }: Solid, { x, y }: Spot) =>
  top.kind === 'flat' ? top.z : top.z + (x - top.from.x) * top.rise.x + (y - top.from.y) * top.rise.y;

describe.each(pieces.map(entry => [entry.id, entry] as const))('%s', (_, entry) => {
  const body = verticesOf(entry, 'body');

  test('has outlines that run anticlockwise', () => {
    for (const outline of [entry.footprint, ...entry.solids.map(solid => solid.outline)])
      expect(signedArea(outline)).toBeGreaterThan(0.1);
  });

  test('shows its footprint where the rules have it', () => {
    const low = body.filter(({ role, z }) => role === 2 && z < 0.01);
    expect(low.length).toBeGreaterThan(20);
    for (const corner of entry.footprint) {
      const gap = Math.min(...low.map(v => Math.sqrt((v.x - corner.x) ** 2 + (v.y - corner.y) ** 2)));
      expect(gap).toBeLessThan(0.002);
    }
  });

  test('keeps its solids on its footprint', () => {
    for (const { outline } of entry.solids)
      for (const corner of outline) expect(outside(entry.footprint, corner)).toBeLessThan(0.02);
  });

  test('has no solid where nothing is seen: each reaches a vertex of the body near its top', () => {
    for (const solid of entry.solids) {
      const near = body.filter(v => outside(solid.outline, v) < 0.12 && Math.abs(v.z - topAt(solid, v)) < 0.32);
      expect(near.length).toBeGreaterThan(3);
    }
  });
});

describe.each(pieces.filter(({ id }) => !/wood|briar/.test(id)).map(entry => [entry.id, entry] as const))(
  'the stones of %s',
  (_, entry) => {
    test('stand within its solids, except rubble and what flies above them', () => {
      const roof = Math.max(...entry.solids.map(solid => Math.max(...solid.outline.map(p => topAt(solid, p)))));
      const stones = verticesOf(entry, 'body').filter(({ role, z }) => role === 0 && z > 0.75 && z < roof);
      const isHeld = (v: Vertex) =>
        entry.solids.some(
          solid => outside(solid.outline, v) < 0.36 && v.z > solid.bottom - 0.45 && v.z < topAt(solid, v) + 0.45,
        );
      expect(stones.filter(v => !isHeld(v))).toEqual([]);
    });
  },
);

test('the crowns of a wood can be faded: they are a mesh of their own, above the heads of infantry', () => {
  for (const entry of pieces.filter(({ id }) => id.startsWith('wood'))) {
    const lowest = Math.min(...verticesOf(entry, 'crowns').map(({ z }) => z));
    expect(lowest).toBeGreaterThan(1.8);
  }
});
