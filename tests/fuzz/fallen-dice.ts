import { type DiceState, diceFrom } from '../../src/kernel/dice';
import { claim } from './claim';
import { isSameData } from './same-data';

const MOST_DICE = 5000;

/** The faces that fell between two states of the same dice, found by rolling on from the first until the second is met. */
export function fallenBetween(before: DiceState, after: DiceState): readonly number[] {
  const dice = diceFrom(before);
  const faces: number[] = [];
  while (!isSameData(dice.state, after)) {
    claim(faces.length < MOST_DICE, 'the dice only ever roll on');
    faces.push(dice.d6());
  }
  return faces;
}
