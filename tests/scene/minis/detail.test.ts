import { PerspectiveCamera } from 'three';
import { expect, test } from 'vitest';
import { roundBase } from '../../../src/geometry/shapes/shape';
import { chooseDetail } from '../../../src/scene/minis/detail';
import { createMini } from '../../../src/scene/minis/mini-state';
import { SETTINGS } from '../../../src/scene/quality';

const table = { width: 72, depth: 48 };
const actorAt = (y: number) =>
  createMini({
    id: `${y}`,
    figure: 'f',
    pose: 0,
    seat: 0,
    x: 36,
    y,
    z: 0,
    facing: 0,
    outline: roundBase(32),
    height: 2,
  });

function cameraAt(height: number): PerspectiveCamera {
  const camera = new PerspectiveCamera(30, 16 / 9);
  camera.position.set(0, height, 24);
  return camera;
}

test('near figures are drawn in full, far ones are not', () => {
  const minis = [actorAt(2), actorAt(46)];
  chooseDetail(minis, cameraAt(20), 720, table, { ...SETTINGS.high, fullDetailPixels: 40 }, () => 2500);
  expect(minis.map(mini => mini.isNear)).toEqual([true, false]);
});

test('from high above all minis are far', () => {
  const minis = [actorAt(2), actorAt(24)];
  chooseDetail(minis, cameraAt(90), 720, table, SETTINGS.high, () => 2500);
  expect(minis.some(mini => mini.isNear)).toBe(false);
});

test('when the triangles are spent the farther ones go without', () => {
  const minis = [actorAt(20), actorAt(10), actorAt(2)];
  chooseDetail(minis, cameraAt(10), 720, table, { ...SETTINGS.high, fullDetailTriangles: 5000 }, () => 2500);
  expect(minis.map(mini => mini.isNear)).toEqual([false, true, true]);
});
