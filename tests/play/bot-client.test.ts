import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { seededState } from '../../src/kernel/dice';
import { createMatch } from '../../src/match/match';
import type { Bot } from '../../src/play/players/bot';
import { type Asking, BotClient, type Told, type WorkerLike } from '../../src/play/players/bot-client';
import { serveBot, type WorkerScope } from '../../src/play/players/bot-worker';
import type { Thought } from '../../src/play/search/guide';
import { withoutDice } from '../../src/play/search/seen';
import { left, type Pebbles, pebbleReplay, pebbles, right } from '../kernel/pebbles';
import { openPebbles } from './pebble-session';

type Command = Pebbles['command'];
const thoughtOf = (command: Command): Thought<Pebbles, string> => ({
  command,
  usual: command,
  playOuts: 1,
  because: [],
  considered: [],
});

/** A worker in the same thread that answers on request. */
class FakeWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  readonly asked: Asking<Pebbles, string>[] = [];
  isEnded = false;
  postMessage(message: unknown): void {
    this.asked.push(message as Asking<Pebbles, string>);
  }
  terminate(): void {
    this.isEnded = true;
  }
  tell(told: Told<Pebbles, string>): void {
    this.onmessage?.({ data: told });
  }
  answer(command: Command, id = this.asked.at(-1)?.id ?? 0): void {
    this.tell({ is: 'thought', id, thought: thoughtOf(command) });
  }
}

function client() {
  const workers: FakeWorker[] = [];
  const opened = new BotClient<Pebbles, string, string>(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });
  return { client: opened, workers };
}

const seen = withoutDice(pebbles, pebbles.start({ heap: 20, most: 3 }, seededState(1)).game);
const wanted = () => new AbortController();

describe('a bot in a worker', () => {
  test('opens its worker with the first question, and asks the same one again', async () => {
    const { client: asks, workers } = client();
    expect(workers).toEqual([]);
    for (const count of [1, 2]) {
      const answer = asks.ask(seen, 'captain', wanted().signal);
      expect(workers[0]?.asked.at(-1)).toMatchObject({ seen, as: 'captain' });
      workers[0]?.answer(left(count));
      expect((await answer)?.command).toEqual(left(count));
    }
    expect(workers.length).toBe(1);
  });

  test('a question that is no longer wanted ends the worker, and its answer is dropped', async () => {
    const { client: asks, workers } = client();
    const first = wanted();
    const answer = asks.ask(seen, 'captain', first.signal);
    workers[0]?.tell({ is: 'ready' });
    first.abort();
    expect(await answer).toBeUndefined();
    expect(workers[0]?.isEnded).toBe(true);
    const next = asks.ask(seen, 'captain', wanted().signal);
    workers[1]?.answer(left(3), 1);
    workers[1]?.answer(left(2), 2);
    expect((await next)?.command).toEqual(left(2));
  });

  test('a worker that is still loading is kept, so that a slow machine gets there', async () => {
    const { client: asks, workers } = client();
    const first = wanted();
    const answer = asks.ask(seen, 'captain', first.signal);
    first.abort();
    expect(await answer).toBeUndefined();
    const next = asks.ask(seen, 'captain', wanted().signal);
    expect(workers.length).toBe(1);
    workers[0]?.answer(left(1), 1); // for the question before
    workers[0]?.answer(left(2));
    expect((await next)?.command).toEqual(left(2));
  });

  test('a worker that cannot be loaded, or fails, rejects; the next question opens another', async () => {
    const { client: asks, workers } = client();
    const lost = asks.ask(seen, 'captain', wanted().signal);
    workers[0]?.onerror?.({ message: 'not found' });
    await expect(lost).rejects.toThrow('not found');
    const failed = asks.ask(seen, 'captain', wanted().signal);
    workers[1]?.tell({ is: 'failed', id: 2, reason: 'no answer' });
    await expect(failed).rejects.toThrow('no answer');
    expect(workers.length).toBe(2);
  });

  test('the other side tells when it is ready, answers with the number of the question, and survives a mistake', () => {
    const told: unknown[] = [];
    const scope: WorkerScope = { onmessage: null, postMessage: message => void told.push(message) };
    serveBot<Pebbles, string, string>(scope, (_, as) => {
      if (as === 'broken') throw new Error('oh');
      return thoughtOf(left(1));
    });
    scope.onmessage?.({ data: { id: 4, seen, as: 'captain' } });
    scope.onmessage?.({ data: { id: 5, seen, as: 'broken' } });
    expect(told).toEqual([
      { is: 'ready' },
      { is: 'thought', id: 4, thought: thoughtOf(left(1)) },
      { is: 'failed', id: 5, reason: 'oh' },
    ]);
  });
});

describe('at the table', () => {
  function seat() {
    const { client: asks, workers } = client();
    const bot: Bot<Pebbles> = {
      usual: (_, { turn }) => ({ seat: turn, type: 'take', count: 1 }),
      think: async (game, signal) => (await asks.ask(game, 'captain', signal))?.command,
      close: () => asks.close(),
    };
    const match = createMatch(pebbles, pebbleReplay({ setup: { heap: 20, most: 3 } }));
    const { session } = openPebbles(match, { players: { right: { at: 'bot', bot } } });
    return { match, session, workers };
  }

  test('a worker that takes longer than 1,200 ms is ended, and the usual answer is played', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { match, session, workers } = seat();
    session.submit(left(2));
    workers[0]?.tell({ is: 'ready' });
    await vi.advanceTimersByTimeAsync(1100);
    expect(match.replay().commands).toEqual([left(2)]);
    await vi.advanceTimersByTimeAsync(200);
    expect(match.replay().commands).toEqual([left(2), right(1)]);
    expect(workers[0]?.isEnded).toBe(true);
  });

  test('leaving ends the worker, and nothing is played any more', async () => {
    const { match, session, workers } = seat();
    session.submit(left(2));
    session.stop();
    expect(workers[0]?.isEnded).toBe(true);
    workers[0]?.answer(right(3));
    await Promise.resolve();
    expect(match.replay().commands).toEqual([left(2)]);
  });

  test('after an undo the answer to the old question is not played', async () => {
    const { match, session, workers } = seat();
    session.submit(left(2));
    workers[0]?.tell({ is: 'ready' });
    session.undo();
    workers[0]?.answer(right(3));
    await new Promise(resolve => setTimeout(resolve, 5));
    expect(match.replay().commands).toEqual([]);
  });
});
