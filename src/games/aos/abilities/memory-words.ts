import type { AbilityId, Damage } from '../activation';
import type { ModelId, Seat, SlainCause, UnitId } from '../types';
import type { Until } from './deal-words';

/** What there is to remember. */
export type Note =
  /** A slain model stands to fight once more. */
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
  /** This many models of the unit have passed across another unit. */
  | { readonly kind: 'crossed'; readonly unit: UnitId; readonly models: number }
  /** One level of power. */
  | { readonly kind: 'power' };

/** Something a unit remembers for a time. It changes nothing by itself: rules and conditions ask for it by its kind. */
export type Memory = Note & {
  readonly ability: AbilityId;
  readonly until: Until;
  /** Whose hero phase ends it, where that matters. */
  readonly seat: Seat;
};
