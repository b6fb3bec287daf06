import { createStore } from 'zustand/vanilla';
import type { Aos } from '../../games/aos';
import type { Match } from '../../match/match';
import { Session } from '../../play/session';
import { isBrisk, type Pace, waitAt } from './pace';
import { openPlayback, type Playback } from './playback';

/** Where the showing is, and how it goes on. */
export interface Showing {
  readonly at: number;
  readonly isRunning: boolean;
  readonly pace: Pace;
}

export interface ReplayPlayerOptions {
  /** Whether pictures must not move. */
  readonly isStill: () => boolean;
  readonly isFollowing: () => boolean;
}

/** Shows a battle of the past on the table: runs, steps, and goes to any place. */
export class ReplayPlayer {
  readonly playback: Playback;
  readonly session: Session;
  /** Whether the battle was fought to its end. */
  readonly isWhole: boolean;
  readonly showing = createStore<Showing>(() => ({ at: 0, isRunning: false, pace: 1 }));
  private readonly stopListening: () => void;
  private next: ReturnType<typeof setTimeout> | undefined;

  constructor(past: Match<Aos>, { isStill, isFollowing }: ReplayPlayerOptions) {
    this.playback = openPlayback(past);
    this.isWhole = past.outcome() !== undefined;
    const brisk = () => isBrisk(this.showing.getState().pace);
    this.session = new Session(this.playback.match, {
      manner: () => ({ autoAnswer: false, fastDice: brisk(), followAction: isFollowing() && !brisk() }),
      isStill: () => isStill() || brisk(),
    });
    this.stopListening = this.session.shown.subscribe((now, before) => {
      if (before.isPlaying && !now.isPlaying) this.goOn();
    });
  }

  /** Runs on from here; at the end it begins anew. */
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

  /** One act on, played out; or one back, at once. */
  step(by: 1 | -1): void {
    this.pause();
    if (by < 0) this.seek(this.playback.at() - 1);
    else this.show();
  }

  /** Goes to a place at once and stays there. */
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

  /** What is still moving comes to its end, and the next act begins. */
  private show(): void {
    this.session.hurry();
    const hasShown = this.playback.step();
    this.showing.setState({ at: this.playback.at() });
    if (!hasShown) this.pause();
    else if (!this.session.shown.getState().isPlaying) this.goOn();
  }

  /** After a while the next act follows, as long as the showing runs. */
  private goOn(): void {
    clearTimeout(this.next);
    const { isRunning, pace } = this.showing.getState();
    if (isRunning) this.next = setTimeout(() => this.show(), waitAt(pace));
  }
}
