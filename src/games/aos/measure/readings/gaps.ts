import type { Point } from '../../../../geometry/gaps/tape';
import { areWhollyWithin } from '../../../../geometry/gaps/wholly';
import { isWithin } from '../../../../geometry/gaps/within';
import type { Inches } from '../../../../geometry/shapes/shape';
import { bodiesOf, featureOf } from '../../facts/places/bodies';
import { gapToFeature } from '../../facts/places/distance';
import { isInPlay } from '../../facts/units';
import { bodiesAt, tapeReading } from '../../tools/tape/reading';
import { type Mark, unitAt } from '../../tools/tool';
import type { Battle, UnitId } from '../../types';

/** The distance of one unit, and how it compares with the chosen length. */
export interface GapRow {
  readonly unit: UnitId;
  readonly gap: Inches;
  /** MEAS-04 */
  readonly isWithin: boolean;
  /** MEAS-06: with all its models; undefined for scenery. */
  readonly isWholly: boolean | undefined;
  /** The closest points, for the tape. */
  readonly ends: readonly [Point, Point] | undefined;
}

/** MEAS-01, MEAS-03, MEAS-04, MEAS-06: from one to all, nearest first. */
export interface GapsReading {
  readonly kind: 'gaps';
  readonly inches: Inches;
  readonly rows: readonly GapRow[];
}

/** Measures from a mark to every other unit on the table. */
export function gapsFrom(battle: Battle, from: Mark, inches: Inches): GapsReading {
  const own = unitAt(battle, from);
  const group = bodiesAt(battle, from);
  const rows = battle.units.flatMap((unit): readonly GapRow[] => {
    if (unit.id === own?.id || !isInPlay(unit)) return [];
    const tape = tapeReading(battle, from, { kind: 'unit', unit: unit.id });
    if (!tape) return [];
    const isWholly = areWhollyWithin(bodiesOf(battle, unit), group, inches);
    return [{ unit: unit.id, gap: tape.gap, isWithin: isWithin(tape.gap, inches), isWholly, ends: tape.ends }];
  });
  return { kind: 'gaps', inches, rows: byGap(rows) };
}

/** MEAS-01: from the ground of a piece of scenery to every unit. */
export function gapsFromFeature(battle: Battle, feature: string, inches: Inches): GapsReading {
  const terrain = featureOf(battle, feature);
  const rows = battle.units.filter(isInPlay).map((unit): GapRow => {
    const gap = gapToFeature(battle, unit, terrain);
    return { unit: unit.id, gap, isWithin: isWithin(gap, inches), isWholly: undefined, ends: undefined };
  });
  return { kind: 'gaps', inches, rows: byGap(rows) };
}

const byGap = (rows: readonly GapRow[]): readonly GapRow[] => rows.toSorted((a, b) => a.gap - b.gap);
