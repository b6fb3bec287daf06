/** Shortest ways and reach against searches over a fine grid. */

import { doOverlap } from '../../../src/geometry/gaps/gap';
import type { Body, Outline, Spot } from '../../../src/geometry/shapes/shape';
import { aroundOf } from '../../../src/geometry/ways/around';
import { landingsAt } from '../../../src/geometry/ways/landing';
import { type Surroundings, surveyMove } from '../../../src/geometry/ways/move';
import { layOut } from '../../../src/geometry/ways/path';
import { isReachable, type Region, reachRegion } from '../../../src/geometry/ways/reach/reach';
import { findWay, isLegal, type WayOptions } from '../../../src/geometry/ways/route/find-way';
import { edgeCrossing } from '../../../src/geometry/ways/sweep';
import { type Seeded, seeded } from '../../geometry/seeded';
import { gridWay } from '../../geometry/ways/grid-search';
import { randomField, randomOutline } from '../../geometry/ways/scenes';
import { slowHeight, slowWalk } from '../../geometry/ways/slow-walk';

const SIDE = 6;
const SPACING = 0.25;
const ROOM = 0.2;

/** A way is never longer than the grid's, is found whenever the grid finds one, and crosses nothing. */
export function wayAgainstGrid(seed: number): void {
  const random = seeded(seed);
  const { body, surroundings, beyond } = crowdedScene(random);
  const columns = random.int(15) - 7;
  const rows = random.int(15) - 7;
  const to = { x: body.x + columns * SPACING, y: body.y + rows * SPACING };
  const allowance = 7;
  const options: WayOptions = {
    allowance,
    ...(beyond !== undefined && { zone: { enemies: surroundings.enemies, beyond } }),
  };
  const found = findWay(body, to, surroundings, options);
  if (found !== undefined) mustBeFree(body, found.step, surroundings);
  const grid = gridWay(body, columns, rows, SPACING, surroundings, beyond, found?.cost.total ?? allowance);
  if (grid === undefined || (found !== undefined && grid.cost > found.cost.total - spareFor(surroundings, grid.cost)))
    return;
  const survey = surveyMove(body, { path: grid.path }, surroundings);
  if (!isLegal(survey, options)) return;
  throw new Error(`the grid goes there for ${grid.cost}", the way costs ${found?.cost.total}"`);
}

/** Beside and on slopes bends are only tried every quarter of an inch, so a way there may be a little longer. */
function spareFor({ field }: Surroundings, cost: number): number {
  const hasSlopes = field.features.some(({ solids }) => solids.some(({ top }) => top.kind === 'slope'));
  return 1e-3 + (hasSlopes ? 0.1 * cost : 0);
}

function mustBeFree(
  body: Body,
  step: { path: readonly { x: number; y: number }[] },
  { field, others }: Surroundings,
): void {
  const { stretches } = layOut(body, step, field);
  const shortest = Math.min(...stretches.flatMap(({ climb }) => climb.pieces.map(({ start, end }) => end - start)));
  // Where the height changes faster than that, small steps would not notice.
  if (shortest < 0.02) return;
  for (const footfall of slowWalk(body, step, field, Math.min(0.1, shortest / 2.5))) {
    if (footfall.isClimbing) continue;
    const other = others.find(each => doOverlap({ ...footfall.body, z: footfall.body.z }, each));
    if (other !== undefined) throw new Error(`the way crosses a body after ${footfall.after}"`);
  }
}

export function crowdedScene(random: Seeded): { body: Body; surroundings: Surroundings; beyond: number | undefined } {
  const field = random.int(2) === 0 ? randomField(random, SIDE, 3) : { width: SIDE, depth: SIDE, features: [] };
  const start = randomMover(random);
  const body = { ...start, z: slowHeight(field, start) };
  const others: Body[] = [];
  for (let i = 1 + random.int(7); i > 0; i--) {
    const other = randomMover(random);
    const standing = { ...other, z: slowHeight(field, other) };
    if (![body, ...others].some(each => doOverlap(each, standing))) others.push(standing);
  }
  const enemies = others.slice(0, random.int(3));
  return { body, surroundings: { field, others, enemies }, beyond: random.int(2) === 0 ? 0.5 : undefined };
}

