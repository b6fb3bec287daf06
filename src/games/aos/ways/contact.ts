/**
 * Places to fight from: in contact with an enemy, in contact with an enemy and a mate, behind a mate, and just within range.
 * Contact is exact for every shape; contact with two bodies at once is worked out for round bases only.
 */

import { nearestTo } from '../../../geometry/gaps/along-path';
import { gapBetween } from '../../../geometry/gaps/gap';
import { EPS, isWithin } from '../../../geometry/gaps/within';
import { boundingRadius } from '../../../geometry/shapes/outline';
import type { Body, Inches, Spot } from '../../../geometry/shapes/shape';
import { apart } from '../../../geometry/shapes/spots';
import { exitFrom, grownFor } from '../../../geometry/ways/places-near';

const TURNS = 12;
const TURN = Math.PI / TURNS;
const MOST_TARGETS = 8;
const MOST_MATES = 10;
/** Slightly less than the weapon's range, so that rounding does not put a target out of range. */
const WELL_WITHIN = 0.98;

/** A place to fight from, and the enemy it was made for. */
export interface Place extends Spot {
  readonly walk: Inches;
  readonly target: Body;
  /** Its creation order. */
  readonly order: number;
}

/** Candidate places, best first: within range before out of range, then near its own place, or near the enemy. */
export function contactPlaces(
  body: Body,
  targets: readonly Body[],
  mates: readonly Body[],
  allowance: Inches,
  range: Inches,
): readonly Spot[] {
  const near = nearestTargets(body, targets);
  return placesFor(body, near, mates, allowance, range)
    .map(place => ({ place, gap: gapBeyond(body, place, near, range) }))
    .sort((a, b) => a.gap - b.gap || byWalk(a.place, b.place))
    .map(({ place }) => place);
}

const byWalk = (a: Place, b: Place): number => a.walk - b.walk || a.order - b.order;

/** The targets that places are made for. */
export const nearestTargets = (body: Body, targets: readonly Body[], most = MOST_TARGETS): readonly Body[] =>
  nearestFew(body, targets, most);

/** The distance from the nearest target if it stood there; 0 within range. */
export function gapBeyond(body: Body, { x, y, target }: Place, near: readonly Body[], range: Inches): Inches {
  const there = { x, y, z: body.z, facing: body.facing, outline: body.outline, height: body.height };
  // Most places are made to be near one target, so that one is measured first, and mostly it alone.
  if (isWithin(gapBetween(there, target), range)) return 0;
  const gap = nearestTo(there, near)?.gap ?? 0;
  return isWithin(gap, range) ? 0 : gap;
}

/** Every place within the allowance around the nearest targets, the shortest walk first. */
export function placesFor(
  body: Body,
  near: readonly Body[],
  mates: readonly Body[],
  allowance: Inches,
  range: Inches,
): readonly Place[] {
  const reach = boundingRadius(body.outline);
  const canReach = (other: Body, room: Inches): boolean =>
    isWithin(apart(other, body), allowance + reach + boundingRadius(other.outline) + room + EPS);
  const places: Place[] = [];
  const offer = (spots: readonly Spot[], target: Body): void => {
    for (const spot of spots) {
      const walk = apart(spot, body);
      if (isWithin(walk, allowance)) places.push({ x: spot.x, y: spot.y, walk, target, order: places.length });
    }
  };
  for (const target of near) {
    const beside = nearestFew(target, mates, MOST_MATES).filter(mate => canReach(mate, 0));
    if (!canReach(target, range) && beside.length === 0) continue;
    offer(placesAround(body, target, 0, TURNS), target);
    offer(placesAround(body, target, range * WELL_WITHIN, 3), target);
    for (const mate of beside) {
      offer(wedgesBetween(body, target, mate), target);
      offer(behind(body, target, mate), target);
    }
  }
  return places.sort(byWalk);
}

/** Up to `most` bodies whose centres are nearest, the nearest first. */
function nearestFew(body: Spot, others: readonly Body[], most: number): Body[] {
  const few: Body[] = [];
  const squares: number[] = [];
  for (const other of others) {
    const square = (other.x - body.x) ** 2 + (other.y - body.y) ** 2;
    let at = few.length;
    while (at > 0 && (squares[at - 1] as number) > square) at--;
    if (at >= most) continue;
    few.splice(at, 0, other);
    squares.splice(at, 0, square);
    if (few.length > most) {
      few.pop();
      squares.pop();
    }
  }
  return few;
}

/** Places with this much room between the two, from the side of the body and then further round. */
export function placesAround(body: Body, target: Body, room: Inches, turns: number): Spot[] {
  const grown = grownFor(body, body.facing, target, room);
  const straight = Math.atan2(body.y - target.y, body.x - target.x);
  const places: Spot[] = [];
  for (let i = 1 - turns; i <= turns; i++) {
    const angle = straight + i * TURN;
    places.push(exitFrom(grown, target, { x: Math.cos(angle), y: Math.sin(angle) }));
  }
  return places;
}

/** Places in contact with both: where the circles around the two cross. */
function wedgesBetween(body: Body, target: Body, mate: Body): Spot[] {
  if ([body, target, mate].some(({ outline }) => outline.kind !== 'circle')) return [];
  const own = boundingRadius(body.outline) + EPS;
  const one = boundingRadius(target.outline) + own;
  const two = boundingRadius(mate.outline) + own;
  const dx = mate.x - target.x;
  const dy = mate.y - target.y;
  const squared = dx * dx + dy * dy;
  const along = (squared + one * one - two * two) / 2;
  const aside = one * one * squared - along * along;
  if (squared === 0 || aside < 0) return [];
  const off = Math.sqrt(aside);
  return [-1, 1].map(side => ({
    x: target.x + (along * dx - side * off * dy) / squared,
    y: target.y + (along * dy + side * off * dx) / squared,
  }));
}

/** Places in contact with the mate, on the side away from the target. */
function behind(body: Body, target: Body, mate: Body): Spot[] {
  const grown = grownFor(body, body.facing, mate, 0);
  const away = Math.atan2(mate.y - target.y, mate.x - target.x);
  return [-2, -1, 0, 1, 2].map(i => {
    const angle = away + (i * Math.PI) / 6;
    return exitFrom(grown, mate, { x: Math.cos(angle), y: Math.sin(angle) });
  });
}
