import type { Range, RangesReading } from '../../tools/ranges/reading';
import type { Reading } from '../../tools/reading';
import type { SightReading } from '../../tools/sight/reading';
import type { TapeReading } from '../../tools/tape/reading';
import type { Mark, ToolKind } from '../../tools/tool';
import type { Names } from '../names';
import { inches, listed } from '../numbers';
import { covered, hiddenBy, howMany, RANGE_NAMES } from './tools';

/** What the buttons of the tools are called. */
export const TOOL_NAMES: Readonly<Record<ToolKind, string>> = { tape: 'Tape', sight: 'Sight', ranges: 'Ranges' };

/** What to do with a tool that shows nothing yet: first its start, then its end. */
export const TOOL_HINTS: Readonly<Record<ToolKind, { readonly begin: string; readonly end: string }>> = {
  tape: { begin: 'Measure from: press a unit or a spot', end: 'Measure to: point at a unit or a spot' },
  sight: { begin: 'Look from: press a unit', end: 'Look at: point at a unit' },
  ranges: { begin: 'Point at a unit', end: 'Point at a unit' },
};

/** What the tool shows, as a sentence. */
export function readingInWords(reading: Reading, names: Names): string {
  if (reading.kind === 'tape') return tapeInWords(reading, names);
  return reading.kind === 'sight' ? sightInWords(reading, names) : rangesInWords(reading, names);
}

const tapeInWords = ({ from, to, gap }: TapeReading, names: Names): string =>
  `${endInWords(from, names)} to ${endInWords(to, names)}: ${inches(gap)}`;

function endInWords(mark: Mark, names: Names): string {
  if (mark.kind === 'unit') return names.unit(mark.unit);
  return mark.kind === 'model' ? names.model(mark.model) : 'the spot';
}

function sightInWords(reading: SightReading, names: Names): string {
  const pair = `${names.unit(reading.from)} to ${names.unit(reading.to)}`;
  if (reading.seeing === 0) return `${pair}: hidden ${hiddenBy(reading.hiders, id => names.unit(id))}`;
  return `${pair}: ${[`sees ${howMany(reading)}`.trim(), ...covered(reading)].join(', ')}`;
}

const rangesInWords = ({ unit, ranges }: RangesReading, names: Names): string =>
  `${names.unit(unit)}: ${ranges.map(rangeInWords).join(', ')}`;

function rangeInWords({ of, inches: length, names }: Range): string {
  return `${RANGE_NAMES[of]} ${inches(length)}${names.length > 0 ? ` (${listed(names)})` : ''}`;
}
