import type { GameSystem, Kinds } from '../kernel/system';
import type { HistoryEntry } from './history';

/**
 * Shows one event; `later` are the events that follow. The promise resolves when it is done; undefined if there is
 * nothing to wait for.
 */
export type Perform<K extends Kinds> = (
  event: K['event'],
  shown: K['game'],
  later: readonly K['event'][],
) => Promise<void> | undefined;

/** Called after each shown event that took time, and at the end. */
export type OnShown<K extends Kinds> = (
  game: K['game'],
  history: readonly HistoryEntry<K>[],
  isPlaying: boolean,
) => void;

interface Start<K extends Kinds> {
  readonly game: K['game'];
  readonly history: readonly HistoryEntry<K>[];
}

/**
 * Plays events one by one and folds each into the shown game. The picture may lag behind the match but never
 * contradicts it. Events that need no time are shown synchronously.
 */
export class Director<K extends Kinds> {
  private readonly system: Pick<GameSystem<K>, 'fold'>;
  private readonly perform: Perform<K>;
  private readonly onShown: OnShown<K>;
  private shown: K['game'];
  private history: readonly HistoryEntry<K>[];
  private queue: readonly K['event'][] = [];
  /** Incremented on each jump; promises of an earlier number are stale. */
  private jumps = 0;
  private isBusy = false;
  private isHurried = false;

  constructor(
    system: Pick<GameSystem<K>, 'fold'>,
    { game, history }: Start<K>,
    perform: Perform<K>,
    onShown: OnShown<K>,
  ) {
    this.system = system;
    this.shown = game;
    this.history = history;
    this.perform = perform;
    this.onShown = onShown;
  }

  get isPlaying(): boolean {
    return this.isBusy;
  }

  /** Shows these events after the current ones. */
  play(events: readonly K['event'][]): void {
    this.queue = [...this.queue, ...events];
    if (!this.isBusy) this.run();
  }

  /** Shows this game at once, for example after an undo. */
  jump(game: K['game'], history: readonly HistoryEntry<K>[]): void {
    this.jumps += 1;
    this.queue = [];
    this.isBusy = false;
    this.isHurried = false;
    this.shown = game;
    this.history = history;
    this.onShown(game, history, false);
  }

  /** Shows the rest without waiting. The caller ends running animations. */
  hurry(): void {
    this.isHurried = this.isBusy;
  }

  private run(): void {
    for (;;) {
      const [event, ...later] = this.queue;
      if (!event) break;
      this.queue = later;
      const performing = this.isHurried ? undefined : this.perform(event, this.shown, later);
      if (performing) {
        this.waitFor(performing, event);
        return;
      }
      this.finish(event);
    }
    this.isHurried = false;
    this.onShown(this.shown, this.history, false);
  }

  private waitFor(performing: Promise<void>, event: K['event']): void {
    const { jumps } = this;
    this.isBusy = true;
    this.onShown(this.shown, this.history, true);
    const goOn = () => {
      if (jumps !== this.jumps) return;
      this.isBusy = false;
      this.finish(event);
      this.run();
    };
    // an event that cannot be shown must not stop the game; the page reports the error
    void performing.catch(cause => reportError(cause)).then(goOn);
  }

  private finish(event: K['event']): void {
    this.history = [...this.history, { event, before: this.shown }];
    this.shown = this.system.fold(this.shown, event);
  }
}
