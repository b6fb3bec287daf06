import { type Dice, totalOf } from '../../../../../kernel/dice';
import type { AttackFacts } from '../../../abilities/conditions';
import { effectsOn } from '../../../abilities/effects-on';
import type { BattleEvent } from '../../../events';
import type { Battle } from '../../../types';
import { rolledBy } from '../../abilities/ability-rolls';
import { plainBravery } from '../../turn/battleshock';

/** What a weapon that cows its victim rolled before it struck. */
export interface Dread {
  readonly events: readonly BattleEvent[];
  /** The Rend it has, if it beat the target's Bravery. */
  readonly rend: number | undefined;
}

/** ABIL-01: two dice against the Bravery of the target, before any attack with the weapon is rolled. */
export function rollDread(battle: Battle, attack: AttackFacts, dice: Dice): Dread {
  const { attacker, target } = attack;
  const found = effectsOn(battle, attacker, 'dreadRend', attack)[0];
  if (!found) return { events: [], rend: undefined };
  const needed = plainBravery(battle, target) + 1;
  const faces = dice.roll(2);
  const sum = totalOf(faces);
  const rolled = rolledBy(attacker.id, found.cause, faces, needed, sum);
  return { events: [rolled], rend: sum >= needed ? found.effect.to : undefined };
}
