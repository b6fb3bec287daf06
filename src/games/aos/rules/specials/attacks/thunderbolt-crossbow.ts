import type { Dice } from '../../../../../kernel/dice';
import { hasKeyword } from '../../../facts/units';
import type { Battle, Unit } from '../../../types';
import { amountOf } from '../../abilities/amounts';
import type { SpecialOutcome } from './special-weapons';

/** A die no higher than the number of models, minus 1 for a MONSTER, inflicts D3 mortal wounds. */
export function thunderboltCrossbow(battle: Battle, target: Unit, dice: Dice): SpecialOutcome {
  const face = dice.d6();
  const result = face - (hasKeyword(battle, target, 'MONSTER') ? 1 : 0);
  return { face, mortals: result <= target.models.length ? amountOf('D3', dice) : 0 };
}
