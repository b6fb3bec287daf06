import type { Dice } from '../../../kernel/dice';
import type { Amount } from '../abilities/types';

/** DICE-02, DICE-03: so many, or as many as the dice say. */
export function amountOf(amount: Amount, dice: Dice): number {
  switch (amount) {
    case 'D3':
      return dice.d3();
    case 'D6':
      return dice.d6();
    case '2D6':
      return dice.d6() + dice.d6();
    default:
      return amount;
  }
}
