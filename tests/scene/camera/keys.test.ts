import { expect, test } from 'vitest';
import { steerByKey } from '../../../src/scene/camera/keys';
import { CameraRig } from '../../../src/scene/camera/rig';
import { createMotion } from '../../../src/scene/frame/motion';

function placedRig(): CameraRig {
  const rig = new CameraRig(
    createMotion(
      () => undefined,
      () => true,
    ),
    () => undefined,
  );
  rig.resize(1280, 720);
  rig.jump({ target: [0, 0, 0], distance: 40, azimuth: 0, pitch: 0.7, fov: 30 });
  return rig;
}

test.each([
  ['ArrowRight', false, (rig: CameraRig) => rig.pose.target[0] > 0],
  ['ArrowUp', false, (rig: CameraRig) => rig.pose.target[2] < 0],
  ['ArrowRight', true, (rig: CameraRig) => rig.pose.azimuth > 0],
  ['ArrowUp', true, (rig: CameraRig) => rig.pose.pitch > 0.7],
  ['+', false, (rig: CameraRig) => rig.pose.distance < 40],
  ['-', false, (rig: CameraRig) => rig.pose.distance > 40],
  ['Home', false, (rig: CameraRig) => rig.pose.distance > 70],
])('the key %s (shift: %s) steers the camera', (key, shift, moved) => {
  const rig = placedRig();
  expect(steerByKey(rig, key, shift)).toBe(true);
  expect(moved(rig)).toBe(true);
});

test('other keys are left to others', () => {
  const rig = placedRig();
  const before = rig.pose;
  expect(steerByKey(rig, 'Enter', false)).toBe(false);
  expect(rig.pose).toBe(before);
});
