import type { Battle } from '../../types';
import type { Meanings } from '../channels';
import type { AttackFacts } from '../conditions';
import { effectsOn } from '../effects-on';

/** ATK-12, MOD-01: how many attacks a model makes. */
export const ATTACK_COUNT = {
  noAttacks: (battle: Battle, attack: AttackFacts) =>
    effectsOn(battle, attack.attacker, 'noAttacks', attack).length > 0,
  /** In place of the number on the warscroll. */
  attacksEqualEnemies: (battle: Battle, attack: AttackFacts) =>
    effectsOn(battle, attack.attacker, 'attacksEqualEnemies', attack)[0],
  attacks: (battle: Battle, attack: AttackFacts) => effectsOn(battle, attack.attacker, 'attacks', attack),
} satisfies Meanings<'attackCount'>;
