import type { Kinds } from '../../kernel/system';
import type { Foreseen } from './guide';

/** An answer and what its play-outs came to, row by row; the same row has the same dice for every answer. */
export class Tried<K extends Kinds> {
  readonly command: K['command'];
  readonly values: number[] = [];
  #measures: number[] = [];

  constructor(command: K['command']) {
    this.command = command;
  }

  add(value: number, measures: readonly number[]): void {
    this.values.push(value);
    this.#measures = measures.map((each, index) => (this.#measures[index] ?? 0) + each);
  }

  get mean(): number {
    return meanOf(this.values);
  }

  get foreseen(): Foreseen<K> {
    const rows = Math.max(1, this.values.length);
    return { command: this.command, value: rounded(this.mean), measures: this.#measures.map(sum => sum / rows) };
  }

  get plusMinus(): number {
    return rounded(errorOf(this.values));
  }

  /** How much better this is than another on the rows that both played, and the standard error of that. */
  leadOver(other: Tried<K>): { readonly mean: number; readonly error: number } {
    const rows = Math.min(this.values.length, other.values.length);
    const leads = Array.from({ length: rows }, (_, row) => (this.values[row] ?? 0) - (other.values[row] ?? 0));
    return { mean: rounded(meanOf(leads)), error: rounded(errorOf(leads)) };
  }
}

const meanOf = (list: readonly number[]): number =>
  list.reduce((sum, each) => sum + each, 0) / Math.max(1, list.length);

/** The standard error of a mean; without two values nothing is known. */
function errorOf(list: readonly number[]): number {
  if (list.length < 2) return 1;
  const mean = meanOf(list);
  const squares = list.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return Math.sqrt(squares / (list.length - 1) / list.length);
}

/** Machines may differ in the last bit of what they work out; nothing that is compared may hang on it. */
const rounded = (value: number): number => Math.round(value * 1e9) / 1e9;
