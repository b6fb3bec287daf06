/** The heaviest set-up that is accepted against a second: the bounds of a set-up are chosen so that no question takes longer. */

import { ageOfSigmar, type Game } from '../../src/games/aos';
import { greedyBot } from '../../src/games/aos/bots/greedy-bot';
import { bug } from '../../src/kernel/bug';
import { createMatch, newGame } from '../../src/match/match';
import { answerOf } from '../../src/play/players/policy';
import { heaviestSetup } from '../aos/heaviest-setup';
import { againstBudget, type Bench } from './bench';

const SECOND_MS = 1000;
const SEED = 3;

/** The battle played on by bots until this question is open. */
function playedTo(isThere: (game: Game) => boolean): Game {
  const match = createMatch(ageOfSigmar, newGame(ageOfSigmar, heaviestSetup, SEED));
  while (!isThere(match.getGame())) {
    match.submit(answerOf(greedyBot, ageOfSigmar, match.getGame()) ?? bug('there is always something to do'));
  }
  return match.getGame();
}

const isActing = (phase: string) => (game: Game) => {
  const ask = game.battle.asks.at(-1);
  return ask?.kind === 'act' && ask.phase === phase;
};

const question = (name: string, isThere: (game: Game) => boolean): Bench => ({
  name: `heaviest set-up: ${name}`,
  against: 'a second',
  run: () => {
    const game = playedTo(isThere);
    return againstBudget(() => ageOfSigmar.options(game), SECOND_MS);
  },
});

export const heaviestBenches: readonly Bench[] = [
  question('where a unit can be set up', game => game.battle.asks.at(-1)?.kind === 'deploy'),
  question('options of a movement phase', isActing('movement')),
  question('options of a shooting phase', isActing('shooting')),
];
