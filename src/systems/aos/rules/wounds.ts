import type { Dice } from '../../../kernel/dice';
import { effectsOn } from '../abilities/ask';
import type { Damage } from '../activation';
import { warscrollOf } from '../armies';
import type { CommandOf } from '../commands';
import type { BattleEvent } from '../events';
import { bodiesOf } from '../facts/bodies';
import { isBeside } from '../facts/distance';
import { findModel, findUnit, unitOf } from '../facts/units';
import { type Refusal, refuse, unless } from '../refusals';
import {
  type Battle,
  type Model,
  type ModelId,
  otherSeat,
  type Seat,
  type SlainCause,
  type Unit,
  type UnitId,
} from '../types';
import { answered, asking } from './asking';
import { pickDamaged } from './damage-order';
import { canBeSpared, dyingModel, mayBeSpared, settleFate } from './sparing';
import { dyingOf } from './specials/last-stand';
import { answersTo, fall, isMelee } from './suffering';

/** WS-01, MOD-01: the Wounds of a model in this battle. */
export const woundsOf = (battle: Battle, unit: Unit): number =>
  warscrollOf(unit).wounds + effectsOn(battle, unit, 'wounds').reduce((sum, { effect }) => sum + effect.by, 0);

/** SLAIN-01: how many wounds a model can still take. */
export const woundsLeft = (battle: Battle, unit: Unit, model: Model): number => woundsOf(battle, unit) - model.wounds;

/** MW-01, MW-03, MW-04: mortal wounds from anything but an attack. */
export const inflict = (
  unit: Unit,
  mortals: number,
  cause: SlainCause,
  by: Seat | undefined,
  heals?: UnitId,
): readonly BattleEvent[] =>
  mortals === 0
    ? []
    : [
        {
          type: 'damageDealt',
          damage: {
            unit: unit.id,
            owner: unit.seat,
            wounds: 0,
            mortals,
            cause,
            by,
            source: undefined,
            order: undefined,
            ...(heals === undefined ? {} : { heals }),
          },
        },
      ];

/** WND-01, MW-03: deals with the first damage that waits: asks its owner, or allocates it. */
export function settleDamage(battle: Battle, dice: Dice): readonly BattleEvent[] {
  const damage = battle.damage[0];
  const unit = damage && findUnit(battle, damage.unit);
  if (!damage || !unit || unit.models.length === 0 || dyingOf(unit)) return [{ type: 'damageSettled' }];
  if (dyingModel(battle, unit)) return settleFate(battle, unit, dice);
  if (damage.wounds + damage.mortals === 0) return [{ type: 'damageSettled' }];
  if (takersOf(unit, damage).length > 0) return allocate(battle, unit, dice);
  const picked = damage.isPicked || damage.order ? [] : pickDamaged(battle);
  if (picked.length > 0) return picked;
  const total = damageOn(battle, unit.id);
  const forced = forcedOrder(battle, unit, total);
  if (forced) return [{ type: 'allocationOrdered', unit: unit.id, models: forced }];
  return [asking({ kind: 'allocate', seat: damage.owner, unit: unit.id, wounds: total })];
}

/** WND-02: whom the owner has named and who still stands; when they have fallen the owner is asked again. */
const takersOf = (unit: Unit, { order = [] }: Damage): readonly ModelId[] => order.filter(id => findModel(unit, id));

/** WND-01: all the damage on a unit is one allocation. */
const damageOn = (battle: Battle, unit: UnitId): number =>
  battle.damage.reduce((sum, damage) => (damage.unit === unit ? sum + damage.wounds + damage.mortals : sum), 0);

/** Who takes the wounds where the owner has no choice: everyone, the only one, or one wounded already. */
function forcedOrder(battle: Battle, unit: Unit, wounds: number): readonly ModelId[] | undefined {
  const room = unit.models.reduce((sum, model) => sum + woundsLeft(battle, unit, model), 0);
  const wounded = unit.models.find(model => model.wounds > 0);
  const order = [...(wounded ? [wounded] : []), ...unit.models.filter(model => model !== wounded)].map(
    model => model.id,
  );
  if (unit.models.length === 1 || (wounds >= room && !mayEscape(battle, unit))) return order;
  return wounded && woundsLeft(battle, unit, wounded) >= wounds ? [wounded.id] : undefined;
}

/** NEG-01, ABIL-02: whether some model could outlast wounds enough for all, so that it matters who takes them first. */
const mayEscape = (battle: Battle, unit: Unit): boolean =>
  effectsOn(battle, unit, 'negate').length > 0 ||
  unit.models.some(model => isMystical(battle, unit, model)) ||
  canBeSpared(battle, unit);

/** SCEN-05: model by model; a garrison is all at its feature. */
const isMystical = (battle: Battle, unit: Unit, model: Model): boolean =>
  isBeside(battle, unit.where.kind === 'garrison' ? bodiesOf(battle, unit) : [model], 'mystical');

