import { type Dice, totalOf } from '../../../../../kernel/dice';
import type { AttackFacts } from '../../../abilities/conditions';
import { EFFECTS } from '../../../abilities/meanings';
import type { BattleEvent } from '../../../events';
import type { Battle } from '../../../types';
import { rolledBy } from '../../abilities/ability-rolls';
import { plainBravery } from '../../turn/battleshock';

/** The roll of a weapon that tests its target's Bravery before it attacks. */
export interface Dread {
  readonly events: readonly BattleEvent[];
  /** Its Rend, if the roll beat the target's Bravery. */
  readonly rend: number | undefined;
}

/** ABIL-01: two dice against the target's Bravery, before any attack with the weapon is rolled. */
export function rollDread(battle: Battle, attack: AttackFacts, dice: Dice): Dread {
  const { attacker, target } = attack;
  const found = EFFECTS.profile.dreadRend(battle, attack);
  if (!found) return { events: [], rend: undefined };
  const needed = plainBravery(battle, target) + 1;
  const faces = dice.roll(2);
  const sum = totalOf(faces);
  const rolled = rolledBy(attacker.id, found.cause, faces, needed, sum);
  return { events: [rolled], rend: sum >= needed ? found.effect.to : undefined };
}
