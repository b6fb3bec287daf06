import type { TableTheme } from '../../../../table/picture';
import type { Setup } from '../../battle-setup';
import type { Seat } from '../../types';
import { type ArmyChoice, type Choices, LAST_LIST } from '../choices';

/**
 * The choices for the next battle of the same players: their names, lists and rulings, and who won by a major victory.
 */
export const nextChoices = (fresh: Choices, next: Setup, mood: TableTheme): Choices => ({
  ...fresh,
  armies: { azure: choiceOf(next, 'azure'), ember: choiceOf(next, 'ember') },
  mood,
  scenery: next.scenery,
  rulings: next.rulings,
});

function choiceOf({ armies }: Setup, seat: Seat): ArmyChoice {
  const { wonMajorLast, ...army } = armies[seat];
  return { player: army.player, list: LAST_LIST, army, last: army, wonMajorLast };
}
