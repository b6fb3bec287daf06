import { brokenLinks, coherencyGroups, isCoherent, proposeRepair } from '../../../src/games/aos/ways/coherency';
import {
  closestPoints,
  doOverlap,
  gapBetween,
  gapToSpot,
  planGap,
  signedPlanGap,
} from '../../../src/geometry/gaps/gap';
import { farthestFrom } from '../../../src/geometry/gaps/wholly';
import { EPS, isWithin } from '../../../src/geometry/gaps/within';
import type { Body } from '../../../src/geometry/shapes/shape';
import { bodiesWithin, closestPair, gapBetweenGroups, neighboursWithin } from '../../../src/geometry/units/group';
import type { Seeded } from '../../geometry/seeded';
import { type Kind, randomBody } from '../../geometry/shapes';
import { apart, leastOver, rimOf, slowDepth, slowRimGap, slowToSpot } from '../../geometry/slow';
import { claim, type Fuzz, inCases, near } from '../claim';
import { areaFuzz } from './areas';

function gapsOf(one: readonly Kind[], two: readonly Kind[]): (seed: number) => void {
  return inCases(random => {
    const a = randomBody(random, 12, one);
    const b = randomBody(random, 12, two);
    const fast = signedPlanGap(a, b);
    near(signedPlanGap(b, a), fast, 1e-8, 'the signed gap is the same both ways', a, b);
    near(planGap(a, b), Math.max(0, fast), 1e-12, 'the gap is the signed gap without its sign', a, b);
    if (fast > 0) near(fast, slowRimGap(rimOf(a), rimOf(b)), 1e-7, 'the gap is that of the rims', a, b);
    else near(-fast, slowDepth(a, b), 1e-7, 'the depth is the shortest shift apart', a, b);
    const rise = Math.max(0, a.z - topOf(b), b.z - topOf(a));
    near(gapBetween(a, b), Math.sqrt(planGap(a, b) ** 2 + rise ** 2), 1e-12, 'heights join by the hypotenuse', a, b);
  });
}

function topOf(body: Body): number {
  return body.outline.kind === 'hull' ? body.z + body.height : body.z;
}

const spotGaps = inCases(random => {
  const body = randomBody(random, 8);
  const spot = { x: random.between(0, 8), y: random.between(0, 8), z: body.z };
  near(gapToSpot(body, spot), slowToSpot(body, spot), 1e-7, 'the gap to a spot is that to the rim', body, spot);
});

const tapes = inCases(random => {
  const a = randomBody(random, 12);
  const b = randomBody(random, 12);
  const { gap, from, to } = closestPoints(a, b);
  near(gap, gapBetween(a, b), 1e-12, 'the tape shows the gap', a, b);
  near(Math.sqrt(apart(from, to) ** 2 + (from.z - to.z) ** 2), gap, 1e-9, 'the tape is as long as the gap', a, b);
  near(slowToSpot(a, from), 0, 1e-6, 'the tape starts on its body', a, b);
  near(slowToSpot(b, to), 0, 1e-6, 'the tape ends on its body', a, b);
  claim(from.z >= a.z - 1e-12 && from.z <= topOf(a) + 1e-12, 'the tape starts at a height of its body', a, b);
  claim(to.z >= b.z - 1e-12 && to.z <= topOf(b) + 1e-12, 'the tape ends at a height of its body', a, b);
});

/** MOVE-06: pushed into each other by more than EPS they overlap, by less they only touch. */
const overlaps = inCases(random => {
  const a = { ...randomBody(random, 10), z: 0 };
  const b = { ...randomBody(random, 10), z: 0 };
  const { gap, from, to } = closestPoints(a, b);
  if (gap < 1e-3) {
    const depth = slowDepth(a, b);
    if (Math.abs(depth - EPS) > 1e-5) claim(doOverlap(a, b) === depth > EPS, 'deep overlaps are seen', a, b);
    return;
  }
  for (const depth of [-0.01, 0, EPS / 4, EPS * 3, 0.01]) {
    const share = (gap + depth) / gap;
    const pushed = { ...b, x: b.x - (to.x - from.x) * share, y: b.y - (to.y - from.y) * share };
    const signed = signedPlanGap(a, pushed);
    // Two corners, or sharp ends pushed deep, slip past each other: less than the push parts them.
    const canSlip = depth > EPS * 3 || (a.outline.kind === 'hull' && b.outline.kind === 'hull' && depth > 0);
    if (!canSlip) near(signed, -depth, 2e-9, `the sign changes smoothly at ${depth}`, a, pushed);
    else claim(signed >= -depth - 2e-9, `pushed in by ${depth}, overlap ${signed}`, a, pushed);
    if (canSlip && Math.abs(signed + EPS) < 1e-9) continue;
    claim(doOverlap(a, pushed) === signed < -EPS, `pushed in by ${depth}`, a, pushed);
    claim(doOverlap(pushed, a) === signed < -EPS, `pushed in by ${depth}, the other way`, a, pushed);
  }
});

