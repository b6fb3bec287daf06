import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitAt } from '../../../src/shell/watch/pace';
import { Projector } from '../../../src/shell/watch/replay-player';
import { fought } from '../../aos/words/fought';

const past = fought(5);
const open = () => new Projector(past, { isStill: () => true, isFollowing: () => false });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a run shows one act after another at its pace, and the table follows, seed 5', () => {
  const projector = open();
  projector.run();
  expect(projector.showing.getState()).toMatchObject({ at: 1, isRunning: true });
  vi.advanceTimersByTime(waitAt(1));
  expect(projector.showing.getState().at).toBe(2);
  projector.setPace(4);
  vi.advanceTimersByTime(waitAt(4) * 3);
  expect(projector.showing.getState().at).toBe(5);
  expect(projector.session.shown.getState().battle).toEqual(projector.playback.match.getGame().battle);
  projector.stop();
});

test('a pause holds it, a step goes one on or back, and a place is gone to at once, seed 5', () => {
  const projector = open();
  projector.run();
  projector.pause();
  vi.advanceTimersByTime(60_000);
  expect(projector.showing.getState()).toMatchObject({ at: 1, isRunning: false });
  projector.step(1);
  projector.step(1);
  projector.step(-1);
  expect(projector.showing.getState().at).toBe(2);
  projector.seek(30);
  expect(projector.showing.getState().at).toBe(30);
  expect(projector.session.shown.getState().battle).toEqual(projector.playback.match.getGame().battle);
  projector.stop();
});

test('at the end it stops by itself, and playing again begins anew, seed 5', () => {
  const projector = open();
  projector.seek(projector.playback.length - 1);
  projector.run();
  vi.advanceTimersByTime(60_000);
  expect(projector.showing.getState()).toMatchObject({ at: projector.playback.length, isRunning: false });
  expect(projector.session.shown.getState().battle.ended).toBe(true);
  projector.run();
  expect(projector.showing.getState()).toMatchObject({ at: 1, isRunning: true });
  projector.stop();
});
