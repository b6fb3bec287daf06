import type { Face } from '../../../../kernel/dice';
import { meanOf } from '../../abilities/dice-words';
import { sumOf } from '../../abilities/effects-on';
import { attacksOf, modifierOf, profileOf } from '../../abilities/profile';
import { neededFor, rollResult } from '../../abilities/roll-result';
import { addingNoMore, changedBy, changesIn, setOffBy } from '../../abilities/sixes';
import type { OnSix } from '../../abilities/types';
import type { AttackOrder, Profile, Reroll } from '../../activation';
import { warscrollOf } from '../../armies';
import { findWeapon } from '../../facts/attacks/attacks';
import { woundsIn as woundsEach } from '../../facts/characteristics';
import { unitOf } from '../../facts/units';
import type { Battle, Unit } from '../../types';
import type { Weapon } from '../../warscroll';

/** The approximate mean damage of a special weapon. */
const SPECIAL_DAMAGE = 1.5;

/** The value of one wound of a unit: its points divided by its wounds. */
export function worthOfWound(unit: Unit): number {
  const { points, size } = warscrollOf(unit);
  return points / (size.least * woundsEach(unit));
}

/** The wounds that all models of a unit can still take. */
export const woundsIn = (unit: Unit): number =>
  unit.models.reduce((sum, model) => sum + woundsEach(unit) - model.wounds, 0);

/**
 * The expected damage of an attack in points, counting the first target of each weapon. Callers that compare many
 * attacks of one unit pass the known damage of each weapon on each target.
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

/** The mean damage of one attack, from its hit roll on. */
const damageOfOne = (profile: Profile): number =>
  afterRoll(profile, 'hit', hit => meanOf(hit.hits) * afterRoll(hit, 'wound', damageOfWound));

/** SEQ-05, SEQ-07: the mean damage of an attack that wounds. */
function damageOfWound({ save, rend, modifiers, rerolls, damage, addedDamage, timesDamage }: Profile): number {
  const saved = withReroll(chance(save, sumOf(modifiers.save) + rend, 0), rerolls.save);
  return (1 - saved) * (meanOf(damage) + addedDamage) * timesDamage;
}

/** The mean result of a roll if a success is worth `next`; sixes may be worth more. */
function afterRoll(profile: Profile, roll: 'hit' | 'wound', next: (profile: Profile) => number): number {
  const needed = neededFor(profile, roll);
  const modifier = modifierOf(profile, roll);
  const likely = withReroll(chance(needed, modifier, 1), profile.rerolls[roll]);
  const plain = next(profile);
  const sixes = profile.sixes.some(six => six.roll === roll) ? FACES : [];
  // All passing faces are equally likely.
  const passing = 6 * chance(needed, modifier, 1);
  return sixes.reduce<number>((sum, face) => {
    const whats = setOffBy(profile, roll, { face, ...rollResult(roll, face, needed, modifier) });
    return whats.length === 0 ? sum : sum + (likely / passing) * (worthOfSixes(profile, whats, plain, next) - plain);
  }, likely * plain);
}

/** The value of a die that triggers these effects; without effects it is `plain`. */
function worthOfSixes(
  profile: Profile,
  whats: readonly OnSix[],
  plain: number,
  next: (profile: Profile) => number,
): number {
  const changes = changesIn(whats);
  const one = changes.length === 0 ? plain : next(changedBy(profile, changes));
  const isEnded = whats.some(({ kind }) => kind === 'mortal');
  return whats.reduce(
    (sum, what) => {
      if (what.kind === 'mortal' || what.kind === 'alsoMortal') return sum + meanOf(what.amount);
      if (what.kind === 'attacks') return sum + meanOf(what.amount) * damageOfOne(addingNoMore(profile));
      if (isEnded) return sum;
      if (what.kind === 'moreHits') return sum + (one * what.by) / meanOf(profile.hits);
      return what.kind === 'hits' ? sum + one * (meanOf(what.amount) / meanOf(profile.hits) - 1) : sum;
    },
    isEnded ? 0 : one,
  );
}

const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];

/** The probability that a die succeeds; `least` faces always do. */
const chance = (needed: number, modifier: number, least: number): number =>
  Math.min(5, Math.max(least, 7 - needed + modifier)) / 6;

const withReroll = (likely: number, reroll: Reroll | undefined): number =>
  reroll ? likely + (reroll.which === 'ones' ? 1 / 6 : 1 - likely) * likely : likely;
