import { expect, test } from 'vitest';
import { steerByKey } from '../../../src/scene/camera/keys';
import { TableCamera } from '../../../src/scene/camera/table-camera';
import { createMotion } from '../../../src/scene/frame/motion';

function placedCamera(): TableCamera {
  const camera = new TableCamera(
    createMotion(
      () => undefined,
      () => true,
    ),
    () => undefined,
    () => true,
  );
  camera.resize(1280, 720);
  camera.jump({ target: [0, 0, 0], distance: 40, azimuth: 0, pitch: 0.7, fov: 30 });
  return camera;
}

test.each([
  ['ArrowRight', false, (camera: TableCamera) => camera.pose.target[0] > 0],
  ['ArrowUp', false, (camera: TableCamera) => camera.pose.target[2] < 0],
  ['ArrowRight', true, (camera: TableCamera) => camera.pose.azimuth > 0],
  ['ArrowUp', true, (camera: TableCamera) => camera.pose.pitch > 0.7],
  ['+', false, (camera: TableCamera) => camera.pose.distance < 40],
  ['-', false, (camera: TableCamera) => camera.pose.distance > 40],
  ['Home', false, (camera: TableCamera) => camera.pose.distance > 70],
])('the key %s (shift: %s) steers the camera', (key, shift, moved) => {
  const camera = placedCamera();
  expect(steerByKey(camera, key, shift)).toBe(true);
  expect(moved(camera)).toBe(true);
});

test('other keys are left to others', () => {
  const camera = placedCamera();
  const before = camera.pose;
  expect(steerByKey(camera, 'Enter', false)).toBe(false);
  expect(camera.pose).toBe(before);
});
