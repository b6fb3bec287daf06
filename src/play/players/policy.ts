import type { Dice } from '../../kernel/dice';
import type { GameRules, Kinds } from '../../kernel/system';
import { type Seen, withoutDice } from '../search/seen';

/** Picks one of the options of a game at once, without seeing its dice; undefined if there is none. */
export type Policy<K extends Kinds> = (system: GameRules<K>, seen: Seen<K>) => K['command'] | undefined;

/** A uniformly random option. It uses its own dice, so it never changes those of the game. */
export const randomBot =
  <K extends Kinds>(dice: Dice): Policy<K> =>
  (system, seen) =>
    // Offers in a random order: the first that is legal is as likely as any other, and the rest need no check.
    dice.shuffle([...system.offers(seen)]).find(command => system.check(seen, command).length === 0);

/** A policy's answer in a game; it sees everything but the dice. */
export const answerOf = <K extends Kinds>(
  policy: Policy<K>,
  system: GameRules<K>,
  game: K['game'],
): K['command'] | undefined => policy(system, withoutDice(system, game));
