import { gathered } from '../../../kernel/flat-map';
import type { AskOf } from '../asks';
import type { CommandOf } from '../commands';
import { casualtyOrder } from '../facts/attacks/casualties';
import { mustTake } from '../facts/attacks/damage';
import { nearestBodies } from '../facts/places/distance';
import { presenceOf, unitOf } from '../facts/units';
import { woundsLeft } from '../rules/damage/inflict';
import { type Battle, type Model, type ModelId, otherSeat, type Unit } from '../types';

/** WND-02: as many models, from the first, as the wounds slay if none is negated. */
export function takersOf(battle: Battle, unit: Unit, order: readonly Model[], wounds: number): readonly ModelId[] {
  let left = wounds;
  return gathered(order, model => {
    if (left <= 0) return [];
    left -= woundsLeft(battle, unit, model);
    return [model.id];
  });
}

/** CMDM-01: command models come last. */
const byRank = (a: Model, b: Model): number => Number(a.role !== undefined) - Number(b.role !== undefined);

/** The models of a unit by distance from the enemy, nearest or furthest first. */
export function byDistance(battle: Battle, unit: Unit, from: 'front' | 'rear'): readonly Model[] {
  const enemies = presenceOf(battle, otherSeat(unit.seat));
  const gaps = new Map(unit.models.map(model => [model, nearestBodies(model, enemies).gap]));
  const sign = from === 'front' ? 1 : -1;
  return unit.models.toSorted((a, b) => sign * ((gaps.get(a) ?? 0) - (gaps.get(b) ?? 0)));
}

/**
 * WND-02, WND-04, UNIT-05: the furthest from the enemy, or the nearest, keeping the unit one group if possible; a
 * wounded model first, then the named models.
 */
export function suggestedTakers(
  battle: Battle,
  { unit: id, wounds }: Pick<AskOf<'allocate'>, 'unit' | 'wounds'>,
  from: 'front' | 'rear' = 'rear',
  named: readonly Model[] = [],
): readonly ModelId[] {
  const unit = unitOf(battle, id);
  const must = mustTake(battle, unit);
  const first = [...new Set([...(must ? [must] : []), ...named])];
  const preference = byDistance(battle, unit, from);
  const order = casualtyOrder(
    unit,
    from === 'rear' ? preference.toSorted(byRank) : preference,
    first,
    lossesBy(battle, unit, first, wounds),
  );
  return takersOf(battle, unit, order, wounds);
}

/** SLAIN-01: how many models a number of wounds slays if none is negated. */
function lossesBy(battle: Battle, unit: Unit, first: readonly Model[], wounds: number): number {
  const order = [...first, ...unit.models.filter(model => !first.includes(model))];
  let left = wounds;
  return order.filter(model => {
    left -= woundsLeft(battle, unit, model);
    return left >= 0;
  }).length;
}

/** MW-02: if it matters, mortal wounds first, or for now one wound of either kind. */
export const otherKinds = (
  command: CommandOf<'allocate'>,
  { mortals }: AskOf<'allocate'>,
): readonly CommandOf<'allocate'>[] =>
  mortals === undefined
    ? []
    : [
        { ...command, first: 'mortals' },
        { ...command, first: 'wounds', isOne: true },
        { ...command, first: 'mortals', isOne: true },
      ];
