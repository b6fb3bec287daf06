import type { Range, RangesReading } from '../../tools/ranges/reading';
import type { Reading } from '../../tools/reading';
import type { CoverReading, Hider, SightReading } from '../../tools/sight/reading';
import type { TapeReading } from '../../tools/tape/reading';
import type { Mark, ToolKind } from '../../tools/tool';
import type { ToolWords } from '../../tools/words';
import type { UnitId } from '../../types';
import type { Names } from '../names';
import { inches, listed } from '../numbers';
import { wrongInWords } from '../refusals/refusal-labels';

/** What the buttons of the tools are called. */
export const TOOL_NAMES: Readonly<Record<ToolKind, string>> = { tape: 'Tape', sight: 'Sight', ranges: 'Ranges' };

/** What to do with a tool that shows nothing yet: first its start, then its end. */
export const TOOL_HINTS: Readonly<Record<ToolKind, { readonly begin: string; readonly end: string }>> = {
  tape: { begin: 'Measure from: press a unit or a spot', end: 'Measure to: point at a unit or a spot' },
  sight: { begin: 'Look from: press a unit', end: 'Look at: point at a unit' },
  ranges: { begin: 'Point at a unit', end: 'Point at a unit' },
};

const RANGE_NAMES: Readonly<Record<Range['of'], string>> = {
  move: 'move',
  charge: 'charge',
  missile: 'shooting',
  melee: 'melee',
  zone: 'zone',
  aura: 'aura',
};

/** The words on the labels of the tools. */
export const TOOL_WORDS: ToolWords = {
  tape: ({ gap }) => ({ number: inches(gap), text: '' }),
  sight: (reading, nameOf) =>
    reading.seeing > 0
      ? { number: 'Sees', text: [howMany(reading), ...covered(reading)].filter(Boolean).join(' · ') }
      : { number: 'Hidden', text: hiddenBy(reading.hiders, nameOf) },
  range: ({ of, inches: length, names }) => ({
    number: inches(length),
    text: names.length > 0 ? firstOf(names) : RANGE_NAMES[of],
  }),
  why: wrongInWords,
};

/** A chip has room for one name. */
const firstOf = ([first = '', ...more]: readonly string[]): string =>
  more.length > 0 ? `${first} and ${more.length} more` : first;

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

/** No count for a single model. */
const howMany = ({ seeing, looking }: SightReading): string =>
  looking > 1 ? `with ${seeing} of ${looking} models` : '';

const COVER_WORDS: Readonly<Record<CoverReading['why'], (name: string) => string>> = {
  inside: name => `in cover: wholly on ${name}`,
  behind: name => `in cover: behind ${name}`,
  garrison: name => `in cover: inside ${name}`,
};

const covered = ({ cover }: SightReading): readonly string[] => (cover ? [COVER_WORDS[cover.why](cover.name)] : []);

const hiddenBy = (hiders: readonly Hider[], nameOf: (unit: UnitId) => string): string =>
  `by ${listed(hiders.map(hider => (hider.kind === 'unit' ? nameOf(hider.unit) : hider.name)))}`;

const rangesInWords = ({ unit, ranges }: RangesReading, names: Names): string =>
  `${names.unit(unit)}: ${ranges.map(rangeInWords).join(', ')}`;

function rangeInWords({ of, inches: length, names }: Range): string {
  return `${RANGE_NAMES[of]} ${inches(length)}${names.length > 0 ? ` (${listed(names)})` : ''}`;
}

/** The words beside the measuring tools. */
export const TOOL_STRIP = {
  measure: 'Measure',
  measureKey: 'Measure (T)',
  eye: 'Model’s eye',
  back: 'Back to the table',
  eyeKey: 'See it through the model’s eyes (V)',
  name: 'Measuring',
} as const;
