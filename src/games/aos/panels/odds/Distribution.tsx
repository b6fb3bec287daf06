import type { CSSProperties } from 'react';
import type { Spread } from '../../odds';
import { ODDS } from '../../words/battle/odds';

/** As many as a charge roll has. */
const MOST_BARS = 11;
/** A bar below this chance would not be seen. */
const LEAST_CHANCE = 0.001;

interface Bar {
  readonly name: string;
  readonly first: number;
  readonly chance: number;
}

/** The outcomes that can be seen, in at most eleven bars. */
export function barsOf(spread: Spread): readonly Bar[] {
  const seen = [...spread.keys()].filter(count => (spread[count] ?? 0) >= LEAST_CHANCE);
  const [low = 0, high = 0] = [seen[0], seen.at(-1)];
  const width = Math.ceil((high - low + 1) / MOST_BARS);
  const bars: Bar[] = [];
  for (let first = low; first <= high; first += width) {
    const last = Math.min(first + width - 1, high);
    const chance = spread.slice(first, last + 1).reduce((sum, each) => sum + each, 0);
    bars.push({ name: first === last ? `${first}` : `${first}–${last}`, first, chance });
  }
  return bars;
}

interface DistributionProps {
  readonly of: string;
  readonly spread: Spread;
  readonly isWanted: (outcome: number) => boolean;
}

/** Small bars of how likely each outcome is; wanted outcomes are filled, the others hatched. */
export function Distribution({ of, spread, isWanted }: DistributionProps) {
  const bars = barsOf(spread);
  const highest = Math.max(...bars.map(({ chance }) => chance));
  const words = ODDS.bars(
    of,
    bars.map(({ name, chance }) => [name, chance] as const),
  );
  return (
    <ol className="odds-bars" role="img" aria-label={words} title={words}>
      {bars.map(({ name, first, chance }) => (
        <li key={name} data-wanted={isWanted(first)} style={{ '--part': chance / highest } as CSSProperties}>
          <span>{name}</span>
        </li>
      ))}
    </ol>
  );
}
