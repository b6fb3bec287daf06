import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createMatch } from '../../src/match/match';
import type { Bot } from '../../src/play/players/bot';
import { type BotPace, PACE_MS } from '../../src/play/players/pace';
import { left, type Pebbles, pebbleReplay, pebbles, right } from '../kernel/pebbles';
import { openPebbles } from './pebble-session';

const heap = () => createMatch(pebbles, pebbleReplay({ setup: { heap: 20, most: 3 } }));
const takesOne: Bot<Pebbles> = { usual: (_, { turn }) => ({ seat: turn, type: 'take', count: 1 }) };
const atPace = (botPace: BotPace) => ({
  preferences: () => ({ autoAnswer: false, fastDice: false, followAction: false, botPace }),
});
const useFakeTimers = () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
};

describe('the pace of a bot', () => {
  test.each(['brisk', 'toRead'] as const)('%s waits before an act, and no longer', async pace => {
    useFakeTimers();
    const match = heap();
    const { session } = openPebbles(match, { ...atPace(pace), players: { right: { at: 'bot', bot: takesOne } } });
    session.submit(left(1));
    await vi.advanceTimersByTimeAsync(PACE_MS[pace] - 1);
    expect(match.replay().commands).toEqual([left(1)]);
    await vi.advanceTimersByTimeAsync(1);
    expect(match.replay().commands).toEqual([left(1), right(1)]);
  });

  test('at once waits for nothing', async () => {
    useFakeTimers();
    const match = heap();
    const { session } = openPebbles(match, { ...atPace('atOnce'), players: { right: { at: 'bot', bot: takesOne } } });
    session.submit(left(1));
    await vi.advanceTimersByTimeAsync(0);
    expect(match.replay().commands).toEqual([left(1), right(1)]);
  });

  test('the time that a bot thinks is part of the pause', async () => {
    useFakeTimers();
    const match = heap();
    const bot: Bot<Pebbles> = {
      ...takesOne,
      think: () => new Promise(resolve => void setTimeout(() => resolve(right(2)), 390)),
    };
    const { session } = openPebbles(match, { ...atPace('brisk'), players: { right: { at: 'bot', bot } } });
    session.submit(left(1));
    await vi.advanceTimersByTimeAsync(400);
    expect(match.replay().commands).toEqual([left(1), right(2)]);
  });

  test('hurrying ends the pause once, and does not when there is none', async () => {
    useFakeTimers();
    const match = heap();
    const { session } = openPebbles(match, { ...atPace('toRead'), players: { right: { at: 'bot', bot: takesOne } } });
    expect(session.hurry()).toBe(false);
    session.submit(left(1));
    expect(session.hurry()).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(match.replay().commands).toEqual([left(1), right(1)]);
    expect(session.hurry()).toBe(false);
  });

  test('a command that goes on with an act is not waited for', async () => {
    useFakeTimers();
    const match = heap();
    const { session } = openPebbles(match, {
      ...atPace('toRead'),
      players: { right: { at: 'bot', bot: takesOne } },
      isPartOfAct: () => true,
    });
    session.submit(left(1));
    await vi.advanceTimersByTimeAsync(0);
    expect(match.replay().commands).toEqual([left(1), right(1)]);
  });

  test('an undo during the pause drops the answer', async () => {
    useFakeTimers();
    const match = heap();
    const { session } = openPebbles(match, { ...atPace('toRead'), players: { right: { at: 'bot', bot: takesOne } } });
    session.submit(left(1));
    await vi.advanceTimersByTimeAsync(100);
    session.undo();
    await vi.advanceTimersByTimeAsync(5000);
    expect(match.replay().commands).toEqual([]);
  });
});

test('a bot thinks while the table still shows the last events, once, and acts when they have been shown', async () => {
  const match = heap();
  const think = vi.fn(async () => right(2));
  const { session, shown } = openPebbles(match, {
    isStill: () => false,
    players: { right: { at: 'bot', bot: { ...takesOne, think } } },
  });
  session.setStage({ show: async () => {}, lookBack: async () => {}, hurry: () => {} } as never);
  session.submit({ seat: 'left', type: 'throw' });
  expect([shown().isPlaying, think.mock.calls.length]).toEqual([true, 1]);
  await new Promise(resolve => setTimeout(resolve, 5));
  expect(match.replay().commands.length).toBe(1);
  session.diceRest(shown().thrown?.id ?? '');
  await expect.poll(() => match.replay().commands.length).toBe(2);
  expect(match.replay().commands[1]).toEqual(right(2));
  expect(think.mock.calls.length).toBe(1);
});

test('what bots did alone cannot be taken back', async () => {
  const match = heap();
  const { session, shown } = openPebbles(match, { players: { left: { at: 'bot', bot: takesOne } } });
  await expect.poll(() => match.deciding()).toBe('right');
  expect(shown().canUndo).toBe(false);
  session.undo();
  expect(match.replay().commands).toEqual([left(1)]);
  session.submit(right(1));
  expect(shown().canUndo).toBe(true);
});