function randomMover(random: Seeded): Body {
  return {
    x: random.between(0.9, SIDE - 0.9),
    y: random.between(0.9, SIDE - 0.9),
    z: 0,
    facing: random.between(-4, 4),
    height: random.between(0.5, 2),
    outline:
      random.int(3) > 0
        ? { kind: 'circle', radius: random.between(0.3, 0.7) }
        : randomOutline(random, random.between(0.3, 0.9)),
  };
}

/** Whatever the region promises can be walked, and next to whatever can be walked with room to spare it knows a place. */
export function reachAgainstWays(seed: number): void {
  const random = seeded(seed);
  const { body, surroundings, beyond } = crowdedScene(random);
  if (edgeCrossing(layOut(body, { path: [] }, surroundings.field), surroundings.field) !== undefined) return;
  const allowance = random.between(1, 5);
  const flies = random.int(8) === 0;
  const zone =
    beyond === undefined ? undefined : { enemies: surroundings.enemies, beyond, onlyAtEnd: random.int(2) === 0 };
  const options: WayOptions = { allowance, flies, ...(zone !== undefined && { zone }) };
  const region = reachRegion(body, surroundings, options);
  for (let i = 0; i < 6; i++) {
    const spot = {
      x: body.x + random.between(-allowance, allowance),
      y: body.y + random.between(-allowance, allowance),
    };
    if (isReachable(region, spot)) {
      const exact = findWay(body, spot, surroundings, { ...options, allowance: allowance + 0.02 });
      if (exact === undefined) throw new Error(`(${spot.x}, ${spot.y}) is promised but cannot be reached`);
    } else mustBeBarelyReachable(body, spot, region, surroundings, options);
  }
}

function mustBeBarelyReachable(
  body: Body,
  spot: Spot,
  region: Region,
  surroundings: Surroundings,
  options: WayOptions,
): void {
  const wider = { ...body, outline: widened(body.outline) };
  const short = { ...options, allowance: options.allowance * 0.96 - 0.4 };
  const found = findWay(wider, spot, surroundings, short);
  if (found === undefined || !isRoomy(body, found.end, surroundings, options)) return;
  const { side, spacing, cost } = region;
  const first = Math.floor((spot.y - region.bottom) / spacing) * side + Math.floor((spot.x - region.left) / spacing);
  const around = [first, first + 1, first + side, first + side + 1];
  const isKnown = around.some(place =>
    Array.from({ length: region.layers }, (_, layer) => cost[place + layer * side * side] ?? Number.NaN).some(
      each => each <= region.allowance,
    ),
  );
  if (isKnown) return;
  throw new Error(`(${spot.x}, ${spot.y}) is ${found.cost.total}" away but not in the region of ${region.allowance}"`);
}

/** A base 0.2" wider all round: what it passes, the smaller one passes with room to spare. */
function widened(outline: Outline): Outline {
  if (outline.kind === 'circle') return { ...outline, radius: outline.radius + ROOM };
  if (outline.kind === 'oval')
    return { ...outline, length: outline.length + 2 * ROOM, width: outline.width + 2 * ROOM };
  const reach = Math.min(...outline.points.map(({ x, y }) => Math.hypot(x, y)));
  const by = 1 + (2 * ROOM) / reach;
  return { ...outline, points: outline.points.map(({ x, y }) => ({ x: x * by, y: y * by })) };
}

/** Whether one may stand on the same surface at the spot and a place to all sides of it. */
function isRoomy(body: Body, end: Body, surroundings: Surroundings, options: WayOptions): boolean {
  return [0, 1, 2, 3, 4, 5, 6, 7].every(eighth => {
    const away = body.outline.kind === 'circle' ? 0.36 : 0.6;
    const x = end.x + away * Math.cos((eighth * Math.PI) / 4);
    const y = end.y + away * Math.sin((eighth * Math.PI) / 4);
    return landingsAt(body, { x, y, z: end.z }, aroundOf(surroundings, options.zone), options).length > 0;
  });
}
