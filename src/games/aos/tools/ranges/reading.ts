import type { Inches } from '../../../../geometry/shapes/shape';
import { allowanceOf } from '../../abilities/allowance';
import { chargeOf } from '../../abilities/charging';
import { abilitiesOf } from '../../abilities/held';
import { musterOf } from '../../armies/checks/muster';
import { weaponsOf } from '../../facts/attacks/attacks';
import { longestRange } from '../../facts/attacks/weapon-values';
import { moveIn } from '../../facts/characteristics';
import { ENGAGED } from '../../facts/places/distance';
import { isInPlay } from '../../facts/units';
import type { Battle, Unit, UnitId } from '../../types';

/** One range of a unit. */
export interface Range {
  readonly of: 'move' | 'charge' | 'missile' | 'melee' | 'zone' | 'aura';
  readonly inches: Inches;
  /** The weapons or abilities with this range. */
  readonly names: readonly string[];
}

export interface RangesReading {
  readonly kind: 'ranges';
  readonly unit: UnitId;
  readonly ranges: readonly Range[];
}

/** All current ranges of a unit of either side. */
export function rangesReading(battle: Battle, unit: Unit | undefined): RangesReading | undefined {
  if (!unit || !isInPlay(unit)) return undefined;
  const move = moveNow(battle, unit);
  const ranges: readonly Range[] = [
    ...(move === undefined ? [] : [{ of: 'move', inches: move, names: [] } as const]),
    { of: 'charge', inches: chargeOf(battle, unit).range, names: [] },
    ...weaponRanges(battle, unit, 'missile'),
    ...weaponRanges(battle, unit, 'melee').slice(0, 1),
    { of: 'zone', inches: ENGAGED, names: [] },
    ...auras(battle, unit),
  ];
  return { kind: 'ranges', unit: unit.id, ranges };
}

/** MOVE-12, RUN-02: the distance of a normal move, with the run; undefined until a random Move is rolled (RAND-02). */
const moveNow = (battle: Battle, unit: Unit): Inches | undefined =>
  typeof moveIn(unit) !== 'number' && unit.moveRoll === undefined ? undefined : allowanceOf(battle, unit, 'move');

/** ATK-07: the weapons of the remaining models, longest first; RAND-03: the maximum of dice that are not rolled. */
function weaponRanges(battle: Battle, unit: Unit, type: 'missile' | 'melee'): readonly Range[] {
  const carried = weaponsOf(unit).filter(weapon => weapon.type === type);
  return byLength(
    carried.map(weapon => ({ of: type, inches: longestRange(battle, unit, weapon), names: [weapon.name] })),
  );
}

/** Abilities that work or can be used within this distance of the unit. */
function auras(battle: Battle, unit: Unit): readonly Range[] {
  const muster = musterOf(battle, unit);
  if (!muster) return [];
  const isGeneral = unit.models.some(({ id }) => id === battle.generals[unit.seat]);
  const reaching = abilitiesOf(battle, unit.seat, muster).filter(({ isGenerals }) => isGeneral || !isGenerals); // CMD-03
  return byLength(
    reaching.flatMap(({ name, reach }) =>
      reach?.within === undefined || reach.isSelf ? [] : [{ of: 'aura', inches: reach.within, names: [name] }],
    ),
  );
}

/** Ranges of equal length share a ring. */
function byLength(ranges: readonly Range[]): readonly Range[] {
  const rings = new Map<Inches, Range>();
  for (const range of ranges) {
    const before = rings.get(range.inches);
    const names = [...new Set([...(before?.names ?? []), ...range.names])];
    rings.set(range.inches, { ...range, names });
  }
  return [...rings.values()].toSorted((a, b) => b.inches - a.inches);
}
