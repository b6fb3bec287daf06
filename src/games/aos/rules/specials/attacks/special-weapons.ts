import type { Dice, Face } from '../../../../../kernel/dice';
import type { Battle, Unit } from '../../../types';
import type { SpecialWeapon } from '../../../warscroll';
import { starsoulMace } from './starsoul-mace';
import { thunderboltCrossbow } from './thunderbolt-crossbow';

/** The roll of one attack with a special weapon, and its mortal wounds. */
export interface SpecialOutcome {
  readonly face: Face;
  readonly mortals: number;
}

/** A special weapon without a meaning here does not compile. */
export const SPECIAL_WEAPONS: Readonly<
  Record<SpecialWeapon, (battle: Battle, target: Unit, dice: Dice) => SpecialOutcome>
> = {
  'thunderbolt-crossbow': thunderboltCrossbow,
  'starsoul-mace': starsoulMace,
};
