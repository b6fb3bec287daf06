import type { AbilityId, Damage } from '../activation';
import type { ModelId, Seat, SlainCause, UnitId } from '../types';
import type { Until } from './deal-words';

/** The kinds of memory. */
export type Note =
  /** A slain model stays to fight once more. */
  | {
      readonly kind: 'dying';
      readonly model: ModelId;
      readonly by: Seat | undefined;
      readonly cause: SlainCause;
      readonly source: Damage['source'];
    }
  /** That model has fought. */
  | { readonly kind: 'stood' }
  /** The unit was set up again; at most this many units may be. */
  | { readonly kind: 'foreseen'; readonly most: number }
  /** The ability was used on the unit. */
  | { readonly kind: 'spent' }
  /** This many models of the unit moved across another unit. */
  | { readonly kind: 'crossed'; readonly unit: UnitId; readonly models: number }
  /** One level of power. */
  | { readonly kind: 'power' };

/** A fact that a unit remembers for a time. It has no effect by itself: rules and conditions look it up by kind. */
export type Memory = Note & {
  readonly ability: AbilityId;
  readonly until: Until;
  /** The side whose hero phase ends it, if that matters. */
  readonly seat: Seat;
};
