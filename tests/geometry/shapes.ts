import type { Body, Outline, Polygon, Spot } from '../../src/geometry/shapes/shape';
import { ovalBase, roundBase } from '../../src/geometry/shapes/shape';
import type { Seeded } from './seeded';

/** Random shapes for tests: everything follows from the generator handed in. */
export type Kind = Outline['kind'];

const KINDS: readonly Kind[] = ['circle', 'oval', 'hull'];
const ROUND_MM = [25, 28.5, 32, 40, 50, 60, 80, 100, 130, 160];
const OVAL_MM: readonly [number, number][] = [
  [60, 35],
  [75, 42],
  [90, 52],
  [105, 70],
  [120, 92],
  [150, 95],
  [170, 105],
];

/** A body with plain values that a test overrides where it cares. */
export function bodyAt(x: number, y: number, outline: Outline, rest: Partial<Body> = {}): Body {
  return { x, y, z: 0, facing: 0, height: 1.5, outline, ...rest };
}

/** A round base of this diameter in inches. */
export const disc = (diameter: number): Outline => ({ kind: 'circle', radius: diameter / 2 });

/** A rectangular hull around its centre. */
export function box(length: number, width: number): Outline {
  const x = length / 2;
  const y = width / 2;
  return {
    kind: 'hull',
    points: [
      { x: -x, y: -y },
      { x, y: -y },
      { x, y },
      { x: -x, y },
    ],
  };
}

/** Half the time a size that is sold, else any size, long thin ovals among them. */
export function randomOutline(random: Seeded, kinds: readonly Kind[] = KINDS): Outline {
  const kind = random.pick(kinds);
  const isSold = random.next() < 0.5;
  if (kind === 'circle') {
    return isSold ? roundBase(random.pick(ROUND_MM)) : { kind, radius: random.between(0.05, 4) };
  }
  if (kind === 'hull') return { kind, points: randomHull(random) };
  if (isSold) return ovalBase(...random.pick(OVAL_MM));
  return { kind, length: random.between(0.1, 8), width: random.between(0.1, 4) };
}

/** A convex polygon of three to nine corners: spots on an oval, in order. */
export function randomHull(random: Seeded): Spot[] {
  const count = 3 + random.int(7);
  const a = random.between(0.3, 4);
  const b = random.between(0.3, 4);
  const start = random.next();
  const cx = random.between(-0.5, 0.5);
  const cy = random.between(-0.5, 0.5);
  return Array.from({ length: count }, (_, i) => {
    const angle = 2 * Math.PI * (start + (i + random.between(0, 0.7)) / count);
    return { x: cx + a * Math.cos(angle), y: cy + b * Math.sin(angle) };
  });
}

/** A body somewhere in a square of side `spread`, mostly on the ground. */
export function randomBody(random: Seeded, spread: number, kinds: readonly Kind[] = KINDS): Body {
  return {
    x: random.between(0, spread),
    y: random.between(0, spread),
    z: random.next() < 0.6 ? 0 : random.between(0, 9),
    facing: random.pick([0, Math.PI / 2, random.between(-7, 7)]),
    height: random.between(0.5, 6),
    outline: randomOutline(random, kinds),
  };
}

/** A simple polygon, anticlockwise, often concave: a star of uneven rays, or letters with right angles, turned. */
export function randomPolygon(random: Seeded, size: number): Polygon {
  const letters: readonly Polygon[] = [
    spotsOf(0, 0, 3, 0, 3, 1, 1, 1, 1, 3, 0, 3),
    spotsOf(0, 0, 4, 0, 4, 3, 3, 3, 3, 1, 1, 1, 1, 3, 0, 3),
    spotsOf(0, 0, 4, 0, 4, 1, 2.5, 1, 2.5, 3, 1.5, 3, 1.5, 1, 0, 1),
    spotsOf(0, 0, 4, 0, 4, 1, 1, 1, 1, 2, 4, 2, 4, 3, 0, 3),
    spotsOf(0, 0, 4, 0, 4, 3, 0, 3),
  ];
  const isStar = random.next() < 0.6;
  const count = 3 + random.int(9);
  const spots = isStar
    ? Array.from({ length: count }, (_, i) => {
        const angle = (2 * Math.PI * (i + random.between(0, 0.6))) / count;
        const radius = random.between(0.25, 1);
        return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
      })
    : random.pick(letters).map(({ x, y }) => ({ x: (x - 2) / 3, y: (y - 1.5) / 3 }));
  const turn = random.next() < 0.3 ? 0 : random.between(0, 7);
  const cx = random.between(size, 2 * size);
  const cy = random.between(size, 2 * size);
  return spots.map(({ x, y }) => ({
    x: cx + size * (x * Math.cos(turn) - y * Math.sin(turn)),
    y: cy + size * (x * Math.sin(turn) + y * Math.cos(turn)),
  }));
}

/** Spots from pairs of numbers. */
export function spotsOf(...numbers: readonly number[]): Spot[] {
  const spots: Spot[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) spots.push({ x: numbers[i] ?? 0, y: numbers[i + 1] ?? 0 });
  return spots;
}
