import type { Dice } from '../../../../kernel/dice';
import type { Damage, WoundKind } from '../../activation';
import type { CommandOf } from '../../commands';
import type { BattleEvent } from '../../events';
import { mustTake, poolOn } from '../../facts/attacks/damage';
import { dyingOf } from '../../facts/memory';
import { findModel, findUnit, unitOf } from '../../facts/units';
import { type Refusal, refuse, unless } from '../../refusals';
import { type Battle, type Model, type ModelId, otherSeat, type Seat, type Unit, type UnitId } from '../../types';
import { answered, asking } from '../command-guards';
import { orderAllocation } from './allocation-order';
import { woundsLeft, woundsOf } from './inflict';
import { mayEscape, mortalsToOrder, negations } from './negate';
import { pickDamaged } from './order';
import { dyingModel, mayBeSpared, settleFate } from './prevent-death';
import { answersTo, fall } from './slain';

/** WND-01, MW-03: handles the first waiting damage: asks its owner, or allocates it. */
export function settleDamage(battle: Battle, dice: Dice): readonly BattleEvent[] {
  const damage = battle.damage[0];
  const unit = damage && findUnit(battle, damage.unit);
  if (!damage || !unit || unit.models.length === 0 || dyingOf(unit)) return [{ type: 'damageSettled' }];
  if (dyingModel(battle, unit)) return settleFate(battle, unit, dice);
  if (damage.wounds + damage.mortals === 0) return [{ type: 'damageSettled' }];
  const taker = takerOf(unit, damage);
  if (taker) return allocate(battle, unit, damage, taker, dice);
  const picked = damage.isPicked || damage.order ? [] : pickDamaged(battle);
  if (picked.length > 0) return picked;
  const total = damageOn(battle, unit.id);
  const mortals = isOrderOpen(battle, unit, total) ? mortalsToOrder(battle, unit) : undefined;
  const forced = mortals === undefined ? forcedOrder(battle, unit, total) : undefined;
  if (forced) return [orderAllocation(battle, unit.id, forced)];
  const kinds = mortals === undefined ? {} : { mortals };
  return [asking({ kind: 'allocate', seat: damage.owner, unit: unit.id, wounds: total, ...kinds })];
}

/** WND-02: the first named model that is left; when all are slain the owner is asked again. */
const takerOf = (unit: Unit, { order = [] }: Damage): Model | undefined =>
  order.map(id => findModel(unit, id)).find(model => model !== undefined);

/** WND-01: all damage on a unit is one allocation. */
const damageOn = (battle: Battle, unit: UnitId): number =>
  battle.damage.reduce((sum, damage) => (damage.unit === unit ? sum + damage.wounds + damage.mortals : sum), 0);

/** MW-02: whether a model may be slain, so that the order of wound kinds could matter. */
function isOrderOpen(battle: Battle, unit: Unit, wounds: number): boolean {
  const next = mustTake(battle, unit);
  return wounds >= (next ? woundsLeft(battle, unit, next) : woundsOf(battle, unit));
}

/** The allocation if the owner has no choice: all models, the only model, or one already wounded. */
function forcedOrder(battle: Battle, unit: Unit, wounds: number): readonly ModelId[] | undefined {
  const room = unit.models.reduce((sum, model) => sum + woundsLeft(battle, unit, model), 0);
  const wounded = mustTake(battle, unit);
  const order = [...(wounded ? [wounded] : []), ...unit.models.filter(model => model !== wounded)].map(
    model => model.id,
  );
  if (unit.models.length === 1 || (wounds >= room && !mayEscape(battle, unit))) return order;
  return wounded && woundsLeft(battle, unit, wounded) >= wounds ? [wounded.id] : undefined;
}

/** WND-02 to WND-04: any models of the unit, one or several in a row, a wounded one first. */
export function checkAllocate(battle: Battle, { unit: id, models, first }: CommandOf<'allocate'>): readonly Refusal[] {
  const unit = unitOf(battle, id);
  const stranger = models.find(model => !findModel(unit, model));
  if (stranger !== undefined) return [refuse('WND-02', 'model.unknown', { model: stranger })];
  const twice = models.find((model, index) => models.indexOf(model) < index);
  if (twice !== undefined) return [refuse('WND-02', 'model.named.twice', { model: twice })];
  if (models.length === 0) return [refuse('WND-02', 'allocate.nobody', { wounds: damageOn(battle, id) })];
  if (first && !poolOn(battle, id).some(damage => damage[first] > 0))
    return [refuse('MW-02', 'allocate.noneOfKind', { kind: first })];
  const wounded = mustTake(battle, unit);
  return unless(!wounded || models[0] === wounded.id, 'WND-04', 'allocate.woundedFirst', {
    wounded: wounded?.id ?? '',
  });
}

export const decideAllocate = (
  battle: Battle,
  { unit, models, first, isOne }: CommandOf<'allocate'>,
): readonly BattleEvent[] => [
  orderAllocation(battle, unit, models, isOne ? (first ?? plainKind(battle, unit)) : first, isOne),
  answered,
];

/** MW-02: ordinary wounds come first by default. */
const plainKind = (battle: Battle, unit: UnitId): WoundKind =>
  poolOn(battle, unit).some(({ wounds }) => wounds > 0) ? 'wounds' : 'mortals';

/**
 * WND-04, NEG-01, SLAIN-01: allocates wounds one by one to the next named model until it is slain. WND-05: the rest is
 * allocated without that model, when other abilities may negate wounds.
 */
function allocate(battle: Battle, unit: Unit, damage: Damage, model: Model, dice: Dice): readonly BattleEvent[] {
  const events: BattleEvent[] = [];
  const room = woundsLeft(battle, unit, model);
  let left = damage.wounds + damage.mortals;
  let taken = 0;
  while (left > 0 && taken < room) {
    const wound = left <= damage.mortals ? 'mortals' : 'wounds'; // MW-02: ordinary wounds first, unless they were split
    left -= 1;
    const negated = negations(battle, unit, model, { damage, wound }, dice);
    events.push(...negated.events);
    if (!negated.isNegated) taken += 1;
  }
  if (taken > 0) events.push({ type: 'woundsAllocated', unit: unit.id, model: model.id, wounds: taken });
  events.push(...answersTo(battle, unit, model, damage, taken, dice));
  if (taken === room && mayBeSpared(battle, unit)) return [...events, leftOf(damage, left)];
  if (taken === room) events.push(...fall(battle, unit, model.id, damage, dice));
  return [...events, left === 0 ? { type: 'damageSettled' } : leftOf(damage, left)];
}

/** MW-02: the wounds still to allocate, ordinary ones first. */
const leftOf = ({ mortals }: Damage, left: number): BattleEvent => ({
  type: 'damageLeft',
  wounds: Math.max(0, left - mortals),
  mortals: Math.min(left, mortals),
});

/**
 * FB-06, FB-07: the side that slew the first model; removed models do not count; of two in one step the active player.
 */
export function firstSlayer(battle: Battle): Seat | undefined {
  const slayers = battle.slain.filter(({ by, seat }) => by === otherSeat(seat));
  return slayers.some(({ by }) => by === battle.active) ? battle.active : slayers[0]?.by;
}
