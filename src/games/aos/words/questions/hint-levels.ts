import type { HintLevel } from '../../course/hints/hint';

/** What the levels are called in the settings. */
export const HINT_LEVEL_WORDS: Readonly<Record<HintLevel, string>> = {
  off: 'No hints',
  some: 'When I could miss something',
  all: 'At every decision',
};
