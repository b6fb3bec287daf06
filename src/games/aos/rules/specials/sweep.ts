import { gapBetween } from '../../../../geometry/gaps/gap';
import { isWithin } from '../../../../geometry/gaps/within';
import { gathered } from '../../../../kernel/flat-map';
import type { BattleEvent } from '../../events';
import { bodyOf } from '../../facts/attacks/attacks';
import { isInPlay } from '../../facts/units';
import { rolledBy } from '../abilities/ability-rolls';
import type { Dealing } from '../abilities/dealing';
import { inflict } from '../damage/inflict';

/**
 * Hammerblade: a die for each other model near the bearer, friend or enemy; each that is high enough inflicts a mortal
 * wound on its unit.
 */
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
