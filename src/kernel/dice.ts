import { bug } from './bug';
import { nextWord, seedWords, type Words } from './generator';

export type Face = 1 | 2 | 3 | 4 | 5 | 6;

/** The whole memory of a set of dice, as plain data: seeded words, or faces written down beforehand. */
export type DiceState =
  | { readonly kind: 'seeded'; readonly words: Words }
  | { readonly kind: 'scripted'; readonly faces: readonly number[]; readonly used: number };

/** What rules roll with. Every roll moves `state` on. */
export interface Dice {
  /** DICE-01 */
  d6(): Face;
  /** DICE-03: one die halved, rounding up. */
  d3(): 1 | 2 | 3;
  /** DICE-02: so many dice, in the order in which they fell. */
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
export function diceFrom(state: DiceState): Dice {
  let words = state.kind === 'seeded' ? state.words : undefined;
  let used = state.kind === 'scripted' ? state.used : 0;
  let rolled = 0;

  const die = (sides: number): number => {
    if (!Number.isInteger(sides) || sides < 1 || sides > 0x100000000) bug(`a die with ${sides} sides`);
    rolled += 1;
    if (state.kind === 'scripted') return scriptedFace(state.faces, used++, sides);
    // Words at or above the highest multiple of `sides` are thrown away, so that no face is favoured.
    const fairLimit = 0x100000000 - (0x100000000 % sides);
    for (;;) {
      const step = nextWord(words ?? bug('seeded dice without words'));
      words = step.words;
      if (step.word < fairLimit) return (step.word % sides) + 1;
    }
  };
  const d6 = (): Face => die(6) as Face;

  return {
    d6,
    d3: () => Math.ceil(d6() / 2) as 1 | 2 | 3,
    roll: count => Array.from({ length: count }, d6),
    die,
    draw: list => list[die(list.length) - 1] as (typeof list)[number],
    shuffle: list => shuffled(list, die),
    get state(): DiceState {
      return state.kind === 'scripted' ? { ...state, used } : { kind: 'seeded', words: words ?? state.words };
    },
    get rolled() {
      return rolled;
    },
  };
}

function scriptedFace(faces: readonly number[], index: number, sides: number): number {
  const face = faces[index];
  if (face === undefined) throw new DiceScriptError(`the script holds ${faces.length} dice and one more was asked for`);
  if (!Number.isInteger(face) || face < 1 || face > sides) {
    throw new DiceScriptError(`die ${index} of the script shows ${face}, which a die with ${sides} sides has not`);
  }
  return face;
}

/** Fisher and Yates: each place from the last is given one of those not yet placed. */
function shuffled<T>(list: readonly T[], die: (sides: number) => number): readonly T[] {
  const left = [...list];
  const order: T[] = [];
  while (left.length > 0) order.push(...left.splice(die(left.length) - 1, 1));
  return order;
}
