import type { SeatedBots } from '../../../../kernel/files/replay';
import type { Match } from '../../../../match/match';
import { opponent } from '../../bots/opponent';
import { seatedAs } from '../../bots/seated-words';
import type { Aos } from '../../game';
import type { BattleSessionOptions } from '../../session/battle-session';
import { SEATS } from '../../types';
import { openThoughtLog } from './thought-log';

/** The computers in the seats of a battle, and what they think. */
export function computersOf(
  match: Match<Aos>,
  bots: SeatedBots<Aos>,
): Pick<BattleSessionOptions, 'players' | 'thoughts'> {
  const { thoughts, hear } = openThoughtLog(match);
  const players = SEATS.flatMap(seat => {
    const bot = bots[seat];
    return bot ? [[seat, { at: 'bot', bot: opponent(seatedAs(bot), hear) }] as const] : [];
  });
  return { players: Object.fromEntries(players), thoughts };
}
