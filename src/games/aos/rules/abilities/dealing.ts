import type { Dice } from '../../../../kernel/dice';
import type { Deal } from '../../abilities/types';
import type { BattleEvent } from '../../events';
import type { Battle, ModelId, SlainCause, Unit, UnitId } from '../../types';

/** The events of an ability's or spell's deals on one unit, in order. */
export type DealTo = (dealing: Dealing, deals: readonly Deal[]) => readonly BattleEvent[];

/** The events of one kind of deal. */
export type Meaning<K extends Deal['do']> = (
  dealing: Dealing,
  deal: Extract<Deal, { do: K }>,
) => readonly BattleEvent[];

/** One use of an ability or spell on one unit. */
export interface Dealing {
  readonly battle: Battle;
  readonly bearer: Unit;
  readonly target: Unit;
  /** The named model of the target, if one must be named. */
  readonly model?: ModelId | undefined;
  /** The units with numbers, in order. */
  readonly numbered?: readonly UnitId[] | undefined;
  readonly source: { readonly id: string; readonly name: string };
  readonly cause: SlainCause;
  /** The casting roll, for spells. */
  readonly total: number;
  readonly dice: Dice;
  /** Applies further deals; passed along so that a meaning need not import the table that lists it. */
  readonly dealTo: DealTo;
}
