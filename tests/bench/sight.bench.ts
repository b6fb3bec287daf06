import Flatbush from 'flatbush';
import { BufferAttribute, BufferGeometry, DoubleSide, Ray as ThreeRay, Vector3 } from 'three';
import { MeshBVH } from 'three-mesh-bvh';
import { type Body, type Feature, roundBase, type Solid } from '../../src/geometry/shapes/shape';
import { type Blocker, blockersOf } from '../../src/geometry/sight/blockers';
import { isClear, type Ray } from '../../src/geometry/sight/free-ray';
import { gather, type Lane, laneBetween, sift } from '../../src/geometry/sight/lane';
import { lookAt, raysOf, viewerOf } from '../../src/geometry/sight/look-at';
import { pillarOfBody } from '../../src/geometry/sight/pillar';
import { modelSightTable, sightTable } from '../../src/geometry/sight/sight-table';
import { eyeLevel, MARK_HEIGHTS, markOver } from '../../src/geometry/sight/viewpoints';
import { type Seeded, seeded } from '../geometry/seeded';
import { rectangle } from '../geometry/sight/scenes';
import { meshOfSolid } from '../geometry/sight/slow-sight';
import { againstBudget, alternate, type Bench, type Measured } from './bench';

const FRAME_MS = 16;

/** A full table: 20 features of two to four walls each, and two armies of 100 in five units that face each other. */
interface Table {
  readonly features: readonly Feature[];
  readonly ours: readonly (readonly Body[])[];
  readonly theirs: readonly (readonly Body[])[];
}

function fullTable(seed: number): Table {
  const random = seeded(seed);
  const features = Array.from({ length: 20 }, (_, i) => ruin(random, `ruin ${i}`));
  const army = (y: number): Body[][] =>
    [0, 1, 2, 3, 4].map(i => regiment(random, 5 + 13 * i, y + random.between(0, 4)));
  return { features, ours: army(3), theirs: army(40) };
}

function ruin(random: Seeded, id: string): Feature {
  const x = random.between(4, 68);
  const y = random.between(10, 38);
  const turn = random.between(0, 6);
  const solids = Array.from({ length: 2 + random.int(3) }, (): Solid => {
    const quarter = random.int(2) * (Math.PI / 2);
    const middle = { x: x + random.between(-2, 2), y: y + random.between(-2, 2) };
    const outline = rectangle(middle.x, middle.y, random.between(1, 5), random.between(0.3, 1.5), turn + quarter);
    return { outline, bottom: 0, top: { kind: 'flat', z: random.between(0.8, 5) } };
  });
  return { id, footprint: rectangle(x, y, 8, 8, turn), solids };
}

function regiment(random: Seeded, x: number, y: number): Body[] {
  const files = random.pick([5, 10]);
  return Array.from({ length: 20 }, (_, i) => ({
    x: x + (i % files) * 1.3,
    y: y + Math.floor(i / files) * 1.3,
    z: 0,
    facing: 0,
    height: 1.3,
    outline: roundBase(32),
  }));
}

/** The same rays through the same scenery: closed forms here, triangles in a hierarchy there. */
function raysAgainstMesh(): Measured {
  const { features, ours, theirs } = fullTable(7);
  const scenery = blockersOf(features, []);
  const rays = sampleRays(ours.flat(), theirs.flat(), 2000);
  const bvh = bvhOf(features);
  const threeRays = rays.map(({ from, to }) => {
    const way = new Vector3(to.x - from.x, to.y - from.y, to.z - from.z);
    return { ray: new ThreeRay(new Vector3(from.x, from.y, from.z), way.clone().normalize()), far: way.length() };
  });
  const our = (): number => rays.reduce((free, ray) => free + (isClear(scenery, ray.from, ray.to) ? 1 : 0), 0);
  const their = (): number =>
    threeRays.reduce((free, { ray, far }) => free + (bvh.raycastFirst(ray, DoubleSide, 0, far) === null ? 1 : 0), 0);
  if (Math.abs(our() - their()) > 2) throw new Error(`${our()} free rays here, ${their()} there`);
  const { ours: a, theirs: b, ratio, unit } = alternate(our, their);
  const scale = unit === 'ms' ? 1e6 : 1e3;
  return { ours: (a * scale) / rays.length, theirs: (b * scale) / rays.length, ratio, unit: 'ns' };
}

function sampleRays(some: readonly Body[], others: readonly Body[], count: number): Ray[] {
  const random = seeded(11);
  return Array.from({ length: count }, () => {
    const target = random.pick(others);
    const look = lookAt(viewerOf(pillarOfBody(random.pick(some))), target, pillarOfBody(target), () => []);
    return random.pick(raysOf(look));
  });
}

