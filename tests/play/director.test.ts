import { describe, expect, test, vi } from 'vitest';
import type { Aos } from '../../src/games/aos';
import { fold } from '../../src/games/aos/fold';
import type { Battle } from '../../src/games/aos/types';
import { Director, type Perform } from '../../src/play/director';
import { chronicleOf, type Told } from '../../src/play/history';
import { clash, give } from '../aos/hands/clash';

function record(start: Battle, perform: Perform) {
  const frames: { battle: Battle; told: readonly Told[]; isPlaying: boolean }[] = [];
  const director = new Director(start, [], perform, (battle, told, isPlaying) => {
    frames.push({ battle, told, isPlaying });
  });
  return { director, frames };
}

/** The origin of a battle, and what happened in its first commands. */
function story(commands: number): { start: Battle; events: readonly Aos['event'][] } {
  const match = clash(5);
  for (let i = 0; i < commands; i++) give(match, match.options()[0]);
  const told = chronicleOf(match);
  const start = told[0]?.before;
  if (!start) throw new Error('nothing happened');
  return { start, events: told.map(({ event }) => event) };
}

const later = () => new Promise<void>(resolve => setTimeout(resolve, 1));

describe('the director', () => {
  test('shows events that need no time at once, and tells once', () => {
    const { start, events } = story(6);
    const { director, frames } = record(start, () => undefined);
    director.play(events);
    expect(frames).toHaveLength(1);
    expect(frames[0]?.battle).toEqual(events.reduce(fold, start));
    expect(frames[0]?.isPlaying).toBe(false);
  });

  test('never shows anything but a state the battle was in, in its order', async () => {
    const { start, events } = story(10);
    const states = [start];
    for (const event of events) states.push(fold(states.at(-1) ?? start, event));
    const { director, frames } = record(start, () => later());
    director.play(events.slice(0, 7));
    director.play(events.slice(7));
    await expect.poll(() => director.isPlaying).toBe(false);
    expect(frames).toHaveLength(events.length + 1);
    frames.forEach(({ battle, told }, index) => {
      expect(told).toHaveLength(index);
      expect(battle).toEqual(states[index]);
    });
    expect(frames.at(-1)?.told.map(({ event }) => event)).toEqual(events);
  });

  test('what cannot be acted out is reported, and the battle goes on', async () => {
    const reported: unknown[] = [];
    vi.stubGlobal('reportError', (cause: unknown) => reported.push(cause));
    const { start, events } = story(4);
    const { director, frames } = record(start, () => Promise.reject(new Error('no picture')));
    director.play(events);
    await expect.poll(() => director.isPlaying).toBe(false);
    vi.unstubAllGlobals();
    expect(frames.at(-1)?.battle).toEqual(events.reduce(fold, start));
    expect(reported).toHaveLength(events.length);
  });

  test('hurried, it shows the rest without acting it out', async () => {
    const { start, events } = story(8);
    let acted = 0;
    let finish = () => {};
    const { director, frames } = record(start, () => {
      acted += 1;
      return new Promise<void>(resolve => {
        finish = resolve;
      });
    });
    director.play(events);
    director.hurry();
    finish();
    await expect.poll(() => director.isPlaying).toBe(false);
    expect(acted).toBe(1);
    expect(frames.at(-1)?.battle).toEqual(events.reduce(fold, start));
  });

  test('after a jump what was being shown is forgotten', async () => {
    const { start, events } = story(8);
    let finish = () => {};
    const { director, frames } = record(
      start,
      () =>
        new Promise<void>(resolve => {
          finish = resolve;
        }),
    );
    director.play(events);
    director.jump(start, []);
    finish();
    await later();
    expect(frames.at(-1)).toEqual({ battle: start, told: [], isPlaying: false });
  });
});
