import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Aos } from '../../../src/games/aos';
import { BattleSession } from '../../../src/games/aos/session/battle-session';
import type { Match } from '../../../src/match/match';
import { fakeStage } from '../../table/fake-stage';
import { clash, give, playTo } from '../hands/clash';

const sessions: BattleSession[] = [];

function sit(
  match: Match<Aos>,
  preferences = { autoAnswer: true, fastDice: false, followAction: false },
  still = true,
): BattleSession {
  const session = new BattleSession(match, { preferences: () => preferences, isStill: () => still });
  sessions.push(session);
  return session;
}

afterEach(() => {
  for (const session of sessions.splice(0)) session.stop();
  vi.useRealTimers();
});

const kind = (session: BattleSession) => session.match.getGame().battle.asks.at(-1)?.kind;

describe('a session', () => {
  test('waits where the battle was left, even if there is only one answer', () => {
    vi.useFakeTimers();
    const match = playTo(clash(1), 'act', 'hero');
    const session = sit(match);
    vi.advanceTimersByTime(5000);
    expect(kind(session)).toBe('act');
    expect(match.getGame().battle.phase).toBe('hero');
  });

  test('answers what needs no thought once the player has acted', () => {
    vi.useFakeTimers();
    const match = playTo(clash(1), 'chooseFirst');
    const session = sit(match);
    session.submit({ seat: match.deciding() ?? 'azure', type: 'chooseFirst', first: 'azure' });
    vi.advanceTimersByTime(50);
    expect(match.getGame().battle.phase).toBe('movement');
  });

  test('leaves everything to the player when automatic answers are off', () => {
    vi.useFakeTimers();
    const match = playTo(clash(1), 'chooseFirst');
    const session = sit(match, { autoAnswer: false, fastDice: false, followAction: false });
    session.submit({ seat: match.deciding() ?? 'azure', type: 'chooseFirst', first: 'azure' });
    vi.advanceTimersByTime(5000);
    expect(match.getGame().battle.phase).toBe('hero');
  });

  test('undo takes back what was answered for the player together with what they did, and then waits', () => {
    vi.useFakeTimers();
    const match = playTo(clash(1), 'chooseFirst');
    const session = sit(match);
    const before = match.hash();
    session.submit({ seat: match.deciding() ?? 'azure', type: 'chooseFirst', first: 'azure' });
    vi.advanceTimersByTime(50);
    session.undo();
    expect(match.hash()).toBe(before);
    vi.advanceTimersByTime(5000);
    expect(match.hash()).toBe(before);
    expect(session.shown.getState().game.battle).toEqual(match.getGame().battle);
  });

  test('after dice have fallen the other player is asked, and may refuse', () => {
    const match = playTo(clash(1), 'act', 'movement');
    const session = sit(match);
    const unit = match.getGame().battle.units.find(({ seat }) => seat === match.deciding());
    give(match, { seat: unit?.seat ?? 'azure', type: 'run', unit: unit?.id ?? '' });
    const rolled = match.hash();
    session.undo();
    expect(session.shown.getState().undoAskedBy).toBe(unit?.seat);
    session.answerUndo(false);
    expect(session.shown.getState().undoAskedBy).toBeUndefined();
    expect(match.hash()).toBe(rolled);
    session.undo();
    session.answerUndo(true);
    expect(match.hash()).not.toBe(rolled);
    expect(session.shown.getState().canRedo).toBe(true);
  });

  test('a refused command changes nothing and says why', () => {
    const match = playTo(clash(1), 'act', 'movement');
    const session = sit(match);
    const before = match.hash();
    session.submit({ seat: match.deciding() ?? 'azure', type: 'pass' });
    expect(match.hash()).toBe(before);
    expect(session.table.getSnapshot().context.refused.map(({ code }) => code)).toEqual(['turn.notAsked']);
  });

  test('the picture trails until the dice lie still, and the question waits for it', async () => {
    const match = playTo(clash(1), 'act', 'movement');
    const session = sit(match, { autoAnswer: false, fastDice: false, followAction: false }, false);
    session.setStage(fakeStage());
    const unit = match.getGame().battle.units.find(({ seat }) => seat === match.deciding());
    session.submit({ seat: unit?.seat ?? 'azure', type: 'run', unit: unit?.id ?? '' });
    const { thrown, isPlaying, game } = session.shown.getState();
    expect(isPlaying).toBe(true);
    expect(thrown?.dice).toHaveLength(1);
    expect(game.battle.rolledMove).toBeUndefined();
    session.diceRest(thrown?.id ?? '');
    session.hurry();
    await expect.poll(() => session.shown.getState().isPlaying).toBe(false);
    expect(session.shown.getState().game.battle.rolledMove?.unit).toBe(unit?.id);
  });
});

describe('step by step', () => {
  test('every roll waits for the word to go on, and so does the only answer', async () => {
    const match = playTo(clash(1), 'chooseFirst');
    const preferences = { autoAnswer: true, fastDice: false, followAction: false, stepThrough: true };
    const session = sit(match, preferences);
    const round = session.shown.getState().game.battle.round;
    session.submit({ seat: match.deciding() ?? 'azure', type: 'chooseFirst', first: 'azure' });
    expect(session.step()).toBe(false);
    expect(kind(session)).toBe('act');
    const charge = playTo(clash(1), 'act', 'charge');
    const rolling = sit(charge, preferences);
    const unit = charge.options().find(option => option.type === 'tryCharge');
    if (!unit) throw new Error('nobody can charge');
    rolling.submit(unit);
    expect(rolling.shown.getState().isPlaying).toBe(true);
    expect(rolling.shown.getState().game.battle.rolledMove).toBeUndefined();
    expect(rolling.step()).toBe(true);
    await Promise.resolve();
    await Promise.resolve();
    expect(rolling.shown.getState().game.battle.rolledMove?.kind).toBe('charge');
    expect(rolling.shown.getState().isPlaying).toBe(false);
    expect(round).toBe(1);
  });
});
