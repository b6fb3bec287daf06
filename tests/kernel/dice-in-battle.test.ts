import { expect, test } from 'vitest';
import { type Aos, ageOfSigmar } from '../../src/games/aos';
import { firstClash } from '../../src/games/aos/armies/lists';
import type { EventOf, EventType } from '../../src/games/aos/events';
import { diceFrom, seededState } from '../../src/kernel/dice';
import { createMatch, newGame } from '../../src/match/match';
import { answerOf, randomBot } from '../../src/play/players/policy';

const SEEDS = Array.from({ length: 30 }, (_, i) => i + 1);

/** All events of random battles, seeds 1 to 30. */
const events: readonly Aos['event'][] = SEEDS.flatMap(seed => {
  const match = createMatch(ageOfSigmar, newGame(ageOfSigmar, firstClash, seed));
  const bot = randomBot<Aos>(diceFrom(seededState(seed, 'bot')));
  for (
    let command = answerOf(bot, ageOfSigmar, match.getGame());
    command;
    command = answerOf(bot, ageOfSigmar, match.getGame())
  ) {
    match.submit(command);
  }
  return match.getEvents();
});

const ofType = <T extends EventType>(type: T) => events.filter((event): event is EventOf<T> => event.type === type);

test('DICE-01 every die of a battle shows one of six faces', () => {
  const faces = ofType('diceRolled').flatMap(({ dice }) => dice.map(({ face }) => face));
  expect([...new Set(faces)].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

test('DICE-02 the two dice of a spell are added up', () => {
  const casts = ofType('castRolled');
  expect(casts.length).toBeGreaterThan(10);
  for (const { faces, cast } of casts) expect(cast.natural).toBe(faces.reduce<number>((sum, face) => sum + face, 0));
});

test('DICE-04 a roll of N+ is made by N and more, and missed by less', () => {
  // A 1 and a 6 have rules of their own (SEQ-02); re-rolls and modifiers are in the result already.
  const rolled = ofType('diceRolled').flatMap(({ needed, dice }) => dice.map(die => ({ needed, ...die })));
  const plain = rolled.filter(({ face }) => face > 1 && face < 6);
  expect(plain.filter(({ passed }) => passed).length).toBeGreaterThan(10);
  expect(plain.filter(({ passed }) => !passed).length).toBeGreaterThan(10);
  for (const { needed, result, passed } of plain) expect(passed).toBe(result >= needed);
});
