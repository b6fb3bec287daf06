import type { Dice } from '../../../../../kernel/dice';
import type { Battle, Unit } from '../../../types';
import { amountOf } from '../../abilities/amounts';
import type { SpecialOutcome } from './special-weapons';

/** A 1 does nothing, 2 to 5 inflict D3 mortal wounds, a 6 inflicts one more. */
export function starsoulMace(_battle: Battle, _target: Unit, dice: Dice): SpecialOutcome {
  const face = dice.d6();
  if (face === 1) return { face, mortals: 0 };
  return { face, mortals: amountOf('D3', dice) + (face === 6 ? 1 : 0) };
}
