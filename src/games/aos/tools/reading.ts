import type { Interaction } from '../hands/interaction';
import type { Battle, UnitId } from '../types';
import type { Tool } from './tool';
import { type Reading, TOOLS } from './tools';

export type { Reading } from './tools';

interface Known {
  readonly battle: Battle;
  readonly selected: UnitId | undefined;
  readonly reading: Reading | undefined;
}

const known = new WeakMap<Tool, Known>();

/** The reading of the current tool, cached per target because picture and words both ask. */
export function readingOf({
  battle,
  tool,
  selected,
}: Pick<Interaction, 'battle' | 'tool' | 'selected'>): Reading | undefined {
  if (!tool) return undefined;
  const before = known.get(tool);
  if (before?.battle === battle && before.selected === selected) return before.reading;
  const reading = TOOLS[tool.kind].read(battle, tool, selected);
  known.set(tool, { battle, selected, reading });
  return reading;
}
