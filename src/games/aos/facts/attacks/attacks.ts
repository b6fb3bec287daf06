import { gapBetween } from '../../../../geometry/gaps/gap';
import { isWithin } from '../../../../geometry/gaps/within';
import type { Body, Inches } from '../../../../geometry/shapes/shape';
import { cacheByIdentity } from '../../../../geometry/units/cache';
import { gapBetweenGroups } from '../../../../geometry/units/group';
import { musterOf } from '../../armies/checks/muster';
import { type Battle, type Model, otherSeat, type Seat, type Unit, type WeaponId } from '../../types';
import type { Weapon } from '../../warscroll';
import { weaponsIn } from '../characteristics';
import { bodiesOf } from '../places/bodies';
import { unitsOf } from '../units';

/** ATK-03: a weapon of the unit's warscroll. */
export const findWeapon = (unit: Unit, id: WeaponId): Weapon | undefined =>
  weaponsIn(unit).find(weapon => weapon.id === id);

/** ATK-01, ATK-02: the weapons a unit may use now. */
export const weaponsFor = (unit: Unit, how: 'shoot' | 'fight'): readonly Weapon[] =>
  sortedByType(weaponsIn(unit))[how === 'fight' ? 'melee' : 'missile'];

const sortedByType = cacheByIdentity((weapons: readonly Weapon[]) => {
  const ofType = (type: Weapon['type']) => weapons.filter(weapon => weapon.type === type);
  return { melee: ofType('melee'), missile: ofType('missile') };
});

/** ATK-03: the weapons that models of this unit carry. */
export const weaponsOf = (unit: Unit): readonly Weapon[] => weaponsIn(unit).filter(weapon => isCarried(unit, weapon));

const isCarried = ({ models }: Unit, { id }: Weapon): boolean => models.some(model => model.weapons.includes(id));

/**
 * TRAIT-04, ART-03: the melee weapon that a trait or artefact applies to: the one named in the list, else the rider's
 * first.
 */
export function chosenWeapon(battle: Battle, unit: Unit, of?: 'trait'): Weapon | undefined {
  const muster = musterOf(battle, unit);
  const named = (of && muster?.traitWeapon) ?? muster?.weapon;
  return weaponsIn(unit).find(
    weapon =>
      weapon.type === 'melee' &&
      !weapon.isMounts &&
      isCarried(unit, weapon) &&
      (named === undefined || weapon.id === named),
  );
}

/** GARR-05: the body from which a model's distances are measured. */
export const bodyOf = (battle: Battle, unit: Unit, model: Model): Body =>
  unit.where.kind === 'garrison' ? (bodiesOf(battle, unit)[0] ?? model) : model;

/** ATK-07, ATK-11: the distance from this model to the target unit. */
export const gapToTarget = (battle: Battle, unit: Unit, model: Model, target: Unit): Inches =>
  gapBetweenGroups([bodyOf(battle, unit, model)], bodiesOf(battle, target));

/** GARR-05: counts enemy models within a distance of a body; garrisoned models stand at their feature. */
export const countEnemies = (battle: Battle, seat: Seat, from: Body, inches: Inches): number =>
  unitsOf(battle, otherSeat(seat)).reduce(
    (sum, unit) =>
      sum + unit.models.filter(model => isWithin(gapBetween(from, bodyOf(battle, unit, model)), inches)).length,
    0,
  );
