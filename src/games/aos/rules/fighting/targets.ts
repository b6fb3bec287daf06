import { isSame } from '../../../../kernel/deep-equal';
import type { Dice } from '../../../../kernel/dice';
import { gathered } from '../../../../kernel/flat-map';
import type { AttackFacts } from '../../abilities/conditions';
import { areAlike, attacksOf, profileOf } from '../../abilities/profile';
import type { AttackOrder, Profile, Volley } from '../../activation';
import type { CommandOf } from '../../commands';
import type { BattleEvent } from '../../events';
import { activationOf } from '../../facts/attacks/activation';
import { findWeapon, weaponsFor } from '../../facts/attacks/attacks';
import { attackersOn, whyNotTarget } from '../../facts/attacks/targeting';
import { findModel, findUnit, isInPlay, unitOf, unitsOf } from '../../facts/units';
import { type Refusal, refuse } from '../../refusals';
import { type Battle, type Model, otherSeat, type Unit } from '../../types';
import type { Weapon } from '../../warscroll';
import { answered, asking } from '../command-guards';
import { beforeAttack } from '../specials';
import { nearestMiss } from './missed-targets';

/** ATK-05, TERR-01: enemy units that some model can attack with this weapon. */
export const targetsFor = (battle: Battle, unit: Unit, weapon: Weapon): readonly Unit[] =>
  unitsOf(battle, otherSeat(unit.seat)).filter(target => attackersOn(battle, unit, weapon, target).length > 0);

/** ATK-05: whether there is any such unit. */
export const isAnyInReach = (battle: Battle, unit: Unit, weapon: Weapon): boolean =>
  unitsOf(battle, otherSeat(unit.seat)).some(target => attackersOn(battle, unit, weapon, target).length > 0);

/** Whether this model has any target with this weapon. */
export const canAttackAnyone = (battle: Battle, unit: Unit, model: Model, weapon: Weapon): boolean =>
  unitsOf(battle, otherSeat(unit.seat)).some(target => attackersOn(battle, unit, weapon, target).includes(model));

/** ATK-18: asks for targets after the pile-in, if there is one. */
export function askForTargets(battle: Battle): readonly BattleEvent[] {
  const { activation } = battle;
  if (!activation) return [];
  const unit = unitOf(battle, activation.unit);
  const enemies = unitsOf(battle, otherSeat(unit.seat));
  const canAttack = weaponsFor(unit, activation.how).some(weapon =>
    enemies.some(target =>
      attackersOn(battle, unit, weapon, target).some(model => attacksOf(battle, unit, model, weapon) > 0),
    ),
  );
  return canAttack ? [asking({ kind: 'pickTargets', seat: unit.seat, unit: unit.id })] : [];
}

/** The attacks of one model with one weapon on one unit. */
export interface Share {
  readonly model: Model;
  readonly weapon: Weapon;
  readonly target: Unit;
  readonly attacks: number;
}

/**
 * ATK-04 to ATK-06, ATK-12 to ATK-15, COMBAT-08, SHOOT-02: every weapon with a target makes all its attacks, one kind
 * after another.
 */
export function checkAttack(battle: Battle, command: CommandOf<'attack'>): readonly Refusal[] {
  const unit = unitOf(battle, command.unit);
  const wrong = gathered(command.orders, order => checkOrder(battle, unit, order));
  if (wrong.length > 0) return wrong;
  const shares = sharesOf(battle, unit, command.orders);
  return [...checkReach(battle, unit, shares), ...checkKinds(command.orders), ...checkCounts(battle, unit, shares)];
}

function checkOrder(battle: Battle, unit: Unit, order: AttackOrder): readonly Refusal[] {
  const weapon = findWeapon(unit, order.weapon);
  const target = findUnit(battle, order.target);
  const how = activationOf(battle).how;
  if (!weapon) return [refuse('ATK-03', 'attack.noSuchWeapon', { weapon: order.weapon })];
  if (!weaponsFor(unit, how).includes(weapon)) return [refuse('ATK-02', 'attack.wrongPhase', { weapon: weapon.id })];
  if (!target || !isInPlay(target)) return [refuse('ATK-05', 'unit.unknown', { unit: order.target })];
  if (target.seat === unit.seat) return [refuse('ATK-05', 'attack.friendlyTarget', { target: target.id })];
  const stranger = (order.shares ?? []).find(({ model }) => !findModel(unit, model)?.weapons.includes(weapon.id));
  if (stranger) return [refuse('ATK-03', 'model.unknown', { model: stranger.model })];
  if (order.shares || attackersOn(battle, unit, weapon, target).length > 0) return [];
  const bearers = unit.models.filter(model => model.weapons.includes(weapon.id));
  if (bearers.length === 0) return [refuse('ATK-03', 'attack.noSuchWeapon', { weapon: weapon.id })];
  const nearest = nearestMiss(bearers.flatMap(model => whyNotTarget(battle, unit, model, weapon, target) ?? []));
  return nearest ? [nearest] : [];
}

/**
 * ATK-12 to ATK-14: attackers, targets, weapons and numbers of attacks; those whose number is not rolled yet are left
 * out.
 */
