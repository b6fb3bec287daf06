import type { Body, Spot } from '../../../geometry/shapes/shape';
import { meanOf } from '../../../geometry/shapes/spots';
import { bug } from '../../../kernel/bug';
import { Recent } from '../../../kernel/recent-cache';
import { warscrollOf } from '../armies';
import { musterOf } from '../armies/checks/muster';
import { artefactOf } from '../armies/parts/spells';
import type { Battle, Model, ModelId, PerSeat, Seat, Unit, UnitId } from '../types';
import { changedUnit } from './copy';
import { onceArranged } from './places/arrangement';
import { bodiesOf } from './places/bodies';

/** The unit with this id, if any. */
export const findUnit = (battle: Battle, id: UnitId): Unit | undefined => battle.units.find(unit => unit.id === id);

/** The unit with this id; throws if there is none. */
export const unitOf = (battle: Battle, id: UnitId): Unit => findUnit(battle, id) ?? bug(`no unit ${id}`);

/** A living model of a unit. */
export const findModel = (unit: Unit, id: ModelId): Model | undefined => unit.models.find(model => model.id === id);

/** The unit with only these models; the same object if that is all of them, so that cached measurements stay valid. */
export function partOf(unit: Unit, isPart: (model: Model) => boolean): Unit {
  const models = unit.models.filter(isPart);
  return models.length === unit.models.length ? unit : changedUnit(unit, { models });
}

/** The middle of a unit's models. */
export const middleOfUnit = ({ models }: Unit): Spot => meanOf(models);

/** The unit a living model belongs to. */
export const unitOfModel = (battle: Battle, id: ModelId): Unit | undefined =>
  battle.units.find(unit => unit.models.some(model => model.id === id));

/** FB-08, GARR-04, GARR-07: whether the unit is in play: on the table or in a garrison, not in reserve (RES-05). */
export const isInPlay = (unit: Unit): boolean =>
  unit.models.length > 0 && (unit.where.kind === 'table' || unit.where.kind === 'garrison');

/** MOVE-02, RES-03: whether the unit can still move this turn: it has neither moved nor used up its move otherwise. */
export const hasMoveLeft = ({ deeds }: Unit): boolean => !deeds.includes('moved') && !deeds.includes('moveSpent');

/** Whether the unit's models stand on the table, not in a garrison or reserve. */
export const isOnTable = (unit: Unit): boolean => unit.models.length > 0 && unit.where.kind === 'table';

const inPlay = new Recent<readonly Unit[], PerSeat<readonly Unit[]>>();

/** Units in play by side, computed once for each list of units. */
export function unitsOf({ units }: Battle, seat: Seat): readonly Unit[] {
  let sides = inPlay.get(units);
  if (!sides) {
    const azure: Unit[] = [];
    const ember: Unit[] = [];
    for (const unit of units) if (isInPlay(unit)) (unit.seat === 'azure' ? azure : ember).push(unit);
    sides = { azure, ember };
    inPlay.set(units, sides);
  }
  return sides[seat];
}

/** Models of a side on the table; they block movement. */
export const modelsOf = (battle: Battle, seat: Seat): readonly Model[] => onceArranged(battle, gather)[seat].models;

/** GARR-06: models of a side and the features it garrisons; distances to that side are measured to these. */
export const presenceOf = (battle: Battle, seat: Seat): readonly Body[] => onceArranged(battle, gather)[seat].presence;

interface Side {
  readonly models: readonly Model[];
  readonly presence: readonly Body[];
}

const gather = (battle: Battle): PerSeat<Side> => ({
  azure: sideOf(battle, 'azure'),
  ember: sideOf(battle, 'ember'),
});

function sideOf(battle: Battle, seat: Seat): Side {
  const models: Model[] = [];
  const presence: Body[] = [];
  for (const unit of unitsOf(battle, seat)) {
    if (unit.where.kind === 'table') models.push(...unit.models);
    presence.push(...bodiesOf(battle, unit));
  }
  return { models, presence };
}

/** BATT-07 */
export const battalionOf = (battle: Battle, unit: Unit): string | undefined => musterOf(battle, unit)?.battalion;

/** ALLY-01, ALG-07 */
export const isAlly = (battle: Battle, unit: Unit): boolean => musterOf(battle, unit)?.isAlly === true;

/**
 * KEY-01, KEY-03, ART-01: printed keywords, keywords assigned for this battle, and keywords from an artefact;
 * case-insensitive.
 */
export function hasKeyword(battle: Battle, unit: Unit, keyword: string): boolean {
  const assigned = musterOf(battle, unit)?.keywords ?? [];
  const { keywords } = warscrollOf(unit);
  if (keywords.includes(keyword)) return true; // fast path: usually the spelling matches
  const wanted = keyword.toUpperCase();
  return (
    keywords.includes(wanted) ||
    assigned.some(each => each.toUpperCase() === wanted) ||
    (wanted === 'WIZARD' && artefactOf(battle, unit)?.makesWizard === true)
  );
}

/** The ids of these models. */
export const idsOf = (models: readonly Model[]): readonly ModelId[] => models.map(({ id }) => id);
