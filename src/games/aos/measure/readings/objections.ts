import { doOverlap } from '../../../../geometry/gaps/gap';
import { isMoreThan } from '../../../../geometry/gaps/within';
import type { Body, Inches } from '../../../../geometry/shapes/shape';
import { overEdge } from '../../../../geometry/shapes/table-edge';
import { standingHeight } from '../../../../geometry/ways/solids';
import { isOnTable } from '../../facts/units';
import type { Battle, ModelId, Unit, UnitId } from '../../types';

/** Why a model could not stand like this in a battle: MOVE-06, MOVE-07, TMOVE-03. Here it is allowed and reported. */
export type Objection =
  | { readonly why: 'overlaps'; readonly model: ModelId; readonly unit: UnitId }
  | { readonly why: 'overEdge'; readonly model: ModelId; readonly by: Inches }
  | { readonly why: 'cannotStand'; readonly model: ModelId };

/** Rule violations in a unit's position. */
export function objectionsTo(battle: Battle, unit: Unit): readonly Objection[] {
  if (!isOnTable(unit)) return [];
  const others = battle.units.filter(isOnTable);
  return unit.models.flatMap((model): readonly Objection[] => {
    const over = overEdge(model, battle.field);
    const met = others.find(other => other.models.some(each => each.id !== model.id && doOverlap(model, each)));
    return [
      ...(isMoreThan(over, 0) ? [{ why: 'overEdge', model: model.id, by: over } as const] : []),
      ...(met ? [{ why: 'overlaps', model: model.id, unit: met.id } as const] : []),
      ...(standingHeight(battle.field, model).isStable ? [] : [{ why: 'cannotStand', model: model.id } as const]),
    ];
  });
}

/** Whether a model of the unit may stand there: on the table, on solid ground, and overlapping no other unit. */
export function isFree(battle: Battle, unit: Unit, body: Body): boolean {
  if (isMoreThan(overEdge(body, battle.field), 0) || !standingHeight(battle.field, body).isStable) return false;
  return battle.units.every(
    other => other.id === unit.id || !isOnTable(other) || !other.models.some(each => doOverlap(body, each)),
  );
}
