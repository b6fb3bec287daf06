/**
 * The survey of one model's move. Rules turn it into refusals, the scene draws it, bots evaluate it: all use the same
 * numbers. Everything is read from one laid-out path, so cost, heights, collisions and distances always agree.
 */
import { type Approach, leastGapAlong, nearestTo } from '../gaps/along-path';
import { convexParts } from '../shapes/polygon';
import { prepareOutline } from '../shapes/prepared-outline';
import type { Body, Field, Solid } from '../shapes/shape';
import { assertFiniteBody } from '../shapes/validate';
import { crossLeg, type Span } from './crossing';
import { layOut, type Manner, type Step, type Way } from './path';
import { RESTS_WITHIN, type Standing, standingAmong, surfaceHeight } from './solids';
import { type EdgeCrossing, edgeCrossing, firstHit, type Hit } from './sweep';
import type { PathCost } from './travel';

/** The surroundings of a moving model. */
export interface Surroundings {
  readonly field: Field;
  /** Every blocking body, friend and enemy; the mover itself may be among them. */
  readonly others: readonly Body[];
  /** Bodies to keep away from; usually also among `others`. */
  readonly enemies: readonly Body[];
  /** Solids that no model may end on. */
  readonly barred?: readonly Solid[];
}

/** Everything the rules check about a move. */
export interface MoveSurvey {
  readonly cost: PathCost;
  /** The body at its end position. */
  readonly end: Body;
  /** Whether the surface there, or the side it climbs, can hold it. */
  readonly isStable: boolean;
  /** Whether it ends in mid-climb. */
  readonly hangs: boolean;
  /** The feature it ends on. */
  readonly feature: string | undefined;
  /** Whether it ends on a barred solid. */
  readonly isBarred: boolean;
  /** The first body in the way. */
  readonly hit: Hit | undefined;
  /** Where it leaves the table. */
  readonly edge: EdgeCrossing | undefined;
  /** The nearest approach to an enemy on the whole way. */
  readonly nearest: Approach | undefined;
  /** The nearest enemy at the end. */
  readonly nearestAtEnd: Approach | undefined;
}

const HELD: Pick<Standing, 'isStable' | 'feature'> = { isStable: true };
const span: Span = { enter: 0, leave: 0 };

/** Surveys the step of a body in its surroundings. */
export function surveyMove(body: Body, step: Step, surroundings: Surroundings, manner: Manner = {}): MoveSurvey {
  assertFiniteAround(surroundings);
  return surveyWay(layOut(body, step, surroundings.field, manner), surroundings);
}

/** Throws for bodies whose numbers are not finite, because others could walk through them. */
export function assertFiniteAround({ others, enemies }: Surroundings): void {
  for (const other of others) assertFiniteBody(other);
  for (const enemy of enemies) assertFiniteBody(enemy);
}

/** The survey of a laid-out path. */
export function surveyWay(way: Way, { field, others, enemies, barred }: Surroundings): MoveSurvey {
  const { isStable, feature } = way.hangs ? HELD : standingAmong(way.below, way.end);
  const hit = firstHit(way, others);
  const edge = edgeCrossing(way, field);
  const last = nearestTo(way.end, enemies);
  const nearest = leastGapAlong(way, enemies, last);
  const isBarred = barred !== undefined && isOnAny(barred, way.end);
  const { cost, end, hangs } = way;
  return { cost, end, isStable, hangs, feature, isBarred, hit, edge, nearest, nearestAtEnd: last };
}

/** Whether the body stands, with any part of its base, on the top of one of the solids. */
export function isOnAny(solids: readonly Solid[], body: Body): boolean {
  return solids.some(solid => {
    if (Math.abs(surfaceHeight(solid, body) - body.z) > RESTS_WITHIN) return false;
    const prepared = prepareOutline(body.outline, body.facing);
    return convexParts(solid.outline).some(part =>
      crossLeg(prepared, prepareOutline({ kind: 'hull', points: part }, 0), body.x, body.y, 1, 0, 0, span),
    );
  });
}
