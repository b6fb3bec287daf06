import { nameOfAbility } from '../../armies/named';
import { meanOf } from '../../odds';
import { assumptionsInWords, ODDS, slainInWords } from '../../words/battle/odds';
import type { Names } from '../../words/names';
import { useNames } from '../use-session';
import { Distribution } from './Distribution';
import type { OddsAtHand, OddsLine } from './odds-at-hand';
import './odds.css';

/** The odds of each thing that can be chosen, and what they assume. */
export function OddsLines({ odds }: { readonly odds: OddsAtHand }) {
  const names = useNames();
  const assumes = assumptionsInWords(odds.assumes);
  return (
    <div className="odds-lines">
      <ul>
        {odds.lines.map(line => {
          const { name, words } = inWords(line, names);
          return (
            <li key={name} data-of={line.of} data-chosen={line.of === 'attack' && line.isChosen}>
              <p className="odds-name">{name}</p>
              {chartOf(line, name)}
              <p className="odds-words">{words.join(', ')}</p>
            </li>
          );
        })}
      </ul>
      {odds.returned > 0 && <p className="odds-note">{ODDS.returned(odds.returned)}</p>}
      {assumes.length > 0 && <p className="odds-note">{ODDS.assumes(assumes)}</p>}
    </div>
  );
}

const isAny = (count: number): boolean => count > 0;
const isNone = (count: number): boolean => count === 0;

function chartOf(line: OddsLine, name: string) {
  if (line.of === 'attack') return <Distribution of={name} spread={line.slain} isWanted={isAny} />;
  if (line.of === 'charge') return <Distribution of={name} spread={line.roll} isWanted={roll => roll >= line.needed} />;
  return line.of === 'nerve' ? <Distribution of={name} spread={line.fled} isWanted={isNone} /> : undefined;
}

function inWords(line: OddsLine, names: Names): { readonly name: string; readonly words: readonly string[] } {
  switch (line.of) {
    case 'attack':
      return {
        name: names.unit(line.target),
        words: [
          ...slainInWords(line.slain, line.models),
          ...(line.models > 1 && line.destroyed > 0 ? [ODDS.destroyed(line.destroyed)] : []),
          ...(line.fled >= 0.05 ? [ODDS.fled(line.fled)] : []),
        ],
      };
    case 'charge':
      return {
        name: names.unit(line.target),
        words: [
          ODDS.charge(line.gap, line.needed),
          ODDS.arrives(line.arrives),
          ...(line.withReroll === undefined ? [] : [ODDS.withReroll(line.withReroll)]),
        ],
      };
    case 'spell':
      return {
        name: nameOfAbility(line.spell),
        words:
          line.cast > line.takesEffect
            ? [ODDS.cast(line.cast), ODDS.takesEffect(line.takesEffect)]
            : [ODDS.cast(line.cast)],
      };
    case 'nerve':
      return {
        name: names.unit(line.unit),
        words: [ODDS.flee(meanOf(line.fled)), ODDS.nobodyFlees(line.fled[0] ?? 0)],
      };
  }
}
