import { bug } from './bug';
import { seedWords, WordStream, type Words } from './generator';

export type Face = 1 | 2 | 3 | 4 | 5 | 6;

/** The complete state of a set of dice, as plain data: a seeded generator, or scripted faces. */
export type DiceState = SeededState | ScriptedState;

interface SeededState {
  readonly kind: 'seeded';
  readonly words: Words;
}

interface ScriptedState {
  readonly kind: 'scripted';
  readonly faces: readonly number[];
  readonly used: number;
}

/** The number of different words the generator can draw. */
const WORDS = 0x100000000;

/** The dice that rules roll. Every roll advances `state`. */
export interface Dice {
  /** DICE-01 */
  d6(): Face;
  /** DICE-03: one die halved, rounding up. */
  d3(): 1 | 2 | 3;
  /** DICE-02: several dice, in the order of the roll. */
  roll(count: number): readonly Face[];
  /** A die with any number of sides from 1 up. */
  die(sides: number): number;
  /** A uniformly random entry of the list. */
  draw<T>(list: readonly T[]): T;
  /** The list in a uniformly random order. */
  shuffle<T>(list: readonly T[]): readonly T[];
  readonly state: DiceState;
  /** The number of dice rolled so far. */
  readonly rolled: number;
}

/** Thrown when scripted dice run out, or hold a face their die does not have. */
export class DiceScriptError extends Error {}

/** The dice of a game, from a seed; named streams are independent, so decoration never changes a battle. */
export const seededState = (seed: number, stream = 'battle'): DiceState => ({
  kind: 'seeded',
  words: seedWords(seed, stream),
});

/** Dice with scripted faces, for tests and replays. */
export const scriptedState = (faces: readonly number[]): DiceState => ({ kind: 'scripted', faces, used: 0 });

/** The unused faces of a script; empty for seeded dice, which never run out. */
export const facesLeft = (state: DiceState): readonly number[] =>
  state.kind === 'scripted' ? state.faces.slice(state.used) : [];

/** Dice that continue from a state. */
export const diceFrom = (state: DiceState): Dice =>
  state.kind === 'seeded' ? new SeededDice(state) : new ScriptedDice(state);

/** Classes instead of closures, because every command of a battle creates its dice again. */
abstract class RollingDice implements Dice {
  rolled = 0;

  /** Computed on demand, not after every die. */
  abstract get state(): DiceState;
  protected abstract next(sides: number): number;

  d6(): Face {
    return this.die(6) as Face;
  }

  d3(): 1 | 2 | 3 {
    return Math.ceil(this.d6() / 2) as 1 | 2 | 3;
  }

  roll(count: number): readonly Face[] {
    const faces: Face[] = [];
    for (let i = 0; i < count; i++) faces.push(this.d6());
    return faces;
  }

  die(sides: number): number {
    if (!Number.isInteger(sides) || sides < 1 || sides > WORDS) bug(`a die with ${sides} sides`);
    const face = this.next(sides);
    this.rolled += 1;
    return face;
  }

  draw<T>(list: readonly T[]): T {
    return list[this.die(list.length) - 1] as T;
  }

  /** Fisher-Yates. */
  shuffle<T>(list: readonly T[]): readonly T[] {
    const order = [...list];
    for (let last = order.length - 1; last > 0; last--) {
      const other = this.die(last + 1) - 1;
      [order[last], order[other]] = [order[other] as T, order[last] as T];
    }
    return order;
  }
}

class SeededDice extends RollingDice {
  readonly #before: SeededState;
  #stream: WordStream | undefined;

  constructor(state: SeededState) {
    super();
    this.#before = state;
  }

  get state(): DiceState {
    return this.#stream ? { kind: 'seeded', words: this.#stream.words } : this.#before;
  }

  /** Words at or above the highest multiple of `sides` are discarded, so that no face is favoured. */
  protected next(sides: number): number {
    this.#stream ??= new WordStream(this.#before.words);
    const fairLimit = WORDS - (WORDS % sides);
    let word = this.#stream.next();
    while (word >= fairLimit) word = this.#stream.next();
    return (word % sides) + 1;
  }
}

class ScriptedDice extends RollingDice {
  readonly #before: ScriptedState;

  constructor(state: ScriptedState) {
    super();
    this.#before = state;
  }

  get state(): DiceState {
    return { ...this.#before, used: this.#before.used + this.rolled };
  }

  protected next(sides: number): number {
    return scriptedFace(this.#before.faces, this.#before.used + this.rolled, sides);
  }
}

function scriptedFace(faces: readonly number[], index: number, sides: number): number {
  const face = faces[index];
  if (face === undefined) throw new DiceScriptError(`the script holds ${faces.length} dice and one more was asked for`);
  if (!Number.isInteger(face) || face < 1 || face > sides) {
    throw new DiceScriptError(`die ${index} of the script shows ${face}, which a die with ${sides} sides has not`);
  }
  return face;
}

/** The sum of dice. */
export const totalOf = (faces: readonly Face[]): number => faces.reduce<number>((sum, face) => sum + face, 0);
