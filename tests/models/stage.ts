import {
  ACESFilmicToneMapping,
  Color,
  DirectionalLight,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  type Texture,
  Vector3,
  WebGLRenderer,
} from 'three';

export const REALMS = {
  fire: { key: '#ffd2a0', rim: '#ffb27a', fill: '#8a8fb0', bounce: '#5a2a18', ground: '#6b5548', mat: '#2c2422' },
  life: { key: '#fff0cc', rim: '#bfe6ff', fill: '#a9c4d8', bounce: '#3c4422', ground: '#6a6438', mat: '#2b301c' },
  death: { key: '#efe6f4', rim: '#9df0dc', fill: '#8f98c8', bounce: '#3a3048', ground: '#77707c', mat: '#34323a' },
} as const;
export type Realm = (typeof REALMS)[keyof typeof REALMS];
type Place = readonly [number, number, number];

export const [WIDTH, HEIGHT] = [1600, 1000];

/** One picture of many views. */
export function renderer(canvas: HTMLCanvasElement): WebGLRenderer {
  const gl = new WebGLRenderer({ canvas, antialias: true, preserveDrawingBuffer: true });
  gl.setSize(WIDTH, HEIGHT);
  gl.toneMapping = ACESFilmicToneMapping;
  gl.toneMappingExposure = 1.12;
  gl.shadowMap.enabled = true;
  gl.shadowMap.type = PCFShadowMap;
  gl.autoClear = false;
  gl.setScissorTest(true);
  return gl;
}

/** Soft boxes for reflections: a warm lamp above, a cool window behind. */
export function softBoxes(gl: WebGLRenderer, realm: Realm): Texture {
  const room = new Scene();
  room.background = new Color('#0b0c10');
  const box = (color: string, power: number, w: number, h: number, at: Place) => {
    const material = new MeshBasicMaterial({ color: new Color(color).multiplyScalar(power), side: 2 });
    const mesh = new Mesh(new PlaneGeometry(w, h), material);
    mesh.position.set(...at);
    mesh.lookAt(0, 0, 0);
    room.add(mesh);
  };
  box(realm.key, 9, 6, 4, [-4, 8, 5]);
  box(realm.rim, 5, 9, 3, [5, 3, -8]);
  box('#ffffff', 1.2, 16, 16, [0, 12, 0]);
  box('#6a5a4a', 0.7, 20, 20, [0, -8, 0]);
  box(realm.rim, 2, 3, 6, [10, 2, 4]);
  return new PMREMGenerator(gl).fromScene(room, 0.03).texture;
}

/** A dark cloth under the lamp; shadows fall within `extent` inches. */
export function stage(realm: Realm, boxes: Texture, extent: number): Scene {
  const scene = new Scene();
  scene.background = new Color('#17141f');
  scene.environment = boxes;
  scene.environmentIntensity = 0.5;
  const key = new DirectionalLight(realm.key, 3.4);
  key.position.set(-26, 44, 22);
  key.castShadow = true;
  key.shadow.mapSize.set(2048, 2048);
  key.shadow.bias = -0.0006;
  key.shadow.normalBias = 0.03;
  key.shadow.radius = 3;
  Object.assign(key.shadow.camera, { left: -extent, right: extent, top: extent, bottom: -extent, near: 5, far: 130 });
  const rim = new DirectionalLight(realm.rim, 1.1);
  rim.position.set(22, 20, -34);
  scene.add(key, rim, new HemisphereLight(realm.fill, realm.bounce, 0.6));
  const mat = new Mesh(new PlaneGeometry(80, 80), new MeshStandardMaterial({ color: realm.mat, roughness: 0.95 }));
  mat.rotation.x = -Math.PI / 2;
  mat.receiveShadow = true;
  scene.add(mat);
  return scene;
}

export interface View {
  /** Left, top, width and height in the picture. */
  readonly box: readonly [number, number, number, number];
  readonly scene: Scene;
  readonly target: Vector3;
  /** Where the eye is around the target: turn, pitch, distance. */
  readonly from: Place;
  readonly fov: number;
}

export function look(gl: WebGLRenderer, { box: [x, y, w, h], scene, target, from: [turn, pitch, far], fov }: View) {
  const camera = new PerspectiveCamera(fov, w / h, 0.1, 300);
  const flat = Math.cos(pitch) * far;
  camera.position.set(Math.sin(turn) * flat, Math.sin(pitch) * far, Math.cos(turn) * flat).add(target);
  camera.lookAt(target);
  gl.setViewport(x, HEIGHT - y - h, w, h);
  gl.setScissor(x, HEIGHT - y - h, w, h);
  gl.clear();
  gl.render(scene, camera);
}

export const above = (y: number): Vector3 => new Vector3(0, y, 0);
