import { askedNow } from '../../facts/open-question';
import type { Game } from '../../game';
import type { Names } from '../../words/names';
import { useNames, useSession, useShown } from '../use-session';
import type { YouAreHereProps } from './YouAreHere';

/**
 * The state that the chart marks. Undefined while the table still shows earlier events: the chart would reveal what has
 * not been shown yet.
 */
export const presentMoment = ({ at, battle }: Game, isPlaying: boolean, names: Names): YouAreHereProps | undefined =>
  isPlaying ? undefined : { at, ask: askedNow(battle), names };

/** The moment of the battle on the screen. */
export function usePresentMoment(): YouAreHereProps | undefined {
  const { match } = useSession();
  return presentMoment(
    match.getGame(),
    useShown(shown => shown.isPlaying),
    useNames(),
  );
}
