import { warscrollOf } from '../armies';
import { battleplanOf } from '../battleplans';
import type { CommandOf } from '../commands';
import type { BattleEvent } from '../events';
import { askedFor } from '../facts/asking';
import { findModel, findUnit, unitOf } from '../facts/units';
import { type Refusal, refuse, unless } from '../refusals';
import { type Battle, type Model, type ModelId, otherSeat, type SlainCause, type Unit } from '../types';
import { answered, asking } from './asking';

/** WND-01, WND-02: asks the owner of a damaged unit, unless there is nothing to choose. */
export function askToAllocate(battle: Battle): readonly BattleEvent[] {
  const damage = battle.activation?.damage[0];
  const unit = damage && findUnit(battle, damage.unit);
  if (!damage || !unit) return [];
  const forced = forcedAllocation(unit, damage.wounds);
  if (forced) return allocateTo(battle, unit, forced, damage.wounds);
  return [asking({ kind: 'allocate', seat: damage.owner, unit: unit.id, wounds: damage.wounds })];
}

/** SLAIN-01: how many wounds a model can still take. */
export const woundsLeft = (unit: Unit, model: Model): number => warscrollOf(unit).wounds - model.wounds;

/** The models that take the wounds where their owner has no choice: all of them, the only one, or one wounded already. */
function forcedAllocation(unit: Unit, wounds: number): readonly ModelId[] | undefined {
  const room = unit.models.reduce((sum, model) => sum + woundsLeft(unit, model), 0);
  if (wounds >= room || unit.models.length === 1) return unit.models.map(model => model.id);
  const wounded = unit.models.find(model => model.wounds > 0);
  return wounded && woundsLeft(unit, wounded) >= wounds ? [wounded.id] : undefined;
}

export function checkAllocate(battle: Battle, { unit: id, models }: CommandOf<'allocate'>): readonly Refusal[] {
  const unit = unitOf(battle, id);
  const wounds = askedFor(battle, 'allocate')?.wounds ?? 0;
  const stranger = models.find(model => !findModel(unit, model));
  if (stranger !== undefined) return [refuse('WND-02', 'model.unknown', { model: stranger })];
  const twice = models.find((model, index) => models.indexOf(model) < index);
  if (twice !== undefined) return [refuse('WND-02', 'model.named.twice', { model: twice })];
  const wounded = unit.models.find(model => model.wounds > 0);
  const room = models.reduce((sum, model) => sum + roomOf(unit, model), 0);
  return [
    ...unless(!wounded || models[0] === wounded.id, 'WND-04', 'allocate.woundedFirst', { wounded: wounded?.id ?? '' }),
    ...unless(room >= wounds || models.length === unit.models.length, 'WND-02', 'allocate.tooFew', { wounds, room }),
  ];
}

const roomOf = (unit: Unit, id: ModelId): number => {
  const model = findModel(unit, id);
  return model ? woundsLeft(unit, model) : 0;
};

export function decideAllocate(battle: Battle, { unit: id, models }: CommandOf<'allocate'>): readonly BattleEvent[] {
  const wounds = askedFor(battle, 'allocate')?.wounds ?? 0;
  return [...allocateTo(battle, unitOf(battle, id), models, wounds), answered];
}

/** WND-04, WND-05, SLAIN-01: each model takes wounds until it falls, then the next. */
function allocateTo(battle: Battle, unit: Unit, models: readonly ModelId[], wounds: number): readonly BattleEvent[] {
  const events: BattleEvent[] = [];
  let left = wounds;
  for (const id of models) {
    const taken = Math.min(left, roomOf(unit, id));
    if (taken === 0) break;
    left -= taken;
    events.push({ type: 'woundsAllocated', unit: unit.id, model: id, wounds: taken });
    if (taken === roomOf(unit, id)) events.push(slay(battle, unit, id, 'attack'));
  }
  return [...events, { type: 'damageSettled', unit: unit.id }];
}

/** SLAIN-02, SLAIN-03 */
export const slay = (battle: Battle, unit: Unit, model: ModelId, cause: SlainCause): BattleEvent => ({
  type: 'modelSlain',
  slain: { model, unit: unit.id, warscroll: unit.warscroll, seat: unit.seat, cause, round: battle.round },
});

/** ATK-18, FB-06, FB-07: what follows the last wound of a fight. */
export function endActivation(battle: Battle): readonly BattleEvent[] {
  const { activation } = battle;
  return activation ? [{ type: 'activationEnded', unit: activation.unit }, ...awardFirstBlood(battle)] : [];
}

function awardFirstBlood(battle: Battle): readonly BattleEvent[] {
  if (battle.firstBlood || !battleplanOf(battle).hasFirstBlood) return [];
  const first = battle.slain.find(slain => slain.cause === 'attack');
  if (!first) return [];
  const seat = otherSeat(first.seat);
  return [
    { type: 'firstBloodDrawn', seat },
    { type: 'pointsGained', seat, points: 1, because: 'firstBlood' },
  ];
}
