import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { hintLevelOf, settings } from '../../../../../shell/browser/settings';
import { Icon } from '../../../../../shell/parts/icons';
import { Rich } from '../../../../../shell/parts/Rich';
import type { OverlayPicture } from '../../../../../table/picture';
import { type Hint, hintFor } from '../../../course/hints';
import { figuresFor } from '../../../course/key-numbers';
import type { RuleId } from '../../../rulebook';
import { marked } from '../../../tools/tool-picture';
import type { Battle } from '../../../types';
import { figureInWords } from '../../../words/learn/key-numbers';
import { HINT_SLIP, hintInWords } from '../../../words/questions/hints';
import { AdviceSlip } from '../../opponent/AdviceSlip';
import { useInteraction, useNames, useShown } from '../../use-session';
import { knownHints, learnHint } from './known-hints';
import './hints.css';

export interface HintSlipProps {
  readonly onRule: (rule: RuleId) => void;
  /** What the hint points at on the table. */
  readonly onMarks: (marks: Partial<OverlayPicture> | undefined) => void;
}

/** Above the bar: the key numbers of this decision with their rules, and a hint for beginners. */
export function HintSlip({ onRule, onMarks }: HintSlipProps) {
  const names = useNames();
  const battle = useInteraction(interaction => interaction.battle);
  const options = useInteraction(interaction => interaction.options);
  const selected = useInteraction(interaction => interaction.selected);
  const isPlaying = useShown(shown => shown.isPlaying);
  const isAdvised = useStore(settings, now => hintLevelOf(now) !== 'off');
  const { hint, putAway } = useHint(battle, { battle, options, selected }, isPlaying);
  const figures = useMemo(
    () => (isPlaying ? [] : figuresFor({ battle, options, selected })),
    [battle, options, selected, isPlaying],
  );
  useEffect(() => {
    const units = hint?.panel === 'table' ? hint.units : [];
    const rings = units.flatMap(unit => marked(battle, { kind: 'unit', unit }, 'hover'));
    onMarks(rings.length > 0 ? { rings } : undefined);
    return () => onMarks(undefined);
  }, [hint, battle, onMarks]);
  return (
    <div className="hint-stack">
      {isAdvised && <AdviceSlip />}
      {figures.length > 0 && (
        <ul className="figures panel" aria-label={HINT_SLIP.numbers}>
          {figures.map(figure => (
            <li key={`${figure.rule} ${figure.is.kind}`}>
              <span>
                <Rich text={figureInWords(figure)} />
              </span>
              <button type="button" className="figure-why" onClick={() => onRule(figure.rule)}>
                {HINT_SLIP.why}
                <span className="unseen"> {figure.rule}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {hint && (
        <aside className="hint panel" aria-label={HINT_SLIP.hint}>
          <p role="status">
            <Rich text={hintInWords(hint, names)} />
          </p>
          <button type="button" className="hint-rule" onClick={() => onRule(hint.rule)}>
            {hint.rule}
          </button>
          <button type="button" className="hint-close" aria-label={HINT_SLIP.putAway} onClick={putAway}>
            <Icon name="close" size={16} />
          </button>
        </aside>
      )}
    </div>
  );
}

/**
 * The current hint, until it is dismissed. A general hint counts as known once the player has acted while it was
 * visible.
 */
function useHint(
  battle: Battle,
  moment: Parameters<typeof hintFor>[0],
  isPlaying: boolean,
): { readonly hint: Hint | undefined; readonly putAway: () => void } {
  const level = useStore(settings, hintLevelOf);
  const { ids } = useStore(knownHints);
  const [away, setAway] = useState<string>();
  const { options, selected } = moment;
  const found = useMemo(
    () => (isPlaying ? undefined : hintFor({ battle, options, selected }, level, ids)),
    [battle, options, selected, level, ids, isPlaying],
  );
  const last = useRef<{ readonly id: string; readonly battle: Battle }>(undefined);
  useEffect(() => {
    const before = last.current;
    if (before && before.battle !== battle) learnHint(before.id);
    last.current = found && { id: found.id, battle };
  }, [found, battle]);
  const hint = found?.id === away ? undefined : found;
  const putAway = () => {
    if (!hint) return;
    setAway(hint.id);
    learnHint(hint.id);
  };
  return { hint, putAway };
}
