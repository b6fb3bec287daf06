import { readFileSync } from 'node:fs';
import { BufferGeometry } from 'three';
import { expect, test } from 'vitest';
import manifest from '../../../../models/manifest.json';
import { ovalBase } from '../../../../src/geometry/shapes/shape';
import { readGlb } from '../../../../src/scene/minis/figures/read-glb';
import { type Pose, poseFor, posesIn } from '../../../../src/scene/minis/figures/sculpts';
import { standIn } from '../../../../src/scene/minis/figures/stand-in';

const bytes = (path: string) => new Uint8Array(readFileSync(path)).buffer;

test.each(manifest.models.map(model => [model.id, model] as const))(
  '%s can be read as its manifest says',
  (_, model) => {
    const meshes = readGlb(bytes(`models/${model.file}`));
    const poses = 'poses' in model ? model.poses : [];
    for (const { full, far } of poses) {
      for (const { mesh, triangles } of [full, far]) {
        const geometry = meshes.get(mesh);
        expect(geometry?.index?.count).toBe(triangles * 3);
        expect(Object.keys(geometry?.attributes ?? {}).sort()).toEqual(['color', 'normal', 'position', 'surf']);
      }
    }
  },
);

test('a figure read from its file stands on the table and faces +z', () => {
  const [model] = manifest.models;
  const geometry = [...readGlb(bytes(`models/${model?.file}`)).values()][0];
  geometry?.computeBoundingBox();
  expect(geometry?.boundingBox?.min.y).toBeCloseTo(0, 2);
  expect(geometry?.boundingBox?.max.y).toBeLessThanOrEqual((model?.height ?? 0) + 0.3);
});

test('what is no .glb is refused', () => {
  expect(() => readGlb(new ArrayBuffer(64))).toThrow('no .glb');
  expect(() => readGlb(new ArrayBuffer(3))).toThrow('no .glb');
});

test('every full mesh is a pose; a missing far copy is the full one', () => {
  const [one, two, far] = [new BufferGeometry(), new BufferGeometry(), new BufferGeometry()];
  const meshes = new Map([
    ['full-guard', one],
    ['far-guard', far],
    ['full-prime', two],
  ]);
  expect(posesIn(meshes, new Map([['full-prime', 'leader']]))).toEqual([
    { full: one, far, rank: undefined },
    { full: two, far: two, rank: 'leader' },
  ]);
});

const pose = (rank: Pose['rank']): Pose => ({ full: new BufferGeometry(), far: new BufferGeometry(), rank });

test('leaders have the leader pose, other models take the other poses in turn', () => {
  const [guard, stride, prime] = [pose(undefined), pose(undefined), pose('leader')];
  const poses = [guard, stride, prime];
  expect(poseFor(poses, 5, 'leader')).toBe(prime);
  expect(poseFor(poses, 0, undefined)).toBe(guard);
  expect(poseFor(poses, 3, undefined)).toBe(stride);
  expect(poseFor(poses, 0, 'musician')).toBe(guard);
  expect(poseFor([prime], 0, undefined)).toBe(prime);
  expect(poseFor([], 0, undefined)).toBeUndefined();
});

test.each(['liberators', 'chainrasp-horde'])(
  'a stand-in for %s stands on the right base at the right height',
  figure => {
    const { full, far } = standIn({ figure, outline: ovalBase(90, 52), height: 3 });
    full.computeBoundingBox();
    const { min, max } = full.boundingBox ?? { min: { x: 0, y: 0, z: 0 }, max: { x: 0, y: 0, z: 0 } };
    expect(max.z - min.z).toBeCloseTo(90 / 25.4, 1);
    expect(min.y).toBeCloseTo(0);
    expect(max.y).toBeGreaterThan(2.5);
    expect(max.y).toBeLessThan(3.8);
    expect(far.getAttribute('position').count).toBeLessThan(full.getAttribute('position').count / 2);
  },
);
