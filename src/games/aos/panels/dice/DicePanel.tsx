import { useMemo } from 'react';
import { Icon } from '../../../../shell/parts/icons';
import { Rich } from '../../../../shell/parts/Rich';
import type { RuleId } from '../../rulebook';
import { PANELS } from '../../words/battle/panels';
import type { RollRow } from '../../words/rolls/roll-rows';
import { rollsOf } from '../../words/rolls/rolls';
import { useNames, useShown } from '../use-session';
import { Why } from '../why/Why';
import { DieFace } from './DieFace';
import './dice.css';

interface DicePanelProps {
  readonly onRule: (rule: RuleId) => void;
}

/** The last roll: the target number, the dice sorted high to low, and the result. */
export function DicePanel({ onRule }: DicePanelProps) {
  const told = useShown(shown => shown.history);
  const names = useNames();
  const rolls = useMemo(() => rollsOf(told, names), [told, names]);
  if (!rolls) return undefined;
  return (
    <section className="dice panel" aria-label={PANELS.dice}>
      <div className="dice-head">
        <Icon name={rolls.icon} size={18} />
        <h2>{rolls.title}</h2>
      </div>
      {rolls.earlier.map(line => (
        <p key={line} className="dice-earlier">
          {line}
        </p>
      ))}
      {rolls.rows.map(row => (
        <Row key={row.name} row={row} onRule={onRule} />
      ))}
      {rolls.sum && (
        <p className="dice-sum">
          <Icon name={rolls.icon === 'fight' || rolls.icon === 'shoot' ? 'skull' : rolls.icon} />
          <span>
            <Rich text={rolls.sum} />
          </span>
        </p>
      )}
    </section>
  );
}

const Row = ({ row, onRule }: DicePanelProps & { readonly row: RollRow }) => (
  <div className="dice-row">
    <span className="dice-name">
      {row.sums ? (
        <Why title={row.name} sums={row.sums} onRule={onRule}>
          {row.name} {row.need && <b>{row.need}</b>}
        </Why>
      ) : (
        <>
          {row.name} {row.need && <b>{row.need}</b>}
        </>
      )}
    </span>
    <span className="dice-faces">
      {row.dice.map(({ id, face, seat, failed }) => (
        <DieFace key={id} face={face} seat={seat} failed={failed} />
      ))}
    </span>
    <output className="dice-count">{row.result}</output>
    {row.note && <small className="dice-note">{row.note}</small>}
  </div>
);
