import type { Kinds } from '../../kernel/system';
import { isHeld, isPressing, useKeys } from '../hooks/use-keys';
import type { ReplayPlayer, ShowingSession } from './replay-player';

/** What keys do besides moving through the replay. */
export interface WatchKeyActions {
  readonly log: () => void;
  readonly rules: () => void;
  readonly wholeTable: () => void;
  readonly fromTop: () => void;
}

/** Keys of the replay: space plays, arrows step, Home and End go to the ends; V, T, L and R as in a battle. */
export function useWatchKeys<K extends Kinds>(
  player: ReplayPlayer<K, ShowingSession>,
  { log, rules, wholeTable, fromTop }: WatchKeyActions,
): void {
  const { showing, playback } = player;
  const acts: Readonly<Record<string, () => void>> = {
    ' ': () => (showing.getState().isRunning ? player.pause() : player.run()),
    ArrowRight: () => player.step(1),
    ArrowLeft: () => player.step(-1),
    Home: () => player.seek(0),
    End: () => player.seek(playback.length),
    v: wholeTable,
    t: fromTop,
    l: log,
    r: rules,
  };
  useKeys((event, on) => {
    const act = acts[event.key];
    if (!act || isHeld(event) || (event.key === ' ' && isPressing(on))) return false;
    act();
    return true;
  });
}
