import { describe, expect, test } from 'vitest';
import { ageOfSigmar } from '../../../src/games/aos';
import { firstClash } from '../../../src/games/aos/armies/lists';
import { DiceScriptError, seededState } from '../../../src/kernel/dice';
import { createMatch } from '../../../src/match/match';
import type { Bot } from '../../../src/play/players/bot';
import { withoutDice } from '../../../src/play/search/seen';
import { left, type Pebbles, pebbleReplay, pebbles } from '../../kernel/pebbles';
import { openPebbles } from '../pebble-session';

/** A bot that would cheat if it could: it throws when its next die is high, and says what it saw. */
function cheat(): Bot<Pebbles> & { readonly saw: string[] } {
  const saw: string[] = [];
  const look = (seen: Pebbles['game']): Pebbles['command'] => {
    saw.push(JSON.stringify(seen));
    try {
      const { events } = pebbles.play(seen, { seat: seen.turn, type: 'throw' });
      return events[0]?.face === 6 ? { seat: seen.turn, type: 'throw' } : { seat: seen.turn, type: 'take', count: 1 };
    } catch (cause) {
      if (!(cause instanceof DiceScriptError)) throw cause;
      return { seat: seen.turn, type: 'take', count: 2 };
    }
  };
  return { saw, usual: (_, seen) => look(seen), think: async seen => look(seen) };
}

describe('a game without its dice', () => {
  test('bots at the table get no dice: other hidden dice, the same sight and the same answer (seeds 1 to 20)', async () => {
    const sights = new Set<string>();
    for (let seed = 1; seed <= 20; seed++) {
      const match = createMatch(pebbles, pebbleReplay({ seed, setup: { heap: 20, most: 3 } }));
      const bot = cheat();
      openPebbles(match, { players: { right: { at: 'bot', bot } } }).session.submit(left(1));
      await expect.poll(() => match.replay().commands.length).toBe(2);
      expect(match.replay().commands[1]).toEqual({ seat: 'right', type: 'take', count: 2 });
      for (const sight of bot.saw) sights.add(sight);
    }
    expect(sights.size).toBe(1);
  });

  test('two battles that differ only in their dice look the same, and nothing else is lost', () => {
    const { game } = ageOfSigmar.start(firstClash, seededState(3));
    const other = ageOfSigmar.withDice(game, seededState(4));
    expect(other).not.toEqual(game);
    expect(withoutDice(ageOfSigmar, other)).toEqual(withoutDice(ageOfSigmar, game));
    expect(ageOfSigmar.withDice(withoutDice(ageOfSigmar, other), ageOfSigmar.dice(game))).toEqual(game);
  });
});
