import type { Inches } from '../../../../geometry/shapes/shape';
import { meanOf, mostOf } from '../../abilities/dice-words';
import { warscrollOf } from '../../armies';
import type { Battle, Model, ModelId, Unit, WeaponId } from '../../types';
import type { Weapon, WeaponValue } from '../../warscroll';
import { wieldedBy } from '../characteristics';

/** RAND-03: one value for each model and weapon. */
export const valueKey = (model: ModelId, weapon: WeaponId, value: WeaponValue): string => `${model} ${weapon} ${value}`;

/** RAND-03: the printed number, or the value this model rolled this phase; undefined until it is rolled. */
export function valueWith(
  { rolledValues }: Battle,
  { id }: Model,
  weapon: Weapon,
  value: WeaponValue,
): number | undefined {
  const printed = weapon[value];
  return typeof printed === 'number' ? printed : rolledValues?.[valueKey(id, weapon.id, value)];
}

/** RAND-03: the same, or the mean of the dice until they are rolled. */
export const expectedValue = (battle: Battle, model: Model, weapon: Weapon, value: WeaponValue): number =>
  valueWith(battle, model, weapon, value) ?? meanOf(weapon[value]);

/** ATK-07, ATK-11, RAND-03: the range of this model; the maximum of the dice until they are rolled. */
export const rangeWith = (battle: Battle, model: Model, weapon: Weapon): Inches =>
  typeof weapon.range === 'number' ? weapon.range : (valueWith(battle, model, weapon, 'range') ?? mostOf(weapon.range));

/** ATK-07, ATK-11, RAND-03: the longest range of any model of the unit with the weapon. */
export const longestRange = (battle: Battle, unit: Unit, weapon: Weapon): Inches =>
  typeof weapon.range === 'number'
    ? weapon.range
    : unit.models.reduce(
        (range, model) =>
          model.weapons.includes(weapon.id) ? Math.max(range, rangeWith(battle, model, weapon)) : range,
        0,
      );

/** DTAB-01, RAND-03: whether a weapon has a random Range, printed or in any row of the damage table. */
export const hasRandomRange = (unit: Unit, weapon: Weapon): boolean =>
  typeof weapon.range !== 'number' ||
  (warscrollOf(unit).damageTable?.some(({ weapons }) => typeof weapons?.[weapon.id]?.range === 'string') ?? false);

/** DTAB-01, RAND-03: whether models of a unit may roll different To Hit, To Wound or Rend values. */
export function hasRandomRolls(unit: Unit, model: Model, named: Weapon): boolean {
  const { toHit, toWound, rend } = wieldedBy(unit, model, named);
  return typeof toHit !== 'number' || typeof toWound !== 'number' || typeof rend !== 'number';
}

/** RAND-03: whether a model of the unit has rolled a value of a weapon in this phase. */
export const hasRolledValues = ({ rolledValues }: Battle, { models }: Unit): boolean =>
  rolledValues !== undefined &&
  Object.keys(rolledValues).some(key => models.some(({ id }) => key.startsWith(`${id} `)));
