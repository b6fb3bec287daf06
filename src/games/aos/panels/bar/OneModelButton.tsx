import { Icon } from '../../../../shell/parts/icons';
import { canTakeOne } from '../../hands/keyboard-edit';
import { BAR } from '../../words/questions/bar';
import { useInteraction, useSession } from '../use-session';

/** Switches between dragging one model and dragging the whole unit. */
export function OneModelButton() {
  const { table } = useSession();
  const isOn = useInteraction(interaction => interaction.takesOne);
  const isOffered = useInteraction(canTakeOne);
  if (!isOffered && !isOn) return undefined;
  return (
    <button
      type="button"
      className="button"
      data-look="ghost"
      aria-label={BAR.oneModel}
      aria-pressed={isOn}
      title={BAR.oneModelKey}
      onClick={() => table.send({ type: 'takeOne' })}
    >
      <Icon name="figure" size={18} />
      <span>{BAR.oneModel}</span>
    </button>
  );
}
