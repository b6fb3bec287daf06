import type { Inches, Spot } from '../../../geometry/shapes/shape';
import { gapBetweenUnits } from '../facts/places/distance';
import { findModel, findUnit, isInPlay } from '../facts/units';
import type { Battle, Model, ModelId, Unit, UnitId } from '../types';
import { battleOf } from './battle-of';
import type { MeasureTable, Thing } from './table';

/** The questions, one at a time. */
export const QUESTIONS = ['gaps', 'coherency', 'reach', 'charge', 'weapons', 'sight', 'control'] as const;
export type Question = (typeof QUESTIONS)[number];

/** A measuring table, the selection and the question. */
export interface Measuring {
  readonly measureTable: MeasureTable;
  readonly selected: Thing | undefined;
  /** The model that keys, drags and questions use; undefined for the whole unit. */
  readonly focus: ModelId | undefined;
  /** The second unit of the question; undefined for the nearest enemy. */
  readonly target: UnitId | undefined;
  readonly hovered: ModelId | undefined;
  readonly question: Question;
  /** The length for "within" and for reach. */
  readonly inches: Inches;
  /** MOVE-13: whether reach keeps 3" away from enemies. */
  readonly keepsAway: boolean;
  /** Whether the 3" around all models are drawn. */
  readonly showsZones: boolean;
  /** The goal of the path. */
  readonly goal: Spot | undefined;
  /** What is dragged, and the table before. */
  readonly held: Held | undefined;
  readonly past: readonly MeasureTable[];
  readonly future: readonly MeasureTable[];
}

export interface Held {
  readonly thing: Thing | 'goal';
  readonly model: ModelId | undefined;
  readonly from: Spot;
  readonly before: MeasureTable;
}

export const INCHES = { least: 0.5, most: 30, usual: 6 } as const;

/** A table to begin with. */
export const measuringOf = (measureTable: MeasureTable): Measuring => ({
  measureTable,
  selected: measureTable.units[0] && { kind: 'unit', id: measureTable.units[0].id },
  focus: undefined,
  target: undefined,
  hovered: undefined,
  question: 'gaps',
  inches: INCHES.usual,
  keepsAway: true,
  showsZones: false,
  goal: undefined,
  held: undefined,
  past: [],
  future: [],
});

/** The selected unit. */
export function selectedUnit({ measureTable, selected }: Measuring): Unit | undefined {
  return selected?.kind === 'unit' ? findUnit(battleOf(measureTable), selected.id) : undefined;
}

/** The focused model, or the first of the selected unit. */
export function selectedModel(measuring: Measuring): Model | undefined {
  const unit = selectedUnit(measuring);
  const { focus } = measuring;
  return unit && ((focus === undefined ? undefined : findModel(unit, focus)) ?? unit.models[0]);
}

/** The second unit of the question: the chosen one, else the nearest enemy, else the nearest friend. */
export function targetUnit(measuring: Measuring): Unit | undefined {
  const battle = battleOf(measuring.measureTable);
  const unit = selectedUnit(measuring);
  const chosen = measuring.target === undefined ? undefined : findUnit(battle, measuring.target);
  if (chosen && chosen.id !== unit?.id) return chosen;
  return unit && targetsOf(battle, unit)[0];
}

/** Possible targets of a unit, enemies first, nearest first. */
export function targetsOf(battle: Battle, unit: Unit): readonly Unit[] {
  const others = battle.units.filter(other => other.id !== unit.id && isInPlay(other));
  const gaps = new Map(others.map(other => [other.id, gapBetweenUnits(battle, unit, other)]));
  const friendly = (other: Unit) => Number(other.seat === unit.seat);
  return others.toSorted((a, b) => friendly(a) - friendly(b) || (gaps.get(a.id) ?? 0) - (gaps.get(b.id) ?? 0));
}

/** The index of a model in its unit. */
export const indexOfModel = (model: ModelId | undefined): number | undefined =>
  model === undefined ? undefined : Number(model.slice(model.lastIndexOf('/') + 1)) - 1;
