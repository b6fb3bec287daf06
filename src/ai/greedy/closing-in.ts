import type { Command, CommandOf } from '../../systems/aos/commands';
import { weaponsFor } from '../../systems/aos/facts/attacks';
import { enemyGap, isEngaged } from '../../systems/aos/facts/distance';
import { modelsOf, presenceOf, unitOf, unitsOf } from '../../systems/aos/facts/units';
import { moves } from '../../systems/aos/options/moves';
import { moveAllowance } from '../../systems/aos/rules/move';
import { type Battle, otherSeat, type Seat, type Step, type Unit } from '../../systems/aos/types';

type Spot = { readonly x: number; readonly y: number };

/** The furthest that a charge is worth a try from. */
const CHARGE = 10;
/** What a move must gain to be made. */
const LEAST_GAIN = 0.2;

/** How far a unit's missiles carry; nothing if it has none. */
export function missileRange(unit: Unit): number {
  const carried = weaponsFor(unit, 'shoot').filter(({ id }) => unit.models.some(model => model.weapons.includes(id)));
  return carried.reduce((most, { range }) => Math.max(most, range), 0);
}

/** Where a unit wants to go: the enemies, and what is to be held and is not. */
function goalsOf(battle: Battle, seat: Seat): readonly Spot[] {
  const markers = battle.objectives.filter(({ holder }) => holder !== seat).map(({ at }) => at);
  return [...presenceOf(battle, otherSeat(seat)), ...markers];
}

const nearest = (spot: Spot, goals: readonly Spot[]): number => {
  let least = Number.POSITIVE_INFINITY;
  for (const goal of goals) least = Math.min(least, (goal.x - spot.x) ** 2 + (goal.y - spot.y) ** 2);
  return Math.sqrt(least);
};

/** How far from its goals the models of a unit are on the average, once they have made these steps. */
function distance(unit: Unit, steps: readonly Step[], goals: readonly Spot[]): number {
  const ends = new Map(steps.map(({ model, path }) => [model, path.at(-1)]));
  const sum = unit.models.reduce((total, model) => total + nearest(ends.get(model.id) ?? model, goals), 0);
  return sum / Math.max(1, unit.models.length);
}

type Move = CommandOf<'move'> | CommandOf<'retreat'>;

/** Moves of one unit that bring it nearer to where it wants to be, the best first. */
export function nearerMoves(battle: Battle, unit: Unit, moves: readonly Move[]): readonly Command[] {
  const goals = goalsOf(battle, unit.seat);
  const wanted = Math.max(0, missileRange(unit) - 2);
  const lack = (steps: readonly Step[]) => Math.abs(distance(unit, steps, goals) - wanted);
  const now = lack([]);
  return moves
    .map(move => ({ move, gain: now - lack(move.steps) }))
    .filter(({ gain }) => gain > LEAST_GAIN)
    .toSorted((a, b) => b.gain - a.gain)
    .map(({ move }) => move);
}

/** What to do in a movement phase: unit by unit towards the enemy, at a run while nobody is near enough to charge or shoot. */
export function* advance(battle: Battle, seat: Seat): Generator<Command> {
  for (const unit of unitsOf(battle, seat)) {
    if (unit.deeds.includes('moved') || isEngaged(battle, unit)) continue;
    const own = moves(battle, unit);
    const reach = missileRange(unit) > 0 ? missileRange(unit) : CHARGE;
    const isFar = enemyGap(battle, unit) > reach + moveAllowance(battle, unit);
    yield* own.filter(({ type }) => type === 'rollMove' || (isFar && type === 'run'));
    yield* nearerMoves(
      battle,
      unit,
      own.filter(offer => offer.type === 'move'),
    );
  }
}

/** Charges worth a try, the surest first; archers keep their distance. */
export const charges = (battle: Battle, seat: Seat, offers: readonly Command[]): readonly Command[] =>
  offers
    .filter(offer => offer.type === 'tryCharge')
    .map(offer => ({ offer, unit: unitOf(battle, offer.unit) }))
    .filter(({ unit }) => unit.seat === seat && missileRange(unit) === 0)
    .map(({ offer, unit }) => ({ offer, gap: enemyGap(battle, unit) }))
    .filter(({ gap }) => gap <= CHARGE)
    .toSorted((a, b) => a.gap - b.gap)
    .map(({ offer }) => offer);

/** Places to arrive at, those nearest to the enemy first. */
export function arrivals(battle: Battle, offers: readonly Command[]): readonly Command[] {
  return offers
    .filter(offer => offer.type === 'arrive')
    .map(offer => ({ offer, gap: nearest(offer.places[0] ?? { x: 0, y: 0 }, modelsOf(battle, otherSeat(offer.seat))) }))
    .toSorted((a, b) => a.gap - b.gap)
    .map(({ offer }) => offer);
}
