import { gapBetween } from '../../../../geometry/gap';
import { isWithin } from '../../../../geometry/within';
import { gathered } from '../../../../kernel/gathered';
import type { BattleEvent } from '../../events';
import { bodyOf } from '../../facts/attacks';
import { isInPlay } from '../../facts/units';
import type { Dealing } from '../deals';
import { inflict } from '../harm';
import { rolledBy } from '../rolled';

/** Hammerblade: a die for each other model near the bearer, friend or enemy; its unit suffers a mortal wound for each that is high enough. */
export function sweep(
  { battle, bearer, source, cause, dice }: Dealing,
  within: number,
  on: number,
): readonly BattleEvent[] {
  const [wielder] = bearer.models;
  if (!wielder) return [];
  const from = bodyOf(battle, bearer, wielder);
  return gathered(battle.units.filter(isInPlay), unit => {
    const near = unit.models.filter(
      model => model.id !== wielder.id && isWithin(gapBetween(from, bodyOf(battle, unit, model)), within),
    );
    if (near.length === 0) return [];
    const faces = dice.roll(near.length);
    const wounds = faces.filter(face => face >= on).length;
    return [rolledBy(bearer.id, source.id, faces, on), ...inflict(unit, wounds, cause, bearer.seat)];
  });
}
