import { describe, expect, test, vi } from 'vitest';
import { createMatch } from '../../src/match/match';
import { Director, type Perform } from '../../src/play/director';
import { type HistoryEntry, historyOf } from '../../src/play/history';
import { left, leftThrows, type Pebbles, pebbleReplay, pebbles, right, rightThrows } from '../kernel/pebbles';

type Game = Pebbles['game'];

function record(start: Game, perform: Perform<Pebbles>) {
  const frames: { game: Game; history: readonly HistoryEntry<Pebbles>[]; isPlaying: boolean }[] = [];
  const director = new Director(pebbles, { game: start, history: [] }, perform, (game, history, isPlaying) => {
    frames.push({ game, history, isPlaying });
  });
  return { director, frames };
}

/** A game before its first command, and the events of its first commands. */
function story(): { start: Game; events: readonly Pebbles['event'][] } {
  const commands = [left(1), right(2), leftThrows, rightThrows, left(3), right(1)];
  const history = historyOf(createMatch(pebbles, pebbleReplay({ setup: { heap: 60, most: 3 }, commands })));
  const start = history[0]?.before;
  if (!start) throw new Error('nothing happened');
  return { start, events: history.map(({ event }) => event) };
}

const later = () => new Promise<void>(resolve => setTimeout(resolve, 1));

describe('the director', () => {
  test('shows events that need no time at once, and reports once', () => {
    const { start, events } = story();
    const { director, frames } = record(start, () => undefined);
    director.play(events);
    expect(frames).toHaveLength(1);
    expect(frames[0]?.game).toEqual(events.reduce(pebbles.fold, start));
    expect(frames[0]?.isPlaying).toBe(false);
  });

  test('shows only states of the game, in their order', async () => {
    const { start, events } = story();
    const states = [start];
    for (const event of events) states.push(pebbles.fold(states.at(-1) ?? start, event));
    const { director, frames } = record(start, () => later());
    director.play(events.slice(0, 4));
    director.play(events.slice(4));
    await expect.poll(() => director.isPlaying).toBe(false);
    expect(frames).toHaveLength(events.length + 1);
    frames.forEach(({ game, history }, index) => {
      expect(history).toHaveLength(index);
      expect(game).toEqual(states[index]);
    });
    expect(frames.at(-1)?.history.map(({ event }) => event)).toEqual(events);
  });

  test('reports an event that cannot be shown, and goes on', async () => {
    const reported: unknown[] = [];
    vi.stubGlobal('reportError', (cause: unknown) => reported.push(cause));
    const { start, events } = story();
    const { director, frames } = record(start, () => Promise.reject(new Error('no picture')));
    director.play(events);
    await expect.poll(() => director.isPlaying).toBe(false);
    vi.unstubAllGlobals();
    expect(frames.at(-1)?.game).toEqual(events.reduce(pebbles.fold, start));
    expect(reported).toHaveLength(events.length);
  });

  test('shows the rest without performing it when hurried', async () => {
    const { start, events } = story();
    let performed = 0;
    let finish = () => {};
    const { director, frames } = record(start, () => {
      performed += 1;
      return new Promise<void>(resolve => {
        finish = resolve;
      });
    });
    director.play(events);
    director.hurry();
    finish();
    await expect.poll(() => director.isPlaying).toBe(false);
    expect(performed).toBe(1);
    expect(frames.at(-1)?.game).toEqual(events.reduce(pebbles.fold, start));
  });

  test('forgets after a jump what was being shown', async () => {
    const { start, events } = story();
    let finish = () => {};
    const pending = () =>
      new Promise<void>(resolve => {
        finish = resolve;
      });
    const { director, frames } = record(start, pending);
    director.play(events);
    director.jump(start, []);
    finish();
    await later();
    expect(frames.at(-1)).toEqual({ game: start, history: [], isPlaying: false });
  });
});
