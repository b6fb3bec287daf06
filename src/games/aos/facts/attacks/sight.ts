import type { Pose } from '../../../../geometry/shapes/shape';
import { type Blockers, blockersOf } from '../../../../geometry/sight/blockers';
import { canSee, type Sight, seeUnit } from '../../../../geometry/sight/sight';
import type { Battle, Model, Unit } from '../../types';
import { onceArranged } from '../places/arrangement';
import { featureOf } from '../places/bodies';
import { isOnTable } from '../units';
import { seeBetweenGarrisons, seeFromGarrison, seeGarrison } from './garrison-sight';

/** ATK-08: everything that can block sight. */
const gatherBlockers = ({ field, units }: Battle): Blockers =>
  blockersOf(
    field.features,
    units.filter(isOnTable).map(unit => unit.models),
  );

const blockers = (battle: Battle): Blockers => onceArranged(battle, gatherBlockers);

/** ATK-08, ATK-09, GARR-05: whether the model sees the unit, with the free ray or the blockers. */
export function sightOf(battle: Battle, unit: Unit, model: Model, target: Unit): Sight {
  const around = blockers(battle);
  const into = target.where.kind === 'garrison' ? featureOf(battle, target.where.feature) : undefined;
  if (unit.where.kind === 'garrison') {
    const from = featureOf(battle, unit.where.feature);
    return into ? seeBetweenGarrisons(from, into, around) : seeFromGarrison(from, target.models, around);
  }
  return into ? seeGarrison(model, into, around) : seeUnit(model, target.models, around);
}

/** ATK-08: the same as a yes or no, which is cheaper. */
export function sees(battle: Battle, unit: Unit, model: Model, target: Unit): boolean {
  const isPlain = unit.where.kind === 'table' && target.where.kind === 'table';
  return isPlain ? canSee(model, target.models, blockers(battle)) : sightOf(battle, unit, model, target).sees;
}

/** Whether any model of the unit sees the target. */
export const anySees = (battle: Battle, unit: Unit, target: Unit): boolean =>
  unit.models.some(model => sees(battle, unit, model, target));

/** ATK-08: whether any model of the unit sees this spot, tested with a tiny body. */
export function seesSpot(battle: Battle, unit: Unit, spot: Pose): boolean {
  const pebble = { ...spot, outline: { kind: 'circle', radius: 0.05 }, height: 0.1 } as const;
  if (unit.where.kind === 'garrison') {
    return seeFromGarrison(featureOf(battle, unit.where.feature), [pebble], blockers(battle)).sees;
  }
  return unit.models.some(model => canSee(model, [pebble], blockers(battle)));
}
