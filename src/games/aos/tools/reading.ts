import { findUnit } from '../facts/units';
import type { Interaction } from '../hands/interaction';
import type { Battle, UnitId } from '../types';
import { type RangesReading, rangesReading } from './ranges';
import { type SightReading, sightReading } from './sight';
import { type TapeReading, tapeReading } from './tape';
import { type Tool, unitAt } from './tool';

/** What the tool in hand shows. */
export type Reading = TapeReading | SightReading | RangesReading;

interface Known {
  readonly battle: Battle;
  readonly selected: UnitId | undefined;
  readonly reading: Reading | undefined;
}

const known = new WeakMap<Tool, Known>();

/** Reads the tool: once for each place it is pointed at, as picture and words both ask. */
export function readingOf({
  battle,
  tool,
  selected,
}: Pick<Interaction, 'battle' | 'tool' | 'selected'>): Reading | undefined {
  if (!tool) return undefined;
  const before = known.get(tool);
  if (before?.battle === battle && before.selected === selected) return before.reading;
  const reading = read(battle, tool, selected);
  known.set(tool, { battle, selected, reading });
  return reading;
}

function read(battle: Battle, { kind, from, to }: Tool, selected: UnitId | undefined): Reading | undefined {
  if (kind === 'ranges') {
    const unit = unitAt(battle, to) ?? (selected === undefined ? undefined : findUnit(battle, selected));
    return rangesReading(battle, unit ?? unitAt(battle, from));
  }
  if (!from || !to) return undefined;
  return kind === 'tape' ? tapeReading(battle, from, to) : sightReading(battle, from, to);
}
