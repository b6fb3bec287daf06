import { unitsOf } from '../../facts/units';
import type { Battle, Seat, Unit } from '../../types';
import type { Meanings } from '../channels';
import { effectsOn } from '../effects-on';
import { effectsNamed } from '../held';

/** ABIL-02, ABIL-03: dice that abilities roll, change or give back. */
export const ABILITY_DICE = {
  /** MOD-01: added to the die that this ability rolls for the unit, one number for each cause. */
  abilityRoll: (battle: Battle, unit: Unit, ability: string) =>
    effectsOn(battle, unit, 'abilityRoll').flatMap(({ effect }) => (effect.ability === ability ? [effect.by] : [])),
  /** All in either army, used on dice that have fallen. */
  changeDie: (battle: Battle) => effectsNamed(battle, 'changeDie'),
  /** Those of one side that may give a command point back. */
  refund: (battle: Battle, seat: Seat) =>
    effectsNamed(battle, 'refund').filter(held => unitsOf(battle, seat).some(({ id }) => id === held.unit)),
} satisfies Meanings<'abilityDice'>;
