import type { Refusal } from '../refusals';
import type { UnitId } from '../types';
import type { Range } from './ranges/reading';
import type { SightReading } from './sight/reading';
import type { TapeReading } from './tape/reading';

/** What stands on a chip: the weighty part and the rest. */
export interface Label {
  readonly number: string;
  readonly text: string;
}

/** The words of the tools, which the page brings along. */
export interface ToolWords {
  readonly tape: (reading: TapeReading) => Label;
  readonly sight: (reading: SightReading, nameOf: (unit: UnitId) => string) => Label;
  readonly range: (range: Range) => Label;
  /** Why something may not be where it was put, in a few words; nothing where the bar says enough. */
  readonly why?: (refusal: Refusal) => Label | undefined;
}
