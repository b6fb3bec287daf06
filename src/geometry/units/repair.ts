/**
 * Makes one group of several (linked.ts): each smaller group is shifted as a whole, in plan, until it is linked. The nearest
 * group goes first, then the nearest to all that are linked so far. Straight towards the nearest body the shift is the plan
 * gap less the limit, and none is shorter; no two bodies overlap on arrival, since no pair was nearer. Where others are in
 * the way, places are tried shortest first, in steps of 0.05" and 5 degrees until one is free, then again up to that length
 * every 0.05" all round. So the answer is the shortest to about 0.05"; it may find none where every free pocket is narrower
 * than 5 degrees. Same input, same answer.
 */
import { doOverlap } from '../gaps/gap';
import { heightApart } from '../gaps/plan-gap';
import { closestPoints } from '../gaps/tape';
import { isWithin } from '../gaps/within';
import type { Body, Inches } from '../shapes/shape';
import { areLinked, type LinkLimits, largestOf, linkedGroups } from './linked';

/** How far one body is to be moved. */
export interface Shift {
  readonly index: number;
  readonly dx: Inches;
  readonly dy: Inches;
}

/** Where the bodies stand after the repair, and the shifts that brought them there. */
export interface Repair<B extends Body = Body> {
  readonly bodies: readonly B[];
  readonly shifts: readonly Shift[];
  /** The longest single shift. */
  readonly furthest: Inches;
}

interface Vector {
  readonly dx: Inches;
  readonly dy: Inches;
}

/** The spacing of the places that are tried. */
const FINE: Inches = 0.05;
/** How much longer than the straight shift is tried. */
const FURTHER: Inches = 8;
/** The turn between directions in the first round, 5 degrees. */
const COARSE = Math.PI / 36;

/** The smallest shift of the smaller groups that leaves one group on free places, if there is one. */
export function repairLinks<B extends Body>(
  bodies: readonly B[],
  limits: LinkLimits,
  isFree: (body: B, index: number) => boolean = () => true,
): Repair<B> | undefined {
  const groups = linkedGroups(bodies, limits);
  const settled = groups.splice(largestOf(groups), 1)[0] ?? [];
  const placed = [...bodies];
  const shifts: Shift[] = [];
  let furthest = 0;
  while (groups.length > 0) {
    const nearest = nearestGroup(placed, groups, settled, limits);
    if (nearest === undefined) return undefined;
    const group = groups.splice(nearest.position, 1)[0] ?? [];
    const vector = shortestFreeShift(placed, group, settled, nearest.vector, limits, isFree);
    if (vector === undefined) return undefined;
    for (const index of group) {
      placed[index] = shifted(placed[index] as B, vector);
      shifts.push({ index, ...vector });
    }
    settled.push(...group);
    furthest = Math.max(furthest, lengthOf(vector));
  }
  return { bodies: placed, shifts, furthest };
}

/** The group with the shortest shift to those settled, and that shift; undefined if all are too high or too low. */
function nearestGroup(
  bodies: readonly Body[],
  groups: readonly (readonly number[])[],
  settled: readonly number[],
  limits: LinkLimits,
): { position: number; vector: Vector } | undefined {
  let best: { position: number; vector: Vector } | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [position, group] of groups.entries()) {
    const vector = straightShift(bodies, group, settled, limits);
    if (vector === undefined || lengthOf(vector) >= least) continue;
    least = lengthOf(vector);
    best = { position, vector };
  }
  return best;
}

function straightShift(
  bodies: readonly Body[],
  group: readonly number[],
  settled: readonly number[],
  { inPlan, inHeight }: LinkLimits,
): Vector | undefined {
  let best: Vector | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const one of group) {
    for (const other of settled) {
      const a = bodies[one] as Body;
      const b = bodies[other] as Body;
      if (!isWithin(heightApart(a, b), inHeight)) continue;
      const { from, to } = closestPoints(a, b);
      const gap = Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2);
      const share = gap > inPlan ? (gap - inPlan) / gap : 0;
      if (gap - inPlan >= least) continue;
      least = gap - inPlan;
      best = { dx: (to.x - from.x) * share, dy: (to.y - from.y) * share };
    }
  }
  return best;
}

/** The straight shift if its places are free, else the shortest of the fan around it that links and is free. */
function shortestFreeShift<B extends Body>(
  bodies: readonly B[],
  group: readonly number[],
  settled: readonly number[],
  straight: Vector,
  limits: LinkLimits,
  isFree: (body: B, index: number) => boolean,
): Vector | undefined {
  const fits = (vector: Vector): boolean => {
    const moved = new Map(group.map(index => [index, shifted(bodies[index] as B, vector)]));
    const isLinked = settled.some(other =>
      [...moved.values()].some(body => areLinked(body, bodies[other] as B, limits)),
    );
    const clears = (body: B): boolean => !bodies.some((other, i) => !moved.has(i) && doOverlap(body, other));
    return isLinked && [...moved].every(([index, body]) => clears(body) && isFree(body, index));
  };
  if (fits(straight)) return straight;
  const coarse = firstInFan(straight, lengthOf(straight) + FURTHER, COARSE, fits);
  if (coarse === undefined) return undefined;
  return firstInFan(straight, lengthOf(coarse), Math.min(COARSE, FINE / lengthOf(coarse)), fits) ?? coarse;
}

/** The first vector that fits, shorter ones first, then those that turn less from straight on. */
function firstInFan(
  straight: Vector,
  longest: Inches,
  turn: number,
  fits: (vector: Vector) => boolean,
): Vector | undefined {
  const heading = Math.atan2(straight.dy, straight.dx);
  const directions = Math.ceil((2 * Math.PI) / turn);
  for (let reach = lengthOf(straight); reach <= longest; reach += FINE) {
    for (let step = 0; step < directions; step++) {
      const side = step % 2 === 0 ? step / 2 : -(step + 1) / 2;
      const angle = heading + side * turn;
      const vector = { dx: reach * Math.cos(angle), dy: reach * Math.sin(angle) };
      if (fits(vector)) return vector;
    }
  }
  return undefined;
}

const shifted = <B extends Body>(body: B, { dx, dy }: Vector): B => ({ ...body, x: body.x + dx, y: body.y + dy });

const lengthOf = ({ dx, dy }: Vector): Inches => Math.sqrt(dx * dx + dy * dy);
