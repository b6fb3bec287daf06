import type { Match } from '../../../../match/match';
import { ReplayPlayer } from '../../../../shell/watch/replay-player';
import type { Aos } from '../..';
import { BattleSession } from '../../session/battle-session';

export interface WatchPreferences {
  /** Whether pictures must not move. */
  readonly isStill: () => boolean;
  readonly isFollowing: () => boolean;
}

export type BattlePlayer = ReplayPlayer<Aos, BattleSession>;

/** A stored battle on the table; its rounds are marked on the scale. */
export const openBattlePlayer = (past: Match<Aos>, { isStill, isFollowing }: WatchPreferences): BattlePlayer =>
  new ReplayPlayer(past, {
    openSession: (match, isFast) =>
      new BattleSession(match, {
        preferences: () => ({ autoAnswer: false, fastDice: isFast(), followAction: isFollowing() && !isFast() }),
        isStill: () => isStill() || isFast(),
      }),
    markOf: ({ events, game }) =>
      events.some(event => event.type === 'turnBegan' && event.turn === 1) ? game.battle.round : undefined,
  });
