import { Icon } from '../../../../shell/parts/icons';
import { TOOL_STRIP } from '../../words/measure/tools';
import { useInteraction, useSession } from '../use-session';

/** Takes the tape, or puts the current tool away. */
export function MeasureButton() {
  const { table } = useSession();
  const tool = useInteraction(interaction => interaction.tool);
  return (
    <button
      type="button"
      className="button"
      data-look="ghost"
      aria-label={TOOL_STRIP.measure}
      aria-pressed={tool !== undefined}
      aria-keyshortcuts="T"
      title={TOOL_STRIP.measureKey}
      onClick={() => table.send(tool ? { type: 'putAway' } : { type: 'tool', kind: 'tape' })}
    >
      <Icon name="ruler" size={18} />
      <span>{TOOL_STRIP.measure}</span>
    </button>
  );
}
