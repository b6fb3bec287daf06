import type { Point } from '../../../src/geometry/gaps/tape';
import type { Body } from '../../../src/geometry/shapes/shape';
import { type Blockers, blockersOf } from '../../../src/geometry/sight/blockers';
import type { Ray } from '../../../src/geometry/sight/free-ray';
import { viewerOf } from '../../../src/geometry/sight/look-at';
import { pillarOfBody, pillarsOfSolid } from '../../../src/geometry/sight/pillar';
import { entry, NEVER } from '../../../src/geometry/sight/ray';
import { type BlockedRay, canSee, seeModel, seeUnit } from '../../../src/geometry/sight/sight';
import { modelSightTable, sightTable } from '../../../src/geometry/sight/sight-table';
import { type Silhouette, silhouette } from '../../../src/geometry/sight/silhouette';
import { type Seeded, seeded } from '../../geometry/seeded';
import { randomBody } from '../../geometry/shapes';
import { randomSightScene, type SightScene } from '../../geometry/sight/scenes';
import { bundle, cornersOf, type Mesh, meets, meshOfBody, meshOfSolid } from '../../geometry/sight/slow-sight';
import { coverFuzz } from './cover';

/** Comparisons of sight with the slow way; each throws when they disagree. */
export const sightFuzz: readonly { name: string; run(seed: number): void }[] = [
  { name: 'a ray against one thing as a mesh', run: compareEntry },
  { name: 'silhouettes against every rim point', run: compareSilhouette },
  { name: 'ATK-08 yes and no against the meshed table', run: compareSight },
  { name: 'ATK-08 a final no against dense rays', run: compareFinerNo },
  { name: 'the table of looks against single looks', run: compareTable },
  ...coverFuzz,
];

/** Closer than this the mesh and the exact shape may differ. */
const CLOSE = 2e-2;
const HAIR = 1e-4;

/** Everything that blocks in a scene, as two meshes that hold the truth between them. */
export function meshesOf(scene: SightScene, round: 'inscribed' | 'circumscribed'): Mesh[] {
  const comrades = scene.targets.filter(body => body !== scene.target);
  return [
    ...scene.features.flatMap(({ solids }) => solids.map(meshOfSolid)),
    ...[...comrades, ...scene.others].map(body => meshOfBody(body, round)),
  ];
}

/** The blockers of a scene. */
export const blockersOfScene = ({ features, own, targets, others }: SightScene): Blockers =>
  blockersOf(features, [own, targets, others]);

function compareEntry(seed: number): void {
  const random = seeded(seed);
  const body = { ...randomBody(random, 4), z: random.between(0.1, 2) };
  const scene = randomSightScene(random);
  const solid = scene.features[0]?.solids[0];
  const from = randomPoint(random, 4, 4);
  const to = randomPoint(random, 4, 4);
  const enters = entry(pillarOfBody(body), from, to) !== NEVER;
  judge(enters, { from, to }, [meshOfBody(body, 'inscribed')], [meshOfBody(body, 'circumscribed')]);
  if (solid === undefined) return;
  const mesh = [meshOfSolid({ ...solid, bottom: Math.max(0.1, solid.bottom) })];
  const pillars = pillarsOfSolid({ ...solid, bottom: Math.max(0.1, solid.bottom) });
  const ray = { from: near(mesh[0] as Mesh, random), to: near(mesh[0] as Mesh, random) };
  judge(
    pillars.some(pillar => entry(pillar, ray.from, ray.to) !== NEVER),
    ray,
    mesh,
    mesh,
  );
}

function judge(enters: boolean, ray: Ray, inscribed: readonly Mesh[], circumscribed: readonly Mesh[]): void {
  const around = bundle(ray, HAIR);
  if (!enters && around.every(({ from, to }) => meets(inscribed, from, to))) fail('missed a hit', ray);
  if (enters && !around.some(({ from, to }) => meets(circumscribed, from, to))) fail('hit nothing', ray);
}

function compareSilhouette(seed: number): void {
  const random = seeded(seed);
  const body = randomBody(random, 4);
  const eye = { x: random.between(-8, 12), y: random.between(-8, 12) };
  const edges: Silhouette = { leftX: 0, leftY: 0, rightX: 0, rightY: 0 };
  const isOutside = silhouette(pillarOfBody(body), eye, edges);
  const rim = cornersOf(body, 'inscribed');
  const turn = (ax: number, ay: number, bx: number, by: number): number =>
    ((ax - eye.x) * (by - eye.y) - (ay - eye.y) * (bx - eye.x)) / (1e-9 + Math.hypot(ax - eye.x, ay - eye.y));
  if (Object.values(edges).some(value => !Number.isFinite(value))) fail('edges that are no numbers', { body, eye });
  if (!isOutside) return;
  for (const { x, y } of rim) {
    if (turn(edges.leftX, edges.leftY, x, y) > 1e-9) fail('a rim point left of the left edge', { body, eye });
    if (turn(edges.rightX, edges.rightY, x, y) < -1e-9) fail('a rim point right of the right edge', { body, eye });
  }
}

function compareSight(seed: number): void {
  const scene = randomSightScene(seeded(seed));
  const { shooter, target } = scene;
  const sight = seeModel(shooter, target, blockersOfScene(scene));
  if (sight.sees) {
    checkYes(sight.ray, scene);
    return;
  }
  if (sight.rays.length !== 27) fail(`a no with ${sight.rays.length} rays`, scene);
  const outer = meshesOf(scene, 'circumscribed');
  const inner = meshesOf(scene, 'inscribed');
  for (const ray of sight.rays) {
    if (bundle(ray, HAIR).every(({ from, to }) => !meets(outer, from, to))) fail('a blocked ray that is free', ray);
    checkWhereItEnds(ray, inner);
  }
}

