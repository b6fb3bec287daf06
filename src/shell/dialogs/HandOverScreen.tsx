import { useEffect, useRef } from 'react';
import type { Ask } from '../../games/aos/asks';
import { useNames } from '../../games/aos/panels/use-session';
import { questionOf } from '../../games/aos/words/questions/asks';
import { plain } from '../parts/Rich';
import { HAND_OVER_SCREEN } from '../words/hand-over';

/** Hides the table until the other player has it in hand. */
export function HandOverScreen({ ask, onGo }: { readonly ask: Ask; readonly onGo: () => void }) {
  const names = useNames();
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  const player = names.player(ask.seat);
  return (
    <dialog
      ref={box}
      className="hand-over-screen"
      data-seat={ask.seat}
      aria-label={HAND_OVER_SCREEN.title(player)}
      onClose={onGo}
    >
      <i className="pip" data-seat={ask.seat} />
      <h2>{HAND_OVER_SCREEN.title(player)}</h2>
      <p>{plain(questionOf(ask, names))}</p>
      <button type="button" className="button" data-look="prime" onClick={onGo}>
        {HAND_OVER_SCREEN.go(player)}
      </button>
    </dialog>
  );
}
