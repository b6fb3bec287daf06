import type { Tape } from '../../../geometry/gaps/tape';
import type { Body, Inches, Spot } from '../../../geometry/shapes/shape';
import { type ClosestPair, closestPair } from '../../../geometry/units/group';
import { gathered } from '../../../kernel/flat-map';
import { allowanceOf } from '../abilities/allowance';
import { CHARGE_REACH } from '../abilities/charging';
import { EFFECTS } from '../abilities/meanings';
import type { AskOf } from '../asks';
import type { Command } from '../commands';
import { haltingSteps } from '../facts/moving/halting';
import { COMPASS, shift } from '../facts/moving/shifts';
import { isEngaged } from '../facts/places/distance';
import { hasMoveLeft, presenceOf, unitOf, unitsOf } from '../facts/units';
import { mustRollMove } from '../rules/moving/random-move';
import { type Battle, type Model, otherSeat, type Step, type Unit } from '../types';
import { abilityOptions, casts } from './abilities';
import { exits } from './deployments';
import { fightSteps } from './formations';
import { isPlainlyBarred } from './quick-reject';

/** MOVE-01, HERO-01: the active player's options in a phase, unit by unit; ending it is always one. */
export function* actions(battle: Battle, { seat, phase }: AskOf<'act'>): Generator<Command> {
  const units = unitsOf(battle, seat);
  if (phase === 'hero') yield* casts(battle, seat);
  if (phase === 'shooting') for (const unit of units) yield { seat, type: 'shoot', unit: unit.id };
  if (phase === 'movement') for (const unit of units) yield* moves(battle, unit);
  if (phase === 'charge') for (const unit of units) yield { seat, type: 'tryCharge', unit: unit.id };
  yield* abilityOptions(battle, seat);
  yield { seat, type: 'endPhase' };
}

/** MOVE-01: options of one unit in the movement phase. */
export function moves(battle: Battle, unit: Unit): readonly Command[] {
  if (!hasMoveLeft(unit)) return [];
  if (unit.where.kind === 'garrison') return exits(battle, unit);
  if (mustRollMove(unit)) return [{ seat: unit.seat, type: 'rollMove', unit: unit.id }, ...doors(battle, unit)];
  return [
    ...destinations(battle, unit),
    ...winds(battle, unit),
    { seat: unit.seat, type: 'run', unit: unit.id },
    ...doors(battle, unit),
  ];
}

/** GARR-03 */
const doors = ({ field }: Battle, { seat, id }: Unit): readonly Command[] =>
  field.features
    .filter(feature => feature.isGarrison)
    .map(feature => ({ seat, type: 'garrison', unit: id, feature: feature.id }));

/** RAND-02: after the roll the unit moves, runs or stays. */
export const randomMoves = (battle: Battle, { seat, unit: id }: AskOf<'randomMove'>): readonly Command[] => [
  ...moves(battle, unitOf(battle, id)),
  { seat, type: 'move', unit: id, steps: [] },
];

const EIGHTHS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7];

/** A ride in each of eight directions, for units with the ability. */
const winds = (battle: Battle, unit: Unit): readonly Command[] =>
  EFFECTS.moves.rideWinds(battle, unit) === 0
    ? []
    : EIGHTHS.map(eighth => ({
        seat: unit.seat,
        type: 'rideWinds',
        unit: unit.id,
        direction: (eighth * Math.PI) / 4,
      }));

/** Rides up to the rolled distance, in sixths; or none. */
export function rides(battle: Battle, { seat, unit }: AskOf<'rideMove'>): readonly Command[] {
  const roll = allowanceOf(battle, unitOf(battle, unit), 'rideMove');
  return [6, 5, 4, 3, 2, 1, 0].map(sixths => ({ seat, type: 'rideMove', unit, distance: (roll * sixths) / 6 }));
}

export function runMoves(battle: Battle, { seat, unit: id }: AskOf<'runMove'>): readonly Command[] {
  const unit = unitsOf(battle, seat).find(each => each.id === id);
  const ways = unit ? destinations(battle, unit) : [];
  return [
    ...ways,
    { seat, type: 'move', unit: id, steps: [] },
    { seat, type: 'rerollMove', unit: id },
    { seat, type: 'atTheDouble', unit: id },
  ];
}

/** A direction and length for a whole unit. */
export interface Course {
  readonly way: Spot;
  readonly length: Inches;
}

