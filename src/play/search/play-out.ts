import type { GameRules, Kinds } from '../../kernel/system';
import { answerOf, type Policy } from '../players/policy';

/** More commands than any horizon takes; a play-out that gets here is judged where it stands. */
const MOST_COMMANDS = 2000;

/**
 * Plays on from a game with one policy for all seats until it has gone far enough or ends. Undefined if the time is over
 * before: `isOver` is asked after every command.
 */
export function playOut<K extends Kinds>(
  system: GameRules<K>,
  policy: Policy<K>,
  from: K['game'],
  isFarEnough: (game: K['game']) => boolean,
  isOver: () => boolean,
): K['game'] | undefined {
  let game = from;
  for (let count = 0; count < MOST_COMMANDS && !isFarEnough(game); count++) {
    if (isOver()) return undefined;
    const command = answerOf(policy, system, game);
    if (command === undefined) return game;
    game = system.play(game, command).game;
  }
  return game;
}
