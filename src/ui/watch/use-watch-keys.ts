import { useEffect } from 'react';
import type { Projector } from './projector';

const OWN_KEYS = 'input, textarea, select, dialog';
const OWN_SPACE = 'button, a, summary';

export interface WatchDoors {
  readonly log: () => void;
  readonly rules: () => void;
}

/** Keys of the replay: space plays, arrows step, Home and End go to the ends; V, T, L and R as in a battle. */
export function useWatchKeys(projector: Projector, { log, rules }: WatchDoors): void {
  useEffect(() => {
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
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : undefined;
      const act = acts[event.key];
      if (!act || event.ctrlKey || event.metaKey || event.altKey || target?.closest(OWN_KEYS)) return;
      if (event.key === ' ' && target?.closest(OWN_SPACE)) return;
      act();
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [projector, log, rules]);
}
