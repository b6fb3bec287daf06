import { useMemo } from 'react';
import { Icon } from '../icons';
import { Rich } from '../Rich';
import { useNames, useShown } from '../use-session';
import { DieFace } from './DieFace';
import { type RollRow, rollsOf } from './rolls';

/** The last roll: what was needed, the dice sorted high to low, and what came of it. */
export function DicePanel() {
  const told = useShown(shown => shown.told);
  const names = useNames();
  const rolls = useMemo(() => rollsOf(told, names), [told, names]);
  if (!rolls) return undefined;
  return (
    <section className="dice panel" aria-label="Dice">
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
        <Row key={row.name} row={row} />
      ))}
      {rolls.sum && (
        <p className="dice-sum">
          <Icon name={rolls.icon === 'fight' || rolls.icon === 'shoot' ? 'skull' : 'check'} />
          <span>
            <Rich text={rolls.sum} />
          </span>
        </p>
      )}
    </section>
  );
}

const Row = ({ row }: { readonly row: RollRow }) => (
  <div className="dice-row">
    <span className="dice-name">
      {row.name} {row.need && <b>{row.need}</b>}
      {row.note && <small>{row.note}</small>}
    </span>
    <span className="dice-faces">
      {row.dice.map(({ id, face, seat, failed }) => (
        <DieFace key={id} face={face} seat={seat} failed={failed} />
      ))}
    </span>
    <output className="dice-count">{row.result}</output>
  </div>
);
