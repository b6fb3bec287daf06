import { allowanceOf } from '../../abilities/allowance';
import { meanOf } from '../../abilities/dice-words';
import type { Command } from '../../commands';
import { weaponsFor } from '../../facts/attacks/attacks';
import { ENGAGED, enemyGap, isEngaged } from '../../facts/places/distance';
import { hasMoveLeft, middleOfUnit, modelsOf, presenceOf, unitOf, unitsOf } from '../../facts/units';
import { coursesOf, movesAlong } from '../../options/moves';
import { mustRollMove } from '../../rules/moving/random-move';
import { type Battle, otherSeat, type Seat, type Unit } from '../../types';

type Spot = { readonly x: number; readonly y: number };

/** The longest distance for a charge attempt. */
export const CHARGE = 10;
/** The minimum gain of a move. */
const LEAST_GAIN = 0.2;

/** The longest missile range of a unit, the mean if random; 0 without missiles. */
export function missileRange(unit: Unit): number {
  const carried = weaponsFor(unit, 'shoot').filter(({ id }) => unit.models.some(model => model.weapons.includes(id)));
  return carried.reduce((most, { range }) => Math.max(most, meanOf(range)), 0);
}

/** The goals of a unit: enemies, and objectives not held. */
function goalsOf(battle: Battle, seat: Seat): readonly Spot[] {
  const markers = battle.objectives.filter(({ holder }) => holder !== seat).map(({ at }) => at);
  return [...presenceOf(battle, otherSeat(seat)), ...markers];
}

/** The distance to the nearest goal. */
function nearest(x: number, y: number, goals: readonly Spot[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const goal of goals) {
    const dx = goal.x - x;
    const dy = goal.y - y;
    least = Math.min(least, dx * dx + dy * dy);
  }
  return Math.sqrt(least);
}

/** Moves of one unit that bring it nearer to a goal, best first. */
export function* nearerMoves(battle: Battle, unit: Unit): Generator<Command> {
  const goals = goalsOf(battle, unit.seat);
  const middle = middleOfUnit(unit);
  const wanted = Math.max(0, missileRange(unit) - 2);
  const lack = (dx: number, dy: number) => Math.abs(nearest(middle.x + dx, middle.y + dy, goals) - wanted);
  const now = lack(0, 0);
  const gains = coursesOf(battle, unit)
    .map(course => ({ course, gain: now - lack(course.way.x * course.length, course.way.y * course.length) }))
    .filter(({ gain }) => gain > LEAST_GAIN)
    .sort((a, b) => b.gain - a.gain);
  yield* movesAlong(
    battle,
    unit,
    gains.map(({ course }) => course),
  );
}

/** Movement: each unit moves towards the enemy, and runs while no enemy is in charge or missile range. */
export function* advance(battle: Battle, seat: Seat): Generator<Command> {
  for (const unit of unitsOf(battle, seat)) {
    if (!hasMoveLeft(unit) || unit.where.kind !== 'table' || isEngaged(battle, unit)) continue;
    if (mustRollMove(unit)) {
      yield { seat, type: 'rollMove', unit: unit.id };
      continue;
    }
    const reach = missileRange(unit) > 0 ? missileRange(unit) : CHARGE;
    if (enemyGap(battle, unit) > reach + allowanceOf(battle, unit, 'move')) yield { seat, type: 'run', unit: unit.id };
    yield* nearerMoves(battle, unit);
  }
}

/** Charges worth trying, most likely first; missile units do not charge. */
export const charges = (battle: Battle, seat: Seat, offers: readonly Command[]): readonly Command[] =>
  offers
    .filter(offer => offer.type === 'tryCharge')
    .map(offer => ({ offer, unit: unitOf(battle, offer.unit) }))
    .filter(({ unit }) => unit.seat === seat && !unit.deeds.includes('triedCharge') && missileRange(unit) === 0)
    .map(({ offer, unit }) => ({ offer, gap: enemyGap(battle, unit) }))
    .filter(({ gap }) => gap > ENGAGED && gap <= CHARGE)
    .toSorted((a, b) => a.gap - b.gap)
    .map(({ offer }) => offer);

/** Places to arrive at, nearest to the enemy first. */
export function arrivals(battle: Battle, offers: readonly Command[]): readonly Command[] {
  return offers
    .filter(offer => offer.type === 'arrive')
    .map(offer => ({
      offer,
      gap: nearest(offer.places[0]?.x ?? 0, offer.places[0]?.y ?? 0, modelsOf(battle, otherSeat(offer.seat))),
    }))
    .toSorted((a, b) => a.gap - b.gap)
    .map(({ offer }) => offer);
}
