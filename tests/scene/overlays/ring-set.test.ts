import { InstancedMesh, Matrix4, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { ovalBase, roundBase } from '../../../src/geometry/shape';
import type { RingView } from '../../../src/scene/overlays/overlay-view';
import { RING_NUMBERS } from '../../../src/scene/overlays/ring-material';
import { RingSet } from '../../../src/scene/overlays/ring-set';

const table = { width: 72, depth: 48 };
const ring = (x: number, more: Partial<RingView> = {}): RingView => ({
  look: 'select',
  x,
  y: 24,
  outline: roundBase(32),
  ...more,
});

const meshOf = (set: RingSet) => {
  const [mesh] = set.object.children;
  if (!(mesh instanceof InstancedMesh)) throw new Error('no rings');
  return mesh;
};
const placeOf = (set: RingSet, i: number) => {
  const matrix = new Matrix4();
  meshOf(set).getMatrixAt(i, matrix);
  return new Vector3().setFromMatrixPosition(matrix);
};

test('rings of every look are one draw call', () => {
  const set = new RingSet();
  set.setRings([
    ring(30),
    ring(32, { look: 'target' }),
    ring(34, { look: 'aura', outline: { kind: 'circle', radius: 6 } }),
  ]);
  expect(set.object.children).toHaveLength(1);
  const mark = meshOf(set).geometry.getAttribute('mark');
  expect([0, 1, 2].map(i => mark.getW(i))).toEqual([RING_NUMBERS.select, RING_NUMBERS.target, RING_NUMBERS.aura]);
});

test('an oval is longer along its facing', () => {
  const set = new RingSet();
  set.setRings([ring(30, { outline: ovalBase(90, 52) })]);
  const half = meshOf(set).geometry.getAttribute('halfSpan');
  expect(half.getY(0)).toBeCloseTo(90 / 25.4 / 2);
  expect(half.getX(0)).toBeCloseTo(52 / 25.4 / 2);
});

test('a ring goes where its mini goes, and stays put without one', () => {
  const set = new RingSet();
  set.setRings([ring(30, { follow: 'a' }), ring(40, { follow: 'gone' })]);
  set.place(table, id => (id === 'a' ? { x: 36, y: 20, z: 3, facing: 0 } : undefined));
  expect(placeOf(set, 0)).toMatchObject({ x: 0, z: 4 });
  expect(placeOf(set, 0).y).toBeGreaterThan(3);
  expect(placeOf(set, 1).x).toBe(4);
});

test('more rings than there was room for are all drawn, fewer leave none behind', () => {
  const set = new RingSet();
  set.setRings(Array.from({ length: 70 }, (_, i) => ring(i)));
  expect(meshOf(set).count).toBe(70);
  set.setRings([]);
  expect(meshOf(set).visible).toBe(false);
  expect(set.object.children).toHaveLength(1);
});
