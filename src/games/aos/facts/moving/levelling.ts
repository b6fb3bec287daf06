import { isWithin } from '../../../../geometry/gaps/within';
import type { Battle, FeatureId, Terrain, Unit } from '../../types';
import { gapToFeature } from '../places/distance';
import { hasKeyword, partOf, unitsOf } from '../units';

/** How near the general and a number of other models must be to scenery to destroy it. */
export interface Levelling {
  readonly inches: number;
  readonly keyword: string;
  readonly models: number;
}

/** Nothing Left Standing: scenery that still gives cover and is near the unit and enough models of its side. */
export const sceneryToLevel = (
  battle: Battle,
  unit: Unit,
  { inches, keyword, models }: Levelling,
): readonly (Terrain & { readonly id: FeatureId })[] =>
  battle.field.features.filter(feature => {
    const isNear = (part: Unit) => isWithin(gapToFeature(battle, part, feature), inches);
    if (feature.givesNoCover || !isNear(unit)) return false;
    const near = unitsOf(battle, unit.seat)
      .filter(other => other.id !== unit.id && hasKeyword(battle, other, keyword))
      .reduce(
        (sum, other) => sum + other.models.filter(({ id }) => isNear(partOf(other, each => each.id === id))).length,
        0,
      );
    return near >= models;
  });
