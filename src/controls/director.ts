import type { BattleEvent } from '../systems/aos/events';
import { fold } from '../systems/aos/fold';
import type { Battle } from '../systems/aos/types';
import type { Told } from './chronicle';

/** Shows one event and settles when it has been seen; `later` are those that follow it. */
export type Perform = (event: BattleEvent, shown: Battle, later: readonly BattleEvent[]) => Promise<void> | undefined;

export interface Director {
  /** Shows what happened, after what is still being shown. */
  play(events: readonly BattleEvent[]): void;
  /** Shows this battle at once: after an undo, or when a battle is opened. */
  jump(battle: Battle, told: readonly Told[]): void;
  /** Shows the rest without waiting. */
  hurry(): void;
  readonly isPlaying: boolean;
}

interface Listener {
  /** The battle as far as it has been shown. */
  shown(battle: Battle, told: readonly Told[], isPlaying: boolean): void;
}

/**
 * Plays events one by one and folds each into the battle that is shown, so the picture may trail the truth but never
 * contradicts it. Events that need no time are shown at once, without a turn of the event loop.
 */
export function createDirector(start: Battle, past: readonly Told[], perform: Perform, listener: Listener): Director {
  let shown = start;
  let told = past;
  let queue: readonly BattleEvent[] = [];
  let scene = 0;
  let isBusy = false;
  let isHurried = false;

  const finish = (event: BattleEvent) => {
    told = [...told, { event, before: shown }];
    shown = fold(shown, event);
  };

  function run(): void {
    for (;;) {
      const [event, ...later] = queue;
      if (!event) break;
      queue = later;
      const acting = isHurried ? undefined : perform(event, shown, later);
      if (!acting) {
        finish(event);
        continue;
      }
      waitFor(acting, event);
      return;
    }
    isHurried = false;
    listener.shown(shown, told, false);
  }

  function waitFor(acting: Promise<void>, event: BattleEvent): void {
    const current = scene;
    isBusy = true;
    listener.shown(shown, told, true);
    void acting.then(() => {
      if (current !== scene) return;
      isBusy = false;
      finish(event);
      run();
    });
  }

  return {
    play(events) {
      queue = [...queue, ...events];
      if (!isBusy) run();
    },
    jump(battle, from) {
      scene += 1;
      queue = [];
      isBusy = false;
      isHurried = false;
      shown = battle;
      told = from;
      listener.shown(shown, told, false);
    },
    hurry() {
      if (isBusy) isHurried = true;
    },
    get isPlaying() {
      return isBusy;
    },
  };
}
