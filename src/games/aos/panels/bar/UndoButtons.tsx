import { Icon } from '../../../../shell/parts/icons';
import { BAR } from '../../words/questions/bar';
import { useSession, useShown } from '../use-session';

/** Undo, and redo once something was undone. */
export function UndoButtons() {
  const session = useSession();
  const canUndo = useShown(shown => shown.canUndo);
  const canRedo = useShown(shown => shown.canRedo);
  return (
    <>
      <button
        type="button"
        className="button"
        data-look="ghost"
        aria-label={BAR.undo}
        disabled={!canUndo}
        onClick={() => session.undo()}
      >
        <Icon name="undo" size={18} />
        <span>{BAR.undo}</span>
      </button>
      {canRedo && (
        <button type="button" className="button" data-look="ghost" aria-label={BAR.redo} onClick={() => session.redo()}>
          <Icon name="redo" size={18} />
          <span>{BAR.redo}</span>
        </button>
      )}
    </>
  );
}
