import type { Dice } from '../../kernel/dice';
import type { GameRules, Kinds } from '../../kernel/system';
import { type Seen, withoutDice } from '../search/seen';

/** Picks one of the options of a game at once, without a look at its dice; undefined when there is none. */
export type Policy<K extends Kinds> = (system: GameRules<K>, seen: Seen<K>) => K['command'] | undefined;

/** Any option, each as likely as the others. Its dice are its own, so it never disturbs those of the game. */
export const randomBot =
  <K extends Kinds>(dice: Dice): Policy<K> =>
  (system, seen) =>
    // Offers in a random order: the first that is legal is as likely as any other, and the rest need no check.
    dice.shuffle([...system.offers(seen)]).find(command => system.check(seen, command).length === 0);

/** What a policy answers in a game, of which it is shown everything but the dice. */
export const answerOf = <K extends Kinds>(
  policy: Policy<K>,
  system: GameRules<K>,
  game: K['game'],
): K['command'] | undefined => policy(system, withoutDice(system, game));
