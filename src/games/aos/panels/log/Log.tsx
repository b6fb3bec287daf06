import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import type { HistoryEntry } from '../../../../play/history';
import { Rich } from '../../../../shell/parts/Rich';
import type { Aos } from '../..';
import { unitsOfEvent } from '../../picture/events/event-units';
import type { RuleId } from '../../rulebook';
import type { ToldThought } from '../../session/told-thoughts';
import type { UnitId } from '../../types';
import { type Line, lineOf } from '../../words/battle/events';
import { LOG } from '../../words/battle/panels';
import { type Names, PHASE_NAMES } from '../../words/names';
import { useNames, useSession, useShown } from '../use-session';
import './log.css';

interface LogProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onRule: (rule: RuleId) => void;
}

interface Entry extends Omit<Line, 'rule'> {
  /** A thought of the computer has none. */
  readonly rule: RuleId | undefined;
  readonly key: number;
  /** Undefined for the heading of a turn. */
  readonly phase: string | undefined;
  /** The units of the line. */
  readonly units: readonly UnitId[];
}

const LAST_LINES = 3;

/** Events in plain words: the last lines, or all when opened. */
export function Log({ isOpen, onToggle, onRule }: LogProps) {
  const session = useSession();
  const told = useShown(shown => shown.history);
  const names = useNames();
  const thoughts = useStore(session.thoughts);
  const entries = useMemo(() => withThoughts(entriesOf(told, names), thoughts, told.length), [told, names, thoughts]);
  const visible = isOpen ? entries : entries.slice(-LAST_LINES);
  const end = useRef<HTMLOListElement>(null);
  const count = entries.length;
  useEffect(() => {
    if ((isOpen || count > 0) && end.current) end.current.scrollTop = end.current.scrollHeight;
  }, [isOpen, count]);
  return (
    <aside className="log panel" data-open={isOpen} aria-label={LOG.title}>
      <button type="button" className="log-head" aria-expanded={isOpen} onClick={onToggle}>
        {LOG.title} <span>{count}</span>
      </button>
      <ol className="log-lines" ref={end}>
        {visible.map(({ key, phase, text, rule, units }) => (
          <li key={key} className={isOpen ? 'log-told' : undefined} data-turn={phase === undefined}>
            <em>{phase}</em>
            {isOpen ? (
              <>
                <button
                  type="button"
                  className="log-line"
                  disabled={units.length === 0}
                  title={units.length > 0 ? LOG.show : undefined}
                  onClick={() => session.pointAt(units)}
                >
                  <Rich text={text} />
                </button>
                {rule && (
                  <button type="button" className="log-rule" title={LOG.rule} onClick={() => onRule(rule)}>
                    {rule}
                  </button>
                )}
              </>
            ) : (
              <Rich text={text} />
            )}
          </li>
        ))}
      </ol>
    </aside>
  );
}

/** What computers thought stands after what they did, as far as that has been shown. */
const withThoughts = (entries: readonly Entry[], thoughts: readonly ToldThought[], shown: number): readonly Entry[] => {
  const said = thoughts.flatMap(({ events, says }) =>
    says === undefined || events > shown
      ? []
      : [{ key: events - 0.5, phase: LOG.thought, text: says, rule: undefined, units: [] }],
  );
  return said.length === 0 ? entries : [...entries, ...said].toSorted((a, b) => a.key - b.key);
};

const entriesOf = (told: readonly HistoryEntry<Aos>[], names: Names): readonly Entry[] =>
  told.flatMap(({ event, before: { battle: before } }, key) => {
    const line = lineOf(event, names, before);
    if (!line) return [];
    const phaseNow = before.phase ? PHASE_NAMES[before.phase] : LOG.setUp;
    const phase = event.type === 'turnBegan' ? undefined : phaseNow;
    return [{ ...line, key, phase, units: unitsOfEvent(event, before) }];
  });
