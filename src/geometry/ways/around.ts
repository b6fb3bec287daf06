/** The surroundings of a path search, prepared for many queries: all bodies as a crowd. */

import type { Field, Solid } from '../shapes/shape';
import { type Crowd, crowdOf } from '../units/crowd';
import type { Surroundings } from './move';
import type { Zone } from './route/detour';

export interface Around {
  readonly field: Field;
  /** All blocking bodies, as in `Surroundings`. */
  readonly others: Crowd;
  /** Bodies whose zone is avoided; empty without a zone. */
  readonly kept: Crowd;
  readonly barred: readonly Solid[] | undefined;
}

/** The surroundings for a mover that avoids this zone; throws if a number is not finite. */
export const aroundOf = ({ field, others, barred }: Surroundings, zone: Zone | undefined): Around => ({
  field,
  others: crowdOf(others),
  kept: crowdOf(zone?.enemies ?? []),
  barred,
});
