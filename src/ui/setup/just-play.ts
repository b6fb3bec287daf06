import { firstClash } from '../../systems/aos/armies/lists';
import type { Setup } from '../../systems/aos/setup';
import { proposed, sceneryOf } from './choices';

/** A quick skirmish of two small bands, without a question asked. */
export const justPlay = (layout = 'old-road'): Setup => ({
  ...firstClash,
  terrain: sceneryOf({ ...proposed(0), layout }),
});