function bvhOf(features: readonly Feature[]): MeshBVH {
  const numbers = features.flatMap(({ solids }) =>
    solids.flatMap(solid =>
      meshOfSolid(solid).triangles.flatMap(corners => corners.flatMap(({ x, y, z }) => [x, y, z])),
    ),
  );
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(numbers), 3));
  return new MeshBVH(geometry);
}

/** Only the axis: one eye to three marks, scenery only. */
function threeLines(): Measured {
  const { features, ours, theirs } = fullTable(7);
  const scenery = blockersOf(features, []);
  const shooters = ours.flat().map(pillarOfBody);
  const targets = theirs.flat().map(pillarOfBody);
  return againstBudget(() => {
    let seen = 0;
    for (const shooter of shooters) {
      const eye = { x: shooter.x, y: shooter.y, z: eyeLevel(shooter) };
      for (const target of targets) {
        if (MARK_HEIGHTS.some(share => isClear(scenery, eye, markOver(target, target, share)))) seen++;
      }
    }
    return seen;
  }, FRAME_MS);
}

function everyPair(withModels: boolean): Measured {
  const { features, ours, theirs } = fullTable(7);
  const blockers = blockersOf(features, withModels ? [...ours, ...theirs] : []);
  return againstBudget(() => modelSightTable(ours, theirs, blockers), FRAME_MS);
}

function everyUnit(): Measured {
  const { features, ours, theirs } = fullTable(7);
  const blockers = blockersOf(features, [...ours, ...theirs]);
  return againstBudget(() => sightTable(ours, theirs, blockers), FRAME_MS);
}

function readyTable(): Measured {
  const { features, ours, theirs } = fullTable(7);
  return againstBudget(() => blockersOf(features, [...ours, ...theirs]), FRAME_MS);
}

/** What an index would have to beat: the same lanes searched in a tree that is already built. */
function lanesAgainstIndex(): Measured {
  const { features, ours, theirs } = fullTable(7);
  const blockers = blockersOf(features, [...ours, ...theirs]);
  const all = blockers.groups.flatMap(({ members }) => [...members]);
  const tree = new Flatbush(all.length);
  for (const { outer } of all) {
    tree.add(outer.x - outer.reach, outer.y - outer.reach, outer.x + outer.reach, outer.y + outer.reach);
  }
  tree.finish();
  const random = seeded(5);
  const lanes = Array.from({ length: 500 }, () => {
    const from = viewerOf(pillarOfBody(random.pick(ours.flat())));
    return laneBetween(from, pillarOfBody(random.pick(theirs.flat())));
  });
  const found: Blocker[] = [];
  const byTree = (lane: Lane): number => {
    const near = tree.search(...boxOf(lane)).map(i => all[i] as Blocker);
    sift(near, lane, undefined, found);
    return found.length;
  };
  const our = (): number => lanes.reduce((sum, lane) => sum + gather(blockers, lane, undefined).length, 0);
  const their = (): number => lanes.reduce((sum, lane) => sum + byTree(lane), 0);
  if (our() !== their()) throw new Error(`${our()} in the lanes here, ${their()} there`);
  return alternate(our, their);
}

function boxOf({ x, y, ux, uy, length, start, end }: Lane): [number, number, number, number] {
  const toX = x + ux * length;
  const toY = y + uy * length;
  return [
    Math.min(x - start, toX - end),
    Math.min(y - start, toY - end),
    Math.max(x + start, toX + end),
    Math.max(y + start, toY + end),
  ];
}

export const sightBenches: readonly Bench[] = [
  { name: 'sight: one ray, 20 features', against: 'three-mesh-bvh raycastFirst', run: raysAgainstMesh },
  { name: 'sight: 100x100, 20 features, 3 lines', against: '16 ms frame', run: threeLines },
  { name: 'sight: 100x100, 20 features, 27 rays and finer', against: '16 ms frame', run: () => everyPair(false) },
  { name: 'sight: 100x100, 27 rays and finer, models block', against: '16 ms frame', run: () => everyPair(true) },
  { name: 'sight: 100 models to 5 units, models block', against: '16 ms frame', run: everyUnit },
  { name: 'sight: 200 models and 20 features made ready', against: '16 ms frame', run: readyTable },
  { name: 'sight: what lies in 500 lanes', against: 'flatbush, without rebuild', run: lanesAgainstIndex },
];