/** Towards the nearest enemy and in eight directions, full or half length. */
export function coursesOf(battle: Battle, unit: Unit): readonly Course[] {
  const allowance = allowanceOf(battle, unit, 'move');
  const towards = directionToEnemy(battle, unit);
  const ways = towards ? [towards, ...COMPASS] : COMPASS;
  return gathered(ways, way => [
    { way, length: allowance },
    { way, length: allowance / 2 },
  ]);
}

/** The whole unit shifted along each course that is not plainly illegal. */
export function* movesAlong(battle: Battle, unit: Unit, courses: readonly Course[]): Generator<Command> {
  const type = isEngaged(battle, unit) ? 'retreat' : 'move';
  const allowance = allowanceOf(battle, unit, 'move');
  const isBarred = isPlainlyBarred(battle, unit, allowance);
  for (const { way, length } of courses) {
    const whole = shift(unit, way, length);
    const halting = length === allowance ? haltingSteps(battle, unit, whole, allowance) : undefined;
    for (const steps of halting ? [whole, halting] : [whole]) {
      if (!isBarred(steps, type === 'move')) yield { seat: unit.seat, type, unit: unit.id, steps };
    }
  }
}

const destinations = (battle: Battle, unit: Unit): Iterable<Command> =>
  movesAlong(battle, unit, coursesOf(battle, unit));

/** Each unit in eight directions, full or half length; or stop. */
export function scoutings(battle: Battle, { seat, units, inches }: AskOf<'scout'>): readonly Command[] {
  const going = unitsOf(battle, seat).filter(({ id }) => units.includes(id));
  const moves = going.flatMap(unit =>
    COMPASS.flatMap(way => [inches, inches / 2].map(length => shift(unit, way, length))).map(
      steps => ({ seat, type: 'scout', unit: unit.id, steps }) as const,
    ),
  );
  return [...moves, { seat, type: 'pass' }];
}

/** CHARGE-05: the unit into combat, or shifted until the nearest model touches or nearly does; or no charge. */
export function* chargeAnswers(battle: Battle, { seat, unit: id }: AskOf<'chargeMove'>): Generator<Command> {
  const unit = unitOf(battle, id);
  const roll = allowanceOf(battle, unit, 'chargeMove');
  const charge = (steps: readonly Step[]) => ({ seat, type: 'chargeMove', unit: id, steps }) as const;
  const fight = { allowance: roll, firstWithin: CHARGE_REACH };
  const pair = closestPair(unit.models, presenceOf(battle, otherSeat(seat)));
  const isNear = pair !== undefined && pair.gap <= roll + CHARGE_REACH;
  const pressed = isNear ? fightSteps(battle, unit, 'straight', fight) : undefined;
  if (pressed) yield charge(pressed);
  if (isNear) yield* shifts(unit, pair, roll).map(charge);
  yield { seat, type: 'rerollMove', unit: id };
  yield { seat, type: 'forwardToVictory', unit: id };
  yield { seat, type: 'declineCharge', unit: id };
  // The most expensive, so it comes last: a caller that takes the first option does not pay for it.
  const ring = isNear && !pressed ? fightSteps(battle, unit, 'surround', fight) : undefined;
  if (ring) yield charge(ring);
}

/** The whole unit in one direction, its nearest model first. */
function shifts(unit: Unit, pair: ClosestPair<Model, Body>, roll: Inches): readonly (readonly Step[])[] {
  const way = directionOf(pair);
  const closest = unit.models.find(model => model === pair.one);
  return [Math.min(roll, pair.gap), Math.min(roll, pair.gap - 0.25), Math.min(roll, pair.gap - 0.45)]
    .map(length => shift(unit, way, length))
    .map(steps => [
      ...steps.filter(step => step.model === closest?.id),
      ...steps.filter(step => step.model !== closest?.id),
    ]);
}

function directionToEnemy(battle: Battle, unit: Unit): Spot | undefined {
  const pair = closestPair(unit.models, presenceOf(battle, otherSeat(unit.seat)));
  return pair && pair.gap > 0 ? directionOf(pair) : undefined;
}

/** The direction of the tape. */
const directionOf = ({ from, to, gap }: Tape): Spot => ({ x: (to.x - from.x) / gap, y: (to.y - from.y) / gap });
