import { PlayerBar } from '../../../../shell/watch/PlayerBar';
import { lineOf } from '../../words/battle/events';
import { LOG } from '../../words/battle/panels';
import { roundInWords } from '../../words/battle/summary';
import { useBattle, useNames, useShown } from '../use-session';
import type { BattlePlayer } from './battle-player';

/** The bar of a replay, with the place in the battle and the last event in words. */
export function WatchBar({ player, id }: { readonly player: BattlePlayer; readonly id: string }) {
  const battle = useBattle();
  const names = useNames();
  const told = useShown(shown => shown.history);
  const last = told.findLast(({ event, before }) => lineOf(event, names, before.battle) !== undefined);
  const line = last && lineOf(last.event, names, last.before.battle)?.text;
  const where = battle.round === 0 ? LOG.setUp : roundInWords(battle, names.player(battle.active));
  return <PlayerBar player={player} id={id} where={where} line={line} />;
}
