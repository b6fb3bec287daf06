import { isMoreThan, isWithin } from '../../../../geometry/gaps/within';
import { gapBetweenGroups } from '../../../../geometry/units/group';
import type { Deal } from '../../abilities/types';
import type { CommandOf } from '../../commands';
import type { BattleEvent } from '../../events';
import { askOf } from '../../facts/open-question';
import { bodiesOf } from '../../facts/places/bodies';
import { nearestEnemy, reachOf } from '../../facts/places/distance';
import { unitOf } from '../../facts/units';
import { type Refusal, unless } from '../../refusals';
import type { Battle, Unit } from '../../types';
import { answered, asking } from '../command-guards';
import { checkSetDown, loseUnplaced, placedBy, setDownAt } from '../setup/placing';
import { checkTerritory } from '../setup/set-up';

/** Larger than any table. */
const ANYWHERE = 500;

/** Asks where a unit that leaves the table is set up again. */
export const openRelocation = (
  bearer: Unit,
  unit: Unit,
  { within, away, isPart }: Extract<Deal, { do: 'relocate' }>,
): readonly BattleEvent[] => [
  asking({
    kind: 'relocate',
    seat: unit.seat,
    unit: unit.id,
    around: bearer.id,
    within,
    away,
    ...(isPart && { isPart }),
  }),
];

/** FB-03: or sets it up again in its territory, as before the battle. */
export const openSecondSetUp = ({ seat, id }: Unit): readonly BattleEvent[] => [
  asking({ kind: 'relocate', seat, unit: id, around: id, within: ANYWHERE, away: 0, isSetUp: true }),
];

/** UNIT-02, SETUP-04: set up, not moved: wholly within reach of the unit that called it and away from enemies. */
export function checkRelocate(battle: Battle, { unit: id, places }: CommandOf<'relocate'>): readonly Refusal[] {
  const ask = askOf(battle, 'relocate');
  const unit = unitOf(battle, id);
  const lifted = { ...battle, units: battle.units.map(each => (each === unit ? { ...each, models: [] } : each)) };
  const caller = bodiesOf(battle, unitOf(battle, ask.around));
  if (ask.isSetUp) return checkSetDown(lifted, unit.models, places, model => checkTerritory(battle, unit.seat, model));
  return checkSetDown(lifted, unit.models, places, model => {
    const gap = nearestEnemy(battle, unit.seat, [model]);
    const reach = ask.isPart ? gapBetweenGroups([model], caller) : reachOf(model, caller); // MEAS-06
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

/** RES-02, RES-03: it takes the place of the unit's move, unless it repeats the set-up. */
export function decideRelocate(battle: Battle, { unit: id, places }: CommandOf<'relocate'>): readonly BattleEvent[] {
  const unit = unitOf(battle, id);
  const placed = placedBy(setDownAt(battle, unit.models, places));
  const lost = loseUnplaced(battle, unit, placed);
  const { isSetUp } = askOf(battle, 'relocate');
  const event: BattleEvent = isSetUp
    ? { type: 'unitSetUp', unit: id, placed }
    : { type: 'unitArrived', unit: id, placed, move: 'spent' };
  return [...lost, event, answered];
}
