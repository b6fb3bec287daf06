import { gapBetween } from '../../../../geometry/gaps/gap';
import type { Inches } from '../../../../geometry/shapes/shape';
import { isOnTable } from '../../facts/units';
import type { Battle, Model, ModelId, Unit, UnitId } from '../../types';
import { areLinked, brokenLinks, coherencyGroups, proposeRepair } from '../../ways/coherency';
import type { Place } from '../table';
import { isFree } from './objections';

/** Two models and the gap between them. */
export interface Link {
  readonly from: ModelId;
  readonly to: ModelId;
  readonly gap: Inches;
  /** UNIT-02: measured separately. */
  readonly height: Inches;
}

/** UNIT-02: whether a unit is one group. */
export interface UnitCoherency {
  readonly unit: UnitId;
  readonly models: number;
  readonly groups: number;
  /** One for every separated group. */
  readonly broken: readonly Link[];
}

export interface CoherencyReading {
  readonly kind: 'coherency';
  readonly units: readonly UnitCoherency[];
  /** The links of the selected unit, and how to repair it. */
  readonly own:
    | { readonly unit: UnitId; readonly links: readonly Link[]; readonly repair: Repair | undefined }
    | undefined;
}

/** The repaired positions, and the longest move of a model. */
export interface Repair {
  readonly places: readonly Place[];
  readonly moved: readonly number[];
  readonly furthest: Inches;
}

/** Checks every unit, and one in detail. */
export function coherencyReading(battle: Battle, asked: Unit | undefined): CoherencyReading {
  const own = asked && isOnTable(asked) ? asked : undefined;
  return {
    kind: 'coherency',
    units: battle.units.filter(isOnTable).map(coherencyOf),
    own: own && { unit: own.id, links: linksOf(own.models), repair: repairOf(battle, own) },
  };
}

function coherencyOf({ id, models }: Unit): UnitCoherency {
  const nameAt = (index: number) => models[index]?.id ?? '';
  return {
    unit: id,
    models: models.length,
    groups: coherencyGroups(models).length,
    broken: brokenLinks(models).map(({ from, to, gap, height }) => ({
      from: nameAt(from),
      to: nameAt(to),
      gap,
      height,
    })),
  };
}

/** The fewest links that hold each group together: every model to the nearest one already linked. */
function linksOf(models: readonly Model[]): readonly Link[] {
  return coherencyGroups(models).flatMap(group => {
    const [first, ...waiting] = group.flatMap(index => models[index] ?? []);
    const links: Link[] = [];
    const rest = new Set(waiting);
    let joined = first;
    const nearest = new Map<Model, { readonly to: Model; readonly gap: Inches }>();
    while (joined && rest.size > 0) {
      for (const model of rest) {
        const gap = areLinked(model, joined) ? gapBetween(model, joined) : Number.POSITIVE_INFINITY;
        if (gap < (nearest.get(model)?.gap ?? Number.POSITIVE_INFINITY)) nearest.set(model, { to: joined, gap });
      }
      const next = [...rest].reduce((a, b) =>
        (nearest.get(a)?.gap ?? Infinity) <= (nearest.get(b)?.gap ?? Infinity) ? a : b,
      );
      const link = nearest.get(next);
      if (link) links.push({ from: next.id, to: link.to.id, gap: link.gap, height: 0 });
      rest.delete(next);
      joined = next;
    }
    return links;
  });
}

/** UNIT-02: the smallest shift onto free places that makes the unit coherent. */
function repairOf(battle: Battle, unit: Unit): Repair | undefined {
  if (coherencyGroups(unit.models).length < 2) return undefined;
  const repair = proposeRepair(unit.models, body => isFree(battle, unit, body));
  return (
    repair && {
      places: repair.bodies.map(({ x, y, facing }) => ({ x, y, facing })),
      moved: repair.shifts.map(({ index }) => index),
      furthest: repair.furthest,
    }
  );
}
