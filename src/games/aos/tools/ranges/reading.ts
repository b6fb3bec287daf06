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

/** One thing that a unit can do as far as this. */
export interface Range {
  readonly of: 'move' | 'charge' | 'missile' | 'melee' | 'zone' | 'aura';
  readonly inches: Inches;
  /** The weapons or abilities that reach so far. */
  readonly names: readonly string[];
}

export interface RangesReading {
  readonly kind: 'ranges';
  readonly unit: UnitId;
  readonly ranges: readonly Range[];
}

/** How far a unit of either side reaches now, in everything it does. */
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

/** MOVE-12, RUN-02: how far it may go in a normal move, a run included; nothing while its Move is not rolled (RAND-02). */
const moveNow = (battle: Battle, unit: Unit): Inches | undefined =>
  typeof moveIn(unit) !== 'number' && unit.moveRoll === undefined ? undefined : allowanceOf(battle, unit, 'move');

/** ATK-07: the weapons that anyone left carries, the longest first; RAND-03: as far as dice that are not rolled can give. */
function weaponRanges(battle: Battle, unit: Unit, type: 'missile' | 'melee'): readonly Range[] {
  const carried = weaponsOf(unit).filter(weapon => weapon.type === type);
  return byLength(
    carried.map(weapon => ({ of: type, inches: longestRange(battle, unit, weapon), names: [weapon.name] })),
  );
}

/** Abilities that work, or may be used, as far as this around the unit. */
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

/** Those of one length share a ring. */
function byLength(ranges: readonly Range[]): readonly Range[] {
  const rings = new Map<Inches, Range>();
  for (const range of ranges) {
    const before = rings.get(range.inches);
    const names = [...new Set([...(before?.names ?? []), ...range.names])];
    rings.set(range.inches, { ...range, names });
  }
  return [...rings.values()].toSorted((a, b) => b.inches - a.inches);
}
