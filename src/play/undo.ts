import type { Kinds } from '../kernel/system';
import type { Match } from '../match/match';

export interface UndoState<K extends Kinds> {
  /** The seat whose undo request waits for the other's answer. */
  readonly undoAskedBy: K['seat'] | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/**
 * Undo on one screen. Commands without a decision at this screen (answers without a choice, and a bot's commands) are
 * undone and redone together with the decision before them.
 */
export class UndoControl<K extends Kinds> {
  private readonly match: Match<K>;
  private readonly consents: (seat: K['seat']) => boolean;
  /** Indices of commands answered without a choice; those that can be redone are still included. */
  private readonly autos = new Set<number>();
  private count: number;
  /** An opened game waits where it was left. */
  private isHeld = true;

  /** `consents` names the seats that always agree to an undo: those that are not decided at this screen. */
  constructor(match: Match<K>, consents: (seat: K['seat']) => boolean = () => false) {
    this.match = match;
    this.consents = consents;
    this.count = match.replay().commands.length;
    match.subscribe(() => {
      this.count = match.replay().commands.length;
      if (match.canRedo()) return;
      for (const index of this.autos) if (index >= this.count) this.autos.delete(index);
    });
  }

  /** Just opened, or after an undo: no answer is given automatically until the player acts. */
  get isPausing(): boolean {
    return this.isHeld;
  }

  get state(): UndoState<K> {
    return { undoAskedBy: this.match.getUndoQuestion(), canUndo: this.hasDecision(), canRedo: this.match.canRedo() };
  }

  /** Undoes the newest decision, or asks the other player. */
  undo(): void {
    for (;;) {
      const last = this.match.replay().commands.at(-1);
      if (!last) return;
      this.isHeld = true;
      const wasAuto = this.isAuto(this.count - 1, last.seat);
      const result = this.match.undo(last.seat);
      if (!result.ok || (result.value === 'asked' && !this.agreed(last.seat)) || !wasAuto) return;
    }
  }

  /** Redoes the last undone decision, and the commands that followed it without a decision. */
  redo(): void {
    do {
      if (!this.match.redo().ok) return;
    } while (this.isAuto(this.count, this.match.deciding()));
  }

  /** The other player's answer. */
  answer(agrees: boolean): void {
    const by = this.match.getUndoQuestion();
    if (by === undefined) return;
    const wasAuto = this.isAuto(this.count - 1, by);
    this.match.answerUndo(this.otherThan(by), agrees);
    if (agrees && wasAuto) this.undo();
  }

  /** The next command is given without a decision at this screen. */
  noteAuto(): void {
    this.autos.add(this.count);
  }

  /** The player acts again. */
  resume(): void {
    this.isHeld = false;
  }

  /** Whether anything was decided at this screen that could be taken back; what bots did alone is not. */
  private hasDecision(): boolean {
    return this.match.replay().commands.some(({ seat }) => !this.consents(seat));
  }

  /** Whether this command was not decided at this screen; the seat is the one that gave it. */
  private isAuto(index: number, seat: K['seat'] | undefined): boolean {
    return this.autos.has(index) || (seat !== undefined && this.consents(seat));
  }

  /** Whether one of the two seats agrees at once: the one asked, or the one whose command it was. */
  private agreed(by: K['seat']): boolean {
    const other = this.otherThan(by);
    return (this.consents(other) || this.consents(by)) && this.match.answerUndo(other, true).ok;
  }

  private otherThan(by: K['seat']): K['seat'] {
    return this.match.system.seats.find(seat => seat !== by) ?? by;
  }
}
