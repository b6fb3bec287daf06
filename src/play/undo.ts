import type { Aos } from '../games/aos';
import { otherSeat, type Seat } from '../games/aos/types';
import type { Match } from '../match/match';

/** Undo at a screen that two share: what was answered for the players goes back together with what they did. */
export class TakingBack {
  private readonly match: Match<Aos>;
  /** Which commands were given for the players. */
  private readonly autos = new Set<number>();
  private count: number;
  /** A battle that is opened waits where it was left. */
  private isHeld = true;

  constructor(match: Match<Aos>) {
    this.match = match;
    this.count = match.replay().commands.length;
    match.subscribe(() => {
      this.count = match.replay().commands.length;
      for (const index of this.autos) if (index >= this.count) this.autos.delete(index);
    });
  }

  /** Just opened, or after taking something back: nothing answers itself until the player acts. */
  get isPausing(): boolean {
    return this.isHeld;
  }

  get state(): { readonly undoAskedBy: Seat | undefined; readonly canUndo: boolean; readonly canRedo: boolean } {
    return { undoAskedBy: this.match.getUndoQuestion(), canUndo: this.count > 0, canRedo: this.match.canRedo() };
  }

  /** Takes the newest act back, or asks the other player for leave. */
  undo(): void {
    for (;;) {
      const last = this.match.replay().commands.at(-1);
      if (!last) return;
      this.isHeld = true;
      const wasAuto = this.autos.has(this.count - 1);
      const result = this.match.undo(last.seat);
      if (!result.ok || result.value === 'asked' || !wasAuto) return;
    }
  }

  /** The other player's answer. */
  answer(agrees: boolean): void {
    const by = this.match.getUndoQuestion();
    if (by === undefined) return;
    const wasAuto = this.autos.has(this.count - 1);
    this.match.answerUndo(otherSeat(by), agrees);
    if (agrees && wasAuto) this.undo();
  }

  /** The next command will be given for the player. */
  noteAuto(): void {
    this.autos.add(this.count);
  }

  /** The player acts again. */
  resume(): void {
    this.isHeld = false;
  }
}
