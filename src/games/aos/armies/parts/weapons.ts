import type { Amount, RendDice } from '../../abilities/dice-words';
import type { WeaponId } from '../../types';
import type { Weapon } from '../../warscroll';

/** The numbers of a weapon in the order of its row on a warscroll. */
type Row = readonly [
  range: Amount,
  attacks: Amount,
  toHit: Amount,
  toWound: Amount,
  rend: number | RendDice,
  damage: Amount,
];

type More = Partial<Omit<Weapon, 'id' | 'name' | 'type'>>;

const weapon =
  (type: Weapon['type']) =>
  (id: WeaponId, name: string, row: Row, more: More = {}): Weapon => {
    const [range, attacks, toHit, toWound, rend, damage] = row;
    return { id, name, type, range, attacks, toHit, toWound, rend, damage, ...more };
  };

/** A melee weapon: range, Attacks, To Hit, To Wound, Rend, Damage. */
export const melee = weapon('melee');

/** A missile weapon, written in the same way. */
export const missile = weapon('missile');
