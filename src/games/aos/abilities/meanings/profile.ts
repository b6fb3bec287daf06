import type { Battle } from '../../types';
import type { Meanings } from '../channels';
import type { AttackFacts } from '../conditions';
import { effectsOn, modifiersBy } from '../effects-on';

/** ATK-17: what an attack is rolled with, as its attacker has it or its target. */
export const PROFILE = {
  damage: (battle: Battle, attack: AttackFacts) => modifiersBy(effectsOn(battle, attack.attacker, 'damage', attack)),
  rend: (battle: Battle, attack: AttackFacts) => modifiersBy(effectsOn(battle, attack.attacker, 'rend', attack)),
  /** In place of the Rend on the warscroll. */
  setRend: (battle: Battle, attack: AttackFacts) => effectsOn(battle, attack.attacker, 'setRend', attack)[0],
  /** In place of it, if a roll beats the target's Bravery. */
  dreadRend: (battle: Battle, attack: AttackFacts) => effectsOn(battle, attack.attacker, 'dreadRend', attack)[0],
  /** RR-05 */
  onSix: (battle: Battle, attack: AttackFacts) => effectsOn(battle, attack.attacker, 'onSix', attack),
  hits: (battle: Battle, attack: AttackFacts) => effectsOn(battle, attack.attacker, 'hits', attack)[0],
  /** RR-03: orders to roll successes again. */
  spoil: (battle: Battle, attack: AttackFacts) => effectsOn(battle, attack.target, 'spoil', attack, true),
  /** MW-02: how many mortal wounds an unmodified 6 to save gives back. */
  saveSixes: (battle: Battle, attack: AttackFacts) =>
    effectsOn(battle, attack.target, 'saveSixes', attack, true).reduce((sum, { effect }) => sum + effect.mortals, 0),
  /** Rend included. */
  ignoreSaveModifiers: (battle: Battle, attack: AttackFacts) =>
    effectsOn(battle, attack.target, 'ignoreSaveModifiers', attack, true)[0],
  /** COVER-01: in place of 1. */
  coverBonus: (battle: Battle, attack: AttackFacts) => effectsOn(battle, attack.target, 'coverBonus', attack, true)[0],
} satisfies Meanings<'profile'>;