/** WND-02 to WND-04: any models of the unit, one by one or several in a row, a wounded one first. */
export function checkAllocate(battle: Battle, { unit: id, models }: CommandOf<'allocate'>): readonly Refusal[] {
  const unit = unitOf(battle, id);
  const stranger = models.find(model => !findModel(unit, model));
  if (stranger !== undefined) return [refuse('WND-02', 'model.unknown', { model: stranger })];
  const twice = models.find((model, index) => models.indexOf(model) < index);
  if (twice !== undefined) return [refuse('WND-02', 'model.named.twice', { model: twice })];
  const wounded = unit.models.find(model => model.wounds > 0);
  if (models.length === 0) return [refuse('WND-02', 'allocate.nobody', { wounds: damageOn(battle, id) })];
  return unless(!wounded || models[0] === wounded.id, 'WND-04', 'allocate.woundedFirst', {
    wounded: wounded?.id ?? '',
  });
}

export const decideAllocate = ({ unit, models }: CommandOf<'allocate'>): readonly BattleEvent[] => [
  { type: 'allocationOrdered', unit, models },
  answered,
];

/** WND-04, WND-05, NEG-01, SLAIN-01: wound by wound; each model takes them until it falls, then the next that is named. */
function allocate(battle: Battle, unit: Unit, dice: Dice): readonly BattleEvent[] {
  const damage = battle.damage[0];
  if (!damage) return [];
  const events: BattleEvent[] = [];
  const takers = takersOf(unit, damage);
  let left = damage.wounds + damage.mortals;
  for (const id of takers) {
    const model = findModel(unit, id);
    if (!model || left === 0) break;
    const room = woundsLeft(battle, unit, model);
    let taken = 0;
    while (left > 0 && taken < room) {
      const isMortal = left <= damage.mortals; // MW-02: ordinary wounds first
      left -= 1;
      const negated = negations(battle, unit, model, { isMortal, isMelee: isMelee(battle, damage) }, dice);
      events.push(...negated.events);
      if (!negated.isNegated) taken += 1;
    }
    if (taken > 0) events.push({ type: 'woundsAllocated', unit: unit.id, model: id, wounds: taken });
    events.push(...answersTo(battle, unit, damage, taken, dice));
    if (taken === room && mayBeSpared(battle, unit)) return [...events, leftOf(damage, left)];
    if (taken === room) events.push(...fall(battle, unit, id, damage, dice));
  }
  const isBorne = left === 0 || takers.length === unit.models.length;
  return [...events, isBorne ? { type: 'damageSettled' } : leftOf(damage, left)];
}

/** MW-02: what is still to be allocated, the ordinary wounds first. */
const leftOf = ({ mortals }: Damage, left: number): BattleEvent => ({
  type: 'damageLeft',
  wounds: Math.max(0, left - mortals),
  mortals: Math.min(left, mortals),
});

/** NEG-01, NEG-02, SCEN-05: each ability in turn until one succeeds. */
function negations(
  battle: Battle,
  unit: Unit,
  model: Model,
  wound: { readonly isMortal: boolean; readonly isMelee: boolean },
  dice: Dice,
) {
  const events: BattleEvent[] = [];
  const holding = effectsOn(battle, unit, 'negate').filter(
    ({ effect: { kind } }) =>
      kind === 'any' || (kind === 'mortal' && wound.isMortal) || (kind === 'melee' && wound.isMelee),
  );
  const offers = holding
    .filter(({ because }) => !holding.some(({ effect }) => effect.instead === because))
    .map(({ effect, because }) => ({ needed: effect.on, because }));
  if (isMystical(battle, unit, model)) offers.push({ needed: 6, because: 'Mystical' });
  for (const { needed, because } of offers) {
    const face = dice.d6();
    events.push({ type: 'negationRolled', model: model.id, face, needed, because });
    if (face >= needed) return { events, isNegated: true };
  }
  return { events, isNegated: false };
}

/** SLAIN-02, SLAIN-03 */
export const slay = (
  battle: Battle,
  unit: Unit,
  model: ModelId,
  cause: SlainCause,
  by: Seat | undefined,
): BattleEvent => ({
  type: 'modelSlain',
  slain: { model, unit: unit.id, warscroll: unit.warscroll, seat: unit.seat, cause, by, round: battle.round },
});

/** HEAL-01, HEAL-02: the wounded model of a unit gets back up to so many wounds. */
export function heal(unit: Unit, wounds: number): readonly BattleEvent[] {
  const wounded = unit.models.find(model => model.wounds > 0);
  if (!wounded || wounds <= 0) return [];
  return [{ type: 'modelHealed', unit: unit.id, model: wounded.id, wounds: Math.min(wounds, wounded.wounds) }];
}

/** FB-06, FB-07: who slew the first model, if it was slain and not lost; of two in one step the active player. */
export function firstSlayer(battle: Battle): Seat | undefined {
  const slayers = battle.slain.flatMap(({ by, seat }) => (by === otherSeat(seat) ? [by] : []));
  return slayers.includes(battle.active) ? battle.active : slayers[0];
}
