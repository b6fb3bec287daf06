import type { Inches } from '../../../geometry/shapes/shape';
import { bug } from '../../../kernel/bug';
import { type Amount, type BearerAmount, type DiceExpression, meanOf } from '../abilities/dice-words';
import { warscrollOf } from '../armies';
import type { Model, Unit } from '../types';
import type { DamageRow, RolledCharacteristic, Warscroll, Weapon } from '../warscroll';

/** DTAB-01: the row for a number of wounds. */
const rowAt = ({ damageTable }: Warscroll, wounds: number): DamageRow | undefined =>
  damageTable?.find(({ upTo }) => wounds <= upTo);

/**
 * DTAB-01: the row of the unit's only model; in a unit of several models at most one is wounded (WND-04), so the row of
 * the others counts.
 */
const rowOf = (unit: Unit): DamageRow | undefined =>
  rowAt(warscrollOf(unit), unit.models.length === 1 ? (unit.models[0]?.wounds ?? 0) : 0);

/** WS-01, DTAB-01: the Move of the warscroll, or of the current row of the damage table. */
export const moveIn = (unit: Unit): Inches | DiceExpression => rowOf(unit)?.move ?? warscrollOf(unit).move;

/** A random characteristic; `upTo` names the row of the damage table it stands in, if any. */
export interface RandomCharacteristic {
  readonly of: RolledCharacteristic;
  readonly upTo?: number;
  readonly printed: DiceExpression;
}

/** RAND-01: the key under which a unit stores a rolled characteristic. */
export const characteristicKey = (of: RolledCharacteristic, upTo: number | undefined): string =>
  upTo === undefined ? of : `${of} ${upTo}`;

/**
 * RAND-01, DTAB-01: which of Wounds, Bravery and Save are random, in the order of the warscroll and then of its table.
 */
export function randomCharacteristics({
  wounds,
  bravery,
  save,
  damageTable,
}: Warscroll): readonly RandomCharacteristic[] {
  const all = [
    { of: 'wounds', printed: wounds } as const,
    { of: 'bravery', printed: bravery } as const,
    { of: 'save', printed: save } as const,
    ...(damageTable ?? []).flatMap(row => [
      { of: 'bravery', upTo: row.upTo, printed: row.bravery } as const,
      { of: 'save', upTo: row.upTo, printed: row.save } as const,
    ]),
  ];
  return all.flatMap(each => (typeof each.printed === 'string' ? [{ ...each, printed: each.printed }] : []));
}

/** RAND-01, DTAB-01: the current characteristic: a number, or dice that are not rolled yet. */
export function characteristicIn(unit: Unit, of: RolledCharacteristic): Amount | undefined {
  const row = of === 'wounds' ? undefined : rowOf(unit);
  const inRow = of === 'wounds' ? undefined : row?.[of];
  const printed = inRow ?? warscrollOf(unit)[of];
  if (typeof printed !== 'string') return printed;
  return unit.rolled?.[characteristicKey(of, inRow === undefined ? undefined : row?.upTo)] ?? printed;
}

/** WS-01, WS-02, DTAB-01: undefined for a Save of "-"; RAND-01: the mean of dice that are not rolled yet. */
export function saveIn(unit: Unit): number | undefined {
  const save = rowOf(unit)?.save ?? warscrollOf(unit).save;
  return typeof save === 'string' ? meanOf(characteristicIn(unit, 'save') ?? save) : save;
}

/** WS-01, DTAB-01, RAND-01 */
export function braveryIn(unit: Unit): number {
  const bravery = rowOf(unit)?.bravery ?? warscrollOf(unit).bravery;
  return typeof bravery === 'string' ? meanOf(characteristicIn(unit, 'bravery') ?? bravery) : bravery;
}

/** WS-01, RAND-01: the Wounds characteristic of each model, before modifiers. */
export function woundsIn(unit: Unit): number {
  const { wounds } = warscrollOf(unit);
  return typeof wounds === 'string' ? meanOf(characteristicIn(unit, 'wounds') ?? wounds) : wounds;
}

const armed = new WeakMap<DamageRow, readonly Weapon[]>();

/** DTAB-01: the weapons with the values of a row, cached per row. */
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

/** ATK-03, DTAB-01: the weapons of a unit's warscroll with their current characteristics. */
export const weaponsIn = (unit: Unit): readonly Weapon[] => weaponsAt(warscrollOf(unit), rowOf(unit));

/** DTAB-01: a weapon with the values for this model's own wounds. */
export function wieldedBy(unit: Unit, model: Model, weapon: Weapon): Weapon {
  const warscroll = warscrollOf(unit);
  if (!warscroll.damageTable) return weapon;
  return weaponsAt(warscroll, rowAt(warscroll, model.wounds)).find(({ id }) => id === weapon.id) ?? weapon;
}

/** DTAB-01: an amount of an ability, fixed or from its bearer's damage table. */
export const amountIn = (bearer: Unit, amount: BearerAmount): Amount =>
  typeof amount === 'object'
    ? (rowOf(bearer)?.numbers?.[amount.inTable] ?? bug(`no ${amount.inTable} in the damage table of ${bearer.id}`))
    : amount;
