/** Movement against its budgets: checks, ways and reach on a full table, the sizes that a drag really meets. */
import { formUp } from '../../src/games/aos/ways/formation';
import type { Body, Feature, Field, Spot } from '../../src/geometry/shapes/shape';
import { surveyMove } from '../../src/geometry/ways/move';
import { reachRegion } from '../../src/geometry/ways/reach/reach';
import { findWay } from '../../src/geometry/ways/route/find-way';
import { seeded } from '../geometry/seeded';
import { box, disc, slab } from '../geometry/ways/scenes';
import { againstBudget, type Bench, type Measured } from './bench';

const FRAME_MS = 16;
const WARM_UP = 300;

/** A table of 72" by 48" with 20 features: walls, a few ruins of floors and walls, hills. */
function bigField(): Field {
  const random = seeded(7);
  const features: Feature[] = [];
  for (let i = 0; i < 20; i++) {
    const x = 6 + (i % 5) * 14 + random.between(0, 6);
    const y = 6 + Math.floor(i / 5) * 11 + random.between(0, 4);
    const footprint = box(x, y, x + 4, y + 4);
    const wall = slab(box(x, y, x + 4, y + 0.3), 2);
    const solids = [
      [wall],
      [wall, slab(box(x, y, x + 0.3, y + 4), 3), slab(box(x, y, x + 3, y + 3), 3.2, 3)],
      [slab(footprint, 1)],
    ][i % 3];
    features.push({ id: `f${i}`, footprint, solids: solids ?? [] });
  }
  return { width: 72, depth: 48, features };
}

/** A number of models spread over the table, not overlapping each other or those already there. */
function crowd(count: number, seed: number, standing: readonly Body[] = []): Body[] {
  const random = seeded(seed);
  const bodies: Body[] = [];
  while (bodies.length < count) {
    const body = disc(random.between(1, 71), random.between(1, 47), random.pick([0.49, 0.63, 0.79]));
    const isFree = [...bodies, ...standing].every(other => Math.hypot(other.x - body.x, other.y - body.y) > 1.7);
    if (isFree) bodies.push(body);
  }
  return bodies;
}

const field = bigField();
const unit = (count: number): Body[] =>
  Array.from({ length: count }, (_, i) => disc(20 + (i % 10) * 1.1, 20 + Math.floor(i / 10) * 1.1, 0.49));

const twenty = unit(20);
const forty = unit(40);
const others = crowd(200, 3, forty);
const enemies = others.slice(0, 100);
const surroundings = { field, others, enemies };
const plain = { ...surroundings, field: { ...field, features: [] } };
const goals = crowd(50, 11);

/** Models that move 12" from all over the table. */
const starts = crowd(40, 5).filter(body => !others.some(other => Math.hypot(other.x - body.x, other.y - body.y) < 1.3));
/** For each of them a place 8" away, mostly behind others. */
const near = starts.map((body, i) => ({ x: body.x + 8 * Math.cos(i), y: body.y + 8 * Math.sin(i) }));
const zone = { enemies, beyond: 3 };

export const moveBenches: readonly Bench[] = [
  {
    name: 'path check of a 40-model unit against 200 others',
    against: 'a frame of 16 ms',
    run: () => inTurn(FRAME_MS, () => surveyAll(forty)),
  },
  {
    name: 'check of a 20-model move among 200',
    against: 'a frame of 16 ms',
    run: () => inTurn(FRAME_MS, () => surveyAll(twenty)),
  },
  {
    name: 'a 20-model unit dragged among 200, ways found',
    against: 'a frame of 16 ms',
    run: () =>
      inTurn(FRAME_MS, turn => {
        const to = { x: 30 + (turn % 9), y: 20 + (turn % 7) };
        return formUp(twenty, to, undefined, surroundings, { shape: 'keep', allowance: 8 });
      }),
  },
  {
    name: 'shortest path of 8" and more with 200 obstacles',
    against: 'a frame of 16 ms',
    run: () =>
      inTurn(FRAME_MS, turn => {
        const i = turn % starts.length;
        return findWay(starts[i] as Body, near[i] as Spot, surroundings, { allowance: 12 });
      }),
  },
  {
    name: 'shortest path across the table with 200 obstacles',
    against: 'a frame of 16 ms',
    run: () =>
      inTurn(FRAME_MS, turn => {
        const goal = goals[turn % goals.length] as Body;
        return findWay(disc(36, 24, 0.49), goal, surroundings, { allowance: 60 });
      }),
  },
  {
    name: 'reach of one model, 12" among 200',
    against: '1 ms',
    run: () => inTurn(1, turn => reachRegion(starts[turn % starts.length] as Body, surroundings, { allowance: 12 })),
  },
  {
    name: 'reach of one model, 12" on a bare table among 200',
    against: '1 ms',
    run: () => inTurn(1, turn => reachRegion(starts[turn % starts.length] as Body, plain, { allowance: 12 })),
  },
  {
    name: 'reach of one model, 12" outside the zones of 100 enemies',
    against: '1 ms',
    run: () =>
      inTurn(1, turn => reachRegion(starts[turn % starts.length] as Body, surroundings, { allowance: 12, zone })),
  },
];

/** Case after case against the budget, warm: a drag asks hundreds of times. */
function inTurn(budgetMs: number, work: (turn: number) => unknown): Measured {
  for (let turn = 0; turn < WARM_UP; turn++) work(turn);
  let turn = 0;
  return againstBudget(() => work(turn++), budgetMs);
}

function surveyAll(bodies: readonly Body[]): number {
  let cost = 0;
  for (const body of bodies) {
    const path = [body, { x: body.x + 3, y: body.y + 1 }, { x: body.x + 5, y: body.y + 2 }];
    cost += surveyMove(body, { path }, { field, others: [...others, ...bodies], enemies }).cost.total;
  }
  return cost;
}
