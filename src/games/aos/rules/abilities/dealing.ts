import type { Dice } from '../../../../kernel/dice';
import type { Deal } from '../../abilities/types';
import type { BattleEvent } from '../../events';
import type { Battle, ModelId, SlainCause, Unit, UnitId } from '../../types';

/** The events that the deals of an ability or spell bring about for one unit, in their order. */
export type DealTo = (dealing: Dealing, deals: readonly Deal[]) => readonly BattleEvent[];

/** What one kind of deal brings about. */
export type Meaning<K extends Deal['do']> = (
  dealing: Dealing,
  deal: Extract<Deal, { do: K }>,
) => readonly BattleEvent[];

/** One use of an ability or spell on one unit. */
export interface Dealing {
  readonly battle: Battle;
  readonly bearer: Unit;
  readonly target: Unit;
  /** The model of it that was named, where one must be. */
  readonly model?: ModelId | undefined;
  /** The units that were given numbers, in their order. */
  readonly numbered?: readonly UnitId[] | undefined;
  readonly source: { readonly id: string; readonly name: string };
  readonly cause: SlainCause;
  /** The casting roll, for spells. */
  readonly total: number;
  readonly dice: Dice;
  /** Carries out further deals; passed along so that a meaning need not import the table that lists it. */
  readonly dealTo: DealTo;
}
