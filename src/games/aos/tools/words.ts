import type { Refusal } from '../refusals';
import type { UnitId } from '../types';
import type { Range } from './ranges/reading';
import type { SightReading } from './sight/reading';
import type { TapeReading } from './tape/reading';

/** The text of a chip: the bold part and the rest. */
export interface Label {
  readonly number: string;
  readonly text: string;
}

/** The words of the tools, passed in by the page. */
export interface ToolWords {
  readonly tape: (reading: TapeReading) => Label;
  readonly sight: (reading: SightReading, nameOf: (unit: UnitId) => string) => Label;
  readonly range: (range: Range) => Label;
  /** Why something may not be there, in a few words; undefined if the bar is enough. */
  readonly why?: (refusal: Refusal) => Label | undefined;
}
