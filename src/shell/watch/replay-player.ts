import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Kinds } from '../../kernel/system';
import type { Match } from '../../match/match';
import { isBrisk, type Pace, waitAt } from './pace';
import { type MarkOf, openPlayback, type Playback } from './playback';

/** What the player needs of the session that shows the game on the table. */
export interface ShowingSession {
  readonly shown: Pick<StoreApi<{ readonly isPlaying: boolean }>, 'getState' | 'subscribe'>;
  /** Ends the motions that are still running. */
  hurry(): void;
  stop(): void;
}

/** The position of the replay, whether it runs, and its speed. */
export interface Showing {
  readonly at: number;
  readonly isRunning: boolean;
  readonly pace: Pace;
}

export interface ReplayPlayerOptions<K extends Kinds, S extends ShowingSession> {
  /** Opens the table for the match. While `isFast` is true, motions are cut short. */
  readonly openSession: (match: Match<K>, isFast: () => boolean) => S;
  readonly markOf: MarkOf<K>;
}

/** Shows a stored game on the table: runs, steps, and goes to any place. */
export class ReplayPlayer<K extends Kinds, S extends ShowingSession> {
  readonly playback: Playback<K>;
  readonly session: S;
  /** Whether the game was played to its end. */
  readonly isWhole: boolean;
  readonly showing = createStore<Showing>(() => ({ at: 0, isRunning: false, pace: 1 }));
  private readonly stopListening: () => void;
  private next: ReturnType<typeof setTimeout> | undefined;

  constructor(past: Match<K>, { openSession, markOf }: ReplayPlayerOptions<K, S>) {
    this.playback = openPlayback(past, markOf);
    this.isWhole = past.outcome() !== undefined;
    this.session = openSession(this.playback.match, () => isBrisk(this.showing.getState().pace));
    this.stopListening = this.session.shown.subscribe((now, before) => {
      if (before.isPlaying && !now.isPlaying) this.goOn();
    });
  }

  /** Runs from here; at the end it starts again. */
  run(): void {
    if (this.showing.getState().at >= this.playback.length) this.seek(0);
    this.showing.setState({ isRunning: true });
    this.show();
  }

  pause(): void {
    clearTimeout(this.next);
    this.showing.setState({ isRunning: false });
  }

  setPace(pace: Pace): void {
    this.showing.setState({ pace });
    this.goOn();
  }

  /** One command forward with its motions, or one back without. */
  step(by: 1 | -1): void {
    this.pause();
    if (by < 0) this.seek(this.playback.at() - 1);
    else this.show();
  }

  /** Jumps to a place and pauses. */
  seek(to: number): void {
    this.pause();
    this.playback.jump(to);
    this.showing.setState({ at: this.playback.at() });
  }

  stop(): void {
    this.pause();
    this.stopListening();
    this.session.stop();
  }

  /** Ends running motions and shows the next command. */
  private show(): void {
    this.session.hurry();
    const hasShown = this.playback.step();
    this.showing.setState({ at: this.playback.at() });
    if (!hasShown) this.pause();
    else if (!this.session.shown.getState().isPlaying) this.goOn();
  }

  /** Shows the next command after a pause, while the replay runs. */
  private goOn(): void {
    clearTimeout(this.next);
    const { isRunning, pace } = this.showing.getState();
    if (isRunning) this.next = setTimeout(() => this.show(), waitAt(pace));
  }
}
