import { afterEach, describe, expect, test, vi } from 'vitest';
import { ageOfSigmar } from '../../../src/games/aos';
import { firstClash, nighthaunt500, stormcast500 } from '../../../src/games/aos/armies/lists';
import { unitOf } from '../../../src/games/aos/facts/units';
import { nextDeployment } from '../../../src/games/aos/hands/auto-deploy';
import { BattleSession } from '../../../src/games/aos/session/battle-session';
import { createMatch, newGame } from '../../../src/match/match';
import { playTo } from './clash';

const armies = { azure: stormcast500, ember: nighthaunt500 };
const deploying = (seed: number) =>
  playTo(
    createMatch(ageOfSigmar, newGame(ageOfSigmar, { ...firstClash, battleplan: 'first-blood', armies }, seed)),
    'deploy',
  );

const sessions: BattleSession[] = [];
const sit = (match: ReturnType<typeof deploying>) => {
  const preferences = { autoAnswer: false, fastDice: true, followAction: false };
  const session = new BattleSession(match, { preferences: () => preferences, isStill: () => true });
  sessions.push(session);
  return session;
};

afterEach(() => {
  for (const session of sessions.splice(0)) session.stop();
  vi.useRealTimers();
});

describe('setting up for a player, seed 3', () => {
  test('the ranks come before the heroes, and every pick is one that is offered', () => {
    const match = deploying(3);
    const order: string[] = [];
    for (let next = nextDeployment(match.getGame().battle, match.options()); next; ) {
      expect(match.check(next)).toEqual([]);
      if ('unit' in next) order.push(unitOf(match.getGame().battle, next.unit).warscroll);
      match.submit(next);
      next = nextDeployment(match.getGame().battle, match.options());
    }
    expect(order).toHaveLength(match.getGame().battle.units.length);
    expect(order.indexOf('knight-incantor')).toBeGreaterThan(order.lastIndexOf('liberators'));
    expect(order.indexOf('guardian-of-souls')).toBeGreaterThan(order.lastIndexOf('grimghast-reapers'));
    expect(order).toContain('grimghast-reapers');
    expect(order).toContain('liberators');
  });

  test('it goes on whenever that side is asked, waits for the other, and undo takes back what it did and ends it', () => {
    vi.useFakeTimers();
    const match = deploying(3);
    const session = sit(match);
    const seat = match.deciding();
    session.setUpTheRest();
    vi.advanceTimersByTime(100);
    expect(match.deciding()).not.toBe(seat);
    const place = match.options().find(({ type }) => type === 'deploy');
    if (place) session.submit(place);
    vi.advanceTimersByTime(100);
    const own = () => match.replay().commands.filter(command => command.type === 'deploy' && command.seat === seat);
    expect(own()).toHaveLength(2);
    session.undo();
    vi.advanceTimersByTime(100);
    expect(own()).toHaveLength(1);
    expect(match.deciding()).not.toBe(seat);
  });
});
