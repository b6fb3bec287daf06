import { sumOf } from '../../systems/aos/abilities/ask';
import { attacksOf, profileOf } from '../../systems/aos/abilities/profile';
import type { Amount } from '../../systems/aos/abilities/types';
import type { AttackOrder, Profile, Reroll } from '../../systems/aos/activation';
import { warscrollOf } from '../../systems/aos/armies';
import { findWeapon } from '../../systems/aos/facts/attacks';
import { unitOf } from '../../systems/aos/facts/units';
import type { Battle, Unit } from '../../systems/aos/types';
import type { Weapon } from '../../systems/aos/warscroll';

const MEAN: Readonly<Record<Exclude<Amount, number>, number>> = { D3: 2, D6: 3.5, '2D6': 7 };
const meanOf = (amount: Amount): number => (typeof amount === 'number' ? amount : MEAN[amount]);
/** What a weapon that is rolled in a way of its own does on the average, near enough. */
const SPECIAL_DAMAGE = 1.5;

/** How much the wounds of a unit's models are worth, each: what it costs, shared out. */
export function worthOfWound(unit: Unit): number {
  const { points, size, wounds } = warscrollOf(unit);
  return points / (size.least * wounds);
}

/** The wounds that all models of a unit can still take. */
export const woundsIn = (unit: Unit): number =>
  unit.models.reduce((sum, model) => sum + warscrollOf(unit).wounds - model.wounds, 0);

/**
 * What the orders of an attack are likely to destroy, in points; the first target of each weapon counts. Who weighs many
 * attacks of one unit hands over what each weapon does to each target as far as it is known.
 */
export function worthOfAttack(
  battle: Battle,
  attacker: Unit,
  orders: readonly AttackOrder[],
  known = new Map<string, number>(),
): number {
  const suffered = new Map<string, number>();
  const seen = new Set<string>();
  for (const { weapon: id, target } of orders) {
    const weapon = findWeapon(attacker, id);
    if (!weapon || seen.has(id)) continue;
    seen.add(id);
    const pair = `${id} ${target}`;
    const damage = known.get(pair) ?? damageWith(battle, attacker, weapon, unitOf(battle, target));
    known.set(pair, damage);
    suffered.set(target, (suffered.get(target) ?? 0) + damage);
  }
  let worth = 0;
  for (const [id, damage] of suffered) {
    const target = unitOf(battle, id);
    const wounds = woundsIn(target);
    worth += Math.min(damage, wounds) * worthOfWound(target) * (damage >= wounds ? 1.5 : 1);
  }
  return worth;
}

/** The wounds that all models of a unit are likely to inflict with one weapon. */
export function damageWith(battle: Battle, attacker: Unit, weapon: Weapon, target: Unit): number {
  const bearers = attacker.models.filter(model => model.weapons.includes(weapon.id));
  const [model] = bearers;
  if (!model) return 0;
  if (weapon.special) return bearers.length * SPECIAL_DAMAGE;
  const printed = typeof weapon.attacks === 'number' ? attacksOf(battle, attacker, model, weapon, target) : 0;
  const attacks = printed > 0 ? printed : meanOf(weapon.attacks);
  const profile = profileOf(battle, { attacker, model, weapon, target });
  return bearers.length * attacks * damageOfOne(profile);
}

function damageOfOne(profile: Profile): number {
  const { toHit, toWound, save, rend, modifiers, rerolls } = profile;
  const hit = withReroll(chance(toHit, sumOf(modifiers.hit), 1), rerolls.hit);
  const wound = withReroll(chance(toWound, sumOf(modifiers.wound), 1), rerolls.wound);
  const saved = withReroll(chance(save, sumOf(modifiers.save) + rend, 0), rerolls.save);
  const damage = (meanOf(profile.damage) + profile.addedDamage) * profile.timesDamage;
  return hit * meanOf(profile.hits) * wound * (1 - saved) * damage;
}

/** How likely a die succeeds; `least` faces do so whatever is taken away. */
const chance = (needed: number, modifier: number, least: number): number =>
  Math.min(5, Math.max(least, 7 - needed + modifier)) / 6;

const withReroll = (likely: number, reroll: Reroll | undefined): number =>
  reroll ? likely + (reroll.which === 'ones' ? 1 / 6 : 1 - likely) * likely : likely;
