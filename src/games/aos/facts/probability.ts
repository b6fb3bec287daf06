/** An exact probability: `good` of `of` equally likely rolls. */
export interface Probability {
  readonly good: number;
  readonly of: number;
}

const SIDES = 6;

/** The probability that the sum of n dice is at least this: 2D6 in 36ths. */
export function chanceOfTotal(dice: number, least: number): Probability {
  let ways: readonly number[] = [1];
  for (let die = 0; die < dice; die++) ways = withOneMore(ways);
  return {
    good: ways.reduce((sum, count, total) => (total >= least ? sum + count : sum), 0),
    of: SIDES ** dice,
  };
}

/** The number of combinations for each total, with one more die. */
const withOneMore = (ways: readonly number[]): readonly number[] =>
  Array.from({ length: ways.length + SIDES }, (_, total) =>
    ways.slice(Math.max(0, total - SIDES), Math.max(0, total)).reduce((sum, count) => sum + count, 0),
  );

/** RR-02: the same if all dice may be re-rolled once on a failure. */
export const withReroll = ({ good, of }: Probability): Probability => ({
  good: good * of + (of - good) * good,
  of: of * of,
});

/** The probability as a number from 0 to 1. */
export const shareOf = ({ good, of }: Probability): number => good / of;
