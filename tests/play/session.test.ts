import { describe, expect, test, vi } from 'vitest';
import { createMatch } from '../../src/match/match';
import { memorySaves } from '../../src/match/memory-saves';
import { fileOf, openFile, openStored } from '../../src/match/resume';
import { left, leftThrows, pebbleReplay, pebbles, right } from '../kernel/pebbles';
import { fakeStage } from '../table/fake-stage';
import { openPebbles } from './pebble-session';

const heapOf = (heap: number) => createMatch(pebbles, pebbleReplay({ setup: { heap, most: 3 } }));

describe('a session of any game', () => {
  test('asks the deciding player, takes a command and shows what it led to', () => {
    const match = heapOf(20);
    const { session, told, shown } = openPebbles(match);
    expect(told.asked).toEqual(match.options());
    session.submit(left(2));
    expect(shown().game).toEqual(match.getGame());
    expect(shown().history.map(({ event, before }) => [event.count, before.heap])).toEqual([[2, 20]]);
  });

  test('a refused command changes nothing, and the hands get the reason', () => {
    const match = heapOf(20);
    const before = match.hash();
    const { session, told } = openPebbles(match);
    session.submit(right(1));
    expect(told.refused).toEqual(['turn.notYours']);
    expect(match.hash()).toBe(before);
  });

  test('the question waits until the dice lie still', async () => {
    const match = heapOf(20);
    const { session, told, shown } = openPebbles(match, { isStill: () => false });
    session.setStage(fakeStage());
    session.submit(leftThrows);
    expect(shown().isPlaying).toBe(true);
    expect(shown().game.heap).toBe(20);
    expect(told.asked).toEqual([]);
    session.diceRest(shown().thrown?.id ?? '');
    await expect.poll(() => shown().isPlaying).toBe(false);
    expect(shown().game.heap).toBe(match.getGame().heap);
    expect(told.asked).toEqual(match.options());
  });

  test('gives the only sensible answer once the player has acted, and undo takes both back', () => {
    vi.useFakeTimers();
    const match = heapOf(4);
    const preferences = () => ({ autoAnswer: true, fastDice: false, followAction: false });
    const { session, shown } = openPebbles(match, { preferences });
    const before = match.hash();
    session.submit(left(3));
    expect(shown().isAnswering).toBe(true);
    vi.advanceTimersByTime(10);
    expect(match.outcome()?.winner).toBe('right');
    session.undo();
    vi.useRealTimers();
    expect(match.hash()).toBe(before);
    expect(shown().game).toEqual(match.getGame());
    expect(shown().canRedo).toBe(true);
  });

  test('after a roll the other seat is asked before it is taken back', () => {
    const match = heapOf(20);
    const { session, shown } = openPebbles(match);
    session.submit(leftThrows);
    const rolled = match.hash();
    session.undo();
    expect(shown().undoAskedBy).toBe('left');
    session.answerUndo(false);
    expect(match.hash()).toBe(rolled);
    session.undo();
    session.answerUndo(true);
    expect(shown().game.heap).toBe(20);
  });

  test('a stored game and a replay file open at the same place', async () => {
    const match = heapOf(20);
    openPebbles(match).session.submit(left(2));
    const saves = memorySaves();
    await saves.create({ id: 'a', name: 'A', changedAt: 0, count: 1, summary: '' }, match.replay());
    const opened = [openStored(pebbles, await saves.load('a')), openFile(pebbles, fileOf(match))];
    for (const again of opened) {
      if (!again.ok) throw new Error(JSON.stringify(again.error));
      expect(openPebbles(again.value).shown()).toEqual(openPebbles(match).shown());
    }
  });
});
