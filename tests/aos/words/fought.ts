import { type Aos, ageOfSigmar } from '../../../src/games/aos';
import { firstClash } from '../../../src/games/aos/armies/lists';
import { diceFrom, seededState } from '../../../src/kernel/dice';
import { createMatch, type Match, newGame } from '../../../src/match/match';

const MOST_COMMANDS = 3000;

/** A skirmish fought to its end: mostly the first thing that can be done, now and then another. */
export function fought(seed: number): Match<Aos> {
  const match = createMatch(ageOfSigmar, newGame(ageOfSigmar, firstClash, seed));
  const dice = diceFrom(seededState(seed, 'bot'));
  for (let count = 0; count < MOST_COMMANDS && match.outcome() === undefined; count++) {
    const options = match.options().filter(({ type }) => type !== 'reserve' && type !== 'concede');
    const command = dice.d6() === 6 ? dice.draw(options) : options[0];
    if (command) match.submit(command);
  }
  return match;
}
