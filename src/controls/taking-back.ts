import type { Match } from '../match/match';
import type { Aos } from '../systems/aos';
import type { Seat } from '../systems/aos/types';

/** Undo at a screen that two share: what was answered for the players goes back together with what they did. */
export interface TakingBack {
  undo(): void;
  answer(seat: Seat, agrees: boolean): void;
  /** The next command will be given for the player. */
  noteAuto(): void;
  /** After taking something back nothing answers itself until the player acts. */
  isPausing(): boolean;
  resume(): void;
  state(): { readonly undoAskedBy: Seat | undefined; readonly canUndo: boolean; readonly canRedo: boolean };
}

/** Undo for one match. */
export function createTakingBack(match: Match<Aos>): TakingBack {
  const autos = new Set<number>();
  let isPausing = false;
  let count = match.replay().commands.length;
  match.subscribe(() => {
    count = match.replay().commands.length;
    for (const index of autos) if (index >= count) autos.delete(index);
  });

  function undo(): void {
    for (;;) {
      const last = match.replay().commands.at(-1);
      if (!last) return;
      isPausing = true;
      const wasAuto = autos.has(count - 1);
      const result = match.undo(last.seat);
      if (!result.ok || result.value === 'asked' || !wasAuto) return;
    }
  }

  return {
    undo,
    answer(seat, agrees) {
      const wasAuto = autos.has(count - 1);
      match.answerUndo(seat, agrees);
      if (agrees && wasAuto) undo();
    },
    noteAuto: () => void autos.add(count),
    isPausing: () => isPausing,
    resume() {
      isPausing = false;
    },
    state: () => ({
      undoAskedBy: match.getUndoQuestion(),
      canUndo: count > 0,
      canRedo: match.canRedo(),
    }),
  };
}
