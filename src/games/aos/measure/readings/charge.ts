import { closestPoints } from '../../../../geometry/gaps/tape';
import { isWithin } from '../../../../geometry/gaps/within';
import type { Body, Inches, Spot } from '../../../../geometry/shapes/shape';
import { closestPair } from '../../../../geometry/units/group';
import { findWay } from '../../../../geometry/ways/route/find-way';
import { CHARGE_REACH, chargeOf } from '../../abilities/charging';
import { sumOf } from '../../abilities/effects-on';
import { modifiersTo } from '../../abilities/meanings/rolls';
import { warscrollOf } from '../../armies';
import { bodiesOf } from '../../facts/places/bodies';
import { ENGAGED, enemyGap } from '../../facts/places/distance';
import { surroundingsOf } from '../../facts/places/surroundings';
import { chanceOfTotal, type Probability, withReroll } from '../../facts/probability';
import { type Battle, type Model, type ModelId, otherSeat, type Unit, type UnitId } from '../../types';
import { contactPlaces } from '../../ways/contact';

/** CHARGE-01 to CHARGE-05: the distance for the first model of a charge, and the probability of rolling it. */
export interface ChargeReading {
  readonly kind: 'charge';
  readonly unit: UnitId;
  readonly target: UnitId;
  readonly gap: Inches;
  readonly ends: readonly [Spot, Spot];
  /** CHARGE-01, CHARGE-04: why it may not charge. */
  readonly bar: 'tooFar' | 'tooNear' | 'friend' | undefined;
  /** The shortest path that ends within ½"; undefined if there is none. */
  readonly way: { readonly model: ModelId; readonly path: readonly Spot[]; readonly length: Inches } | undefined;
  readonly dice: number;
  readonly range: Inches;
  /** The modifier to the roll. */
  readonly modifier: number;
  /** The lowest sufficient unmodified roll. */
  readonly needed: number | undefined;
  readonly chance: Probability | undefined;
  readonly again: Probability | undefined;
}

/** Number of models, and of places for each, tried for the shortest path. */
const MODELS = 3;
const PLACES = 8;

/** Computes a charge of the unit at the target. */
export function chargeReading(battle: Battle, unit: Unit, target: Unit): ChargeReading | undefined {
  const bodies = bodiesOf(battle, target);
  const pair = closestPair(unit.models, bodies);
  if (!pair) return undefined;
  const { dice, range } = chargeOf(battle, unit);
  const modifier = sumOf(modifiersTo(battle, unit, 'charge'));
  const way = shortestWay(battle, unit, bodies, range);
  const needed = way && leastRoll(way.length, dice) - modifier;
  const chance = needed === undefined ? undefined : chanceOfTotal(dice, needed);
  return {
    kind: 'charge',
    unit: unit.id,
    target: target.id,
    gap: pair.gap,
    ends: [pair.from, pair.to],
    bar: barOf(battle, unit, target, range),
    way,
    dice,
    range,
    modifier,
    needed: needed === undefined ? undefined : Math.max(dice, needed),
    chance,
    again: chance && withReroll(chance),
  };
}

function barOf(battle: Battle, unit: Unit, target: Unit, range: Inches): ChargeReading['bar'] {
  if (target.seat !== otherSeat(unit.seat)) return 'friend';
  const nearest = enemyGap(battle, unit);
  if (isWithin(nearest, ENGAGED)) return 'tooNear';
  return isWithin(nearest, range) ? undefined : 'tooFar';
}

/** The lowest sufficient roll; dice never show less than their number. */
function leastRoll(length: Inches, dice: number): number {
  let roll = dice;
  while (!isWithin(length, roll)) roll += 1;
  return roll;
}

/** Straight to ½" if nothing blocks the path, otherwise to places around the target, from the nearest models. */
function shortestWay(battle: Battle, unit: Unit, bodies: readonly Body[], range: Inches): ChargeReading['way'] {
  const around = surroundingsOf(battle, unit.seat);
  const options = { flies: warscrollOf(unit).flies, allowance: range + CHARGE_REACH };
  let best: ChargeReading['way'];
  for (const model of nearestModels(unit.models, bodies)) {
    for (const goal of goalsOf(model, bodies, options.allowance)) {
      const found = findWay(model, goal, around, { ...options, allowance: best?.length ?? options.allowance });
      if (found && (!best || found.cost.total < best.length)) {
        best = { model: model.id, path: found.step.path, length: found.cost.total };
      }
    }
  }
  return best;
}

function nearestModels(models: readonly Model[], bodies: readonly Body[]): readonly Model[] {
  const gaps = new Map(models.map(model => [model, closestPair([model], bodies)?.gap ?? Infinity]));
  return models.toSorted((a, b) => (gaps.get(a) ?? 0) - (gaps.get(b) ?? 0)).slice(0, MODELS);
}

function goalsOf(model: Model, bodies: readonly Body[], allowance: Inches): readonly Spot[] {
  const nearest = closestPair([model], bodies);
  if (!nearest) return [];
  const { gap, from, to } = closestPoints(model, nearest.other);
  const share = gap > CHARGE_REACH ? (gap - CHARGE_REACH) / gap : 0;
  const straight = { x: model.x + (to.x - from.x) * share, y: model.y + (to.y - from.y) * share };
  return [straight, ...contactPlaces(model, bodies, [], allowance, CHARGE_REACH).slice(0, PLACES)];
}
