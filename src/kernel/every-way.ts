import { bug } from './bug';
import type { Dice, DiceState, Face } from './dice';

/** More ways than any question that is asked of one die or one attack. */
const MOST_WAYS = 10_000;

/**
 * Dice that take every combination of faces, one after another. The faces of one combination are a path through a tree;
 * `next` moves to the next path, and `weight` is the probability of the current one.
 */
class EveryDice implements Dice {
  weight = 1;
  readonly #faces: number[] = [];
  readonly #sides: number[] = [];
  #depth = 0;

  get rolled(): number {
    return this.#depth;
  }

  get state(): DiceState {
    return bug('dice that fall in every way have no state');
  }

  die(sides: number): number {
    if (this.#depth === this.#faces.length) {
      this.#faces.push(1);
      this.#sides.push(sides);
    }
    this.weight /= sides;
    const face = this.#faces[this.#depth] ?? bug('no face at this depth');
    this.#depth += 1;
    return face;
  }

  d6(): Face {
    return this.die(6) as Face;
  }

  /** As likely as a halved die of six, in half the ways. */
  d3(): 1 | 2 | 3 {
    return this.die(3) as 1 | 2 | 3;
  }

  roll(count: number): readonly Face[] {
    return Array.from({ length: count }, () => this.d6());
  }

  draw<T>(list: readonly T[]): T {
    return list[this.die(list.length) - 1] as T;
  }

  shuffle(): never {
    return bug('nothing that is asked in every way shuffles');
  }

  /** Raises the last die that is not at its highest face and drops those after it; false when none is left. */
  next(): boolean {
    this.weight = 1;
    this.#depth = 0;
    for (let last = this.#faces.length - 1; last >= 0; last--) {
      const face = this.#faces[last] ?? 0;
      if (face < (this.#sides[last] ?? 0)) {
        this.#faces[last] = face + 1;
        return true;
      }
      this.#faces.pop();
      this.#sides.pop();
    }
    return false;
  }
}

/**
 * Asks `decide` once for every way in which its dice can fall, and hands each result with its chance to `onResult`.
 * The number of ways is the product of the sides, so ask for one die or one attack and convolve the rest.
 */
export function everyWay<T>(decide: (dice: Dice) => T, onResult: (result: T, chance: number) => void): void {
  if (!everyWayUpTo(MOST_WAYS, decide, onResult)) bug(`more than ${MOST_WAYS} ways`);
}

/** The same for an unknown number of dice: false if there were more ways, and some are missing. */
export function everyWayUpTo<T>(
  most: number,
  decide: (dice: Dice) => T,
  onResult: (result: T, chance: number) => void,
): boolean {
  const dice = new EveryDice();
  let ways = 0;
  do {
    ways += 1;
    if (ways > most) return false;
    const result = decide(dice);
    onResult(result, dice.weight);
  } while (dice.next());
  return true;
}
