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

/** MOVE-01, HERO-01: what the active player may do in a phase, unit by unit; ending it is always among it. */
export function* actions(battle: Battle, { seat, phase }: AskOf<'act'>): Generator<Command> {
  const units = unitsOf(battle, seat);
  if (phase === 'hero') yield* casts(battle, seat);
  if (phase === 'shooting') for (const unit of units) yield { seat, type: 'shoot', unit: unit.id };
  if (phase === 'movement') for (const unit of units) yield* moves(battle, unit);
  if (phase === 'charge') for (const unit of units) yield { seat, type: 'tryCharge', unit: unit.id };
  yield* abilityOptions(battle, seat);
  yield { seat, type: 'endPhase' };
}

/** MOVE-01: what one unit could do in the movement phase. */
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

/** RAND-02: knowing the roll, the unit goes, runs or stays. */
export const randomMoves = (battle: Battle, { seat, unit: id }: AskOf<'randomMove'>): readonly Command[] => [
  ...moves(battle, unitOf(battle, id)),
  { seat, type: 'move', unit: id, steps: [] },
];

const EIGHTHS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7];

/** A ride to each of the eight winds, for those who can. */
const winds = (battle: Battle, unit: Unit): readonly Command[] =>
  EFFECTS.moves.rideWinds(battle, unit) === 0
    ? []
    : EIGHTHS.map(eighth => ({
        seat: unit.seat,
        type: 'rideWinds',
        unit: unit.id,
        direction: (eighth * Math.PI) / 4,
      }));

/** As far as the winds carry, in steps of a sixth; or nowhere. */
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

/** A way that all of a unit goes. */
export interface Course {
  readonly way: Spot;
  readonly length: Inches;
}

/** Towards the nearest enemy and to the eight winds, all the way or half of it. */
export function coursesOf(battle: Battle, unit: Unit): readonly Course[] {
  const allowance = allowanceOf(battle, unit, 'move');
  const towards = directionToEnemy(battle, unit);
  const ways = towards ? [towards, ...COMPASS] : COMPASS;
  return gathered(ways, way => [
    { way, length: allowance },
    { way, length: allowance / 2 },
  ]);
}

/** The whole unit shifted along each of these, as far as it is not plainly barred. */
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

/** Each unit to the eight winds, all the way or half of it; or nobody more. */
export function scoutings(battle: Battle, { seat, units, inches }: AskOf<'scout'>): readonly Command[] {
  const going = unitsOf(battle, seat).filter(({ id }) => units.includes(id));
  const moves = going.flatMap(unit =>
    COMPASS.flatMap(way => [inches, inches / 2].map(length => shift(unit, way, length))).map(
      steps => ({ seat, type: 'scout', unit: unit.id, steps }) as const,
    ),
  );
  return [...moves, { seat, type: 'pass' }];
}

/** CHARGE-05: the unit to where its models come to blows, or shifted until the nearest touches, or nearly; or not at all. */
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
  // It costs most, so it comes last: who takes the first that will do need not wait for it.
  const ring = isNear && !pressed ? fightSteps(battle, unit, 'surround', fight) : undefined;
  if (ring) yield charge(ring);
}

/** The whole unit the same way, its nearest model first. */
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

/** The way that the tape lies. */
const directionOf = ({ from, to, gap }: Tape): Spot => ({ x: (to.x - from.x) / gap, y: (to.y - from.y) / gap });
