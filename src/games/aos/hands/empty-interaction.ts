import type { ToolWords } from '../tools/words';
import type { Battle } from '../types';
import type { Check } from './draft/move-limit';
import type { Interaction } from './interaction';

/** An interaction that shows only the battle, with no question open. */
export const emptyInteraction = (
  battle: Battle,
  words: ToolWords | undefined,
  check: Check = () => [],
): Interaction => ({
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
