import type { Dice } from '../../kernel/dice';
import type { GameRules, Kinds } from '../../kernel/system';

/** Picks one of the options of a game at once; undefined when there is none. */
export type Policy<K extends Kinds> = (system: GameRules<K>, game: K['game']) => K['command'] | undefined;

/** Any option, each as likely as the others. Its dice are its own, so it never disturbs those of the game. */
export const randomBot =
  <K extends Kinds>(dice: Dice): Policy<K> =>
  (system, game) =>
    // Offers in a random order: the first that is legal is as likely as any other, and the rest need no check.
    dice.shuffle([...system.offers(game)]).find(command => system.check(game, command).length === 0);
