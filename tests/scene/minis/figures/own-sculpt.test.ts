import { BoxGeometry, BufferGeometry, Group, Mesh, MeshBasicMaterial, MeshStandardMaterial, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { checkFigure } from '../../../../src/figures/check-figure';
import { materialsOf } from '../../../../src/scene/minis/figures/own/own-materials';
import { ownPose, posed } from '../../../../src/scene/minis/figures/own/own-sculpt';
import { glbOf, NUMBERS, PYRAMID } from '../../../figures/clay-glb';

type Corners = [Vector3, Vector3, Vector3];
const CASTING = { figure: 'liberators', outline: { kind: 'circle', radius: 0.8 }, height: 2 } as const;

test('an own figure is fitted to its base and height, whatever its size, and has everything a figure needs', async () => {
  for (const scale of [0.001, 1, 4000]) {
    const read = checkFigure(
      glbOf({ ...PYRAMID, nodes: [{ mesh: 0, scale: [scale, scale, scale], translation: [7, 3, 1] }] }, NUMBERS),
    );
    if (!read.ok) throw new Error(read.error);
    const { full, far } = await ownPose(read.value, CASTING);
    full.computeBoundingBox();
    expect(full.boundingBox?.max.y).toBeCloseTo(0.15 + 2 * 1.15, 3);
    expect(full.boundingBox?.min.y).toBeCloseTo(0);
    expect(full.boundingBox?.max.x).toBeLessThanOrEqual(0.8 * 1.3 + 1e-6);
    expect(Object.keys(full.attributes).sort()).toEqual(['color', 'normal', 'position', 'surf', 'uv', 'uv1']);
    expect(full.groups.map(({ materialIndex }) => materialIndex)).toEqual([0, 1]);
    expect(far.getAttribute('position').count).toBeLessThanOrEqual(full.getAttribute('position').count);
  }
});

test('a part that is mirrored shows its outside all the same', () => {
  const outwards = (mirror: number) => {
    const mesh = new Mesh(new BoxGeometry(1, 2, 1), new MeshStandardMaterial());
    mesh.scale.x = mirror;
    const { full } = posed(new Group().add(mesh), CASTING);
    const places = full.getAttribute('position');
    const [a, b, c] = [3, 2, 1].map(from => new Vector3().fromBufferAttribute(places, places.count - from)) as Corners;
    const way = new Vector3().subVectors(b, a).cross(new Vector3().subVectors(c, a));
    const middle = new Vector3(0, 0.15 + 1.15, 0);
    return way.dot(a.clone().sub(middle)) > 0;
  };
  expect([outwards(1), outwards(-1)]).toEqual([true, true]);
});

test('each material is one group, however many parts use it, with uv and colours', () => {
  const [red, blue] = [new MeshStandardMaterial({ color: 'red' }), new MeshStandardMaterial({ color: 'blue' })];
  const parts = [red, blue, red, red].map(material => new Mesh(new BoxGeometry(1, 1, 1), material));
  parts.forEach((part, i) => {
    part.position.y = i;
  });
  const { full } = posed(new Group().add(...parts), CASTING);
  expect(full.groups.map(({ count }) => count).slice(1)).toEqual([108, 36]);
  const paint = new MeshBasicMaterial();
  expect(materialsOf(full, paint)).toEqual([paint, red, blue]);
  expect(materialsOf(new BufferGeometry(), paint)).toBe(paint);
  expect(Math.max(...full.getAttribute('uv').array)).toBe(1);
});
