/** What ways are looked for among, made ready for many questions: everybody as a crowd. */

import type { Field, Solid } from '../shapes/shape';
import { type Crowd, crowdOf } from '../units/crowd';
import type { Surroundings } from './move';
import type { Zone } from './route/detour';

export interface Around {
  readonly field: Field;
  /** Everybody who bars the way, as in `Surroundings`. */
  readonly others: Crowd;
  /** Those whose zone is kept clear of; nobody where no zone is. */
  readonly kept: Crowd;
  readonly barred: readonly Solid[] | undefined;
}

/** The surroundings of somebody who keeps clear of this zone; throws if a number of anybody's is not finite. */
export const aroundOf = ({ field, others, barred }: Surroundings, zone: Zone | undefined): Around => ({
  field,
  others: crowdOf(others),
  kept: crowdOf(zone?.enemies ?? []),
  barred,
});
