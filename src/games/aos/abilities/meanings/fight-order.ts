import type { Battle, Unit } from '../../types';
import type { Meanings } from '../channels';
import { effectsOn } from '../effects-on';

/** ABIL-01, COMBAT-01: who fights before or after everyone else. */
export const FIGHT_ORDER = {
  fightsFirst: (battle: Battle, unit: Unit) => effectsOn(battle, unit, 'fightsFirst').length > 0,
  fightsLast: (battle: Battle, unit: Unit) => effectsOn(battle, unit, 'fightsLast').length > 0,
} satisfies Meanings<'fightOrder'>;
