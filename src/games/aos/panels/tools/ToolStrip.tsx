import { Icon, type IconName } from '../../../../shell/parts/icons';
import type { Interaction } from '../../hands/interaction';
import { readingOf } from '../../tools/reading';
import { TOOL_KINDS, type ToolKind } from '../../tools/tool';
import { readingInWords, TOOL_HINTS, TOOL_NAMES } from '../../words/measure/tool-sentences';
import { TOOL_STRIP } from '../../words/measure/tools';
import { useInteraction, useNames, useSession, useShown } from '../use-session';
import './tools.css';

const ICONS: Readonly<Record<ToolKind, IconName>> = { tape: 'ruler', sight: 'eye', ranges: 'turn' };
const SHORTCUTS: Readonly<Record<ToolKind, string>> = { tape: 'T', sight: 'V', ranges: 'G' };

/** The current tool, the others beside it, and its reading in words. */
export function ToolStrip() {
  const session = useSession();
  const { table } = session;
  const tool = useInteraction(interaction => interaction.tool);
  const isEye = useShown(shown => shown.isEye);
  const reading = useInteraction(readingOf);
  const isSettled = useInteraction(isWorthSaying);
  const names = useNames();
  const words = tool && reading && readingInWords(reading, names);
  const hint = tool && TOOL_HINTS[tool.kind][tool.from ? 'end' : 'begin'];
  return (
    <>
      {tool && (
        <section className="tools panel" aria-label={TOOL_STRIP.name}>
          <div className="tools-kinds">
            {TOOL_KINDS.map(kind => (
              <button
                key={kind}
                type="button"
                className="button"
                data-look="ghost"
                aria-label={TOOL_NAMES[kind]}
                aria-pressed={tool.kind === kind}
                aria-keyshortcuts={SHORTCUTS[kind]}
                title={`${TOOL_NAMES[kind]} (${SHORTCUTS[kind]})`}
                onClick={() => table.send({ type: 'tool', kind })}
              >
                <Icon name={ICONS[kind]} size={18} />
                <span>{TOOL_NAMES[kind]}</span>
              </button>
            ))}
            {(reading?.kind === 'sight' || isEye) && (
              <button
                type="button"
                className="button"
                data-look="ghost"
                aria-label={isEye ? TOOL_STRIP.back : TOOL_STRIP.eye}
                aria-pressed={isEye}
                aria-keyshortcuts="Shift+V"
                title={TOOL_STRIP.eyeKey}
                onClick={() => session.toggleEye()}
              >
                <Icon name="hero" size={18} />
                <span>{isEye ? TOOL_STRIP.back : TOOL_STRIP.eye}</span>
              </button>
            )}
          </div>
          <p className="tools-words">{words ?? hint}</p>
        </section>
      )}
      <p className="unseen" role="status" aria-live="polite">
        {isSettled ? words : undefined}
      </p>
    </>
  );
}

/** A tape that follows the pointer over bare table would be announced all the time. */
const isWorthSaying = ({ tool }: Interaction): boolean =>
  tool !== undefined && (tool.isPinned || tool.to?.kind !== 'spot');
