import { useMemo } from 'react';
import { type AttackOdds, attackOdds, ordersOn } from '../../odds';
import type { Battle, Unit } from '../../types';
import { ODDS, slainInWords } from '../../words/battle/odds';
import { useBattle, useNames } from '../use-session';
import './odds.css';

interface CardOddsProps {
  readonly unit: Unit;
  readonly opponent: Unit;
}

/** What a unit does to the enemy at hand: its missiles as it stands, its melee weapons with every model in reach. */
export function CardOdds({ unit, opponent }: CardOddsProps) {
  const battle = useBattle();
  const names = useNames();
  const lines = useMemo(() => linesOf(battle, unit, opponent), [battle, unit, opponent]);
  if (lines.length === 0) return undefined;
  return (
    <div className="card-odds">
      <p>{ODDS.against(names.unit(opponent.id))}</p>
      <ul>
        {lines.map(({ name, words }) => (
          <li key={name}>
            <b>{name}:</b> {words}
          </li>
        ))}
      </ul>
    </div>
  );
}

function linesOf(battle: Battle, unit: Unit, opponent: Unit) {
  const shots = ordersOn(battle, unit, 'shoot', opponent);
  const strikes = ordersOn(battle, unit, 'fight', opponent, unit.models);
  return [
    ...(shots.length > 0 ? [{ name: ODDS.shoots, words: inWords(attackOdds(battle, unit, shots), opponent) }] : []),
    ...(strikes.length > 0 ? [{ name: ODDS.fights, words: inWords(attackOdds(battle, unit, strikes), opponent) }] : []),
  ];
}

const inWords = ({ targets }: AttackOdds, { models: { length: models } }: Unit): string =>
  targets.map(({ slain }) => slainInWords(slain, models).join(', ')).join('');
