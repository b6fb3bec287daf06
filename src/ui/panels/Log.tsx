import { useEffect, useMemo, useRef } from 'react';
import type { Told } from '../../controls/chronicle';
import type { RuleId } from '../../systems/aos/rulebook';
import { Rich } from '../Rich';
import { type Line, lineOf } from '../text/events';
import { type Names, PHASE_NAMES } from '../text/names';
import { useNames, useShown } from '../use-session';

interface LogProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onRule: (rule: RuleId) => void;
}

interface Entry extends Line {
  readonly key: number;
  readonly phase: string;
}

const LAST_LINES = 3;

/** What happened, in plain words: the last lines, or all of them when opened. */
export function Log({ isOpen, onToggle, onRule }: LogProps) {
  const told = useShown(shown => shown.told);
  const names = useNames();
  const entries = useMemo(() => entriesOf(told, names), [told, names]);
  const visible = isOpen ? entries : entries.slice(-LAST_LINES);
  const end = useRef<HTMLOListElement>(null);
  const count = entries.length;
  useEffect(() => {
    if (count > 0 && end.current) end.current.scrollTop = end.current.scrollHeight;
  }, [count]);
  return (
    <aside className="log panel" data-open={isOpen} aria-label="Battle log">
      <button type="button" className="log-head" aria-expanded={isOpen} onClick={onToggle}>
        Battle log <span>{count}</span>
      </button>
      <ol className="log-lines" ref={end}>
        {visible.map(({ key, phase, text, rule }) => (
          <li key={key}>
            <em>{phase}</em>
            {isOpen ? (
              <button type="button" className="log-line" onClick={() => onRule(rule)}>
                <Rich text={text} />
              </button>
            ) : (
              <Rich text={text} />
            )}
          </li>
        ))}
      </ol>
    </aside>
  );
}

const entriesOf = (told: readonly Told[], names: Names): readonly Entry[] =>
  told.flatMap(({ event, before }, key) => {
    const line = lineOf(event, names, before);
    return line ? [{ ...line, key, phase: before.phase ? PHASE_NAMES[before.phase] : 'Set-up' }] : [];
  });
