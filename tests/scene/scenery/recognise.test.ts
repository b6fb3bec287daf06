import { expect, test } from 'vitest';
import { fitPolygon } from '../../../src/geometry/shapes/fit-polygon';
import { recognise } from '../../../src/scene/scenery/recognise';
import { RoughGeometry } from '../../../src/scene/scenery/rough-geometry';
import { FIELD } from '../staged-field';

test.each(FIELD.features.filter(feature => feature.id !== 'own-shape').map(feature => [feature.id, feature] as const))(
  '%s is recognised by its ground plan, wherever it was put',
  (id, feature) => {
    const piece = recognise(feature);
    expect(id).toContain(piece?.sculpt.replace(/-(fire|death)$/, ''));
  },
);

test('the place and the turn of a piece are read from its plan', () => {
  const piece = recognise(FIELD.features[0] ?? { id: '', footprint: [], solids: [] });
  expect(piece).toMatchObject({
    sculpt: 'watch-keep',
    x: expect.closeTo(19, 2),
    y: expect.closeTo(37, 2),
    facing: expect.closeTo(-1.3, 3),
  });
});

test("a player's own shape is not a sculpt", () => {
  const own = FIELD.features.find(feature => feature.id === 'own-shape');
  expect(own && recognise(own)).toBeUndefined();
});

test('a mirrored plan does not lie on the original', () => {
  const plan = [
    { x: 0, y: 0 },
    { x: 4, y: 0 },
    { x: 1, y: 2 },
  ];
  const mirrored = plan.map(({ x, y }) => ({ x: -x, y }));
  expect(fitPolygon(plan, plan, 0.05)).toMatchObject({ x: expect.closeTo(0), facing: expect.closeTo(0) });
  expect(fitPolygon(plan, mirrored, 0.05)).toBeUndefined();
});

test("a player's own shape is built to its true height on its own ground", () => {
  const own = FIELD.features.find(feature => feature.id === 'own-shape');
  const geometry = own && new RoughGeometry(own, FIELD);
  geometry?.computeBoundingBox();
  expect(geometry?.boundingBox?.max.y).toBeCloseTo(2.6);
  expect(geometry?.boundingBox?.min.x).toBeCloseTo(59 - 36);
});

test('its faces look outwards, so that none is missing from any side', () => {
  const own = FIELD.features.find(feature => feature.id === 'own-shape');
  const geometry = own && new RoughGeometry({ ...own, footprint: [] }, FIELD);
  const normal = geometry?.getAttribute('normal');
  const position = geometry?.getAttribute('position');
  let outwards = 0;
  for (let i = 0; i < (position?.count ?? 0); i++) {
    const x = (position?.getX(i) ?? 0) - (62.3 - 36);
    if (Math.abs(normal?.getX(i) ?? 0) > 0.9 && (position?.getY(i) ?? 0) < 1)
      outwards += Math.sign(x * (normal?.getX(i) ?? 0));
  }
  expect(outwards).toBeGreaterThan(0);
});
