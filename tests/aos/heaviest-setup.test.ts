import { expect, test } from 'vitest';
import { greedyBot } from '../../src/ai/greedy-bot';
import { bug } from '../../src/kernel/bug';
import { createMatch, newGame } from '../../src/match/match';
import { ageOfSigmar } from '../../src/systems/aos';
import { heaviestSetup } from './heaviest-setup';

/** Every question is looked at whole once in so many commands; a hundred and fifty lead into the first turn. */
const EVERY = 10;
const COMMANDS = 150;
const SECOND = 1000;
const MOST_TRIES = 6;

/**
 * Milliseconds that a question takes: the least of several tries where the first is too long, for a busy machine makes
 * anything long now and then.
 */
function timeOf(ask: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < MOST_TRIES && least >= SECOND; tries++) {
    const began = performance.now();
    ask();
    least = Math.min(least, performance.now() - began);
  }
  return least;
}

test('in the heaviest set-up that is accepted no question and no command takes a second, seed 3', {
  timeout: 400_000,
}, () => {
  expect(ageOfSigmar.faults(heaviestSetup)).toEqual([]);
  const match = createMatch(ageOfSigmar, newGame(ageOfSigmar, heaviestSetup, 3));
  const slow: string[] = [];
  const timed = (what: string, ask: () => unknown) => {
    const time = timeOf(ask);
    if (time >= SECOND) slow.push(`${what}: ${Math.round(time)} ms`);
  };
  for (let i = 0; i < COMMANDS; i++) {
    const game = match.getGame();
    const asked = `${game.battle.asks.at(-1)?.kind} ${game.battle.phase ?? ''}`;
    if (i % EVERY === 0) timed(`options of ${asked}`, () => match.options());
    timed(`an answer to ${asked}`, () => greedyBot(ageOfSigmar, game));
    const command = greedyBot(ageOfSigmar, game) ?? bug('there is always something to do');
    timed(command.type, () => ageOfSigmar.play(game, command));
    expect(match.submit(command).ok).toBe(true);
  }
  expect(match.getGame().battle.round).toBe(1);
  expect(slow).toEqual([]);
});
