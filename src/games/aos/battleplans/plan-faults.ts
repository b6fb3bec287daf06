import { EPS } from '../../../geometry/gaps/within';
import { areaOf, distanceToPolygon, isSimple } from '../../../geometry/shapes/polygon';
import type { Inches, Polygon, Spot } from '../../../geometry/shapes/shape';
import { turn } from '../../../geometry/shapes/simple-polygon';
import type { Fault } from '../../../kernel/system';
import { fitted } from './fit';
import type { Battleplan } from './types';

/** In square inches: room for a unit. */
const LEAST_TERRITORY = 24;
/** Minimum depth of a territory; larger than the largest base. */
const LEAST_DEPTH: Inches = 2;
/** Markers nearer than this would look like one. */
const MARKERS_APART: Inches = 1;

/** PLAN-02, PLAN-03, VICT-01: faults of a player's own plan. */
export function planFaults(plan: Battleplan): readonly Fault[] {
  const { name, map, territories, victory, objectives } = plan;
  const areas = territories.flatMap((area, i) => areaFaults(area, map, `territories[${i}]`));
  return [
    ...(name.trim() === '' ? [{ path: 'name', reason: 'PLAN-02: a battleplan has a title' }] : []),
    ...areas,
    ...(areas.length === 0 ? apartFaults(plan, map) : []),
    ...objectives.flatMap((spot, i) => markerFaults(spot, objectives.slice(0, i), map, `objectives[${i}]`)),
    ...(victory === 'objectives' && objectives.length === 0
      ? [{ path: 'objectives', reason: 'VICT-01: a battle for objectives needs at least one of them' }]
      : []),
  ];
}

/** PLAN-03, PLAN-04: on a table of this size, the territories do not overlap and each has room to set up. */
export function apartFaults(plan: Battleplan, table: Battleplan['map']): readonly Fault[] {
  const { territories, setUpDistance } = fitted(plan, table);
  const [one, two] = territories;
  if (!areApart(one, two)) return [{ path: 'territories', reason: 'PLAN-03: the territories overlap' }];
  return (
    [
      [one, two],
      [two, one],
    ] as const
  ).flatMap(([own, enemy], i) => {
    // The distance to a convex area is a convex function, so a corner is furthest.
    const deepest = Math.max(...own.map(corner => distanceToPolygon(enemy, corner))) - setUpDistance;
    const reason = `PLAN-03: only ${Math.max(0, deepest).toFixed(1)}″ of this territory lie beyond the set-up distance of ${setUpDistance.toFixed(1)}″; ${LEAST_DEPTH}″ are needed`;
    return deepest < LEAST_DEPTH ? [{ path: `territories[${i}]`, reason }] : [];
  });
}

function areaFaults(area: Polygon, { width, depth }: Battleplan['map'], path: string): readonly Fault[] {
  if (!isSimple(area)) return [{ path, reason: 'PLAN-03: this territory crosses itself or encloses nothing' }];
  if (!isConvex(area)) return [{ path, reason: 'PLAN-03: this territory has a corner that points inwards' }];
  if (Math.abs(areaOf(area)) < LEAST_TERRITORY) return [{ path, reason: 'PLAN-03: this territory is too small' }];
  return area.some(spot => !isOn(spot, width, depth))
    ? [{ path, reason: 'PLAN-03: this territory reaches beyond the map' }]
    : [];
}

function markerFaults(
  spot: Spot,
  before: readonly Spot[],
  { width, depth }: Battleplan['map'],
  path: string,
): readonly Fault[] {
  const isTaken = before.some(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < MARKERS_APART);
  return [
    ...(isOn(spot, width, depth) ? [] : [{ path, reason: 'OBJ-01: this objective lies beyond the map' }]),
    ...(isTaken ? [{ path, reason: 'OBJ-01: this objective lies on another one' }] : []),
  ];
}

const isOn = ({ x, y }: Spot, width: Inches, depth: Inches): boolean =>
  x >= 0 && y >= 0 && x <= width + EPS && y <= depth + EPS;

function isConvex(area: Polygon): boolean {
  const way = Math.sign(areaOf(area));
  return area.every((corner, i) => {
    const [next, last] = [area[(i + 1) % area.length] ?? corner, area[(i + 2) % area.length] ?? corner];
    return turn(corner, next, last) * way >= 0;
  });
}

/** Whether a line separates two convex areas; they may share a border. */
function areApart(one: Polygon, two: Polygon): boolean {
  return [one, two].some(area => {
    const other = area === one ? two : one;
    const way = Math.sign(areaOf(area));
    return area.some((from, i) => {
      const to = area[(i + 1) % area.length] ?? from;
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      return other.every(corner => (turn(from, to, corner) * way) / length <= EPS);
    });
  });
}
