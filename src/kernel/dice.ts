import { bug } from './bug';
import { seedWords, WordStream, type Words } from './generator';

export type Face = 1 | 2 | 3 | 4 | 5 | 6;

/** The whole memory of a set of dice, as plain data: seeded words, or faces written down beforehand. */
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

/** How many words the generator can draw. */
const WORDS = 0x100000000;

/** What rules roll with. Every roll moves `state` on. */
export interface Dice {
  /** DICE-01 */
  d6(): Face;
  /** DICE-03: one die halved, rounding up. */
  d3(): 1 | 2 | 3;
  /** DICE-02: several dice, in the order in which they fell. */
  roll(count: number): readonly Face[];
  /** A die with any number of sides from 1 up. */
  die(sides: number): number;
  /** One of the list, each as likely as the others. */
  draw<T>(list: readonly T[]): T;
  /** The list in a new order, each order as likely as the others. */
  shuffle<T>(list: readonly T[]): readonly T[];
  readonly state: DiceState;
  /** How many dice fell so far. */
  readonly rolled: number;
}

/** Thrown when scripted dice are asked for more than was written down, or hold a face their die does not have. */
export class DiceScriptError extends Error {}

/** The dice of a game, from a seed; each named stream is independent of the others, so ornament never changes a battle. */
export const seededState = (seed: number, stream = 'battle'): DiceState => ({
  kind: 'seeded',
  words: seedWords(seed, stream),
});

/** Dice that fall as written down, for tests and replays. */
export const scriptedState = (faces: readonly number[]): DiceState => ({ kind: 'scripted', faces, used: 0 });

/** The faces of a script that have not fallen yet; seeded dice never run out and have none. */
export const facesLeft = (state: DiceState): readonly number[] =>
  state.kind === 'scripted' ? state.faces.slice(state.used) : [];

/** Takes dice up where their state left them. */
export const diceFrom = (state: DiceState): Dice =>
  state.kind === 'seeded' ? new SeededDice(state) : new ScriptedDice(state);

/** Classes and not closures: every command of a battle creates its dice again. */
abstract class RollingDice implements Dice {
  rolled = 0;

  /** Written down when it is asked for, not after every die. */
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

  /** Fisher and Yates: each place is given one of those not yet placed. */
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

  /** Words at or above the highest multiple of `sides` are thrown away, so that no face is favoured. */
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

/** What dice come to when they are added up. */
export const totalOf = (faces: readonly Face[]): number => faces.reduce<number>((sum, face) => sum + face, 0);
