import { isMoreThan, isWithin } from '../../../geometry/within';
import type { CommandOf } from '../commands';
import type { BattleEvent } from '../events';
import { askOf } from '../facts/asking';
import { bodiesOf } from '../facts/bodies';
import { nearestEnemy, reachOf } from '../facts/distance';
import { unitOf } from '../facts/units';
import { type Refusal, unless } from '../refusals';
import type { Battle, Unit } from '../types';
import { answered, asking } from './asking';
import { checkSetDown, loseUnplaced, placedBy, setDownAt } from './placing';

/** Asks where a unit that leaves the table appears again. */
export const openRelocation = (bearer: Unit, unit: Unit, within: number, away: number): readonly BattleEvent[] => [
  asking({ kind: 'relocate', seat: unit.seat, unit: unit.id, around: bearer.id, within, away }),
];

/** UNIT-02, SETUP-04: set up, not moved: wholly near whoever called it and away from enemies. */
export function checkRelocate(battle: Battle, { unit: id, places }: CommandOf<'relocate'>): readonly Refusal[] {
  const ask = askOf(battle, 'relocate');
  const unit = unitOf(battle, id);
  const lifted = { ...battle, units: battle.units.map(each => (each === unit ? { ...each, models: [] } : each)) };
  const caller = bodiesOf(battle, unitOf(battle, ask.around));
  return checkSetDown(lifted, unit.models, places, model => {
    const gap = nearestEnemy(battle, unit.seat, [model]);
    const reach = reachOf(model, caller);
    return [
      ...unless(isWithin(reach, ask.within), 'MEAS-06', 'summon.tooFar', {
        model: model.id,
        gap: reach,
        within: ask.within,
      }),
      ...unless(isMoreThan(gap, ask.away), 'RES-03', 'reserve.nearEnemy', { model: model.id, gap, needed: ask.away }),
    ];
  });
}

/** RES-03: it is its move. */
export function decideRelocate(battle: Battle, { unit: id, places }: CommandOf<'relocate'>): readonly BattleEvent[] {
  const unit = unitOf(battle, id);
  const placed = placedBy(setDownAt(battle, unit.models, places));
  const lost = loseUnplaced(battle, unit, placed);
  return [{ type: 'unitArrived', unit: id, placed, isMove: true }, ...lost, answered];
}
