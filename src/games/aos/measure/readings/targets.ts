import { isWithin } from '../../../../geometry/gaps/within';
import type { Inches } from '../../../../geometry/shapes/shape';
import { gapToTarget } from '../../facts/attacks/attacks';
import { sees } from '../../facts/attacks/sight';
import { attackersOn } from '../../facts/attacks/targeting';
import { longestRange, rangeWith } from '../../facts/attacks/weapon-values';
import { weaponsIn } from '../../facts/characteristics';
import { type RangesReading, rangesReading } from '../../tools/ranges/reading';
import type { Battle, Unit, UnitId } from '../../types';

/** ATK-07, ATK-08, ATK-11: how many models with a weapon could use it on the target. */
export interface WeaponRow {
  readonly name: string;
  readonly type: 'missile' | 'melee';
  readonly range: Inches;
  readonly carried: number;
  readonly inRange: number;
  /** Of targets in range; melee attacks need no sight. */
  readonly seeing: number;
  readonly able: number;
}

/** The ranges of a unit, and its weapons in range of the target. */
export interface WeaponsReading {
  readonly kind: 'weapons';
  readonly ranges: RangesReading;
  readonly target: UnitId | undefined;
  readonly rows: readonly WeaponRow[];
}

/** Computes it for a unit and an optional target. */
export function weaponsReading(battle: Battle, unit: Unit, target: Unit | undefined): WeaponsReading | undefined {
  const ranges = rangesReading(battle, unit);
  return ranges && { kind: 'weapons', ranges, target: target?.id, rows: target ? rowsOf(battle, unit, target) : [] };
}

function rowsOf(battle: Battle, unit: Unit, target: Unit): readonly WeaponRow[] {
  return weaponsIn(unit).flatMap(weapon => {
    const carriers = unit.models.filter(({ weapons }) => weapons.includes(weapon.id));
    if (carriers.length === 0) return [];
    const { name, type } = weapon;
    const range = longestRange(battle, unit, weapon);
    const near = carriers.filter(model =>
      isWithin(gapToTarget(battle, unit, model, target), rangeWith(battle, model, weapon)),
    );
    const seeing = near.filter(model => type === 'melee' || sees(battle, unit, model, target)).length;
    const able = attackersOn(battle, unit, weapon, target).length;
    return [{ name, type, range, carried: carriers.length, inRange: near.length, seeing, able }];
  });
}
