import type { Kinds } from '../kernel/system';
import type { Match } from '../match/match';

/** An event and the game before it: enough for a line of the log or a row of dice. */
export interface HistoryEntry<K extends Kinds> {
  readonly event: K['event'];
  readonly before: K['game'];
}

/** Everything so far, from the beginning. */
export function historyOf<K extends Kinds>(match: Match<K>): readonly HistoryEntry<K>[] {
  const { system } = match;
  let game = system.origin(match.replay().setup, system.dice(match.getGame()));
  return match.getEvents().map(event => {
    const before = game;
    game = system.fold(game, event);
    return { event, before };
  });
}
