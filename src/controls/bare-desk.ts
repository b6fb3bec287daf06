import type { Battle } from '../systems/aos/types';
import type { Desk } from './desk';
import type { Check } from './reach';
import type { ToolWords } from './tools/words';

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
