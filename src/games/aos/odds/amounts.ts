import { everyWay } from '../../../kernel/every-way';
import { type Amount, diceIn, sumOfDice } from '../abilities/dice-words';
import { amountOf } from '../rules/abilities/amounts';
import { certain, mapped, type Spread, spreadOf, times } from './spread';

const known = new Map<Amount, Spread>();

/** RAND-01: how likely each number is that an amount may come to. */
export function spreadOfAmount(amount: Amount): Spread {
  if (typeof amount === 'number') return certain(amount);
  const before = known.get(amount);
  if (before) return before;
  const { count, sides, plus } = diceIn(amount);
  const dice = times(spreadOfDie(`D${sides}`), count);
  const spread = mapped(dice, sum => (sum < count ? 0 : sumOfDice({ count, sides, plus }, [sum])));
  known.set(amount, spread);
  return spread;
}

/** DICE-01, DICE-03: one die as the rules read it. */
function spreadOfDie(die: 'D3' | 'D6'): Spread {
  const ways: [number, number][] = [];
  everyWay(
    dice => amountOf(die, dice),
    (value, chance) => ways.push([value, chance]),
  );
  return spreadOf(ways);
}
