import { bareDesk } from '../hands/empty-interaction';
import type { Desk } from '../hands/interaction';
import type { ToolWords } from '../tools/words';
import { fromMark } from './answer';
import { battleOf } from './battle-of';
import { type Measuring, targetUnit } from './measuring';

/** The table as hands, figures and the model's eye know it: a desk with what is in hand here. */
export function deskOf(measuring: Measuring, words: ToolWords): Desk {
  const { bench, selected, focus, hovered, question } = measuring;
  const target = targetUnit(measuring);
  const to = target && ({ kind: 'unit', unit: target.id } as const);
  return {
    ...bareDesk(battleOf(bench), words),
    selected: selected?.kind === 'unit' ? selected.id : undefined,
    focus,
    hovered,
    tool: question === 'sight' ? { kind: 'sight', from: fromMark(measuring), to, isPinned: true } : undefined,
  };
}
