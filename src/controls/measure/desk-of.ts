import type { Desk } from '../desk';
import type { ToolWords } from '../tools/words';
import { fromMark } from './answer';
import { battleOf } from './battle-of';
import { type Measuring, targetUnit } from './measuring';

/** The table as hands, figures and the model's eye know it: a desk where nobody is asked anything. */
export function deskOf(measuring: Measuring, words: ToolWords): Desk {
  const { bench, selected, focus, hovered, question } = measuring;
  const target = targetUnit(measuring);
  const to = target && ({ kind: 'unit', unit: target.id } as const);
  return {
    battle: battleOf(bench),
    options: [],
    check: () => [],
    selected: selected?.kind === 'unit' ? selected.id : undefined,
    focus,
    hovered,
    draft: undefined,
    hold: undefined,
    tool: question === 'sight' ? { kind: 'sight', from: fromMark(measuring), to, isPinned: true } : undefined,
    words,
    refused: [],
  };
}
