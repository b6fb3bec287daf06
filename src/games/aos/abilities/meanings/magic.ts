import type { Modifier } from '../../activation';
import type { Battle, Unit } from '../../types';
import type { Meanings } from '../channels';
import { effectsOn } from '../effects-on';

/** WIZ-01 to CAST-07: casting, unbinding, and what spells do. */
export const MAGIC = {
  rollPerModels: (battle: Battle, unit: Unit, roll: 'cast' | 'unbind'): readonly Modifier[] =>
    effectsOn(battle, unit, 'rollPerModels')
      .filter(({ effect }) => effect.roll === roll)
      .map(({ effect, cause }) => ({ by: Math.floor(unit.models.length / effect.per), cause })),
  /** ABIL-01: how many more attempts, some of them against the spells of one caster alone. */
  unbinds: (battle: Battle, unit: Unit) =>
    effectsOn(battle, unit, 'unbinds')
      .filter(({ effect }) => effect.of === undefined || effect.of === battle.cast?.unit)
      .reduce((sum, { effect }) => sum + effect.by, 0),
  /** What a casting roll of exactly the casting value does instead. */
  unravel: (battle: Battle, unit: Unit) => effectsOn(battle, unit, 'unravel')[0]?.effect,
  ignoreSpells: (battle: Battle, unit: Unit) => effectsOn(battle, unit, 'ignoreSpells'),
  /** What this spell does instead of what it says. */
  changeSpell: (battle: Battle, unit: Unit, spell: string) =>
    effectsOn(battle, unit, 'changeSpell')
      .map(({ effect }) => effect)
      .find(change => change.spell === spell),
  alsoSpell: (battle: Battle, unit: Unit) => effectsOn(battle, unit, 'alsoSpell').map(({ effect }) => effect),
  /** How many more mortal wounds the spells of this unit inflict, one number for each cause. */
  spellMortals: (battle: Battle, unit: Unit) => effectsOn(battle, unit, 'spellMortals').map(({ effect }) => effect.by),
} satisfies Meanings<'magic'>;
