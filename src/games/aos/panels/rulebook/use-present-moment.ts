import { askedNow } from '../../facts/open-question';
import type { Game } from '../../game';
import type { Names } from '../../words/names';
import { useNames, useSession, useShown } from '../use-session';
import type { YouAreHereProps } from './YouAreHere';

/**
 * The moment that the chart marks. While the table still shows earlier events the match is ahead of it, and there is
 * none: the chart would tell what has not been seen yet.
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
