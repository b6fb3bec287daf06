import type { Match } from '../match/match';
import type { Aos } from '../systems/aos';
import type { BattleEvent } from '../systems/aos/events';
import { fold } from '../systems/aos/fold';
import type { Battle } from '../systems/aos/types';

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
