import type { Face } from '../../../../kernel/dice';
import type { IconName } from '../../../../shell/parts/icons';
import type { Seat } from '../../types';
import { causesOf, type Sum } from './modifier-sums';

export interface RolledDie {
  /** Its index in the sorted row. */
  readonly id: number;
  readonly face: Face;
  readonly seat: Seat;
  readonly failed: boolean;
}

/** One row of dice: what it was for, the target number, the faces and the result. */
export interface RollRow {
  readonly name: string;
  readonly need: string | undefined;
  readonly note: string | undefined;
  readonly dice: readonly RolledDie[];
  readonly result: string;
  /** How the target number or the result is made up. */
  readonly sums?: readonly Sum[];
}

/** The last roll, or the last attack with its steps. */
export interface Rolls {
  readonly title: string;
  readonly icon: IconName;
  readonly earlier: readonly string[];
  readonly rows: readonly RollRow[];
  /** The result: *stars* mark bold text. */
  readonly sum: string | undefined;
}

/** A die of a side, and whether it failed. */
export const dieOf = (face: Face, seat: Seat, failed = false): RolledDie => ({ id: 0, face, seat, failed });
/** Dice sorted high to low. */
export const row = (
  name: string,
  dice: readonly RolledDie[],
  result: string,
  need?: string,
  note?: string,
): RollRow => ({
  name,
  need,
  note,
  dice: dice.toSorted((a, b) => b.face - a.face).map((die, id) => ({ ...die, id })),
  result,
});
/** A roll by itself. */
export const single = (title: string, icon: IconName, rows: readonly RollRow[], sum?: string): Rolls => ({
  title,
  icon,
  earlier: [],
  rows,
  sum,
});

/** A row with its sums and their causes, if any. */
export const explained = (plain: RollRow, ...sums: readonly Sum[]): RollRow => {
  const causes = sums.flatMap(sum => causesOf(sum) ?? []).join(', ');
  return causes === '' ? plain : { ...plain, note: causes, sums };
};
