import type { AttackOrder } from '../../activation';
import { unitOf } from '../../facts/units';
import type { Battle, Unit, UnitId } from '../../types';
import type { Assumption } from '../assumption-words';
import { ranksOf, slainOf, woundsToSlayAll } from '../slain';
import { atLeast, capped, NOTHING, plus, type Spread } from '../spread';
import { assumptionsOf } from './assumptions';
import { type Counted, INFLICTED } from './one-attack';
import { returnedBy } from './returned';
import { meanOfStrike, summed } from './strike-spread';
import { type Strike, strikesOf } from './strikes';
import { allocatedInTurn } from './unsteady-wards';
import { type Stays, staysInTurn, staysOn } from './wards';

/** What a unit's attack does to one of its targets. */
export interface TargetOdds {
  readonly target: UnitId;
  /** WND-01: wounds and mortal wounds inflicted, before anything negates them. */
  readonly damage: Spread;
  /** NEG-01, WND-05: those that are allocated; the last entry is all that the unit can take. */
  readonly allocated: Spread;
  readonly slain: Spread;
  readonly destroyed: number;
}

export interface AttackOdds {
  readonly targets: readonly TargetOdds[];
  /** Mortal wounds that fall back on the attacker and stay. */
  readonly returned: Spread;
  readonly assumes: readonly Assumption[];
}

/** ATK-17: what all orders of a unit do to all their targets; its rolls for one target have nothing to do with the next. */
export function attackOdds(battle: Battle, attacker: Unit, orders: readonly AttackOrder[]): AttackOdds {
  const strikes = strikesOf(battle, attacker, orders);
  const ids = [...new Set(strikes.map(({ target }) => target.id))];
  const assumes: Assumption[] = [...assumptionsOf(battle, attacker, strikes)];
  let returned: Spread = NOTHING;
  const targets = ids.map(id => {
    const on = strikes.filter(({ target }) => target.id === id);
    const odds = oddsOn(battle, attacker, unitOf(battle, id), on, assumes);
    returned = plus(returned, returnedBy(battle, attacker, unitOf(battle, id), on, odds.allocated, assumes));
    return odds;
  });
  return { targets, returned, assumes };
}

function oddsOn(
  battle: Battle,
  attacker: Unit,
  target: Unit,
  strikes: readonly Strike[],
  assumes: Assumption[],
): TargetOdds {
  const ranks = ranksOf(battle, target);
  const all = woundsToSlayAll(ranks);
  const damage = summed(battle, strikes, () => INFLICTED);
  const stays = strikes.map(({ weapon }) => staysInTurn(battle, target, { unit: attacker, weapon: weapon.id }));
  const isSteady = stays.every(turns => turns.every(each => isSame(each, turns[0])));
  const isFree = isSteady && stays.every(([now]) => now?.wound === 1 && now.mortal === 1);
  if (!isSteady) assumes.push({ is: 'casualtiesInOrder', unit: target.id });
  const allocated = isFree
    ? capped(damage, all)
    : isSteady
      ? summed(
          battle,
          strikes,
          ({ weapon }) => countedOn(staysOn(battle, target, { unit: attacker, weapon: weapon.id })),
          all,
        )
      : allocatedInTurn(damage, ranks, stays, assumes, target.id);
  const slain = slainOf(allocated, ranks);
  return { target: target.id, damage, allocated, slain, destroyed: atLeast(slain, ranks.models) };
}

const isSame = (one: Stays, other: Stays | undefined): boolean =>
  one.wound === other?.wound && one.mortal === other.mortal;

const countedOn = ({ wound, mortal }: Stays): Counted => ({ wound, mortal, returned: 0 });

/**
 * The mean number of wounds that a unit's orders inflict on each target, with the current wards: the mean of
 * `attackOdds` without its tables, for callers that rank many attacks.
 */
export function meanDamage(
  battle: Battle,
  attacker: Unit,
  orders: readonly AttackOrder[],
): ReadonlyMap<UnitId, number> {
  const means = new Map<UnitId, number>();
  for (const strike of strikesOf(battle, attacker, orders)) {
    const { weapon, target } = strike;
    const counted = countedOn(staysOn(battle, target, { unit: attacker, weapon: weapon.id }));
    means.set(target.id, (means.get(target.id) ?? 0) + meanOfStrike(battle, strike, counted));
  }
  return means;
}
