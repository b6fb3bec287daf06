import { bug } from '../../../../kernel/bug';
import type { Dice } from '../../../../kernel/dice';

const GRAINS = 1_000_000;

/** A uniformly random length between two limits. */
export const between = (dice: Dice, low: number, high: number): number =>
  low + ((high - low) * (dice.die(GRAINS) - 1)) / (GRAINS - 1);

/** True with this probability. */
export const happens = (dice: Dice, share: number): boolean => dice.die(GRAINS) <= share * GRAINS;

const MOST_TRIES = 2000;

/** Repeats an attempt until it succeeds; it must be likely enough. */
export function until<T>(attempt: () => T | undefined, what: string): T {
  for (let count = 0; count < MOST_TRIES; count++) {
    const found = attempt();
    if (found !== undefined) return found;
  }
  return bug(`no ${what} was found`);
}
