import { gapToSpot } from '../../../../geometry/gaps/gap';
import type { Point } from '../../../../geometry/gaps/tape';
import type { Body, Inches, Spot } from '../../../../geometry/shapes/shape';
import { closestPair } from '../../../../geometry/units/group';
import { standingHeight } from '../../../../geometry/ways/solids';
import { bodiesOf } from '../../facts/places/bodies';
import { isInPlay } from '../../facts/units';
import type { Battle, Unit } from '../../types';
import { type Mark, unitAt } from '../tool';

/** MEAS-01, MEAS-03: the tape between the closest points of two ends. */
export interface TapeReading {
  readonly kind: 'tape';
  readonly from: Mark;
  readonly to: Mark;
  readonly gap: Inches;
  readonly ends: readonly [Point, Point];
}

/** A spot nearer to a base than this snaps to the base. */
const SNAP: Inches = 0.4;
/** The size of a spot: practically zero. */
const PIN: Inches = 1e-9;

/** Measures; undefined if an end is not on the table or both are the same. */
export function tapeReading(battle: Battle, from: Mark, wanted: Mark): TapeReading | undefined {
  const to = snapped(battle, wanted, unitAt(battle, from));
  if (isSame(battle, from, to)) return undefined;
  const pair = closestPair(bodiesAt(battle, from), bodiesAt(battle, to));
  return pair && { kind: 'tape', from, to, gap: pair.gap, ends: [pair.from, pair.to] };
}

/** A unit has no distance to itself, but its models have distances to each other. */
function isSame(battle: Battle, from: Mark, to: Mark): boolean {
  const unit = unitAt(battle, from);
  if (!unit || unit.id !== unitAt(battle, to)?.id) return false;
  return from.kind === 'unit' || to.kind === 'unit' || JSON.stringify(from) === JSON.stringify(to);
}

/** The bodies at a mark. */
export function bodiesAt(battle: Battle, mark: Mark): readonly Body[] {
  if (mark.kind === 'spot') return [pinAt(battle, mark.spot)];
  const unit = unitAt(battle, mark);
  if (!unit) return [];
  const isAlone = mark.kind === 'model' && unit.where.kind === 'table';
  return isAlone ? unit.models.filter(({ id }) => id === mark.model) : bodiesOf(battle, unit);
}

function pinAt({ field }: Battle, { x, y }: Spot): Body {
  const pin: Body = { x, y, z: 0, facing: 0, outline: { kind: 'circle', radius: PIN }, height: 0 };
  return { ...pin, z: standingHeight(field, pin).z };
}

/** A spot close to a base becomes its unit, except the unit being measured from. */
function snapped(battle: Battle, mark: Mark, own: Unit | undefined): Mark {
  if (mark.kind !== 'spot') return mark;
  let best: Unit | undefined;
  let least = SNAP;
  for (const unit of battle.units) {
    if (unit.id === own?.id || !isInPlay(unit)) continue;
    for (const body of bodiesOf(battle, unit)) {
      const gap = gapToSpot(body, { ...mark.spot, z: body.z });
      if (gap >= least) continue;
      least = gap;
      best = unit;
    }
  }
  return best ? { kind: 'unit', unit: best.id } : mark;
}
