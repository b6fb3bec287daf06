import {
  ACESFilmicToneMapping,
  Color,
  DirectionalLight,
  Group,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type Object3D,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { painted } from './painted';

/** Address: ?id=liberators&realm=death. Rows: each pose from the front, the side and behind; then a block at play size. */
const REALMS = {
  fire: { key: '#ffd2a0', rim: '#ffb27a', fill: '#8a8fb0', bounce: '#5a2a18', ground: '#6b5548', mat: '#2c2422' },
  life: { key: '#fff0cc', rim: '#bfe6ff', fill: '#a9c4d8', bounce: '#3c4422', ground: '#6a6438', mat: '#2b301c' },
  death: { key: '#efe6f4', rim: '#9df0dc', fill: '#8f98c8', bounce: '#3a3048', ground: '#77707c', mat: '#34323a' },
} as const;

const asked = new URLSearchParams(location.search);
const realm = REALMS[(asked.get('realm') ?? 'death') as keyof typeof REALMS];
const id = asked.get('id') ?? 'liberators';
const side = asked.get('side') === '1' ? { color: '#ee7a1c', notched: true } : { color: '#1f78e8', notched: false };
const [WIDTH, HEIGHT] = [1600, 1000];

const canvas = document.querySelector('canvas');
if (!canvas) throw new Error('no canvas');
const gl = new WebGLRenderer({ canvas, antialias: true, preserveDrawingBuffer: true });
gl.setSize(WIDTH, HEIGHT);
gl.toneMapping = ACESFilmicToneMapping;
gl.toneMappingExposure = 1.12;
gl.shadowMap.enabled = true;
gl.shadowMap.type = PCFShadowMap;
gl.autoClear = false;
gl.setScissorTest(true);

/** Soft boxes for reflections: a warm lamp above, a cool window behind. */
function softBoxes() {
  const room = new Scene();
  room.background = new Color('#0b0c10');
  const box = (color: string, power: number, w: number, h: number, at: readonly [number, number, number]) => {
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

function stage(extent: number): Scene {
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

const boxes = softBoxes();
const material = painted({ ground: realm.ground, rim: realm.rim, team: side.color, notched: side.notched });
const manifest = await (await fetch('/models/manifest.json')).json();
const entry = manifest.models.find((m: { id: string }) => m.id === id);
const file = await new GLTFLoader().loadAsync(`/models/${id}.glb`);
const meshes = new Map<string, Mesh>();
file.scene.traverse((object: Object3D) => {
  if (!(object instanceof Mesh)) return;
  object.material = material;
  object.castShadow = object.receiveShadow = true;
  meshes.set(object.name, object);
});

interface View {
  readonly box: readonly [number, number, number, number];
  readonly scene: Scene;
  readonly eye: Vector3;
  readonly target: Vector3;
  readonly fov: number;
}

function look({ box: [x, y, w, h], scene, eye, target, fov }: View) {
  const camera = new PerspectiveCamera(fov, w / h, 0.1, 300);
  camera.position.copy(eye);
  camera.lookAt(target);
  gl.setViewport(x, HEIGHT - y - h, w, h);
  gl.setScissor(x, HEIGHT - y - h, w, h);
  gl.clear();
  gl.render(scene, camera);
}

const around = (turn: number, pitch: number, far: number, target: Vector3) =>
  new Vector3(
    Math.sin(turn) * Math.cos(pitch) * far,
    Math.sin(pitch) * far,
    Math.cos(turn) * Math.cos(pitch) * far,
  ).add(target);

const clones = (name: string) => meshes.get(name)?.clone() ?? new Group();
const parts: readonly string[] = entry.poses
  ? entry.poses.map((pose: { full: { mesh: string } }) => pose.full.mesh)
  : entry.meshes.map((mesh: { mesh: string }) => mesh.mesh);
const farParts: readonly string[] = entry.poses
  ? entry.poses.map((pose: { far: { mesh: string } }) => pose.far.mesh)
  : parts;

function close() {
  const rows = Math.min(parts.length, 3);
  const tall = entry.height as number;
  const wide = Math.max(tall, (entry.base.mm[0] / 25.4) * 0.9);
  parts.slice(0, rows).forEach((name, row) => {
    const scene = stage(6);
    scene.add(clones(name));
    const target = new Vector3(0, tall * 0.47, 0);
    const h = 700 / rows;
    const n = rows === 1 ? 3 : rows === 2 ? 5 : 7;
    const turns = [0.35, -0.9, Math.PI - 0.5, 1.3, Math.PI + 0.4, 0, Math.PI / 2 + 0.6].slice(0, n);
    turns.forEach((turn, i) => {
      const w = Math.floor(WIDTH / n);
      const far = (wide * 2.35) / (Math.min(1, w / h) * 0.95);
      look({ box: [i * w, row * h, w, h], scene, eye: around(turn, 0.28, far, target), target, fov: 30 });
    });
  });
}

function block() {
  const step = (entry.base.mm[entry.base.mm.length - 1] / 25.4) * 1.15;
  const deep = (entry.base.mm[0] / 25.4) * 1.15;
  const size = Math.max(step, deep);
  const views: readonly [readonly string[], number, number, number][] = [
    [parts, 0, 500, 0.72],
    [farParts, 500, 300, 0.85],
    [parts, 800, 300, 0.85],
    [parts, 1100, 250, 0.95],
    [farParts, 1350, 250, 0.95],
  ];
  views.forEach(([names, x, w, pitch], k) => {
    const scene = stage(14);
    for (let i = 0; i < 10; i++) {
      const figure = clones(names[i % names.length] ?? '');
      figure.position.set(((i % 5) - 2) * step, 0, (Math.floor(i / 5) - 0.5) * deep);
      if (k === 2) figure.rotation.y = Math.PI;
      scene.add(figure);
    }
    const target = new Vector3(0, 0.5, 0);
    const far = [size * 9, 55, 55, 82, 82][k] ?? 50;
    look({
      box: [x, 700, w, 300],
      scene,
      eye: around(k === 0 ? 0.4 : 0, pitch, far, target),
      target,
      fov: 30 * (300 / 720) * (k === 0 ? 1.6 : 1),
    });
  });
}

function scenery() {
  const views: readonly [number, number, number, number, number, number][] = [
    [0, 0, 1000, 600, 0.5, 0.35],
    [1000, 0, 600, 600, Math.PI - 0.5, 0.4],
    [0, 600, 700, 400, -0.6, 0.7],
    [700, 600, 500, 400, 0, 1.45],
    [1200, 600, 400, 400, 0.3, 0.9],
  ];
  views.forEach(([x, y, w, h, turn, pitch], k) => {
    const scene = stage(14);
    for (const name of parts) scene.add(clones(name));
    const target = new Vector3(0, entry.height * 0.4, 0);
    const far =
      k === 4
        ? 60
        : entry.footprint.reduce((r: number, p: { x: number; y: number }) => Math.max(r, p.x * p.x + p.y * p.y), 0) **
            0.5 *
            3.2 +
          entry.height;
    look({ box: [x, y, w, h], scene, eye: around(turn, pitch, far, target), target, fov: k === 4 ? 16 : 30 });
  });
}

/** ?zoom=0: one pose, large, from the front and from behind; &lod=far its copy for far away. */
function zoom(pose: number) {
  const tall = entry.height as number;
  const wide = Math.max(tall, (entry.base.mm[0] / 25.4) * 0.9);
  const scene = stage(6);
  const shown = asked.get('lod') === 'far' ? farParts : parts;
  scene.add(clones(shown[pose] ?? ''));
  const target = new Vector3(0, tall * 0.46, 0);
  [0.45, Math.PI - 0.6].forEach((turn, i) => {
    look({ box: [i * 800, 0, 800, 1000], scene, eye: around(turn, 0.3, wide * 2.5, target), target, fov: 30 });
  });
}

/** ?row=a,b,c: the first poses of several models beside each other. */
async function row(ids: readonly string[]) {
  const scene = stage(12);
  let x = 0;
  for (const one of ids) {
    const about = manifest.models.find((m: { id: string }) => m.id === one);
    const loaded = await new GLTFLoader().loadAsync(`/models/${one}.glb`);
    const wide = about.base ? about.base.mm[about.base.mm.length - 1] / 25.4 : 8;
    const poses: readonly { full: { mesh: string } }[] = about.poses.slice(-2);
    for (const pose of poses) {
      const mesh = loaded.scene.getObjectByName(pose.full.mesh);
      if (!(mesh instanceof Mesh)) continue;
      mesh.material = material;
      mesh.castShadow = mesh.receiveShadow = true;
      mesh.position.x = x + wide / 2;
      mesh.rotation.y = 0.25;
      x += wide + 0.35;
      scene.add(mesh);
    }
  }
  for (const child of scene.children)
    if (child instanceof Mesh && child.material === material) child.position.x -= x / 2;
  const target = new Vector3(0, 1.1, 0);
  const views: readonly (readonly [number, number, number, number])[] = [
    [0, 600, 0.22, x * 1.12],
    [600, 400, 0.8, x * 1.3],
  ];
  for (const [y, h, pitch, far] of views)
    look({ box: [0, y, WIDTH, h], scene, eye: around(0, pitch, far, target), target, fov: 20 });
}

const zoomed = asked.get('zoom');
const rowed = asked.get('row');
if (rowed !== null) await row(rowed.split(','));
else if (entry.kind === 'scenery') scenery();
else if (zoomed !== null) zoom(Number(zoomed));
else {
  close();
  block();
}
document.title = 'drawn';
