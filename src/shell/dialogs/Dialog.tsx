import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../parts/icons';
import { DIALOGS } from '../words/dialogs';
import './dialogs.css';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog. It takes the focus and gives it back. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog ref={box} className="dialog panel" aria-label={title} onCancel={onClose} onClose={onClose}>
      <div className="dialog-head">
        <h2>{title}</h2>
        <button type="button" className="button" data-look="ghost" aria-label={DIALOGS.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
