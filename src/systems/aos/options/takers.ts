import { gathered } from '../../../kernel/gathered';
import type { AskOf } from '../asks';
import type { CommandOf } from '../commands';
import { woundsLeft } from '../rules/harm';
import type { Battle, Model, ModelId, Unit } from '../types';

/** WND-02: as many of the models, from the first, as it takes to bear so many wounds where none is negated. */
export function takersOf(battle: Battle, unit: Unit, order: readonly Model[], wounds: number): readonly ModelId[] {
  let left = wounds;
  return gathered(order, model => {
    if (left <= 0) return [];
    left -= woundsLeft(battle, unit, model);
    return [model.id];
  });
}

/** MW-02: where it matters, the mortal wounds first, or for now one wound of either kind. */
export const otherKinds = (
  command: CommandOf<'allocate'>,
  { mortals }: AskOf<'allocate'>,
): readonly CommandOf<'allocate'>[] =>
  mortals === undefined
    ? []
    : [
        { ...command, first: 'mortals' },
        { ...command, first: 'wounds', isOne: true },
        { ...command, first: 'mortals', isOne: true },
      ];
