import { expect, test, vi } from 'vitest';
import { fileOf, openFile, openStored } from '../../src/match/resume';
import { left, pebbleReplay, pebbles, right, rightThrows } from '../kernel/pebbles';

const replay = pebbleReplay({ commands: [left(1), right(2), left(3), rightThrows] });

test.each([
  ['a file', (system: typeof pebbles) => openFile(system, JSON.stringify(replay))],
  ['a stored game', (system: typeof pebbles) => openStored(system, replay)],
])('%s is played once when it is opened, and then goes on like any other', (_, open) => {
  const [start, play] = [vi.fn(pebbles.start), vi.fn(pebbles.play)];
  const opened = open({ ...pebbles, start, play });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  expect(start).toHaveBeenCalledTimes(1);
  expect(play).toHaveBeenCalledTimes(replay.commands.length);
  const match = opened.value;
  expect(match.getEvents()).toHaveLength(replay.commands.length);
  expect(JSON.parse(fileOf(match))).toEqual(replay);
  expect(match.submit(left(1)).ok).toBe(true);
  expect(match.undo('left')).toEqual({ ok: true, value: 'undone' });
});

test('a script may hold faces of dice with many sides; the die that falls checks its own', () => {
  const throwing = (face: number) =>
    openStored(pebbles, { ...pebbleReplay({ commands: [{ seat: 'left', type: 'throw' }] }), dice: [face] });
  expect(throwing(6).ok).toBe(true);
  const seven = throwing(7);
  expect(seven.ok ? [] : seven.error).toMatchObject([
    { path: 'commands[0]', reason: expect.stringContaining('a die with 6 sides') },
  ]);
  const many = openStored(pebbles, { ...pebbleReplay(), dice: [52] });
  expect(many.ok).toBe(true);
  expect(openStored(pebbles, { ...pebbleReplay(), dice: [1001] }).ok).toBe(false);
});
