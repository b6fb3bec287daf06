import type { SeatedBots } from '../../../../kernel/files/replay';
import type { Players } from '../../../../play/players/player';
import { opponent } from '../../bots/opponent';
import { seatedAs } from '../../bots/seated-words';
import type { Aos } from '../../game';
import { SEATS } from '../../types';

/** The computers in the seats of a battle. */
export function playersOf(bots: SeatedBots<Aos>): Players<Aos> {
  const players = SEATS.flatMap(seat => {
    const bot = bots[seat];
    return bot ? [[seat, { at: 'bot', bot: opponent(seatedAs(bot)) }] as const] : [];
  });
  return Object.fromEntries(players);
}
