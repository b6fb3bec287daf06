import { expect, test } from 'vitest';
import { greedyBot } from '../../src/ai/greedy-bot';
import { createMatch, newGame } from '../../src/match/match';
import { ageOfSigmar } from '../../src/systems/aos';
import { heaviestSetup } from './heaviest-setup';

/** Milliseconds of work, however busy the machine is. */
function work(act: () => void): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Every question is looked at whole once in so many commands; a hundred and fifty lead into the first turn. */
const EVERY = 10;
const COMMANDS = 150;
const SECOND = 1000;

test('in the heaviest set-up that is accepted no question and no command takes a second, seed 3', {
  timeout: 240_000,
}, () => {
  expect(ageOfSigmar.faults(heaviestSetup)).toEqual([]);
  const match = createMatch(ageOfSigmar, newGame(ageOfSigmar, heaviestSetup, 3));
  const slow: string[] = [];
  const timed = (what: string, act: () => void) => {
    const time = work(act);
    if (time >= SECOND) slow.push(`${what}: ${Math.round(time)} ms`);
  };
  for (let i = 0; i < COMMANDS; i++) {
    const { battle } = match.getGame();
    const asked = `${battle.asks.at(-1)?.kind} ${battle.phase ?? ''}`;
    if (i % EVERY === 0) timed(`options of ${asked}`, () => match.options());
    timed(`an answer to ${asked}`, () => {
      const command = greedyBot(ageOfSigmar, match.getGame());
      expect(command && match.submit(command).ok).toBe(true);
    });
  }
  expect(match.getGame().battle.round).toBe(1);
  expect(slow).toEqual([]);
});
