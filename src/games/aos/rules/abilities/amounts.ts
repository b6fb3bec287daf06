import type { Dice, Face } from '../../../../kernel/dice';
import {
  type Amount,
  type DiceExpression,
  diceIn,
  type RendDice,
  sumOfDice,
  unsigned,
} from '../../abilities/dice-words';

/** The dice, the value of each, and the total. */
export interface RolledAmount {
  readonly faces: readonly Face[];
  readonly values: readonly number[];
  readonly sum: number;
}

/** RAND-01, DICE-02, DICE-03: each D3 is one die, halved on its own. */
export function rollDice(expression: DiceExpression, dice: Dice): RolledAmount {
  const parts = diceIn(expression);
  const faces = dice.roll(parts.count);
  const values = parts.sides === 3 ? faces.map(face => Math.ceil(face / 2)) : faces;
  return { faces, values, sum: sumOfDice(parts, values) };
}

/** RAND-01: any random characteristic; Rend keeps its printed sign. */
export function rollCharacteristic(expression: DiceExpression | RendDice, dice: Dice): RolledAmount {
  const { dice: thrown, sign } = unsigned(expression);
  const rolled = rollDice(thrown, dice);
  return sign === 1 ? rolled : { ...rolled, sum: -rolled.sum };
}

/** DICE-02, DICE-03: a fixed number, or the sum of the dice. */
export const amountOf = (amount: Amount, dice: Dice): number =>
  typeof amount === 'number' ? amount : rollDice(amount, dice).sum;
