import type { BattleEvent } from '../games/aos/events';
import { fold } from '../games/aos/fold';
import type { Battle } from '../games/aos/types';
import type { Told } from './history';

/** Shows one event and settles when it has been seen; `later` are those that follow it. */
export type Perform = (event: BattleEvent, shown: Battle, later: readonly BattleEvent[]) => Promise<void> | undefined;

/** Hears how far the battle has been shown, and whether something is still moving. */
export type Audience = (battle: Battle, told: readonly Told[], isPlaying: boolean) => void;

/**
 * Plays events one by one and folds each into the battle that is shown, so the picture may trail the truth but never
 * contradicts it. Events that need no time are shown at once, without a turn of the event loop.
 */
export class Director {
  private readonly perform: Perform;
  private readonly audience: Audience;
  private shown: Battle;
  private told: readonly Told[];
  private queue: readonly BattleEvent[] = [];
  /** Raised by every jump: what was being shown then is nobody's business any more. */
  private scene = 0;
  private isBusy = false;
  private isHurried = false;

  constructor(start: Battle, past: readonly Told[], perform: Perform, audience: Audience) {
    this.shown = start;
    this.told = past;
    this.perform = perform;
    this.audience = audience;
  }

  get isPlaying(): boolean {
    return this.isBusy;
  }

  /** Shows what happened, after what is still being shown. */
  play(events: readonly BattleEvent[]): void {
    this.queue = [...this.queue, ...events];
    if (!this.isBusy) this.run();
  }

  /** Shows this battle at once: after something was taken back. */
  jump(battle: Battle, told: readonly Told[]): void {
    this.scene += 1;
    this.queue = [];
    this.isBusy = false;
    this.isHurried = false;
    this.shown = battle;
    this.told = told;
    this.audience(battle, told, false);
  }

  /** Shows the rest without waiting; whoever acts must end what is moving now. */
  hurry(): void {
    this.isHurried = this.isBusy;
  }

  private run(): void {
    for (;;) {
      const [event, ...later] = this.queue;
      if (!event) break;
      this.queue = later;
      const acting = this.isHurried ? undefined : this.perform(event, this.shown, later);
      if (acting) {
        this.waitFor(acting, event);
        return;
      }
      this.finish(event);
    }
    this.isHurried = false;
    this.audience(this.shown, this.told, false);
  }

  private waitFor(acting: Promise<void>, event: BattleEvent): void {
    const { scene } = this;
    this.isBusy = true;
    this.audience(this.shown, this.told, true);
    const goOn = () => {
      if (scene !== this.scene) return;
      this.isBusy = false;
      this.finish(event);
      this.run();
    };
    // what cannot be shown must not hold up the battle; the page says that it could not
    void acting.catch(cause => reportError(cause)).then(goOn);
  }

  private finish(event: BattleEvent): void {
    this.told = [...this.told, { event, before: this.shown }];
    this.shown = fold(this.shown, event);
  }
}
