import { type Blockers, blockersOf } from '../../../geometry/blockers';
import { seeFromGarrison, seeGarrison } from '../../../geometry/garrison';
import { type Sight, seeUnit } from '../../../geometry/sight';
import type { Battle, Model, Unit } from '../types';
import { bodiesOf, featureOf } from './bodies';
import { isOnTable } from './units';

const known = new WeakMap<readonly Unit[], Blockers>();

/** ATK-08: everything that can hide something, gathered once for each arrangement of units. */
function blockers(battle: Battle): Blockers {
  const before = known.get(battle.units);
  if (before) return before;
  const units = battle.units.filter(isOnTable).map(unit => unit.models);
  const gathered = blockersOf(battle.field.features, units);
  known.set(battle.units, gathered);
  return gathered;
}

/** ATK-08, ATK-09, GARR-05: whether the model sees the unit, with the ray that proves it or what was in the way. */
export function sightOf(battle: Battle, unit: Unit, model: Model, target: Unit): Sight {
  const around = blockers(battle);
  if (unit.where.kind === 'garrison')
    return seeFromGarrison(featureOf(battle, unit.where.feature), bodiesOf(battle, target), around);
  if (target.where.kind === 'garrison') return seeGarrison(model, featureOf(battle, target.where.feature), around);
  return seeUnit(model, target.models, around);
}

/** ATK-08 */
export const sees = (battle: Battle, unit: Unit, model: Model, target: Unit): boolean =>
  sightOf(battle, unit, model, target).sees;

/** Whether any model of the unit sees the target. */
export const anySees = (battle: Battle, unit: Unit, target: Unit): boolean =>
  unit.models.some(model => sees(battle, unit, model, target));
