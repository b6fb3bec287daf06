import type { Inches } from '../../../geometry/shapes/shape';
import type { ModelId, UnitId } from '../types';
import { battleOf } from './battle-of';
import { INCHES, type Measuring, measuringOf, type Question, selectedUnit, targetsOf, targetUnit } from './measuring';
import type { MeasureTable, Thing } from './table';

const MOST_PAST = 100;

/** Replaces the table; the old one can be restored by undo. */
export function withMeasureTable(measuring: Measuring, measureTable: MeasureTable): Measuring {
  if (measureTable === measuring.measureTable) return measuring;
  const past = [...measuring.past, measuring.measureTable].slice(-MOST_PAST);
  return { ...measuring, measureTable, past, future: [] };
}

/** Replaces the whole table, which undo restores. The question stays. */
export function withTable(measuring: Measuring, measureTable: MeasureTable): Measuring {
  const { question, inches, keepsAway, showsZones } = measuring;
  const { past, future } = withMeasureTable(measuring, measureTable);
  return { ...measuringOf(measureTable), question, inches, keepsAway, showsZones, past, future };
}

export function undo(measuring: Measuring): Measuring {
  const before = measuring.past.at(-1);
  if (!before) return measuring;
  const future = [measuring.measureTable, ...measuring.future];
  return cleared({ ...measuring, measureTable: before, past: measuring.past.slice(0, -1), future });
}

export function redo(measuring: Measuring): Measuring {
  const [next, ...future] = measuring.future;
  if (!next) return measuring;
  return cleared({ ...measuring, measureTable: next, past: [...measuring.past, measuring.measureTable], future });
}

/** Clears references to things that no longer exist. */
export function cleared(measuring: Measuring): Measuring {
  const { measureTable, selected } = measuring;
  const isThere =
    selected !== undefined &&
    thingsOn(measureTable).some(({ kind, id }) => kind === selected.kind && id === selected.id);
  return { ...measuring, selected: isThere ? selected : undefined, focus: undefined };
}

/** Everything selectable, in the order of the list. */
export const thingsOn = ({ units, pieces, markers }: MeasureTable): readonly Thing[] => [
  ...(['azure', 'ember'] as const).flatMap(seat =>
    units.filter(unit => unit.seat === seat).map(({ id }) => ({ kind: 'unit', id }) as const),
  ),
  ...pieces.map(({ id }) => ({ kind: 'piece', id }) as const),
  ...markers.map(({ id }) => ({ kind: 'marker', id }) as const),
];

/** Selects something. */
export const select = (measuring: Measuring, selected: Thing | undefined, focus?: ModelId): Measuring => ({
  ...measuring,
  selected,
  focus,
  target: selected?.kind === 'unit' && selected.id === measuring.target ? undefined : measuring.target,
});

/** The next thing, or the one before. */
export function selectNext(measuring: Measuring, by: 1 | -1): Measuring {
  const things = thingsOn(measuring.measureTable);
  const at = things.findIndex(({ kind, id }) => kind === measuring.selected?.kind && id === measuring.selected.id);
  const next = things[at < 0 && by < 0 ? things.length - 1 : (at + by + things.length) % Math.max(1, things.length)];
  return next ? select(measuring, next) : measuring;
}

/** The next model of the selected unit; after the last, the whole unit. */
export function focusNext(measuring: Measuring): Measuring {
  const unit = selectedUnit(measuring);
  if (!unit || unit.models.length < 2) return measuring;
  const at = unit.models.findIndex(({ id }) => id === measuring.focus);
  return { ...measuring, focus: unit.models[at + 1]?.id };
}

/** Sets the second unit of the question. */
export const aim = (measuring: Measuring, target: UnitId | undefined): Measuring => ({ ...measuring, target });

/** The next target of the question. */
export function aimNext(measuring: Measuring, by: 1 | -1): Measuring {
  const unit = selectedUnit(measuring);
  if (!unit) return measuring;
  const targets = targetsOf(battleOf(measuring.measureTable), unit);
  const at = targets.findIndex(({ id }) => id === targetUnit(measuring)?.id);
  return aim(measuring, targets[(at + by + targets.length) % Math.max(1, targets.length)]?.id);
}

export const ask = (measuring: Measuring, question: Question): Measuring => ({ ...measuring, question });

const HALF = 2;

/** Asks about another length, in half inches. */
export const askFor = (measuring: Measuring, inches: Inches): Measuring => {
  const length = Math.round(inches * HALF) / HALF;
  return Number.isFinite(length)
    ? { ...measuring, inches: Math.min(INCHES.most, Math.max(INCHES.least, length)) }
    : measuring;
};
