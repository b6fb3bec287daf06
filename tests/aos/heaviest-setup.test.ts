import { expect, test } from 'vitest';
import { ageOfSigmar } from '../../src/games/aos';
import { greedyBot } from '../../src/games/aos/bots/greedy-bot';
import { bug } from '../../src/kernel/bug';
import { createMatch, newGame } from '../../src/match/match';
import { answerOf } from '../../src/play/players/policy';
import { heaviestSetup } from './heaviest-setup';

const COMMANDS = 20;

// How long its questions take is measured by `npm run bench -- heaviest`.
test('the heaviest set-up that is accepted can be played, seed 3', { timeout: 400_000 }, () => {
  expect(ageOfSigmar.faults(heaviestSetup)).toEqual([]);
  const match = createMatch(ageOfSigmar, newGame(ageOfSigmar, heaviestSetup, 3));
  for (let i = 0; i < COMMANDS; i++) {
    const command = answerOf(greedyBot, ageOfSigmar, match.getGame()) ?? bug('there is always something to do');
    expect(match.submit(command).ok).toBe(true);
  }
  expect(match.options().length).toBeGreaterThan(0);
});
