import { useState } from 'react';
import { RULEBOOK, type RuleId } from '../../systems/aos/rulebook';
import { Dialog } from './Dialog';

const RULES = Object.entries(RULEBOOK) as readonly (readonly [RuleId, string])[];

interface RuleBookProps {
  /** The rule to begin with; undefined to leaf through all of them. */
  readonly rule: RuleId | undefined;
  readonly onClose: () => void;
}

/** All rules in our own words, by chapter, to search. */
export function RuleBook({ rule, onClose }: RuleBookProps) {
  const [sought, setSought] = useState<string>(rule ?? '');
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const found = RULES.filter(([id, text]) => {
    const line = `${id} ${text}`.toLowerCase();
    return words.every(word => line.includes(word));
  });
  return (
    <Dialog title="The rules" onClose={onClose}>
      <label className="field">
        Search
        <input type="search" value={sought} onChange={event => setSought(event.target.value)} />
      </label>
      <p className="start-note" role="status">
        {found.length === RULES.length ? `${RULES.length} rules` : `${found.length} of ${RULES.length} rules`}
      </p>
      <dl className="rules">
        {found.map(([id, text]) => (
          <div key={id}>
            <dt>{id}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
