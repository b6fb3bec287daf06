import type { Battle } from '../../types';
import { certain, mixed, NOTHING, plus, type Spread, spreadOf, times } from '../spread';
import { type Counted, meanOfOne, oneAttack } from './one-attack';
import type { Strike, Way } from './strikes';

/** All strikes together, each counted in its way. */
export const summed = (
  battle: Battle,
  strikes: readonly Strike[],
  counted: (strike: Strike) => Counted,
  cap = Infinity,
): Spread =>
  strikes.reduce<Spread>((sum, strike) => plus(sum, strikeSpread(battle, strike, counted(strike), cap), cap), NOTHING);

const strikeSpread = (battle: Battle, { ways, models }: Strike, counted: Counted, cap: number): Spread => {
  const [way] = ways;
  if (way && ways.length === 1) return times(oneOf(battle, way, counted), way.attacks * models, cap);
  return times(
    mixed(ways.map(each => [times(oneOf(battle, each, counted), each.attacks, cap), each.chance])),
    models,
    cap,
  );
};

/** One attack in one way. */
function oneOf(battle: Battle, { profile, mortals }: Way, counted: Counted): Spread {
  if (!mortals) return oneAttack(profile, counted, battle.rulings);
  const one =
    counted.mortal === 1
      ? certain(1)
      : spreadOf([
          [0, 1 - counted.mortal],
          [1, counted.mortal],
        ]);
  return mixed(mortals.map(([count, chance]) => [times(one, count), chance]));
}

/** What one strike comes to on the average. */
export const meanOfStrike = (battle: Battle, { ways, models }: Strike, counted: Counted): number =>
  models * ways.reduce((sum, way) => sum + way.chance * way.attacks * meanOfWay(battle, way, counted), 0);

const meanOfWay = (battle: Battle, { profile, mortals }: Way, counted: Counted): number =>
  mortals
    ? mortals.reduce((sum, [count, chance]) => sum + count * chance, 0) * counted.mortal
    : meanOfOne(profile, counted, battle.rulings);
