import { expect, test } from 'vitest';
import { createMatch, type News } from '../../../src/match/match';
import { openPlayback } from '../../../src/shell/watch/playback';
import { left, leftThrows, type Pebbles, pebbleReplay, pebbles, right, rightThrows } from '../../kernel/pebbles';

const commands = [left(3), rightThrows, leftThrows, right(1), left(2), right(2)];
const past = createMatch(pebbles, pebbleReplay({ commands }));
const open = () => openPlayback(past, ({ game }) => (game.turn === 'left' ? game.heap : undefined));

test('a playback begins before the first command and ends where the match ended', () => {
  const playback = open();
  expect(playback.at()).toBe(0);
  expect(playback.match.getGame().heap).toBe(20);
  playback.jump(playback.length);
  expect(playback.match.hash()).toBe(past.hash());
  expect(playback.match.outcome()).toEqual(past.outcome());
  expect(playback.match.getEvents()).toEqual(past.getEvents());
});

test('each step emits its command with its events once, and stops at the end', () => {
  const playback = open();
  const heard: News<Pebbles>[] = [];
  playback.match.subscribe(news => heard.push(news));
  while (playback.step()) expect(heard.at(-1)).toMatchObject({ kind: 'played', index: playback.at() - 1 });
  expect(heard).toHaveLength(playback.length);
  expect(playback.step()).toBe(false);
  expect(heard).toHaveLength(playback.length);
  expect(heard.flatMap(news => (news.kind === 'played' ? news.events : []))).toEqual(past.getEvents());
});

test.each([
  [-3, 0],
  [3.4, 3],
  [1e9, commands.length],
])('a jump to %d lands on %d and emits one rewind', (to, at) => {
  const playback = open();
  const heard: string[] = [];
  playback.match.subscribe(({ kind }) => heard.push(kind));
  playback.jump(to);
  expect(playback.at()).toBe(at);
  expect(heard).toEqual(['rewound']);
});

test('nobody can act in a playback', () => {
  const playback = open();
  expect(playback.match.options()).toEqual([]);
  expect(playback.match.submit(left(1)).ok).toBe(false);
  expect(playback.match.undo('left').ok).toBe(false);
  expect(playback.at()).toBe(0);
});

test('the game decides where marks stand and what they say', () => {
  const { marks, match, jump } = open();
  expect(marks.map(({ at }) => at)).toEqual([0, 2, 4, 6]);
  for (const { at, label } of marks) {
    jump(at);
    expect(match.getGame().heap).toBe(label);
  }
});
