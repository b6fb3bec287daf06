import { coverFeature, isWhollyOn, obstacleCover } from '../../../src/games/aos/facts/attacks/scenery-cover';
import type { Body, Feature, Polygon, Spot } from '../../../src/geometry/shapes/shape';
import { seeded } from '../../geometry/seeded';
import { randomBody, randomPolygon } from '../../geometry/shapes';
import { cornersOf } from '../../geometry/sight/slow-sight';

/** Comparisons of cover with spots counted one by one; each throws when they disagree. */
export const coverFuzz: readonly { name: string; run(seed: number): void }[] = [
  { name: 'COVER-01 wholly on a feature against spots of the base', run: compareWhollyOn },
  { name: 'OBST-02 obstacle cover against spots on the rims', run: compareObstacle },
];

/** What the spots cannot tell apart. */
const CLOSE = 0.02;
const RINGS = [0.25, 0.5, 0.75, 0.9, 1];

function compareWhollyOn(seed: number): void {
  const random = seeded(seed);
  const footprint = randomPolygon(random, 4);
  const small = random.between(0.1, 0.6);
  const body = { ...shrunk(randomBody(random, 1), small), x: random.between(3, 9), y: random.between(3, 9), z: 0 };
  const feature: Feature = { id: 'ground', footprint, solids: [] };
  const out = Math.max(...spotsOfBase(body).map(spot => outside(footprint, spot)));
  const found = isWhollyOn(body, feature);
  if (found && out > 1e-6) throw new Error(`wholly on, but ${out}" out: ${JSON.stringify(body)}`);
  if (!found && out === 0 && !hasDentIn(footprint, body)) throw new Error(`all spots are on: ${JSON.stringify(body)}`);
  const cover = coverFeature([body], [feature], seed % 2 === 0);
  if (cover.covered !== found) throw new Error('a unit of one is covered otherwise than its model');
  const by = cover.covered ? 0 : (cover.standingOut[0]?.by ?? Number.NaN);
  if (!(by >= out - CLOSE)) throw new Error(`stands out by ${by}", but a spot by ${out}"`);
}

function compareObstacle(seed: number): void {
  const random = seeded(seed);
  const footprint = randomPolygon(random, 2);
  const place = (body: Body): Body => ({ ...shrunk(body, 0.5), z: 0, height: 1 });
  const attacker = place(randomBody(random, 9));
  const unit = [place(randomBody(random, 7)), place(randomBody(random, 7))];
  const found = obstacleCover(attacker, unit, { id: 'wall', footprint, solids: [] });
  const toObstacle = toArea(attacker, footprint);
  const toUnit = Math.min(...unit.map(body => toArea(attacker, cornersOf(body, 'inscribed'))));
  const furthest = Math.max(...unit.map(body => toArea(body, footprint)));
  if (Math.abs(found.toObstacle - toObstacle) > CLOSE) throw new Error(`${found.toObstacle}" is ${toObstacle}"`);
  if (Math.abs(found.toUnit - toUnit) > CLOSE) throw new Error(`${found.toUnit}" is ${toUnit}"`);
  const margin = Math.min(1 - furthest, toUnit - toObstacle);
  if (Math.abs(margin) > CLOSE && found.covered !== margin > 0) throw new Error(`cover is ${found.covered}`);
}

/** The base with the same form, smaller by this much. */
function shrunk(body: Body, by: number): Body {
  const { outline } = body;
  if (outline.kind === 'circle') return { ...body, outline: { ...outline, radius: outline.radius * by } };
  if (outline.kind === 'oval') {
    return { ...body, outline: { ...outline, length: outline.length * by, width: outline.width * by } };
  }
  return { ...body, outline: { ...outline, points: outline.points.map(({ x, y }) => ({ x: x * by, y: y * by })) } };
}

/** Spots on rings from the middle to the rim. */
function spotsOfBase(body: Body): Spot[] {
  const rim = rimOf(body);
  const middle = middleOf(rim);
  return RINGS.flatMap(ring => rim.map(spot => between(middle, spot, ring)));
}

/** Spots on the rim; between the corners of a hull there are more. */
function rimOf(body: Body): Spot[] {
  const corners = cornersOf(body, 'inscribed');
  if (body.outline.kind !== 'hull') return corners;
  return corners.flatMap((a, i) => {
    const b = corners[(i + 1) % corners.length] ?? a;
    return Array.from({ length: 20 }, (_, k) => between(a, b, k / 20));
  });
}

function hasDentIn(footprint: Polygon, body: Body): boolean {
  const corners = cornersOf(body, 'circumscribed');
  return footprint.some((a, i) => {
    const b = footprint[(i + 1) % footprint.length] ?? a;
    return Array.from({ length: 41 }, (_, k) => between(a, b, k / 40)).some(spot => outside(corners, spot) < CLOSE);
  });
}

function toArea(body: Body, area: Polygon): number {
  const corners = cornersOf(body, 'inscribed');
  const rim = rimOf(body);
  return Math.min(...rim.map(spot => outside(area, spot)), ...area.map(corner => outside(corners, corner)));
}

/** How far a spot is from an area, 0 inside. */
function outside(area: Polygon, { x, y }: Spot): number {
  let isInside = false;
  let nearest = Number.POSITIVE_INFINITY;
  area.forEach((a, i) => {
    const b = area[(i + 1) % area.length] ?? a;
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) isInside = !isInside;
    const squared = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
    const along = squared > 0 ? ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / squared : 0;
    const foot = between(a, b, Math.max(0, Math.min(1, along)));
    nearest = Math.min(nearest, Math.hypot(foot.x - x, foot.y - y));
  });
  return isInside ? 0 : nearest;
}

function middleOf(spots: readonly Spot[]): Spot {
  const sum = spots.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / spots.length, y: sum.y / spots.length };
}

function between(a: Spot, b: Spot, share: number): Spot {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}
