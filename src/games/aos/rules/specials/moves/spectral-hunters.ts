import { leastGapAlong } from '../../../../../geometry/gaps/along-path';
import { isWithin } from '../../../../../geometry/gaps/within';
import { layOut } from '../../../../../geometry/ways/path';
import { abilitiesAt } from '../../../abilities/held';
import type { BattleEvent } from '../../../events';
import { bodiesOf } from '../../../facts/places/bodies';
import { findModel, unitsOf } from '../../../facts/units';
import { type Battle, otherSeat, type Step, type Unit } from '../../../types';

/** ABIL-02: the unit remembers which units it moved across, and with how many models. */
export function markCrossings(battle: Battle, unit: Unit, steps: readonly Step[]): readonly BattleEvent[] {
  const hunt = abilitiesAt(battle, unit.seat, 'afterMove').find(
    ({ unit: bearer, ability }) => bearer === unit.id && ability.reach?.isCrossed,
  )?.ability;
  if (!hunt) return [];
  return unitsOf(battle, otherSeat(unit.seat)).flatMap(enemy => {
    const models = steps.filter(step => passesAcross(battle, unit, step, enemy)).length;
    if (models === 0) return [];
    const memory = {
      kind: 'crossed',
      unit: enemy.id,
      models,
      ability: hunt.id,
      until: 'phase',
      seat: unit.seat,
    } as const;
    return [{ type: 'remembered', unit: unit.id, memory } as const];
  });
}

/** MOVE-03: whether the base passes over an enemy base, seen from above. */
function passesAcross(battle: Battle, unit: Unit, { model: id, path }: Step, enemy: Unit): boolean {
  const model = findModel(unit, id);
  if (!model) return false;
  const field = { ...battle.field, features: [] };
  const way = layOut({ ...model, z: 0 }, { path }, field, { flies: true });
  const bodies = bodiesOf(battle, enemy).map(body => ({ ...body, z: 0 }));
  const nearest = leastGapAlong(way, bodies);
  return nearest !== undefined && isWithin(nearest.gap, 0);
}
