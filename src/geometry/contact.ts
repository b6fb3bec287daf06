/**
 * Places for fighting: in touch with an enemy, wedged between an enemy and a mate, behind a mate as far as the weapon
 * reaches, and just within range. Contact is exact for every shape; wedges are known for round bases.
 */
import { nearestTo } from './approach';
import { gapBetween } from './gap';
import { boundingRadius } from './outline';
import { exitFrom, grownFor } from './places-near';
import type { Body, Inches, Spot } from './shape';
import { EPS, isWithin } from './within';

const TURNS = 12;
const TURN = Math.PI / TURNS;
const MOST_TARGETS = 8;
const MOST_MATES = 10;
/** A little less than the weapon's range, so that no rounding puts it out of reach. */
const WELL_WITHIN = 0.98;

/** Where the body might go, best first: within range before out of it, then near its own place, or near the enemy. */
export function contactPlaces(
  body: Body,
  targets: readonly Body[],
  mates: readonly Body[],
  allowance: Inches,
  range: Inches,
): readonly Spot[] {
  const reach = boundingRadius(body.outline);
  const canReach = (other: Body, room: Inches): boolean =>
    isWithin(apart(other, body), allowance + reach + boundingRadius(other.outline) + room + EPS);
  const near = nearestOf(body, targets, MOST_TARGETS);
  const places: Place[] = [];
  const offer = (spots: readonly Spot[], target: Body): void => {
    for (const { x, y } of spots) {
      const walk = Math.sqrt((x - body.x) ** 2 + (y - body.y) ** 2);
      if (isWithin(walk, allowance)) places.push(placeAt({ ...body, x, y }, walk, target, near, range));
    }
  };
  for (const target of near) {
    const beside = nearestOf(target, mates, MOST_MATES).filter(mate => canReach(mate, 0));
    if (!canReach(target, range) && beside.length === 0) continue;
    offer(placesAround(body, target, 0, TURNS), target);
    offer(placesAround(body, target, range * WELL_WITHIN, 3), target);
    for (const mate of beside) {
      offer(wedgesBetween(body, target, mate), target);
      offer(behind(body, target, mate), target);
    }
  }
  return places.sort(
    (a, b) => Number(b.isInRange) - Number(a.isInRange) || (a.isInRange ? a.walk - b.walk : a.gap - b.gap),
  );
}

interface Place extends Spot {
  readonly walk: Inches;
  readonly isInRange: boolean;
  /** To the nearest target; not measured where the place is within range. */
  readonly gap: Inches;
}

/** Most places are made to be near one target, so that one is measured first, and mostly it alone. */
function placeAt(there: Body, walk: Inches, target: Body, near: readonly Body[], range: Inches): Place {
  const { x, y } = there;
  if (isWithin(gapBetween(there, target), range)) return { x, y, walk, isInRange: true, gap: 0 };
  const gap = nearestTo(there, near)?.gap ?? 0;
  return { x, y, walk, isInRange: isWithin(gap, range), gap };
}

function nearestOf(body: Spot, others: readonly Body[], most: number): Body[] {
  return [...others].sort((a, b) => apart(a, body) - apart(b, body)).slice(0, most);
}

/** With this much room between them, from the side the body stands on and then further round. */
function placesAround(body: Body, target: Body, room: Inches, turns: number): Spot[] {
  const grown = grownFor(body, body.facing, target, room);
  const straight = Math.atan2(body.y - target.y, body.x - target.x);
  const places: Spot[] = [];
  for (let i = 1 - turns; i <= turns; i++) {
    const angle = straight + i * TURN;
    places.push(exitFrom(grown, target, { x: Math.cos(angle), y: Math.sin(angle) }));
  }
  return places;
}

/** In touch with both: where the circles around the two cross. */
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

/** In touch with the mate, on the side away from the target. */
function behind(body: Body, target: Body, mate: Body): Spot[] {
  const grown = grownFor(body, body.facing, mate, 0);
  const away = Math.atan2(mate.y - target.y, mate.x - target.x);
  return [-2, -1, 0, 1, 2].map(i => {
    const angle = away + (i * Math.PI) / 6;
    return exitFrom(grown, mate, { x: Math.cos(angle), y: Math.sin(angle) });
  });
}

const apart = (a: Spot, b: Spot): Inches => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
