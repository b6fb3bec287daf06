import type { Channel, Meanings } from '../channels';
import { ABILITY_DICE } from './ability-dice';
import { ATTACK_COUNT } from './attack-count';
import { FIGHT_ORDER } from './fight-order';
import { MAGIC } from './magic';
import { MOVES } from './moves';
import { NERVE } from './nerve';
import { PERMISSIONS } from './permissions';
import { PROFILE } from './profile';
import { ROLLS } from './rolls';
import { SIGNS } from './signs';
import { WOUNDS } from './wounds';

/** What every word of the vocabulary means, by the question it answers. A question without a table does not compile. */
export const EFFECTS = {
  attackCount: ATTACK_COUNT,
  rolls: ROLLS,
  profile: PROFILE,
  moves: MOVES,
  nerve: NERVE,
  magic: MAGIC,
  wounds: WOUNDS,
  fightOrder: FIGHT_ORDER,
  permissions: PERMISSIONS,
  abilityDice: ABILITY_DICE,
  signs: SIGNS,
} satisfies { readonly [C in Channel]: Meanings<C> };