function checkYes(ray: Ray, scene: SightScene): void {
  const meshes = meshesOf(scene, 'inscribed');
  if (bundle(ray, HAIR).every(({ from, to }) => meets(meshes, from, to))) fail('a free ray that is blocked', ray);
  if (!isWithin(scene.shooter, ray.from)) fail('a ray that does not start at the shooter', { ray, scene });
  if (!isWithin(scene.target, ray.to)) fail('a ray that does not end at the target', { ray, scene });
}

/** Up to its reported end the ray must be free, and it must hit the reported blocker. */
function checkWhereItEnds(ray: BlockedRay, meshes: readonly Mesh[]): void {
  const { from, at, blockedBy } = ray;
  const before = { from, to: along(from, at, 1 - 1e-3) };
  if (bundle(before, HAIR).every(one => meets(meshes, one.from, one.to))) fail('blocked before the first blocker', ray);
  const what = blockedBy.kind === 'solid' ? meshOfSolid(blockedBy.solid) : meshOfBody(blockedBy.body, 'circumscribed');
  if (!bundle(ray, HAIR).some(one => meets([what], one.from, one.to))) fail('blocked by something beside', ray);
}

/** A no must hold against a dense fan from the five eyes, for gaps that leave room around the ray. */
function compareFinerNo(seed: number): void {
  const scene = randomSightScene(seeded(seed));
  const { shooter, target } = scene;
  if (seeModel(shooter, target, blockersOfScene(scene)).sees) return;
  const viewer = viewerOf(pillarOfBody(shooter));
  const three = viewer.eyesTowards(target);
  const meshes = meshesOf(scene, 'circumscribed');
  for (const from of [...three, ...viewer.eyesBetween(three)]) {
    for (const to of screenOf(target, from)) {
      if (meets(meshes, from, to)) continue;
      if (bundle({ from, to }, CLOSE).every(ray => !meets(meshes, ray.from, ray.to))) {
        fail('a gap that was missed', { from, to });
      }
    }
  }
}

function screenOf(target: Body, from: Point): Point[] {
  const edges: Silhouette = { leftX: 0, leftY: 0, rightX: 0, rightY: 0 };
  if (!silhouette(pillarOfBody(target), from, edges)) return [];
  const points: Point[] = [];
  for (let i = 1; i < 40; i++) {
    for (let k = 1; k < 20; k++) {
      const x = edges.leftX + ((edges.rightX - edges.leftX) * i) / 40;
      const y = edges.leftY + ((edges.rightY - edges.leftY) * i) / 40;
      points.push({ x, y, z: target.z + (target.height * k) / 20 });
    }
  }
  return points;
}

function compareTable(seed: number): void {
  const scene = randomSightScene(seeded(seed));
  const blockers = blockersOfScene(scene);
  const units = [scene.own, scene.targets, scene.others].filter(unit => unit.length > 0);
  const byUnit = sightTable(units, units, blockers);
  const byModel = modelSightTable(units, units, blockers);
  units.forEach((shooters, i) => {
    units.forEach((targets, j) => {
      shooters.slice(0, 2).forEach((shooter, k) => {
        const { sees } = seeUnit(shooter, targets, blockers);
        if (canSee(shooter, targets, blockers) !== sees) fail('a short answer that differs', { shooter, targets });
        if (byUnit[i]?.[j]?.[k] !== sees) fail('a table that says otherwise of a unit', { shooter, targets });
        targets.forEach((target, m) => {
          const seesModel = seeModel(shooter, target, blockers).sees;
          if (byModel[i]?.[j]?.[k]?.[m] !== seesModel)
            fail('a table that says otherwise of a model', { shooter, target });
        });
      });
    });
  });
}

function isWithin(body: Body, { x, y, z }: Point): boolean {
  if (z < body.z - 1e-9 || z > body.z + body.height + 1e-9) return false;
  const grown = { ...body, z: body.z - 1, height: body.height + 2 };
  return meshOfBody(grown, 'circumscribed').holds({ x, y, z }) || isNearRim(body, x, y);
}

function isNearRim(body: Body, x: number, y: number): boolean {
  const corners = cornersOf(body, 'circumscribed');
  return corners.some((a, i) => {
    const b = corners[(i + 1) % corners.length] ?? a;
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const share = Math.max(0, Math.min(1, ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / length ** 2));
    return Math.hypot(a.x + (b.x - a.x) * share - x, a.y + (b.y - a.y) * share - y) < 1e-6;
  });
}

function near({ middle, reach }: Mesh, random: Seeded): Point {
  const off = (): number => random.between(-1.5, 1.5) * reach;
  return { x: middle.x + off(), y: middle.y + off(), z: middle.z + off() };
}

function randomPoint(random: Seeded, spread: number, high: number): Point {
  return { x: random.between(-2, spread + 2), y: random.between(-2, spread + 2), z: random.between(0, high) };
}

function along(from: Point, to: Point, share: number): Point {
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    z: from.z + (to.z - from.z) * share,
  };
}

function fail(what: string, facts: unknown): never {
  throw new Error(`${what}: ${JSON.stringify(facts)}`);
}
