import { emptyInteraction } from '../hands/empty-interaction';
import type { Interaction } from '../hands/interaction';
import type { ToolWords } from '../tools/words';
import { fromMark } from './answer';
import { battleOf } from './battle-of';
import { type Measuring, targetUnit } from './measuring';

/** The measuring table as an interaction, for the tools, the minis and the view through a model’s eyes. */
export function interactionOf(measuring: Measuring, words: ToolWords): Interaction {
  const { measureTable, selected, focus, hovered, question } = measuring;
  const target = targetUnit(measuring);
  const to = target && ({ kind: 'unit', unit: target.id } as const);
  return {
    ...emptyInteraction(battleOf(measureTable), words),
    selected: selected?.kind === 'unit' ? selected.id : undefined,
    focus,
    hovered,
    tool: question === 'sight' ? { kind: 'sight', from: fromMark(measuring), to, isPinned: true } : undefined,
  };
}
