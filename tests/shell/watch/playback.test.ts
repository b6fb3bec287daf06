import { expect, test } from 'vitest';
import type { Aos } from '../../../src/games/aos';
import type { News } from '../../../src/match/match';
import { openPlayback } from '../../../src/shell/watch/playback';
import { fought } from '../../aos/words/fought';

const past = fought(5);

test('a battle of the past begins before its first act and ends where it ended, seed 5', () => {
  const playback = openPlayback(past);
  expect(playback.at()).toBe(0);
  expect(playback.match.outcome()).toBeUndefined();
  playback.jump(playback.length);
  expect(playback.match.hash()).toBe(past.hash());
  expect(playback.match.outcome()).toEqual(past.outcome());
  expect(playback.match.getEvents()).toEqual(past.getEvents());
});

test('stepping tells each act with what happened, once, and stops at the end, seed 5', () => {
  const playback = openPlayback(past);
  const heard: News<Aos>[] = [];
  playback.match.subscribe(news => heard.push(news));
  while (playback.step()) expect(heard.at(-1)).toMatchObject({ kind: 'played', index: playback.at() - 1 });
  expect(heard).toHaveLength(playback.length);
  expect(playback.step()).toBe(false);
  expect(heard).toHaveLength(playback.length);
  const events = heard.flatMap(news => (news.kind === 'played' ? news.events : []));
  expect(events).toEqual(past.getEvents().slice(-events.length));
});

test.each([
  [-3, 0],
  [7.4, 7],
  [1e9, past.replay().commands.length],
])('a jump to %d lands on %d and is told as one, seed 5', (to, at) => {
  const playback = openPlayback(past);
  const heard: string[] = [];
  playback.match.subscribe(({ kind }) => heard.push(kind));
  playback.jump(to);
  expect(playback.at()).toBe(at);
  expect(heard).toEqual(['rewound']);
});

test('nobody acts in the past, seed 5', () => {
  const playback = openPlayback(past);
  const [command] = past.replay().commands;
  if (!command) throw new Error('nothing was done');
  expect(playback.match.options()).toEqual([]);
  expect(playback.match.submit(command).ok).toBe(false);
  expect(playback.match.undo('azure').ok).toBe(false);
  expect(playback.at()).toBe(0);
});

test('turns are marked where they begin, seed 5', () => {
  const { marks, match, jump } = openPlayback(past);
  expect(marks.length).toBeGreaterThan(1);
  for (const { at, round } of marks) {
    jump(at);
    expect(match.getGame().battle.round).toBe(round);
  }
});
