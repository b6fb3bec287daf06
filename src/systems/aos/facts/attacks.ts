import { gapBetweenGroups } from '../../../geometry/group';
import type { Inches } from '../../../geometry/shape';
import { isWithin } from '../../../geometry/within';
import { warscrollOf } from '../armies';
import { type Battle, type Model, otherSeat, type Unit, type WeaponId } from '../types';
import type { Amount, Weapon } from '../warscroll';
import { unitsOf } from './units';

/** ATK-03: a weapon of the unit's warscroll. */
export const findWeapon = (unit: Unit, id: WeaponId): Weapon | undefined =>
  warscrollOf(unit).weapons.find(weapon => weapon.id === id);

/** ATK-02: the weapons a unit may use now. */
export const weaponsFor = (unit: Unit, how: 'shoot' | 'fight'): readonly Weapon[] =>
  warscrollOf(unit).weapons.filter(weapon => weapon.type === (how === 'fight' ? 'melee' : 'missile'));

/** ATK-12, CMDM-01: how many attacks this model makes with the weapon; a champion's bonus is its own. */
export function attacksOf(unit: Unit, model: Model, weapon: Weapon): number {
  const bonus =
    model.role === 'champion' && weapon.type === 'melee' ? (warscrollOf(unit).champion?.extraAttacks ?? 0) : 0;
  return fixed(weapon.attacks) + bonus;
}

const fixed = (amount: Amount): number => (typeof amount === 'number' ? amount : 0);

/** ATK-11: how far the target unit is from this model. */
export const gapToTarget = (model: Model, target: Unit): Inches => gapBetweenGroups([model], target.models);

/** ATK-11 */
export const isInRange = (model: Model, weapon: Weapon, target: Unit): boolean =>
  isWithin(gapToTarget(model, target), weapon.range);

/** The models that carry the weapon and have the target in range. */
export const attackersOn = (unit: Unit, weapon: Weapon, target: Unit): readonly Model[] =>
  unit.models.filter(model => model.weapons.includes(weapon.id) && isInRange(model, weapon, target));

/** ATK-05: enemy units that some model can attack with this weapon. */
export const targetsFor = (battle: Battle, unit: Unit, weapon: Weapon): readonly Unit[] =>
  unitsOf(battle, otherSeat(unit.seat)).filter(target => attackersOn(unit, weapon, target).length > 0);
