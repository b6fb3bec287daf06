import type { ToolWords } from '../tools/words';
import type { Battle } from '../types';
import type { Check } from './draft/reach';
import type { Desk } from './interaction';

/** A desk on which nothing lies but the battle, and where nobody is asked anything. */
export const bareDesk = (battle: Battle, words: ToolWords | undefined, check: Check = () => []): Desk => ({
  battle,
  options: [],
  check,
  selected: undefined,
  focus: undefined,
  takesOne: false,
  hovered: undefined,
  pointed: [],
  draft: undefined,
  hold: undefined,
  tool: undefined,
  words,
  refused: [],
});
