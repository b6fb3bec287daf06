import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openBattlePlayer } from '../../../../src/games/aos/panels/watch/battle-player';
import { waitAt } from '../../../../src/shell/watch/pace';
import { fought } from '../../words/fought';

const past = fought(5);
const open = () => openBattlePlayer(past, { isStill: () => true, isFollowing: () => false });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a run shows one act after another at its pace, and the table follows, seed 5', () => {
  const player = open();
  player.run();
  expect(player.showing.getState()).toMatchObject({ at: 1, isRunning: true });
  vi.advanceTimersByTime(waitAt(1));
  expect(player.showing.getState().at).toBe(2);
  player.setPace(4);
  vi.advanceTimersByTime(waitAt(4) * 3);
  expect(player.showing.getState().at).toBe(5);
  expect(player.session.shown.getState().game.battle).toEqual(player.playback.match.getGame().battle);
  player.stop();
});

test('a pause holds it, a step goes one on or back, and a place is gone to at once, seed 5', () => {
  const player = open();
  player.run();
  player.pause();
  vi.advanceTimersByTime(60_000);
  expect(player.showing.getState()).toMatchObject({ at: 1, isRunning: false });
  player.step(1);
  player.step(1);
  player.step(-1);
  expect(player.showing.getState().at).toBe(2);
  player.seek(30);
  expect(player.showing.getState().at).toBe(30);
  expect(player.session.shown.getState().game.battle).toEqual(player.playback.match.getGame().battle);
  player.stop();
});

test('at the end it stops by itself, and playing again starts over, seed 5', () => {
  const player = open();
  player.seek(player.playback.length - 1);
  player.run();
  vi.advanceTimersByTime(60_000);
  expect(player.showing.getState()).toMatchObject({ at: player.playback.length, isRunning: false });
  expect(player.session.shown.getState().game.battle.ended).toBe(true);
  player.run();
  expect(player.showing.getState()).toMatchObject({ at: 1, isRunning: true });
  player.stop();
});

test('a round is marked on the scale where its first turn begins, seed 5', () => {
  const { playback } = open();
  expect(playback.marks.map(({ label }) => label)).toEqual(playback.marks.map((_, index) => index + 1));
  for (const { at, label } of playback.marks) {
    playback.jump(at);
    expect(playback.match.getGame().battle).toMatchObject({ round: label, phase: 'hero' });
  }
});
