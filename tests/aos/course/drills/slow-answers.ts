import { type Drill, type DrillKind, drillOf } from '../../../../src/games/aos/course/drills';
import type { Battle, Unit } from '../../../../src/games/aos/types';
import type { Point } from '../../../../src/geometry/gaps/tape';
import type { Body, Spot } from '../../../../src/geometry/shapes/shape';
import { bundle, cornersOf, type Mesh, meets, meshOfBody, meshOfSolid } from '../../../geometry/sight/slow-sight';
import { apart, rimOf, slowRimGap } from '../../../geometry/slow';

export const SEEDS = 1000;

/** Every drill of a kind, made once; a failing check names its seed. */
export function everyDrill(kind: DrillKind) {
  const drills: readonly Drill[] = Array.from({ length: SEEDS }, (_, index) => drillOf(kind, index + 1));
  const each = (judge: (drill: Drill) => void): void => {
    for (const drill of drills) {
      try {
        judge(drill);
      } catch (error) {
        throw new Error(`seed ${drill.seed}`, { cause: error });
      }
    }
  };
  return { drills, each };
}

const reachOf = ({ outline }: Body): number =>
  outline.kind === 'circle' ? outline.radius : outline.kind === 'oval' ? outline.length / 2 : 0;

/** MEAS-03 the slow way: every pair that could be the closest, rim against rim. */
export function slowGap(some: readonly Body[], others: readonly Body[]): number {
  const pairs = some.flatMap(a => others.map(b => ({ a, b, least: apart(a, b) - reachOf(a) - reachOf(b) })));
  let best = Number.POSITIVE_INFINITY;
  for (const { a, b, least } of pairs.toSorted((one, two) => one.least - two.least)) {
    if (least >= best) break;
    best = Math.min(best, slowRimGap(rimOf(a), rimOf(b)));
  }
  return best;
}

/** UNIT-02 the slow way: a group grows by every model within 1" of one of its own. */
export function slowGroups(models: readonly Body[]): number {
  let loose = [...models];
  let groups = 0;
  while (loose.length > 0) {
    groups += 1;
    let group = loose.splice(0, 1);
    while (group.length > 0) {
      const members = group;
      const isLinked = (a: Body, b: Body) => apart(a, b) - reachOf(a) - reachOf(b) <= 1 && slowGap([a], [b]) <= 1;
      const joined = loose.filter(body => members.some(member => isLinked(member, body)));
      loose = loose.filter(body => !joined.includes(body));
      group = joined;
    }
  }
  return groups;
}

/** Everything that can hide the target from a model of another unit. */
export function blockersIn(battle: Battle, looker: Unit, target: Unit, round: 'inscribed' | 'circumscribed'): Mesh[] {
  const bodies = battle.units.filter(({ id }) => id !== looker.id && id !== target.id).flatMap(({ models }) => models);
  return [
    ...battle.field.features.flatMap(({ solids }) => solids.map(meshOfSolid)),
    ...bodies.map(body => meshOfBody(body, round)),
  ];
}

const HAIR = 1e-4;
const CLOSE = 2e-2;

/** Whether a ray reported as free is blocked, and everything around it too. */
export const isBlocked = (meshes: readonly Mesh[], from: Point, to: Point): boolean =>
  bundle({ from, to }, HAIR).every(ray => meets(meshes, ray.from, ray.to));

/** The spots of a rim that lie farthest to either side for someone who looks from there, by trying them all. */
function sidesOf(body: Body, from: Spot): readonly [Spot, Spot] {
  const middle = Math.atan2(body.y - from.y, body.x - from.x);
  const turn = ({ x, y }: Spot): number => {
    const angle = Math.atan2(y - from.y, x - from.x) - middle;
    return Math.atan2(Math.sin(angle), Math.cos(angle));
  };
  const rim = cornersOf(body, 'inscribed').toSorted((a, b) => turn(a) - turn(b));
  return [rim[0] ?? body, rim.at(-1) ?? body];
}

const COLUMNS = 14;
const ROWS = 9;
const EYES = 0.85;

/** A gap of some width through which the looker sees the target, by trying a dense fan of rays from five eyes. */
export function slowGlimpse(looker: Body, target: Body, meshes: readonly Mesh[]): readonly [Point, Point] | undefined {
  const [left, right] = sidesOf(looker, target);
  const z = looker.z + EYES * looker.height;
  const halfway = (spot: Spot): Spot => ({ x: (spot.x + looker.x) / 2, y: (spot.y + looker.y) / 2 });
  const eyes = [looker, left, right, halfway(left), halfway(right)].map(({ x, y }) => ({ x, y, z }));
  for (const from of eyes) {
    const [start, end] = sidesOf(target, from);
    for (let i = 1; i < COLUMNS; i++) {
      for (let k = 1; k < ROWS; k++) {
        const [across, up] = [i / COLUMNS, k / ROWS];
        const to = {
          x: start.x + (end.x - start.x) * across,
          y: start.y + (end.y - start.y) * across,
          z: target.z + target.height * up,
        };
        if (meets(meshes, from, to)) continue;
        if (bundle({ from, to }, CLOSE).every(ray => !meets(meshes, ray.from, ray.to))) return [from, to];
      }
    }
  }
  return undefined;
}
