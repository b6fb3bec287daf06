import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { diceFrom, seededState } from '../../src/kernel/dice';
import { createMatch } from '../../src/match/match';
import type { Bot } from '../../src/play/players/bot';
import type { Player } from '../../src/play/players/player';
import { randomBot } from '../../src/play/players/policy';
import { left, type Pebbles, pebbleReplay, pebbles, right } from '../kernel/pebbles';
import { openPebbles } from './pebble-session';

const heapOf = (heap: number) => createMatch(pebbles, pebbleReplay({ setup: { heap, most: 3 } }));
const taking = (count: number): Bot<Pebbles> => ({ usual: (_, { turn }) => ({ seat: turn, type: 'take', count }) });
const seated = (bot: Bot<Pebbles>): Player<Pebbles> => ({ at: 'bot', bot });

describe('players', () => {
  test('a bot in one seat answers the player, and the game comes to its end', async () => {
    const match = heapOf(9);
    const { session, told, shown } = openPebbles(match, { players: { right: seated(taking(1)) } });
    for (const taken of [3, 3]) {
      session.submit(left(taken));
      expect(shown().waitsFor).toBe('bot');
      expect(told.asked).toEqual([]);
      await expect.poll(() => match.deciding()).toBe('left');
    }
    session.submit(left(1));
    expect(match.outcome()?.winner).toBe('left');
    expect(match.replay().commands).toEqual([left(3), right(1), left(3), right(1), left(1)]);
  });

  test('two bots play from the start to the end without a hand (seeds 1 to 20)', async () => {
    for (let seed = 1; seed <= 20; seed++) {
      const usual = randomBot<Pebbles>(diceFrom(seededState(seed, 'bot')));
      const match = createMatch(pebbles, pebbleReplay({ seed, setup: { heap: 40, most: 3 } }));
      const { shown } = openPebbles(match, { players: { left: seated({ usual }), right: seated({ usual }) } });
      await expect.poll(() => match.outcome()).toBeDefined();
      expect(shown().game).toMatchObject({ heap: 0, turn: match.getGame().turn });
    }
  });

  test('undo goes back to the player’s own decision; a bot agrees to take back dice', async () => {
    const match = heapOf(20);
    const throwing: Bot<Pebbles> = { usual: (_, { turn }) => ({ seat: turn, type: 'throw' }) };
    const { session } = openPebbles(match, { players: { right: seated(throwing) } });
    session.submit({ seat: 'left', type: 'throw' });
    await expect.poll(() => match.replay().commands.length).toBe(2);
    session.undo();
    expect(match.replay().commands).toEqual([]);
    expect(match.deciding()).toBe('left');
  });

  test('undo goes back to the player’s own decision in a game that was saved and opened again', () => {
    const match = createMatch(pebbles, pebbleReplay({ commands: [left(3), right(1)] }));
    const { session } = openPebbles(match, { players: { right: seated(taking(1)) } });
    session.undo();
    expect(match.replay().commands).toEqual([]);
  });

  test('redo brings the answers of a bot back with the decision, and later decisions stay to be redone', async () => {
    const match = heapOf(20);
    let count = 0;
    const bot: Bot<Pebbles> = { usual: () => right((count++ % 3) + 1) };
    const { session } = openPebbles(match, { players: { right: seated(bot) } });
    for (const turn of [1, 2]) {
      session.submit(left(turn));
      await expect.poll(() => match.deciding()).toBe('left');
    }
    const played = match.replay().commands;
    session.undo();
    session.undo();
    expect(match.replay().commands).toEqual([]);
    session.redo();
    expect(match.replay().commands).toEqual(played.slice(0, 2));
    session.redo();
    await new Promise(resolve => setTimeout(resolve, 5));
    expect(match.replay().commands).toEqual(played);
    expect(match.deciding()).toBe('left');
  });

  test.each<[string, (session: ReturnType<typeof openPebbles>['session']) => void]>([
    ['an undo with nothing to undo', session => session.undo()],
    ['a redo with nothing to redo', session => session.redo()],
    ['a refused command', session => session.submit(left(50))],
  ])('%s does not stop the bot that thinks', async (_, act) => {
    const match = heapOf(20);
    const { session } = openPebbles(match, { players: { left: seated(taking(1)) } });
    act(session);
    await expect.poll(() => match.replay().commands.length).toBe(1);
  });

  test('an answer that comes after an undo is dropped', async () => {
    const match = heapOf(20);
    let answer = (_: Pebbles['command']) => {};
    const slow: Bot<Pebbles> = {
      ...taking(1),
      think: () =>
        new Promise(resolve => {
          answer = resolve;
        }),
    };
    const { session } = openPebbles(match, { players: { right: seated(slow) } });
    session.submit(left(1));
    session.undo();
    answer(right(2));
    await Promise.resolve();
    await new Promise(resolve => setTimeout(resolve, 5));
    expect(match.replay().commands).toEqual([]);
  });

  test.each<[string, Bot<Pebbles>, Pebbles['command']]>([
    ['thinks something illegal', { ...taking(2), think: async () => right(50) }, right(2)],
    ['fails while it thinks', { ...taking(2), think: () => Promise.reject(new Error('lost')) }, right(2)],
    ['has no legal answer at all', taking(50), right(1)],
    [
      'throws',
      {
        usual: () => {
          throw new Error('broken');
        },
      },
      right(1),
    ],
  ])('a bot that %s does not stop the game', async (_, bot, given) => {
    vi.stubGlobal('reportError', () => {});
    onTestFinished(() => void vi.unstubAllGlobals());
    const match = heapOf(20);
    openPebbles(match, { players: { right: seated(bot) } }).session.submit(left(1));
    await expect.poll(() => match.replay().commands.length).toBe(2);
    expect(match.replay().commands[1]).toEqual(given);
  });

  test('a bot that thinks too long gives its usual answer', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const match = heapOf(20);
    const bot: Bot<Pebbles> = { ...taking(3), think: () => new Promise(() => {}) };
    openPebbles(match, { players: { right: seated(bot) } }).session.submit(left(1));
    await vi.advanceTimersByTimeAsync(1300);
    expect(match.replay().commands[1]).toEqual(right(3));
  });

  test('for a peer the session waits, and shows the command when it arrives in the match', () => {
    const match = heapOf(20);
    const { session, told, shown } = openPebbles(match, { players: { right: { at: 'peer', name: 'Ada' } } });
    session.submit(left(1));
    expect(shown().waitsFor).toBe('peer');
    expect(told.asked).toEqual([]);
    match.submit(right(2));
    expect(shown().waitsFor).toBeUndefined();
    expect(shown().game.heap).toBe(17);
    expect(told.asked).toEqual(match.options());
  });
});
