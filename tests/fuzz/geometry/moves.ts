/**
 * Movement against the slow way. Each entry takes a seed, makes a small scene from it and throws when the fast answer
 * and the slow one disagree by more than the slow one's own coarseness.
 */
import { leastGapAlong } from '../../../src/geometry/gaps/along-path';
import { doOverlap, gapBetween, signedPlanGap } from '../../../src/geometry/gaps/gap';
import type { Body } from '../../../src/geometry/shapes/shape';
import { layOut, type Way } from '../../../src/geometry/ways/path';
import { firstHit } from '../../../src/geometry/ways/sweep';
import { type Seeded, seeded } from '../../geometry/seeded';
import { randomBody, randomField, randomStep } from '../../geometry/ways/scenes';
import { slowHeight, slowWalk } from '../../geometry/ways/slow-walk';
import { formationAgainstRules } from './formations';
import { reachAgainstWays, wayAgainstGrid } from './ways';

export interface MoveFuzz {
  readonly name: string;
  run(seed: number): void;
}

const SIDE = 8;
const STRIDE = 0.03;
const FINEST = 0.006;

/** Every comparison, by name. */
export const movesFuzz: readonly MoveFuzz[] = [
  { name: 'swept collisions against small steps', run: sweepAgainstSteps },
  { name: 'least gap against small steps', run: gapAgainstSteps },
  { name: 'climbing against small steps', run: climbAgainstSteps },
  { name: 'shortest ways against a grid', run: wayAgainstGrid },
  { name: 'reach against sampled ways', run: reachAgainstWays },
  { name: 'formations against the rules', run: formationAgainstRules },
];

function sweepAgainstSteps(seed: number): void {
  const random = seeded(seed);
  const { body, step, field, others } = scene(random);
  const way = layOut(body, step, field);
  const hit = firstHit(way, others);
  let slow: number | undefined;
  for (const footfall of slowWalk(body, step, field, strideFor(way))) {
    const depth = footfall.isClimbing ? STRIDE : 0;
    const isHit = others.some(other => doOverlap(footfall.body, other) && signedPlanGap(footfall.body, other) < -depth);
    if (!isHit || way.stretches.length === 0) continue;
    slow = footfall.after;
    break;
  }
  if (slow !== undefined && (hit === undefined || hit.after > slow + 1e-6)) {
    throw new Error(`steps meet a body after ${slow}", the sweep after ${hit?.after}"`);
  }
  if (hit === undefined || hit.isEnd) return;
  if (slow === undefined || hit.after < slow - 2 * STRIDE) mustTouch(hit.at, hit.body, body);
}

/** What the steps stepped over must at least be a touch. */
function mustTouch(at: { x: number; y: number }, other: Body, body: Body): void {
  const gap = signedPlanGap({ ...body, x: at.x, y: at.y }, other);
  if (gap > 1e-5) throw new Error(`the sweep stops ${gap}" short of anything`);
}

function gapAgainstSteps(seed: number): void {
  const random = seeded(seed);
  const { body, step, field, others } = scene(random);
  const way = layOut(body, step, field);
  const least = leastGapAlong(way, others);
  const pieces = way.stretches.flatMap(stretch => stretch.climb.pieces);
  // Steps notice a drop or rise up to one stride late.
  const late = pieces.length === way.stretches.length ? 1e-6 : STRIDE;
  let slow = Number.POSITIVE_INFINITY;
  for (const footfall of slowWalk(body, step, field, strideFor(way))) {
    for (const other of others) slow = Math.min(slow, gapBetween(footfall.body, other));
  }
  if (least === undefined) throw new Error('no enemy was found');
  if (least.gap > slow + late) throw new Error(`steps come within ${slow}", the formula says ${least.gap}"`);
  if (shortestPiece(way) < FINEST) return;
  if (least.gap < slow - 2 * STRIDE) throw new Error(`steps stay ${slow}" away, the formula says ${least.gap}"`);
}

function climbAgainstSteps(seed: number): void {
  const random = seeded(seed);
  const { body, step, field } = scene(random);
  const way = layOut(body, step, field);
  let z = body.z;
  let climbed = 0;
  for (const footfall of slowWalk(body, step, field, strideFor(way))) {
    climbed += Math.abs(footfall.body.z - z);
    z = footfall.body.z;
  }
  if (climbed > way.cost.climbed + 1e-4) throw new Error(`steps climb ${climbed}", the way ${way.cost.climbed}"`);
  const pieces = way.stretches.flatMap(stretch => stretch.climb.pieces);
  if (shortestPiece(way) < FINEST) return;
  // Steps cut off the top of a slope by at most a stride's rise.
  const cut = 1e-4 + pieces.filter(piece => piece.zStart !== piece.zEnd).length * 2 * STRIDE;
  if (climbed < way.cost.climbed - cut) throw new Error(`steps climb ${climbed}", the way ${way.cost.climbed}"`);
  if (Math.abs(z - way.end.z) > 1e-4) throw new Error(`steps end at ${z}", the way at ${way.end.z}"`);
}

/** Small enough to step on every piece of the climb, but no smaller than pays. */
const strideFor = (way: Way): number => Math.min(STRIDE, Math.max(shortestPiece(way), FINEST) / 2.5);

function shortestPiece({ stretches }: Way): number {
  return Math.min(...stretches.flatMap(({ climb }) => climb.pieces.map(({ start, end }) => end - start)));
}

function scene(random: Seeded) {
  const field = randomField(random, SIDE, 3);
  const start = randomBody(random, SIDE);
  const body = { ...start, z: slowHeight(field, start) };
  const others = Array.from({ length: 1 + random.int(3) }, () => randomBody(random, SIDE, random.pick([0, 0, 0.5, 2])));
  return { field, body, others, step: randomStep(random, body, SIDE) };
}
