import type { Range } from '../../tools/ranges/reading';
import type { CoverReading, Hider, SightReading } from '../../tools/sight/reading';
import type { ToolWords } from '../../tools/words';
import type { UnitId } from '../../types';
import { inches, listed } from '../numbers';
import { wrongInWords } from '../refusals/refusal-labels';

/** What each range is called. */
export const RANGE_NAMES: Readonly<Record<Range['of'], string>> = {
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

/** No count for a single model. */
export const howMany = ({ seeing, looking }: SightReading): string =>
  looking > 1 ? `with ${seeing} of ${looking} models` : '';

const COVER_WORDS: Readonly<Record<CoverReading['why'], (name: string) => string>> = {
  inside: name => `in cover: wholly on ${name}`,
  behind: name => `in cover: behind ${name}`,
  garrison: name => `in cover: inside ${name}`,
};

/** Cover on the way, if there is any. */
export const covered = ({ cover }: SightReading): readonly string[] =>
  cover ? [COVER_WORDS[cover.why](cover.name)] : [];

/** What hides the target. */
export const hiddenBy = (hiders: readonly Hider[], nameOf: (unit: UnitId) => string): string =>
  `by ${listed(hiders.map(hider => (hider.kind === 'unit' ? nameOf(hider.unit) : hider.name)))}`;

/** The words beside the measuring tools. */
export const TOOL_STRIP = {
  measure: 'Measure',
  measureKey: 'Measure (T)',
  eye: 'Model’s eye',
  back: 'Back to the table',
  eyeKey: 'See it through the model’s eyes (V)',
  name: 'Measuring',
} as const;
