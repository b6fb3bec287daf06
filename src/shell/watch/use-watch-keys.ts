import { isHeld, isPressing, useKeys } from '../use-keys';
import type { Projector } from './replay-player';

export interface WatchDoors {
  readonly log: () => void;
  readonly rules: () => void;
}

/** Keys of the replay: space plays, arrows step, Home and End go to the ends; V, T, L and R as in a battle. */
export function useWatchKeys(projector: Projector, { log, rules }: WatchDoors): void {
  const { session, showing, playback } = projector;
  const acts: Readonly<Record<string, () => void>> = {
    ' ': () => (showing.getState().isRunning ? projector.pause() : projector.run()),
    ArrowRight: () => projector.step(1),
    ArrowLeft: () => projector.step(-1),
    Home: () => projector.seek(0),
    End: () => projector.seek(playback.length),
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
