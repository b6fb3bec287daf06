import type { EffectiveUnit } from '../../effective-values';
import type { Weapon } from '../../warscroll';
import { counted } from '../numbers';
import { changeInWords, unitSums, weaponSums } from '../rolls/modifier-sums';

export const WEAPON_TYPES: Readonly<Record<Weapon['type'], string>> = { missile: 'Missile', melee: 'Melee' };
export const WEAPON_COLUMNS = ['Rng', 'A', 'Hit', 'Wnd', 'Rnd', 'D'] as const;
export const FLIES = { name: 'Fly', text: 'Passes over models and scenery.' } as const;

/** Every value that differs from the warscroll, one sentence each: "Warhammer: hit 4+ → 3+ (+1 …)". */
export function changesInWords(
  effective: EffectiveUnit,
  nameOf: (weapon: string) => string,
): readonly { readonly of: string; readonly words: string }[] {
  const { move, bravery, save } = unitSums(effective);
  const own = [move, bravery, ...(save ? [save] : [])].flatMap(sum => {
    const words = changeInWords(sum);
    return words === undefined ? [] : [{ of: '', words }];
  });
  const arms = effective.weapons.flatMap(weapon => {
    const words = Object.values(weaponSums(weapon)).flatMap(sum => changeInWords(sum) ?? []);
    return words.length > 0 ? [{ of: nameOf(weapon.weapon), words: words.join('; ') }] : [];
  });
  return [...own, ...arms];
}

/** The words of a warscroll card. */
export const CARD = {
  warscroll: (name: string) => `Warscroll: ${name}`,
  against: (unit: string) => `Now, against ${unit}:`,
  mark: (name: string, effects: readonly string[]) => (effects.length === 0 ? name : `${name}: ${effects.join(', ')}`),
  save: 'Save',
  wounds: 'Wounds',
  slain: (count: number) => `${count} slain this turn`,
  suffered: (count: number) => `${counted(count, 'wound')} suffered`,
} as const;
