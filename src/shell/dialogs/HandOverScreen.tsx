import { useEffect, useRef } from 'react';
import { HAND_OVER_SCREEN } from '../words/hand-over';

interface HandOverScreenProps {
  /** The name of the player who must decide. */
  readonly player: string;
  readonly seat: string;
  readonly question: string;
  readonly onGo: () => void;
}

/** Hides the table until the other player takes over. */
export function HandOverScreen({ player, seat, question, onGo }: HandOverScreenProps) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={box}
      className="hand-over-screen"
      data-seat={seat}
      aria-label={HAND_OVER_SCREEN.title(player)}
      onClose={onGo}
    >
      <i className="pip" data-seat={seat} />
      <h2>{HAND_OVER_SCREEN.title(player)}</h2>
      <p>{question}</p>
      <button type="button" className="button" data-look="prime" onClick={onGo}>
        {HAND_OVER_SCREEN.go(player)}
      </button>
    </dialog>
  );
}
