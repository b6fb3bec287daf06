/** Shortest ways and reach against searches over a fine grid. */
import { doOverlap } from '../../src/geometry/gap';
import { type Surroundings, surveyMove } from '../../src/geometry/move';
import type { Body } from '../../src/geometry/shape';
import { findWay, isLegal, type WayOptions } from '../../src/geometry/ways';
import { gridWay } from '../geometry/grid-search';
import { randomField, randomOutline } from '../geometry/move-scenes';
import { type Seeded, seeded } from '../geometry/seeded';
import { slowHeight, slowWalk } from '../geometry/slow-walk';

const SIDE = 7;
const SPACING = 0.25;

/** A way is never longer than the grid's, is found whenever the grid finds one, and crosses nothing. */
export function wayAgainstGrid(seed: number): void {
  const random = seeded(seed);
  const { body, surroundings, beyond } = crowdedScene(random);
  const columns = random.int(17) - 8;
  const rows = random.int(17) - 8;
  const to = { x: body.x + columns * SPACING, y: body.y + rows * SPACING };
  const allowance = 9;
  const options: WayOptions = {
    allowance,
    ...(beyond !== undefined && { zone: { enemies: surroundings.enemies, beyond } }),
  };
  const found = findWay(body, to, surroundings, options);
  if (found !== undefined) mustBeFree(body, found.step, surroundings);
  const grid = gridWay(body, columns, rows, SPACING, surroundings, beyond, found?.cost.total ?? allowance);
  if (grid === undefined || (found !== undefined && grid.cost > found.cost.total - 1e-3)) return;
  const survey = surveyMove(body, { path: grid.path }, surroundings);
  if (!isLegal(survey, options)) return;
  throw new Error(`the grid goes there for ${grid.cost}", the way costs ${found?.cost.total}"`);
}

function mustBeFree(
  body: Body,
  step: { path: readonly { x: number; y: number }[] },
  { field, others }: Surroundings,
): void {
  for (const footfall of slowWalk(body, step, field, 0.05)) {
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
    x: random.between(0.6, SIDE - 0.6),
    y: random.between(0.6, SIDE - 0.6),
    z: 0,
    facing: random.between(-4, 4),
    height: random.between(0.5, 2),
    outline:
      random.int(3) > 0
        ? { kind: 'circle', radius: random.between(0.3, 0.7) }
        : randomOutline(random, random.between(0.3, 0.9)),
  };
}
