import { Group, Mesh, type Object3D } from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import type { FigureEntry, Manifest, ModelEntry, SceneryEntry } from '../../models/sculpt/file/manifest';
import { painted } from './painted';
import { above, look, REALMS, renderer, softBoxes, stage, WIDTH } from './stage';

/**
 * Draws one model: `?id=liberators&realm=death&side=1`; `&zoom=0` one pose large, with `&lod=far` its far copy;
 * `&row=a,b,c` the last poses of several beside each other. Otherwise every pose all around, and a block at play size.
 */
const asked = new URLSearchParams(location.search);
const realm = REALMS[(asked.get('realm') ?? 'death') as keyof typeof REALMS];
const isSecond = asked.get('side') === '1';
const canvas = document.querySelector('canvas');
if (!canvas) throw new Error('no canvas');
const gl = renderer(canvas);
const boxes = softBoxes(gl, realm);
const team = isSecond ? '#ee7a1c' : '#1f78e8';
const material = painted({ ground: realm.ground, rim: realm.rim, team, notched: isSecond });
const manifest = (await (await fetch('/models/manifest.json')).json()) as Manifest;

interface Loaded {
  readonly entry: ModelEntry;
  readonly meshes: ReadonlyMap<string, Mesh>;
}

async function load(id: string): Promise<Loaded> {
  const entry = manifest.models.find(model => model.id === id);
  if (!entry) throw new Error(`no model ${id}`);
  const file = await new GLTFLoader().loadAsync(`/models/${entry.file}`);
  const meshes = new Map<string, Mesh>();
  file.scene.traverse((object: Object3D) => {
    if (!(object instanceof Mesh)) return;
    object.material = material;
    object.castShadow = object.receiveShadow = true;
    meshes.set(object.name, object);
  });
  return { entry, meshes };
}

const copy = ({ meshes }: Loaded, name: string | undefined) => meshes.get(name ?? '')?.clone() ?? new Group();
const inches = (mm: number | undefined) => (mm ?? 25) / 25.4;
const spread = ({ height, base }: FigureEntry) => Math.max(height, inches(base.mm[0]) * 0.9);

function close(loaded: Loaded, entry: FigureEntry): void {
  const rows = Math.min(entry.poses.length, 3);
  const columns = [3, 5, 7][rows - 1] ?? 7;
  const turns = [0.35, -0.9, Math.PI - 0.5, 1.3, Math.PI + 0.4, 0, Math.PI / 2 + 0.6].slice(0, columns);
  const [w, h] = [Math.floor(WIDTH / columns), 700 / rows];
  const far = (spread(entry) * 2.35) / (Math.min(1, w / h) * 0.95);
  entry.poses.slice(0, rows).forEach(({ full }, row) => {
    const scene = stage(realm, boxes, 6).add(copy(loaded, full.mesh));
    turns.forEach((turn, i) => {
      look(gl, {
        box: [i * w, row * h, w, h],
        scene,
        target: above(entry.height * 0.47),
        from: [turn, 0.28, far],
        fov: 30,
      });
    });
  });
}

function block(loaded: Loaded, { base, poses }: FigureEntry): void {
  const [step, deep] = [inches(base.mm.at(-1)) * 1.15, inches(base.mm[0]) * 1.15];
  const views = [
    { lod: 'full', x: 0, w: 500, turn: 0.4, pitch: 0.72, far: Math.max(step, deep) * 9, fov: 20, back: false },
    { lod: 'far', x: 500, w: 300, turn: 0, pitch: 0.85, far: 55, fov: 12.5, back: false },
    { lod: 'full', x: 800, w: 300, turn: 0, pitch: 0.85, far: 55, fov: 12.5, back: true },
    { lod: 'full', x: 1100, w: 250, turn: 0, pitch: 0.95, far: 82, fov: 12.5, back: false },
    { lod: 'far', x: 1350, w: 250, turn: 0, pitch: 0.95, far: 82, fov: 12.5, back: false },
  ] as const;
  for (const { lod, x, w, turn, pitch, far, fov, back } of views) {
    const scene = stage(realm, boxes, 14);
    for (let i = 0; i < 10; i++) {
      const figure = copy(loaded, poses[i % poses.length]?.[lod].mesh);
      figure.position.set(((i % 5) - 2) * step, 0, (Math.floor(i / 5) - 0.5) * deep);
      figure.rotation.y = back ? Math.PI : 0;
      scene.add(figure);
    }
    look(gl, { box: [x, 700, w, 300], scene, target: above(0.5), from: [turn, pitch, far], fov });
  }
}

function zoom(loaded: Loaded, entry: FigureEntry, pose: number, lod: 'full' | 'far'): void {
  const scene = stage(realm, boxes, 6).add(copy(loaded, entry.poses[pose]?.[lod].mesh));
  [0.45, Math.PI - 0.6].forEach((turn, i) => {
    const from = [turn, 0.3, spread(entry) * 2.5] as const;
    look(gl, { box: [i * 800, 0, 800, 1000], scene, target: above(entry.height * 0.46), from, fov: 30 });
  });
}

function scenery(loaded: Loaded, { meshes, footprint, height }: SceneryEntry): void {
  const reach = Math.sqrt(Math.max(...footprint.map(({ x, y }) => x * x + y * y)));
  const far = reach * 3.2 + height;
  const scene = stage(realm, boxes, 14);
  for (const { mesh } of meshes) scene.add(copy(loaded, mesh));
  const views = [
    { box: [0, 0, 1000, 600], from: [0.5, 0.35, far], fov: 30 },
    { box: [1000, 0, 600, 600], from: [Math.PI - 0.5, 0.4, far], fov: 30 },
    { box: [0, 600, 700, 400], from: [-0.6, 0.7, far], fov: 30 },
    { box: [700, 600, 500, 400], from: [0, 1.45, far], fov: 30 },
    { box: [1200, 600, 400, 400], from: [0.3, 0.9, 60], fov: 16 },
  ] as const;
  for (const view of views) look(gl, { ...view, scene, target: above(height * 0.4) });
}

async function row(ids: readonly string[]): Promise<void> {
  const scene = stage(realm, boxes, 12);
  const line = new Group();
  let x = 0;
  for (const id of ids) {
    const loaded = await load(id);
    if (loaded.entry.kind !== 'figure') continue;
    const wide = inches(loaded.entry.base.mm.at(-1));
    for (const { full } of loaded.entry.poses.slice(-2)) {
      const figure = copy(loaded, full.mesh);
      figure.position.x = x + wide / 2;
      figure.rotation.y = 0.25;
      line.add(figure);
      x += wide + 0.35;
    }
  }
  line.position.x = -x / 2;
  scene.add(line);
  look(gl, { box: [0, 0, WIDTH, 600], scene, target: above(1.1), from: [0, 0.22, x * 1.12], fov: 20 });
  look(gl, { box: [0, 600, WIDTH, 400], scene, target: above(1.1), from: [0, 0.8, x * 1.3], fov: 20 });
}

async function draw(): Promise<void> {
  const ids = asked.get('row');
  if (ids !== null) return row(ids.split(','));
  const loaded = await load(asked.get('id') ?? 'liberators');
  const { entry } = loaded;
  if (entry.kind === 'scenery') return scenery(loaded, entry);
  const pose = asked.get('zoom');
  if (pose !== null) return zoom(loaded, entry, Number(pose), asked.get('lod') === 'far' ? 'far' : 'full');
  close(loaded, entry);
  block(loaded, entry);
}

await draw();
document.title = 'drawn';
