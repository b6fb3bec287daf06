import type { Ruling, RulingKind } from '../../consent/types';
import { unitOf } from '../../facts/units';
import { slainModels } from '../../origin';
import type { Battle, Model, ModelId, Seat, Unit, UnitId } from '../../types';

/** The state of the dialog; each kind of ruling uses what it needs. */
export interface Draft {
  readonly by: Seat;
  readonly kind: RulingKind;
  readonly unit: UnitId;
  readonly model: ModelId;
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  readonly wounds: number;
  readonly whose: Seat;
  readonly points: number;
}

/** A model that can be chosen, and whether it is slain. */
export interface Choosable {
  readonly model: Model;
  readonly isSlain: boolean;
}

/** The models of a unit, including slain ones, in roster order. */
export function choosable(battle: Battle, unit: Unit): readonly Choosable[] {
  const number = ({ model }: Choosable) => Number(model.id.slice(model.id.lastIndexOf('/') + 1));
  return [
    ...unit.models.map(model => ({ model, isSlain: false })),
    ...slainModels(battle, unit).map(model => ({ model, isSlain: true })),
  ].sort((one, other) => number(one) - number(other));
}

/** A draft for the selected unit, or the first of the proposing side. */
export function firstDraft(battle: Battle, by: Seat, selected: UnitId | undefined): Draft {
  const unit =
    battle.units.find(({ id }) => id === selected) ??
    battle.units.find(each => each.seat === by && each.models.length > 0) ??
    battle.units[0];
  const plain = { by, kind: 'placeModel', unit: '', model: '', x: 0, y: 0, facing: 0, wounds: 0 } as const;
  const draft: Draft = { ...plain, whose: by, points: battle.commandPoints[by] + 1 };
  return unit ? withUnit(battle, draft, unit.id) : draft;
}

/** The draft for another unit, with its first model. */
export function withUnit(battle: Battle, draft: Draft, unit: UnitId): Draft {
  const [first] = choosable(battle, unitOf(battle, unit));
  return withModel(battle, { ...draft, unit }, first?.model.id ?? '');
}

/** The draft for another model, with its place and wounds. A slain model starts in the middle of its unit, or of the table. */
export function withModel(battle: Battle, draft: Draft, id: ModelId): Draft {
  const unit = unitOf(battle, draft.unit);
  const chosen = choosable(battle, unit).find(({ model }) => model.id === id);
  if (!chosen) return draft;
  const { model, isSlain } = chosen;
  const mate = isSlain ? (unit.models[0] ?? { x: battle.field.width / 2, y: battle.field.depth / 2 }) : model;
  return { ...draft, model: id, x: mate.x, y: mate.y, facing: model.facing, wounds: model.wounds };
}

/** The ruling of a draft. */
export function rulingOf({ kind, model, x, y, facing, wounds, whose, points }: Draft): Ruling {
  if (kind === 'placeModel') return { kind, model, x, y, facing };
  if (kind === 'setWounds') return { kind, model, wounds };
  return kind === 'setCommandPoints' ? { kind, seat: whose, points } : { kind };
}
