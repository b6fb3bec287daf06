import { useEffect, useRef } from 'react';
import type { Ask } from '../games/aos/asks';
import { questionOf } from '../games/aos/words/questions/asks';
import { plain } from './parts/Rich';
import { useNames } from './use-session';
import { CURTAIN } from './words/hand-over';

/** Hides the table until the other player has it in hand. */
export function Curtain({ ask, onGo }: { readonly ask: Ask; readonly onGo: () => void }) {
  const names = useNames();
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  const player = names.player(ask.seat);
  return (
    <dialog ref={box} className="curtain" data-seat={ask.seat} aria-label={CURTAIN.title(player)} onClose={onGo}>
      <i className="pip" data-seat={ask.seat} />
      <h2>{CURTAIN.title(player)}</h2>
      <p>{plain(questionOf(ask, names))}</p>
      <button type="button" className="button" data-look="prime" onClick={onGo}>
        {CURTAIN.go(player)}
      </button>
    </dialog>
  );
}
