import type { AttackOrder, Volley } from '../activation';
import type { CommandOf } from '../commands';
import type { BattleEvent } from '../events';
import { attackersOn, attacksOf, findWeapon, gapToTarget, isInRange, targetsFor, weaponsFor } from '../facts/attacks';
import { gapToUnit } from '../facts/distance';
import { findModel, findUnit, isOnTable, unitOf } from '../facts/units';
import { type Refusal, refuse, unless } from '../refusals';
import type { Battle, Model, Unit, UnitId } from '../types';
import type { Weapon } from '../warscroll';
import { answered, asking } from './asking';

/** ATK-18: targets are asked for after the pile-in, and only if there is one. */
export function askForTargets(battle: Battle): readonly BattleEvent[] {
  const { activation } = battle;
  if (!activation) return [];
  const unit = unitOf(battle, activation.unit);
  const hasTarget = weaponsFor(unit, activation.how).some(weapon => targetsFor(battle, unit, weapon).length > 0);
  return hasTarget ? [asking({ kind: 'pickTargets', seat: unit.seat, unit: unit.id })] : [];
}

interface Share {
  readonly model: Model;
  readonly weapon: Weapon;
  readonly target: Unit;
  readonly attacks: number;
}

/** ATK-04 to ATK-06, ATK-11 to ATK-15, COMBAT-08: every weapon that has a target makes all its attacks, kind by kind. */
export function checkAttack(battle: Battle, command: CommandOf<'attack'>): readonly Refusal[] {
  const unit = unitOf(battle, command.unit);
  const wrong = command.orders.flatMap(order => checkOrder(battle, unit, order));
  if (wrong.length > 0) return wrong;
  const shares = sharesOf(battle, unit, command.orders);
  return [...checkRange(shares), ...checkKinds(command.orders), ...checkCounts(battle, unit, shares)];
}

function checkOrder(battle: Battle, unit: Unit, order: AttackOrder): readonly Refusal[] {
  const weapon = findWeapon(unit, order.weapon);
  const target = findUnit(battle, order.target);
  const how = battle.activation?.how ?? 'fight';
  if (!weapon) return [refuse('ATK-03', 'attack.noSuchWeapon', { weapon: order.weapon })];
  if (!weaponsFor(unit, how).includes(weapon))
    return [refuse('ATK-02', 'attack.noSuchWeapon', { weapon: order.weapon })];
  if (!target || !isOnTable(target)) return [refuse('ATK-05', 'unit.unknown', { unit: order.target })];
  if (target.seat === unit.seat) return [refuse('ATK-05', 'attack.friendlyTarget', { target: target.id })];
  const strangers = (order.shares ?? []).filter(({ model }) => !findModel(unit, model)?.weapons.includes(weapon.id));
  if (strangers[0]) return [refuse('ATK-03', 'model.unknown', { model: strangers[0].model })];
  if (order.shares || attackersOn(unit, weapon, target).length > 0) return [];
  const gap = gapToUnit(unit.models, target);
  return [refuse('ATK-11', 'attack.noneInRange', { weapon: weapon.id, target: target.id, gap, range: weapon.range })];
}

function sharesOf(battle: Battle, unit: Unit, orders: readonly AttackOrder[]): readonly Share[] {
  const spent = new Map<string, number>();
  return orders.flatMap(order => {
    const weapon = findWeapon(unit, order.weapon);
    const target = findUnit(battle, order.target);
    if (!weapon || !target) return [];
    const named = order.shares?.flatMap(({ model: id, attacks }) => {
      const model = findModel(unit, id);
      return model ? [{ model, attacks }] : [];
    });
    const shares = named ?? attackersOn(unit, weapon, target).map(model => ({ model, attacks: left(model, weapon) }));
    for (const { model, attacks } of shares)
      spent.set(key(model, weapon), (spent.get(key(model, weapon)) ?? 0) + attacks);
    return shares.filter(({ attacks }) => attacks > 0).map(share => ({ ...share, weapon, target }));
  });

  function left(model: Model, weapon: Weapon): number {
    return attacksOf(unit, model, weapon) - (spent.get(key(model, weapon)) ?? 0);
  }
}

const key = (model: Model, weapon: Weapon): string => `${model.id} ${weapon.id}`;

/** ATK-11, ATK-14: each model is measured on its own. */
const checkRange = (shares: readonly Share[]): readonly Refusal[] =>
  shares.flatMap(({ model, weapon, target }) =>
    unless(isInRange(model, weapon, target), 'ATK-11', 'attack.outOfRange', {
      model: model.id,
      target: target.id,
      gap: gapToTarget(model, target),
      range: weapon.range,
    }),
  );

/** ATK-06, ATK-15: one kind of weapon after another, and within it one target after another. */
function checkKinds(orders: readonly AttackOrder[]): readonly Refusal[] {
  const isMixed = (keys: readonly string[]) => keys.some((each, i) => keys.indexOf(each) < i && keys[i - 1] !== each);
  const weapons = orders.map(order => order.weapon);
  const targets = orders.map(order => `${order.weapon} ${order.target}`);
  const mixed = isMixed(weapons) ? 'ATK-06' : isMixed(targets) ? 'ATK-15' : undefined;
  return mixed ? [refuse(mixed, 'attack.mixedWeapons', { weapon: weapons[0] ?? '' })] : [];
}

/** ATK-12, COMBAT-08: no attack too many, and none left while it has a target. */
function checkCounts(battle: Battle, unit: Unit, shares: readonly Share[]): readonly Refusal[] {
  const how = battle.activation?.how ?? 'fight';
  return weaponsFor(unit, how).flatMap(weapon => {
    const targets = targetsFor(battle, unit, weapon);
    return unit.models.flatMap(model => {
      if (!model.weapons.includes(weapon.id)) return [];
      const made = shares.reduce(
        (n, share) => (share.model === model && share.weapon === weapon ? n + share.attacks : n),
        0,
      );
      const has = attacksOf(unit, model, weapon);
      const facts = { model: model.id, weapon: weapon.id };
      if (made > has) return [refuse('ATK-12', 'attack.tooMany', { ...facts, made, has })];
      const mustAttack = made < has && targets.some(target => isInRange(model, weapon, target));
      return mustAttack ? [refuse('COMBAT-08', 'attack.attacksLeft', { ...facts, left: has - made })] : [];
    });
  });
}

/** MULT-01: one volley for each weapon and target, in the order given. */
export function decideAttack(battle: Battle, { unit: id, orders }: CommandOf<'attack'>): readonly BattleEvent[] {
  const volleys: Volley[] = [];
  for (const { weapon, target, attacks } of sharesOf(battle, unitOf(battle, id), orders)) {
    const index = volleys.findIndex(volley => volley.weapon === weapon.id && volley.target === target.id);
    const before = volleys[index];
    if (before) volleys[index] = volleyOf(weapon, target.id, before.attacks + attacks);
    else volleys.push(volleyOf(weapon, target.id, attacks));
  }
  return [{ type: 'targetsPicked', volleys }, answered];
}

const volleyOf = (weapon: Weapon, target: UnitId, attacks: number): Volley => ({
  weapon: weapon.id,
  target,
  attacks,
  step: 'hit',
  standing: attacks,
});
