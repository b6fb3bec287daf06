import { DynamicDrawUsage, InstancedMesh, Matrix4, PlaneGeometry, Quaternion, ShaderMaterial, Vector3 } from 'three';
import { type TableSize, toScene, toYaw } from '../space';
import { spanOf } from './footing';
import type { MiniState } from './mini-state';

/** How far the soft shade reaches beyond the base's radius. */
const SPREAD = 1.45;
/** The lamp stands to the left, so shade lies a little to the right. */
const SHIFT = { x: 0.06, y: 0.04 };

const VERTEX = /* glsl */ `
  varying vec2 vAway;
  void main() {
    vAway = uv * 2.0 - 1.0;
    gl_Position = projectionMatrix * viewMatrix * modelMatrix * instanceMatrix * vec4(position, 1.0);
  }
`;
const FRAGMENT = /* glsl */ `
  varying vec2 vAway;
  void main() {
    float away = length(vAway);
    float shade = mix(0.85, 0.5, smoothstep(0.47, 0.65, away)) * (1.0 - smoothstep(0.62, 1.0, away));
    gl_FragColor = vec4(0.0, 0.0, 0.0, shade);
  }
`;

/** The dark that ties every base to the cloth: one quad a mini, one draw call. */
export function createContact(capacity: number) {
  const quad = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2);
  const material = new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    transparent: true,
    depthWrite: false,
    toneMapped: false,
    polygonOffset: true,
    polygonOffsetFactor: -2,
  });
  const mesh = new InstancedMesh(quad, material, capacity);
  mesh.instanceMatrix.setUsage(DynamicDrawUsage);
  mesh.frustumCulled = false;
  mesh.renderOrder = 1;
  return {
    mesh,
    draw(minis: readonly MiniState[], table: TableSize) {
      mesh.count = minis.length;
      minis.forEach((mini, i) => {
        mesh.setMatrixAt(i, shadeOf(mini, table));
      });
      mesh.instanceMatrix.needsUpdate = true;
    },
    dispose() {
      quad.dispose();
      material.dispose();
      mesh.dispose();
    },
  };
}

const matrix = new Matrix4();
const place = new Vector3();
const turn = new Quaternion();
const size = new Vector3();
const UP = new Vector3(0, 1, 0);

function shadeOf({ transform, view }: MiniState, table: TableSize): Matrix4 {
  const { long, wide } = spanOf(view.outline);
  // a lifted figure casts a smaller contact, one that sinks or lies on its side none
  const touch = transform.rise < 0 || view.look?.fallen ? 0 : 1 - Math.min(0.5, transform.rise);
  place.set(...toScene(table, { x: transform.x + SHIFT.x, y: transform.y + SHIFT.y }, transform.z + 0.02));
  turn.setFromAxisAngle(UP, toYaw(transform.facing));
  return matrix.compose(place, turn, size.set(wide * SPREAD * touch, 1, long * SPREAD * touch));
}
