import type { Aos } from '../games/aos';
import type { BattleEvent } from '../games/aos/events';
import { fold } from '../games/aos/fold';
import type { Battle } from '../games/aos/types';
import type { Match } from '../match/match';

/** An event and the battle as it was before: all that a log line or a dice row needs. */
export interface Told {
  readonly event: BattleEvent;
  readonly before: Battle;
}

/** Everything that happened so far, told from the beginning. */
export function chronicleOf(match: Match<Aos>): readonly Told[] {
  const { setup } = match.replay();
  let { battle } = match.system.origin(setup, match.system.dice(match.getGame()));
  return match.getEvents().map(event => {
    const before = battle;
    battle = fold(battle, event);
    return { event, before };
  });
}
