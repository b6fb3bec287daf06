import { everyWay } from '../../../kernel/every-way';
import { rerollOf } from '../abilities/meanings/rolls';
import { braveryOf, fleeingFrom, mustTest } from '../rules/turn/battleshock';
import type { Battle, Unit } from '../types';
import { without } from './casualties';
import { atLeast, certain, meanOf, mixed, NOTHING, plus, type Spread, spreadOf } from './spread';

export interface ShockOdds {
  /** SHOCK-06: models that flee. */
  readonly fled: Spread;
  /** Models lost in all, those slain before included. */
  readonly lost: Spread;
  readonly destroyed: number;
}

/** SHOCK-03 to SHOCK-06: how many models of a unit flee as things stand. RR-06: a test that may be taken again is, where that is better on the average. */
export function fleeing(battle: Battle, unit: Unit): Spread {
  if (unit.models.length === 0 || !mustTest(battle, unit)) return NOTHING;
  const bravery = braveryOf(battle, unit);
  const reroll = rerollOf(battle, unit, 'nerve');
  const isOrder = battle.rulings.orderedRerollsForced && reroll?.isOrder === true;
  const counts: [number, number][] = [];
  everyWay(
    dice => fleeingFrom(battle, unit, dice.d6() + unit.slainThisTurn, bravery),
    (count, chance) => counts.push([count, chance]),
  );
  const once = spreadOf(counts);
  if (!reroll) return once;
  const mean = meanOf(once);
  return mixed(
    counts.map(([count, chance]) => [count > 0 && (isOrder || count > mean) ? once : certain(count), chance]),
  );
}

/** SHOCK-01: the same after an attack that slays a number of its models, and the unit's total losses. */
export function shockAfter(battle: Battle, unit: Unit, slain: Spread): ShockOdds {
  const fled: [Spread, number][] = [];
  const lost: [Spread, number][] = [];
  for (const [count, chance] of slain.entries()) {
    if (chance === 0) continue;
    const after = without(battle, unit, count);
    const flees = fleeing(after.battle, after.unit);
    fled.push([flees, chance]);
    lost.push([plus(certain(count), flees), chance]);
  }
  const all = mixed(lost);
  return { fled: mixed(fled), lost: all, destroyed: atLeast(all, unit.models.length) };
}
