import type { Inches } from '../../../geometry/shape';
import { bug } from '../../../kernel/bug';
import type { Amount, BearerAmount, DiceExpression } from '../abilities/dice-words';
import { warscrollOf } from '../armies';
import type { Model, Unit } from '../types';
import type { DamageRow, Warscroll, Weapon } from '../warscroll';

/** DTAB-01: the row for so many wounds. */
const rowAt = ({ damageTable }: Warscroll, wounds: number): DamageRow | undefined =>
  damageTable?.find(({ upTo }) => wounds <= upTo);

/** DTAB-01: that of its only model; of several models at most one is wounded (WND-04), and what most of them have counts. */
const rowOf = (unit: Unit): DamageRow | undefined =>
  rowAt(warscrollOf(unit), unit.models.length === 1 ? (unit.models[0]?.wounds ?? 0) : 0);

/** WS-01, DTAB-01: the Move of the warscroll, or of the row that its wounds lead to. */
export const moveIn = (unit: Unit): Inches | DiceExpression => rowOf(unit)?.move ?? warscrollOf(unit).move;

/** WS-01, WS-02, DTAB-01: undefined where it has none. */
export const saveIn = (unit: Unit): number | undefined => rowOf(unit)?.save ?? warscrollOf(unit).save;

/** WS-01, DTAB-01 */
export const braveryIn = (unit: Unit): number => rowOf(unit)?.bravery ?? warscrollOf(unit).bravery;

const armed = new WeakMap<DamageRow, readonly Weapon[]>();

/** DTAB-01: the weapons as a row has them, made once for each row. */
function weaponsAt({ weapons }: Warscroll, row: DamageRow | undefined): readonly Weapon[] {
  const changes = row?.weapons;
  if (!row || !changes) return weapons;
  const known = armed.get(row);
  if (known) return known;
  const made = weapons.map(weapon => {
    const change = changes[weapon.id];
    return change ? { ...weapon, ...change } : weapon;
  });
  armed.set(row, made);
  return made;
}

/** ATK-03, DTAB-01: the weapons of a unit's warscroll, with the characteristics they have now. */
export const weaponsIn = (unit: Unit): readonly Weapon[] => weaponsAt(warscrollOf(unit), rowOf(unit));

/** DTAB-01: a weapon as this model wields it, by its own wounds. */
export function wieldedBy(unit: Unit, model: Model, weapon: Weapon): Weapon {
  const warscroll = warscrollOf(unit);
  if (!warscroll.damageTable) return weapon;
  return weaponsAt(warscroll, rowAt(warscroll, model.wounds)).find(({ id }) => id === weapon.id) ?? weapon;
}

/** DTAB-01: a number of an ability, as it is said or as the damage table of its bearer has it now. */
export const amountIn = (bearer: Unit, amount: BearerAmount): Amount =>
  typeof amount === 'object'
    ? (rowOf(bearer)?.numbers?.[amount.inTable] ?? bug(`no ${amount.inTable} in the damage table of ${bearer.id}`))
    : amount;
