import Flatbush from 'flatbush';
import { isCoherent } from '../../src/games/aos/ways/coherency';
import { gapBetween, planGap } from '../../src/geometry/gaps/gap';
import { isWithin } from '../../src/geometry/gaps/within';
import { boundingRadius } from '../../src/geometry/shapes/outline';
import { type Body, roundBase } from '../../src/geometry/shapes/shape';
import { gapBetweenGroups, neighboursWithin } from '../../src/geometry/units/group';
import { seeded } from '../geometry/seeded';
import { type Kind, randomBody } from '../geometry/shapes';
import { alternate, type Bench, type Measured } from './bench';
import { gjkGap } from './gjk';

const FIELD = 60;
const LIMIT = 3;

function crowd(seed: number, count: number, kinds: readonly Kind[], spread = FIELD): Body[] {
  const random = seeded(seed);
  return Array.from({ length: count }, () => ({ ...randomBody(random, spread, kinds), z: 0 }));
}

/** Gaps of the same pairs by both ways, one after the other; the sums must agree or the bench refuses to run. */
function gapsOfPairs(kinds: readonly Kind[], spread: number): Measured {
  const some = crowd(1, 256, kinds, spread);
  const others = crowd(2, 256, kinds, spread);
  const sumBy = (gap: (a: Body, b: Body) => number) => (): number => {
    let sum = 0;
    for (let i = 0; i < 256; i++) sum += gap(some[i] as Body, others[i] as Body);
    return sum;
  };
  return perPair(compared(sumBy(planGap), sumBy(gjkGap)), 256);
}

function compared(ours: () => number, theirs: () => number): Measured {
  const difference = Math.abs(ours() - theirs());
  if (difference > 1e-5) throw new Error(`both ways must agree, but differ by ${difference}`);
  return alternate(ours, theirs);
}

function perPair({ ours, theirs, ratio, unit }: Measured, pairs: number): Measured {
  const scale = unit === 'µs' ? 1000 : 1;
  return { ours: (ours * scale) / pairs, theirs: (theirs * scale) / pairs, ratio, unit: unit === 'µs' ? 'ns' : unit };
}

function allGaps(): Measured {
  const some = crowd(3, 100, ['circle', 'circle', 'circle', 'oval', 'hull']);
  const others = crowd(4, 100, ['circle', 'circle', 'circle', 'oval', 'hull']).map(body => ({ ...body, z: 2 }));
  const sumBy = (gap: (a: Body, b: Body) => number) => (): number => {
    let sum = 0;
    for (const a of some) for (const b of others) sum += gap(a, b);
    return sum;
  };
  const hypot = (a: Body, b: Body): number => Math.sqrt(gjkGap(a, b) ** 2 + riseBetween(a, b) ** 2);
  return compared(sumBy(gapBetween), sumBy(hypot));
}

function riseBetween(a: Body, b: Body): number {
  const top = (body: Body): number => (body.outline.kind === 'hull' ? body.z + body.height : body.z);
  return Math.max(0, a.z - top(b), b.z - top(a));
}

function groupGap(): Measured {
  const some = crowd(5, 100, ['circle', 'oval'], 24);
  const others = crowd(6, 100, ['circle', 'oval'], 24).map(body => ({ ...body, x: body.x + 36 }));
  const naive = (): number => {
    let least = Number.POSITIVE_INFINITY;
    for (const a of some) for (const b of others) least = Math.min(least, planGap(a, b));
    return least;
  };
  return compared(() => gapBetweenGroups(some, others), naive);
}

/** All neighbours within 3" of each of 200 models; the index is rebuilt, as it must be after every move. */
function whoIsWithin(): Measured {
  const random = seeded(7);
  const bodies = crowd(7, 200, ['circle']).map(body => ({ ...body, outline: roundBase(random.pick([25, 32, 40])) }));
  const ours = (): number => neighboursWithin(bodies, LIMIT).reduce((sum, list) => sum + list.length, 0);
  const theirs = (): number => {
    const index = new Flatbush(bodies.length);
    const reaches = bodies.map(body => boundingRadius(body.outline));
    bodies.forEach(({ x, y }, i) => {
      const reach = reaches[i] as number;
      index.add(x - reach, y - reach, x + reach, y + reach);
    });
    index.finish();
    let found = 0;
    const neighbours = bodies.map((body, i) => {
      const reach = (reaches[i] as number) + LIMIT;
      const near = index.search(body.x - reach, body.y - reach, body.x + reach, body.y + reach, j => j !== i);
      return near.filter(j => isWithin(gapBetween(body, bodies[j] as Body), LIMIT));
    });
    for (const list of neighbours) found += list.length;
    return found;
  };
  return compared(ours, theirs);
}

/** A unit of 40 in a ragged line, against measuring all pairs and flooding. */
function coherencyOf40(): Measured {
  const random = seeded(8);
  const bodies = Array.from({ length: 40 }, (_, i) => ({
    x: 5 + (i % 20) * 1.9 + random.between(0, 0.3),
    y: 5 + Math.floor(i / 20) * 1.9 + random.between(0, 0.3),
    z: 0,
    facing: 0,
    height: 1.5,
    outline: roundBase(32),
  }));
  const naive = (): number => {
    const near = bodies.map(a => bodies.map(b => planGap(a, b) <= 1 && Math.abs(a.z - b.z) <= 6));
    const seen = new Set([0]);
    for (const i of seen) {
      near[i]?.forEach((isNear, j) => {
        if (isNear) seen.add(j);
      });
    }
    return seen.size === bodies.length ? 1 : 0;
  };
  return compared(() => (isCoherent(bodies) ? 1 : 0), naive);
}

/** Speed of the measuring functions. */
export const measureBenches: readonly Bench[] = [
  { name: 'gap of circles', against: 'GJK with analytic supports', run: () => gapsOfPairs(['circle'], FIELD) },
  { name: 'gap of ovals', against: 'GJK with analytic supports', run: () => gapsOfPairs(['oval'], FIELD) },
  { name: 'gap of ovals, near', against: 'GJK with analytic supports', run: () => gapsOfPairs(['oval'], 9) },
  { name: 'gap of hulls', against: 'GJK with analytic supports', run: () => gapsOfPairs(['hull'], FIELD) },
  {
    name: 'gap of oval and hull',
    against: 'GJK with analytic supports',
    run: () => gapsOfPairs(['oval', 'hull'], FIELD),
  },
  { name: 'all gaps of 100 and 100 models', against: 'GJK with analytic supports', run: allGaps },
  { name: 'gap of two groups of 100', against: 'the gap of every pair', run: groupGap },
  { name: 'who is within 3" among 200', against: 'flatbush with rebuild', run: whoIsWithin },
  { name: 'coherency of 40 models', against: 'all gaps, then a flood', run: coherencyOf40 },
];
