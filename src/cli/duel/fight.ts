import { type Aos, ageOfSigmar } from '../../games/aos';
import type { PerSeat, Seat } from '../../games/aos/types';
import { bug } from '../../kernel/bug';
import { seededState } from '../../kernel/dice';
import { answerOf, type Policy } from '../../play/players/policy';
import type { Scene } from './scenes';

/** How a battle ended, and how long the decisions of one side took. */
export interface Fought {
  readonly winner: Seat | undefined;
  readonly decisionMs: readonly number[];
}

const MOST_COMMANDS = 20_000;

/** Plays a battle to its end. The decisions of the `timed` side that leave a choice are timed. */
export function fight(
  { setup, seed }: Pick<Scene, 'setup' | 'seed'>,
  players: PerSeat<Policy<Aos>>,
  timed?: Seat,
): Fought {
  const decisionMs: number[] = [];
  let { game } = ageOfSigmar.start(setup, seededState(seed));
  for (let count = 0; count < MOST_COMMANDS; count++) {
    const seat = ageOfSigmar.deciding(game);
    if (!seat) return { winner: ageOfSigmar.outcome(game)?.winner, decisionMs };
    const isTimed = seat === timed && hasChoice(game);
    const begin = performance.now();
    const command = answerOf(players[seat], ageOfSigmar, game) ?? bug(`${seat} has no answer`);
    if (isTimed) decisionMs.push(performance.now() - begin);
    if (ageOfSigmar.check(game, command).length > 0) bug(`${seat} answers ${command.type}, which is not allowed`);
    game = ageOfSigmar.play(game, command).game;
  }
  return bug(`the battle of seed ${seed} has no end`);
}

/** Whether more than one answer is legal. */
function hasChoice(game: Aos['game']): boolean {
  let legal = 0;
  for (const offer of ageOfSigmar.offers(game)) {
    if (ageOfSigmar.check(game, offer).length === 0) legal += 1;
    if (legal > 1) return true;
  }
  return false;
}
