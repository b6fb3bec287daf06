import { scriptedState } from '../../kernel/dice';
import type { GameRules, Kinds } from '../../kernel/system';

declare const unseen: unique symbol;

/**
 * A game without its dice, as a player sees it; only `withoutDice` makes one. Playing it throws when a die is rolled.
 */
export type Seen<K extends Kinds> = K['game'] & { readonly [unseen]: true };

const NO_DICE = scriptedState([]);

/** What a bot may know of a game: everything but its future dice. */
export const withoutDice = <K extends Kinds>(system: GameRules<K>, game: K['game']): Seen<K> =>
  system.withDice(game, NO_DICE) as Seen<K>;