export function sharesOf(battle: Battle, unit: Unit, orders: readonly AttackOrder[]): readonly Share[] {
  const shares: Share[] = [];
  for (const order of orders) {
    const weapon = findWeapon(unit, order.weapon);
    const target = findUnit(battle, order.target);
    if (!weapon || !target) continue;
    const before = shares.filter(share => share.weapon === weapon);
    const left = (model: Model) =>
      before.reduce(
        (attacks, share) => (share.model === model ? attacks - share.attacks : attacks),
        attacksOf(battle, unit, model, weapon, target),
      );
    const named = order.shares?.flatMap(({ model: id, attacks }) => {
      const model = findModel(unit, id);
      return model ? [{ model, attacks }] : [];
    });
    const all = named ?? attackersOn(battle, unit, weapon, target).map(model => ({ model, attacks: left(model) }));
    for (const { model, attacks } of all) {
      if (attacks > 0) shares.push({ model, attacks, weapon, target });
    }
  }
  return shares;
}

/** ATK-07, ATK-11, ATK-14: each model is measured on its own. */
const checkReach = (battle: Battle, unit: Unit, shares: readonly Share[]): readonly Refusal[] =>
  gathered(shares, ({ model, weapon, target }) => {
    if (attackersOn(battle, unit, weapon, target).includes(model)) return [];
    const why = whyNotTarget(battle, unit, model, weapon, target);
    return why ? [why] : [];
  });

/** ATK-06, ATK-15: one kind of weapon after another, and for each kind one target after another. */
function checkKinds(orders: readonly AttackOrder[]): readonly Refusal[] {
  const isMixed = (keys: readonly string[]) => keys.some((each, i) => keys.indexOf(each) < i && keys[i - 1] !== each);
  const weapons = orders.map(order => order.weapon);
  const targets = orders.map(order => `${order.weapon} ${order.target}`);
  const mixed = isMixed(weapons) ? 'ATK-06' : isMixed(targets) ? 'ATK-15' : undefined;
  return mixed ? [refuse(mixed, 'attack.mixedWeapons', { weapon: weapons[0] ?? '' })] : [];
}

/** ATK-12, COMBAT-08, SHOOT-02: no extra attacks, and none unused while there is a target. */
function checkCounts(battle: Battle, unit: Unit, shares: readonly Share[]): readonly Refusal[] {
  const how = activationOf(battle).how;
  return gathered(weaponsFor(unit, how), weapon =>
    gathered(unit.models, model => {
      if (!model.weapons.includes(weapon.id)) return [];
      const made = shares.reduce(
        (n, share) => (share.model === model && share.weapon === weapon ? n + share.attacks : n),
        0,
      );
      const has = attacksAmong(battle, unit, model, weapon, shares);
      const facts = { model: model.id, weapon: weapon.id };
      const rival = shares.find(share => share.model === model && isRival(share.weapon, weapon));
      if (rival) return made > 0 ? [refuse('ABIL-01', 'attack.oneProfile', { ...facts, other: rival.weapon.id })] : [];
      if (made > has) return [refuse('ATK-12', 'attack.tooMany', { ...facts, made, has })];
      const isShort = made < has && canAttackAnyone(battle, unit, model, weapon);
      const rule = how === 'fight' ? 'COMBAT-08' : 'SHOOT-02';
      return isShort ? [refuse(rule, 'attack.attacksLeft', { ...facts, left: has - made })] : [];
    }),
  );
}

/** ATK-12: if the number of attacks depends on the target, split attacks use the lowest number. */
function attacksAmong(battle: Battle, unit: Unit, model: Model, weapon: Weapon, shares: readonly Share[]): number {
  const targets = shares.filter(share => share.model === model && share.weapon === weapon).map(share => share.target);
  if (targets.length === 0) return attacksOf(battle, unit, model, weapon);
  return Math.min(...targets.map(target => attacksOf(battle, unit, model, weapon, target)));
}

/** ABIL-01: some weapons exclude each other. */
const isRival = (one: Weapon, other: Weapon): boolean =>
  one.id !== other.id && one.oneOf !== undefined && one.oneOf === other.oneOf;

/** MULT-01: attacks with one weapon on one target and the same profile are one volley, in the order given. */
export function decideAttack(
  battle: Battle,
  { unit: id, orders }: CommandOf<'attack'>,
  dice: Dice,
): readonly BattleEvent[] {
  const attacker = unitOf(battle, id);
  const volleys: Volley[] = [];
  const events: BattleEvent[] = [];
  let last: Profiled | undefined;
  for (const { model, weapon, target, attacks } of sharesOf(battle, attacker, orders)) {
    const attack = { attacker, model, weapon, target };
    const { events: rolled, rend } = beforeAttack(battle, attack, dice);
    events.push(...rolled);
    if (!last || last.rend !== rend || !areAlike(last.attack, attack)) {
      last = { attack, rend, profile: profileOf(battle, attack, rend) };
    }
    const { profile } = last;
    const like = volleys.findIndex(
      volley => volley.weapon === weapon.id && volley.target === target.id && isSame(volley.profile, profile),
    );
    const sum = (volleys[like]?.attacks ?? 0) + attacks;
    const step = weapon.special ? 'special' : 'hit';
    const volley: Volley = { weapon: weapon.id, target: target.id, attacks: sum, profile, step, standing: sum };
    volleys[like < 0 ? volleys.length : like] = volley;
  }
  return [...events, { type: 'targetsPicked', volleys }, answered];
}

/** The profile of the previous attack; the next usually has the same. */
interface Profiled {
  readonly attack: AttackFacts;
  readonly rend: number | undefined;
  readonly profile: Profile;
}
