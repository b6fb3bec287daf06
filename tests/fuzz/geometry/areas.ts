import { isWhollyWithinOfArea } from '../../../src/geometry/gaps/wholly';
import { middleOf } from '../../../src/geometry/shapes/outline';
import {
  areaOf,
  boundsOf,
  containsSpot,
  convexParts,
  distanceToEdge,
  distanceToPolygon,
  isSimple,
  isWhollyInside,
  planGapToPolygon,
} from '../../../src/geometry/shapes/polygon';
import type { Body, Polygon, Spot } from '../../../src/geometry/shapes/shape';
import { randomBody, randomPolygon } from '../../geometry/shapes';
import { edgesAsRim, rimOf, slowContains, slowRimGap, slowToRim, windingOf } from '../../geometry/slow';
import { claim, type Fuzz, inCases, near } from '../claim';

/** How far the body stays from the boundary on the inside, by samples of its rim; below 0 when some lie outside. */
function slowRoom(body: Body, area: Polygon): number {
  const rim = rimOf(body);
  const edges = edgesAsRim(area);
  const samples = Array.from({ length: 200 }, (_, i) => rim.at(i / 200));
  const isOut = samples.some(spot => windingOf(area, spot) === 0) || area.some(corner => slowContains(body, corner));
  const room = slowRimGap(edges, rim);
  return isOut ? -room : room;
}

const spots = inCases(random => {
  const area = randomPolygon(random, 5);
  const { minX, minY, maxX, maxY } = boundsOf(area);
  const spot = { x: random.between(minX - 1, maxX + 1), y: random.between(minY - 1, maxY + 1) };
  const isIn = windingOf(area, spot) !== 0;
  const toEdge = slowToRim(spot, edgesAsRim(area));
  near(
    distanceToEdge(area, spot),
    toEdge,
    1e-7,
    'the distance to the boundary is the least to a point of it',
    area,
    spot,
  );
  if (toEdge > 1e-5)
    claim(containsSpot(area, spot) === isIn, 'a spot inside is one the boundary winds round', area, spot);
  near(distanceToPolygon(area, spot), isIn ? 0 : toEdge, 1e-7, 'inside the distance is 0', area, spot);
  const corner = random.pick(area);
  claim(containsSpot(area, corner), 'a corner counts as inside', area, corner);
});

const parts = inCases(random => {
  const area = randomPolygon(random, 5);
  claim(isSimple(area), 'the random polygons are simple', area);
  const cut = convexParts(area);
  const sum = cut.reduce((total, part) => total + areaOf(part), 0);
  near(sum, areaOf(area), 1e-9, 'the parts have the area of the whole', area, cut);
  claim(cut.length <= Math.max(1, area.length - 2), 'there are no more parts than triangles', area, cut);
  for (const part of cut) claim(turnsLeft(part), 'each part is convex', part);
  for (let i = 0; i < 20; i++) {
    const spot = { x: random.between(0, 15), y: random.between(0, 15) };
    if (distanceToEdge(area, spot) < 1e-6 || cut.some(part => distanceToEdge(part, spot) < 1e-6)) continue;
    const holding = cut.filter(part => windingOf(part, spot) !== 0).length;
    claim(holding === Math.abs(windingOf(area, spot)), 'a spot inside is in exactly one part', area, spot);
  }
});

function turnsLeft(part: Polygon): boolean {
  return part.every((b, i) => {
    const a = part[(i + part.length - 1) % part.length] as Spot;
    const c = part[(i + 1) % part.length] as Spot;
    return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) >= -1e-12;
  });
}

/** A polygon with two corners exchanged crosses itself or not as its edges, intersected one by one, say. */
const simplicity = inCases(random => {
  const area = [...randomPolygon(random, 5)];
  const [i, j] = [random.int(area.length), random.int(area.length)];
  [area[i], area[j]] = [area[j] as Spot, area[i] as Spot];
  let crossings = 0;
  const count = area.length;
  for (let k = 0; k < count; k++) {
    for (let l = k + 2; l < count; l++) {
      if (k === 0 && l === count - 1) continue;
      const at = crossing(area[k] as Spot, area[k + 1] as Spot, area[l] as Spot, area[(l + 1) % count] as Spot);
      if (Math.abs(at) < 1e-9) return; // corners on edges: rounding decides
      if (at > 0) crossings++;
    }
  }
  claim(isSimple(area) === (crossings === 0), `simple means no crossing, here ${crossings}`, area);
});

/** How far inside both segments, as a share, their lines cross; below 0 when outside one of them. */
function crossing(a: Spot, b: Spot, c: Spot, d: Spot): number {
  const det = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
  if (Math.abs(det) < 1e-12) return -1;
  const s = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / det;
  const t = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / det;
  return Math.min(s, 1 - s, t, 1 - t);
}

const whollyInside = inCases(random => {
  const area = randomPolygon(random, random.pick([4, 8, 14]));
  const { minX, minY, maxX, maxY } = boundsOf(area);
  const body = { ...randomBody(random, 1), x: random.between(minX, maxX), y: random.between(minY, maxY) };
  const room = slowRoom(body, area);
  if (Math.abs(room) > 1e-5) {
    claim(isWhollyInside(body, area) === room > 0, `MEAS-06 wholly inside with ${room}" of room`, body, area);
  }
  const meets = room > 0 || slowRimGap(edgesAsRim(area), rimOf(body)) < 1e-7;
  const isAcross = meets || area.some(corner => slowContains(body, corner));
  const gap = planGapToPolygon(body, area);
  if (isAcross) near(gap, 0, 1e-6, 'a body across an area has no gap to it', body, area);
  else near(gap, touches(body, area) ? 0 : -room, 1e-6, 'the gap to an area is that of the rims', body, area);
});

function touches(body: Body, area: Polygon): boolean {
  const rim = rimOf(body);
  return Array.from({ length: 200 }, (_, i) => rim.at(i / 200)).some(spot => windingOf(area, spot) !== 0);
}

const whollyNear = inCases(random => {
  const area = randomPolygon(random, 4);
  const { minX, minY, maxX, maxY } = boundsOf(area);
  const body = { ...randomBody(random, 1), x: random.between(minX, maxX), y: random.between(minY, maxY) };
  const rim = rimOf(body);
  const middle = middleOf(body);
  let farthest = 0;
  for (let i = 0; i < 60; i++) {
    const { x, y } = rim.at(i / 60);
    for (let ring = 0; ring <= 20; ring++) {
      const spot = { x: middle.x + ((x - middle.x) * ring) / 20, y: middle.y + ((y - middle.y) * ring) / 20 };
      farthest = Math.max(farthest, distanceToPolygon(area, spot));
    }
  }
  const short = farthest - 1e-3;
  claim(short < 0 || !isWhollyWithinOfArea(body, area, short), 'MEAS-06 a point beyond the limit is found', body, area);
  claim(isWhollyWithinOfArea(body, area, farthest + 0.3), 'MEAS-06 with room to spare it is wholly near', body, area);
});

/** Comparisons of areas with the slow way. */
export const areaFuzz: readonly Fuzz[] = [
  { name: 'spots and areas', run: spots },
  { name: 'convex parts', run: parts },
  { name: 'simple polygons', run: simplicity },
  { name: 'wholly inside an area, gap to it', run: whollyInside },
  { name: 'wholly near an area', run: whollyNear },
];
