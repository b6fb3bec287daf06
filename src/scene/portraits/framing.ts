import { type BufferGeometry, PerspectiveCamera, Vector3 } from 'three';

/** Width by height of a portrait. */
export const ASPECT = 0.8;

const FOV = 18;
/** Three quarters from the front, a little from above, so that the base and its rim show. */
const AZIMUTH = -0.55;
const PITCH = 0.24;
/** The share of the picture that a figure fills; its base may be cut off at the edges. */
const FILL = 0.93;
const BASE_TOP = 0.2;
/** The largest number of corners read; more would not change the frame. */
const SAMPLES = 3000;

/** A camera that has the whole figure down to its feet in its picture, whatever its shape. */
export function framed(sculpt: BufferGeometry): PerspectiveCamera {
  const camera = new PerspectiveCamera(FOV, ASPECT, 0.1, 100);
  const away = new Vector3(Math.sin(AZIMUTH) * Math.cos(PITCH), Math.sin(PITCH), Math.cos(AZIMUTH) * Math.cos(PITCH));
  camera.position.copy(away);
  camera.lookAt(0, 0, 0);
  camera.updateMatrixWorld();
  const { middle, wide, high, deep } = seenFrom(camera, sculpt);
  const distance = Math.max(high, wide / ASPECT) / (2 * FILL * Math.tan((FOV * Math.PI) / 360)) + deep / 2;
  camera.position.copy(middle).addScaledVector(away, distance);
  camera.updateMatrixWorld();
  return camera;
}

/** How far a sculpt reaches across, up and along the view, and its middle in the scene. */
function seenFrom(camera: PerspectiveCamera, sculpt: BufferGeometry) {
  const position = sculpt.getAttribute('position');
  const [right, up, back] = [new Vector3(), new Vector3(), new Vector3()];
  camera.matrixWorld.extractBasis(right, up, back);
  const axes = [right, up, back].map(axis => ({ axis, least: Infinity, most: -Infinity }));
  const corner = new Vector3();
  const step = Math.max(1, Math.floor(position.count / SAMPLES));
  for (let i = 0; i < position.count; i += step) {
    corner.fromBufferAttribute(position, i);
    if (corner.y < BASE_TOP) continue;
    for (const along of axes) {
      const reach = corner.dot(along.axis);
      along.least = Math.min(along.least, reach);
      along.most = Math.max(along.most, reach);
    }
  }
  const middle = new Vector3();
  for (const { axis, least, most } of axes) middle.addScaledVector(axis, (least + most) / 2);
  const [wide = 0, high = 0, deep = 0] = axes.map(({ least, most }) => most - least);
  return { middle, wide, high, deep };
}
