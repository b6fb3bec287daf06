import { isHeld, isPressing, useKeys } from '../hooks/use-keys';
import type { ReplayPlayer } from './replay-player';

export interface WatchDialogs {
  readonly log: () => void;
  readonly rules: () => void;
}

/** Keys of the replay: space plays, arrows step, Home and End go to the ends; V, T, L and R as in a battle. */
export function useWatchKeys(player: ReplayPlayer, { log, rules }: WatchDialogs): void {
  const { session, showing, playback } = player;
  const acts: Readonly<Record<string, () => void>> = {
    ' ': () => (showing.getState().isRunning ? player.pause() : player.run()),
    ArrowRight: () => player.step(1),
    ArrowLeft: () => player.step(-1),
    Home: () => player.seek(0),
    End: () => player.seek(playback.length),
    v: () => session.look({ kind: 'table' }),
    t: () => session.look({ kind: 'top' }),
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
