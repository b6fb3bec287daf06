import type { SeatedBot, SeatedBots } from '../../../../kernel/files/replay';
import type { TableTheme } from '../../../../table/picture';
import type { Setup } from '../../battle-setup';
import { seatedAs } from '../../bots/seated-words';
import type { Aos } from '../../game';
import type { Seat } from '../../types';
import { type ArmyChoice, type BotChoice, type Choices, LAST_LIST } from '../choices';

/** The choices for the next battle of the same two players: their names, lists, computers and rulings, and who won by a major victory. */
export const nextChoices = (fresh: Choices, next: Setup, mood: TableTheme, bots: SeatedBots<Aos> = {}): Choices => ({
  ...fresh,
  armies: { azure: choiceOf(next, 'azure', bots), ember: choiceOf(next, 'ember', bots) },
  mood,
  scenery: next.scenery,
  rulings: next.rulings,
});

function choiceOf({ armies }: Setup, seat: Seat, bots: SeatedBots<Aos>): ArmyChoice {
  const seated = bots[seat];
  const { wonMajorLast, ...army } = armies[seat];
  return {
    player: army.player,
    list: LAST_LIST,
    army,
    last: army,
    wonMajorLast,
    ...(seated && { bot: botChoiceOf(seated) }),
  };
}

function botChoiceOf(seated: SeatedBot): BotChoice {
  const { level, character } = seatedAs(seated);
  return { level, character };
}
