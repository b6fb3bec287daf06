import type { Body } from '../../../geometry/shape';
import { bug } from '../../../kernel/bug';
import { warscrollOf } from '../armies';
import { artefactOf } from '../armies/spells';
import type { Muster } from '../setup';
import type { Battle, Model, ModelId, Seat, Unit, UnitId } from '../types';
import { bodiesOf } from './bodies';

/** The unit of this name, if there is one. */
export const findUnit = (battle: Battle, id: UnitId): Unit | undefined => battle.units.find(unit => unit.id === id);

/** A unit that must exist. */
export const unitOf = (battle: Battle, id: UnitId): Unit => findUnit(battle, id) ?? bug(`no unit ${id}`);

/** A living model of a unit. */
export const findModel = (unit: Unit, id: ModelId): Model | undefined => unit.models.find(model => model.id === id);

/** The unit a living model belongs to. */
export const unitOfModel = (battle: Battle, id: ModelId): Unit | undefined =>
  battle.units.find(unit => unit.models.some(model => model.id === id));

/** FB-08, GARR-04, GARR-07: whether the unit is in the battle: on the table or inside a feature, not in reserve (RES-05). */
export const isInPlay = (unit: Unit): boolean =>
  unit.models.length > 0 && (unit.where.kind === 'table' || unit.where.kind === 'garrison');

/** Whether the unit's bases stand on the table itself. */
export const isOnTable = (unit: Unit): boolean => unit.models.length > 0 && unit.where.kind === 'table';

/** Units in play. */
export const unitsOf = (battle: Battle, seat: Seat): readonly Unit[] => gather(battle)[seat].units;

/** Models of a side that stand on the table: what bars the way. */
export const modelsOf = (battle: Battle, seat: Seat): readonly Model[] => gather(battle)[seat].models;

/** GARR-06: models of a side and the features it garrisons: what distances to that side are measured to. */
export const presenceOf = (battle: Battle, seat: Seat): readonly Body[] => gather(battle)[seat].presence;

interface Side {
  readonly units: readonly Unit[];
  readonly models: readonly Model[];
  readonly presence: readonly Body[];
}

const gathered = new WeakMap<readonly Unit[], Readonly<Record<Seat, Side>>>();

/** Gathered once for each arrangement of units. */
function gather(battle: Battle): Readonly<Record<Seat, Side>> {
  const known = gathered.get(battle.units);
  if (known) return known;
  const sideOf = (seat: Seat): Side => {
    const units = battle.units.filter(unit => unit.seat === seat && isInPlay(unit));
    return {
      units,
      models: units.flatMap(unit => (unit.where.kind === 'table' ? unit.models : [])),
      presence: units.flatMap(unit => bodiesOf(battle, unit)),
    };
  };
  const sides = { azure: sideOf('azure'), ember: sideOf('ember') };
  gathered.set(battle.units, sides);
  return sides;
}

/** Its line in the army list. */
export const musterOf = (battle: Battle, unit: Unit): Muster | undefined =>
  battle.musters[unit.seat].find(muster => muster.id === unit.id);

/** BATT-07 */
export const battalionOf = (battle: Battle, unit: Unit): string | undefined => musterOf(battle, unit)?.battalion;

/** ALLY-01, ALG-07 */
export const isAlly = (battle: Battle, unit: Unit): boolean => musterOf(battle, unit)?.isAlly === true;

/** KEY-01, KEY-03, ART-01: printed keywords, those assigned for this battle, and what an artefact makes of its bearer; letter case does not matter. */
export function hasKeyword(battle: Battle, unit: Unit, keyword: string): boolean {
  const assigned = battle.musters[unit.seat].find(muster => muster.id === unit.id)?.keywords ?? [];
  const wanted = keyword.toUpperCase();
  return (
    warscrollOf(unit).keywords.includes(wanted) ||
    assigned.some(each => each.toUpperCase() === wanted) ||
    (wanted === 'WIZARD' && artefactOf(battle, unit)?.makesWizard === true)
  );
}