const farthest = inCases(random => {
  const a = randomBody(random, 8);
  const b = randomBody(random, 8);
  const rim = rimOf(a);
  const plan = -leastOver(share => -slowToSpot(b, rim.at(share)), 12 * (rim.corners?.length ?? 4));
  const slow = Math.sqrt(plan ** 2 + Math.max(0, b.z - a.z, topOf(a) - topOf(b)) ** 2);
  near(farthestFrom(a, b), slow, 1e-6, 'the farthest point is the farthest of the rim', a, b);
});

const groups = inCases(random => {
  const some = crowd(random, random.int(6), 30);
  const others = crowd(random, random.int(6), 30);
  const gaps = some.flatMap(a => others.map(b => gapBetween(a, b)));
  const least = Math.min(Number.POSITIVE_INFINITY, ...gaps);
  claim(
    gapBetweenGroups(some, others) === least,
    'MEAS-03 the gap of groups is that of their closest pair',
    some,
    others,
  );
  const pair = closestPair(some, others);
  claim((pair?.gap ?? Number.POSITIVE_INFINITY) === least, 'the closest pair shows it', some, others);
  const limit = random.pick([0, 3, 6, 12]);
  const within = some.filter(a => others.some(b => isWithin(gapBetween(a, b), limit)));
  claim(
    bodiesWithin(some, others, limit).join() === within.join(),
    'the bodies within are those measured',
    some,
    others,
  );
  const near3 = some.map((a, i) => some.flatMap((b, j) => (i !== j && isWithin(gapBetween(a, b), limit) ? [j] : [])));
  claim(JSON.stringify(neighboursWithin(some, limit)) === JSON.stringify(near3), 'neighbours are those measured', some);
});

/** UNIT-02 by flooding from each body in turn. */
const coherency = inCases(random => {
  const bodies = crowd(random, 1 + random.int(24), 5 + random.int(20));
  const seen = new Set<number>();
  const slow: number[][] = [];
  const flood = (i: number, group: number[]): void => {
    seen.add(i);
    group.push(i);
    bodies.forEach((other, j) => {
      const body = bodies[i] as Body;
      const rise = Math.max(0, body.z - topOf(other), other.z - topOf(body));
      if (!seen.has(j) && planGap(body, other) <= 1 + EPS && rise <= 6 + EPS) flood(j, group);
    });
  };
  bodies.forEach((_, i) => {
    if (seen.has(i)) return;
    const group: number[] = [];
    flood(i, group);
    slow.push(group.sort((a, b) => a - b));
  });
  claim(
    JSON.stringify(coherencyGroups(bodies)) === JSON.stringify(slow),
    'UNIT-02 groups are the flooded ones',
    bodies,
  );
  claim(isCoherent(bodies) === slow.length < 2, 'UNIT-02 one group is coherent', bodies);
  claim(brokenLinks(bodies).length === slow.length - 1, 'each smaller group has a broken link', bodies);
});

/** A repair holds, is as short as the gap demands, and no shorter shift of the whole group would do. */
const repairs = inCases(random => {
  const bodies = crowd(random, 2 + random.int(5), 14).map(body => ({ ...body, z: random.pick([0, 0, 3, 8]) }));
  const repair = proposeRepair(bodies);
  if (repair === undefined) {
    const canReach = bodies.every(a => bodies.some(b => a !== b && Math.abs(a.z - b.z) <= 6));
    claim(!canReach || bodies.some(a => a.z === 8), 'only heights make a repair impossible', bodies);
    return;
  }
  claim(isCoherent(repair.bodies), 'the repair leaves one group', bodies, repair);
  const loose = coherencyGroups(bodies);
  if (loose.length !== 2) return;
  const moved = new Set(repair.shifts.map(shift => shift.index));
  for (let i = 0; i < 200; i++) {
    const length = repair.furthest * Math.sqrt(random.next()) - 1e-4;
    const angle = random.between(0, 2 * Math.PI);
    const [dx, dy] = [length * Math.cos(angle), length * Math.sin(angle)];
    const shifted = bodies.map((body, j) => (moved.has(j) ? { ...body, x: body.x + dx, y: body.y + dy } : body));
    claim(length <= 0 || !isCoherent(shifted), 'no shorter shift repairs it', bodies, { dx, dy });
  }
});

function crowd(random: Seeded, count: number, spread: number): Body[] {
  return Array.from({ length: count }, () => randomBody(random, spread));
}

/** Every comparison of measuring with the slow way; `run` throws with the seed and the shapes on the first difference. */
export const measureFuzz: readonly Fuzz[] = [
  { name: 'gap of circles', run: gapsOf(['circle'], ['circle']) },
  { name: 'gap of ovals', run: gapsOf(['oval'], ['oval']) },
  { name: 'gap of hulls', run: gapsOf(['hull'], ['hull']) },
  { name: 'gap of circle and oval', run: gapsOf(['circle'], ['oval']) },
  { name: 'gap of circle and hull', run: gapsOf(['circle'], ['hull']) },
  { name: 'gap of oval and hull', run: gapsOf(['oval'], ['hull']) },
  { name: 'gap to a spot', run: spotGaps },
  { name: 'closest points', run: tapes },
  { name: 'overlap', run: overlaps },
  { name: 'farthest point', run: farthest },
  { name: 'gap of groups', run: groups },
  { name: 'coherency', run: coherency },
  { name: 'coherency repair', run: repairs },
  ...areaFuzz,
];
